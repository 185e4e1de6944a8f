import { ofLevel, type Finding } from './finding.ts';

const WIDTH = 100;
const INDENT = '    ';

/** Breaks a text into lines at its spaces. */
function wrap(text: string, first: string): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line !== first && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = `${INDENT}${word}`;
    } else line += line === first ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Findings that differ in nothing but the item, as one. */
function describeGroup([first, ...others]: Finding[]): string {
  if (first === undefined) return '';
  const items = [first, ...others].map(({ item }) => item).filter((item) => item !== '');
  const count = items.length > 1 ? ` (${items.length})` : '';
  const what = items.length === 0 ? first.topic : `${first.topic}${count}: ${items.join(', ')}`;
  return `${wrap(what, '  ')}\n${wrap(`${first.where}: ${first.todo}`, INDENT)}`;
}

function describeLevel(heading: string, findings: Finding[]): string[] {
  if (findings.length === 0) return [];
  const groups = Map.groupBy(findings, ({ topic, where, todo }) => [topic, where, todo].join('\n'));
  return [heading, ...[...groups.values()].map(describeGroup), ''];
}

/** The findings on one screen, what must be done first. */
export function describeFindings(findings: readonly Finding[]): string {
  const must = ofLevel('must', findings);
  const last =
    must.length === 0 ? 'Nothing is in the way of going live.' : 'The site is not ready to go live.';
  return [
    ...describeLevel('To do before going live:', must),
    ...describeLevel('Advice:', ofLevel('advice', findings)),
    last,
  ].join('\n');
}
