import { parseDocument } from 'yaml';
import { ContentError } from './content-problem.ts';

const LEADING_TOKEN = /^[^#'"]*?[:-]\s+\{\{/;

/**
 * Parses YAML.
 *
 * @param source the text
 * @param file its path, for messages
 * @param firstLine the line of the file that the text begins on
 * @throws {ContentError} naming the line, when it is not YAML
 */
export function parseYaml(source: string, file: string, firstLine = 1): unknown {
  const document = parseDocument(source);
  const [error] = [...document.errors, ...document.warnings];
  if (error === undefined) return document.toJS() as unknown;

  const line = error.linePos?.[0].line ?? 1;
  const reason = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';
  throw new ContentError([
    {
      file,
      field: `line ${line + firstLine - 1}`,
      found: `not valid YAML (${reason})`,
      remedy: LEADING_TOKEN.test(source.split('\n')[line - 1] ?? '')
        ? 'Put quotes around a value that begins with {{.'
        : 'Put quotes around values with special characters, and check the indentation.',
    },
  ]);
}

/**
 * Splits a Markdown file into its frontmatter and its body.
 *
 * @throws {ContentError} when there is no frontmatter between two lines of `---`, or it is not YAML
 */
export function parseMarkdown(source: string, file: string): { data: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/.exec(source);
  if (match !== null) return { data: parseYaml(match[1] ?? '', file, 2), body: match[2] ?? '' };
  throw new ContentError([
    {
      file,
      field: '',
      found: 'no frontmatter found',
      remedy: 'Begin the file with its fields between two lines of ---.',
    },
  ]);
}
