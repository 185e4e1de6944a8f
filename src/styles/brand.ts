import { fileURLToPath } from 'node:url';
import type { Config } from 'tailwindcss';
import { readSite } from '../collections/read-content.ts';
import { brandPaints } from '../brand/paints.ts';

/** The brand's colors of `content/site.yaml`, beside those of `tailwind.config.ts`. */
const { brand } = await readSite(fileURLToPath(new URL('../..', import.meta.url)));

export default { theme: { extend: { colors: brandPaints(brand) } } } satisfies Omit<Config, 'content'>;
