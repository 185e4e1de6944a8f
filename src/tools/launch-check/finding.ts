/** Something that the owner has to do, or may want to do, before the site goes live. */
export interface Finding {
  /** Whether the site must not go live like this, or could do better. */
  level: 'must' | 'advice';
  /** What it is about, in a word or two; findings about the same are shown together. */
  topic: string;
  /** The thing itself: an id, a name, a value. Empty where the topic says it. */
  item: string;
  /** Where to do it: a file of the project, or a place elsewhere. */
  where: string;
  /** What to do. */
  todo: string;
}

const maker =
  (level: Finding['level']) =>
  (topic: string, item: string, where: string, todo: string): Finding => {
    return { level, topic, item, where, todo };
  };

export const must = maker('must');
export const advice = maker('advice');

/** A finding, where it applies. */
export const when = (applies: boolean, finding: Finding): Finding[] => (applies ? [finding] : []);

/** The findings of a level. */
export const ofLevel = (level: Finding['level'], findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.level === level);

const WIDTH = 100;
const INDENT = '    ';

/** As much of a text as a line has room for. */
const LINE = new RegExp(`(\\S{${WIDTH - INDENT.length},}|.{1,${WIDTH - INDENT.length}})(?: |$)`, 'g');

/** Breaks a text into lines at its spaces. */
const wrap = (text: string, first: string) =>
  text.replace(LINE, (_, line: string, at: number) => `${at === 0 ? first : `\n${INDENT}`}${line}`);

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
  const musts = ofLevel('must', findings);
  return [
    ...describeLevel('To do before going live:', musts),
    ...describeLevel('Advice:', ofLevel('advice', findings)),
    musts.length === 0 ? 'Nothing is in the way of going live.' : 'The site is not ready to go live.',
  ].join('\n');
}
