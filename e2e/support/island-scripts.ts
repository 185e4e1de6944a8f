import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The scripts that a built script needs: itself, and what it imports at once, and what that imports.
 *
 * @param folder the `_astro` folder of a build
 * @param entry name of a script in it
 * @returns names of scripts; what is imported only when needed is left out
 */
export function scriptsOf(folder: string, entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const code = readFileSync(join(folder, name), 'utf8');
    // Static imports name their file with `from"./x.js"` or `import"./x.js"`; dynamic ones have a bracket.
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      visit(imported);
  };
  visit(entry);
  return found;
}

/**
 * The hashed file of a chunk.
 *
 * @param folder the `_astro` folder of a build
 * @param name of the chunk, such as `Drawer`
 * @throws {Error} when there is none
 */
export function chunkNamed(folder: string, name: string): string {
  const file = readdirSync(folder).find((each) => new RegExp(`^${name}\\.[\\w-]+\\.js$`).test(each));
  if (file === undefined) throw new Error(`There is no script "${name}" in ${folder}.`);
  return file;
}
