import { isScalar, isSeq, Scalar, visit, type Document } from 'yaml';
import type { Fault, Words, YamlFinding } from './yaml-fault.ts';

const DASH = 'Put a dash and a space before it, as in the lines around it.';
const DASH_OR_INDENT = 'Put a dash and a space before it, or indent it like the fields of the entry above.';

const isDash = (line: string) => /^\s*-(?:\s|$)/.test(line);

/** A dash that stands where no list can begin. */
export function dashTooFar({ error, line }: Fault): Words | undefined {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !isDash(line)) return undefined;
  return { found: 'the dash is indented too far', remedy: 'Indent it like the other dashes of its list.' };
}

const indentOf = (line: string) => line.search(/\S|$/);

/** Whether dashes of a list stand above a line, as far in as it does. */
function isBelowDash(above: string, line: string): boolean {
  const lines = above.split('\n').filter((one) => one.trim() !== '');
  const near = lines.findLast((one) => indentOf(one) <= indentOf(line) && !/^\s*#/.test(one));
  return near !== undefined && isDash(near) && indentOf(near) === indentOf(line);
}

/** An entry of a list that has lost its dash, or the space behind it. */
export function dashless({ error, line, above }: Fault): Words | undefined {
  if (error.code === 'DUPLICATE_KEY' || isDash(line)) return undefined;
  const isKey = /^\s*[\w-]+:(?:\s|$)/.test(line);
  const isAfterDash = isDash(above.trimEnd().split('\n').at(-1) ?? '');
  if (!isBelowDash(above, line) && (!isAfterDash || isKey)) return undefined;
  return /^\s*-\S/.test(line)
    ? { found: 'there is no space behind the dash', remedy: 'Add one.' }
    : { found: `"${line.trim()}" has no dash, and stands in a list`, remedy: isKey ? DASH_OR_INDENT : DASH };
}

/** Whether a line is too short to have been broken for its length, as programs that write YAML do at 80 letters. */
const isShort = (line: string) => line.trim().length < 50;

/** A line that YAML takes for the rest of the entry or the value before it, and that was meant as an entry of its own. */
export function swallowedEntry(document: Document, source: string): YamlFinding | undefined {
  let finding: YamlFinding | undefined;
  visit(document, (_, node, path) => {
    if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) return undefined;
    const [first = '', ...rest] = source.slice(node.range[0], node.range[1]).split('\n');
    const parent = path.at(-1);
    const inList = isSeq(parent) && parent.flow !== true;
    const index = rest.findIndex((line, before) =>
      inList ? line.trim() !== '' && isShort([first, ...rest][before] ?? '') : isDash(line),
    );
    if (index === -1) return undefined;
    const swallowed = inList ? (rest[index] ?? '') : first;
    const offset = node.range[0] + (inList ? [first, ...rest.slice(0, index)].join('\n').length + 1 : 0);
    finding = {
      offset,
      found: `"${swallowed.trim()}" has no dash, and stands in a list`,
      remedy:
        'Put a dash and a space before it, or >- behind the dash of an entry that goes on over several lines.',
    };
    return visit.BREAK;
  });
  return finding;
}
