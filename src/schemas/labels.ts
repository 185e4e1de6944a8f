import { z } from 'zod';
import { text } from './fields.ts';

type Names<Line extends string> = Line extends `${infer Name} ${infer Rest}` ? Name | Names<Rest> : Line;

/** A group of texts by their names, which stand in lines with spaces between. */
const group = <Line extends string>(...lines: Line[]) => {
  const fields = lines.flatMap((line) => line.split(' ')).map((name) => [name, text()]);
  return z.strictObject(Object.fromEntries(fields) as Record<Names<Line>, ReturnType<typeof text>>);
};

/** A text with places in single braces, which are filled in: `{size}`. Each of them stands in it once. */
const template = (...places: string[]) => {
  const braced = places.map((place) => `{${place}}`);
  const isWhole = (words: string) =>
    (words.match(/\{[^{}]*\}/g) ?? []).sort().join() === braced.toSorted().join();
  return text().refine(isWhole, `text with ${braced.join(' and ')} in it`);
};
/** `content/labels.yaml`: the short words of buttons and menus, grouped by where they stand. */
export const labelsSchema = z.strictObject({
  a11y: group('skipToContent mainNavigation breadcrumbs home').extend({
    stars: z.tuple([text(), text(), text(), text(), text()]).describe('one to five stars, in words'),
  }),
  header: group('menu close showServices allServices'),
  colorMode: group('system light dark'),
  hours: group('closed open notice'),
  footer: group('services links hours phone email privacy backToTop rights'),
  callBar: group('label call estimate'),
  hero: group('callBefore callHidden callAfter seeSizes'),
  sizes: z.strictObject({
    ...group(
      'callNow table size price dimensions pickupLoads trashBags weight askWeight projects',
      'feet long high all compare recommended usual',
    ).shape,
    loads: template('count'),
    oneLoad: template('count'),
  }),
  price: z.strictObject({
    ...group('none oneDay oneTon').shape,
    included: template('days', 'tons'),
    days: template('count'),
    tons: template('count'),
    range: template('from', 'to'),
    pounds: template('count'),
    cubicYards: template('count'),
    extraDay: template('price'),
    extraTon: template('price'),
  }),
  quote: group('title sample days tons delivery pickup disposal included extraDay extraTon blank caption'),
  finder: z.strictObject({
    ...group('job askExtra').shape,
    loads: template('count', 'size'),
    takes: template('volume', 'weight'),
    tooHeavy: template('size'),
    fill: template('share'),
    overIncluded: template('tons', 'extra'),
    each: template('price'),
    larger: template('amount', 'reason'),
    another: template('amount', 'reason'),
  }),
  service: group(
    'includes includesText expect goesIn keepOut keepOutMore related sidebar',
    'callBoxHeading callBoxText orForm seeService',
  ),
  space: group('feet'),
  goesIn: group('heading text also instead in ask out'),
  about: group('seeServices'),
  form: group(
    'estimateHeading estimateHint contactHeading optional choose',
    'send sending honeypot noScript privacyBefore privacyLink',
    'sent failed offline timedOut orCall',
    'sentToast failedToast timedOutToast',
  ),
  toast: group('region close'),
  carousel: group('heading role slide show of'),
  map: group('title allowed ask barred'),
  blog: group('recentPosts updated page newer older pages empty'),
  faq: group('heading sizes price loading delivery rules'),
});

export type Labels = z.infer<typeof labelsSchema>;
