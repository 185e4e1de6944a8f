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

type Maker = (topic: string, item: string, where: string, todo: string) => Finding;

export const must: Maker = (topic, item, where, todo) => ({ level: 'must', topic, item, where, todo });
export const advice: Maker = (topic, item, where, todo) => ({ level: 'advice', topic, item, where, todo });

/** A finding, where it applies. */
export const when = (applies: boolean, finding: Finding): Finding[] => (applies ? [finding] : []);

/** The findings of a level. */
export const ofLevel = (level: Finding['level'], findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.level === level);
