import type { Content } from '../../collections/read-content.ts';
import type { Finding } from './finding.ts';

const REMEDIES = {
  unknown: 'Ask who may haul there (rule: says whom), then set authorised to true, or remove the town.',
  false: 'You may not haul there: remove the town, so that the site promises nothing you may not do.',
} as const;

/** Towns that are shown as served without written authority to haul in them. */
export function checkAuthority({ serviceArea }: Content): Finding[] {
  return serviceArea.flatMap(({ data: { name, authorised }, file }) => {
    if (authorised === true) return [];
    const state = authorised === false ? 'false' : 'unknown';
    const topic = state === 'false' ? 'Hauling is not allowed' : 'Authority to haul is unknown';
    return [{ level: 'must', topic, item: name, where: file, todo: REMEDIES[state] }];
  });
}
