import { getLabels, getList } from './entries.ts';
import { priceSentences } from './price-words.ts';

/** The questions of `content/faq.yaml`, those on prices with what sizes cost at the end of the answer. */
export async function getQuestions() {
  const prices = priceSentences(await getList('dumpsterSizes'), (await getLabels()).price);
  return (await getList('faq')).map((question) =>
    question.prices ? { ...question, answer: `${question.answer} ${prices}`.trimEnd() } : question,
  );
}
