import type { Document, YAMLError } from 'yaml';

/** What is wrong with a text that is not YAML, where, and what to do about it. */
export interface YamlFinding {
  /** Offset in the text. */
  offset: number;
  found: string;
  remedy: string;
}

/** What the parser found, and where. */
export interface Fault {
  error: YAMLError;
  offset: number;
  document: Document;
  source: string;
  /** The line of the fault, with its indentation, and all that stands above it. */
  line: string;
  above: string;
}

/** What to say of a fault; its place too where that is another than the parser's. */
export type Words = Omit<YamlFinding, 'offset'> & { offset?: number };

export const QUOTES = 'Put quotes around the whole value.';
