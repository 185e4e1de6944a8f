import type { Content } from '../../collections/read-content.ts';
import { isOverAYearAgo } from '../../lib/date.ts';
import { advice, must, when, type Finding } from './finding.ts';

const SAMPLE =
  'Put the answer under owner and set sample to false, or hauling to barred: the site must promise nothing you may not do.';
const UNPROVEN = 'Say under owner whom you asked or what you read (source), and when (checked).';
const OPEN =
  'Visitors read there that they should ask you first. What you may ask yourself stands under owner.';
const OLD = 'What you know of it is more than a year old. Ask again, and put the day into checked.';

/** Whether the company may haul where the site says that it does, with what the owner's own notes say of it. */
export const checkTowns = ({ serviceArea }: Content): Finding[] =>
  serviceArea.flatMap(({ file, data: { name, hauling, sample, owner } }) => {
    const { otherwise, source, checked, question } = owner;
    const isAllowed = hauling === 'allowed';
    const known = [otherwise, question, SAMPLE].filter((text) => text !== undefined).join(' ');
    const isUnproven = source === undefined || checked === undefined;
    const isOld = checked !== undefined && isOverAYearAgo(checked);
    return [
      ...when(isAllowed && sample, must('May you haul there?', name, file, known)),
      ...when(
        isAllowed && !sample && isUnproven,
        must('A right to haul without proof', name, file, UNPROVEN),
      ),
      ...when(hauling === 'ask', advice('Towns to ask about', name, file, OPEN)),
      ...when(isOld, advice('Towns to ask about again', name, file, OLD)),
    ];
  });
