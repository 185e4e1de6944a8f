import { z } from 'zod';
import { text } from './fields.ts';

type Names<Line extends string> = Line extends `${infer Name} ${infer Rest}` ? Name | Names<Rest> : Line;

/** A group of texts by their names, which stand in lines with spaces between. */
const group = <Line extends string>(...lines: Line[]) => {
  const fields = lines.flatMap((line) => line.split(' ')).map((name) => [name, text()]);
  return z.strictObject(Object.fromEntries(fields) as Record<Names<Line>, ReturnType<typeof text>>);
};

/** `content/labels.yaml`: the short words of buttons and menus, grouped by where they stand. */
export const labelsSchema = z.strictObject({
  a11y: group('skipToContent mainNavigation breadcrumbs home fiveStars'),
  header: group('menu close showServices allServices'),
  colorMode: group('system light dark'),
  footer: group('services links hours phone email privacy backToTop rights'),
  callBar: group('label call estimate'),
  hero: group('callBefore callHidden callAfter seeSizes banner'),
  sizes: group(
    'callNow table size dimensions pickupLoads trashBags weight projects',
    'feet long high all compare recommended usual',
  ),
  service: group('expect keepOut keepOutMore related sidebar callBoxHeading callBoxText seeService'),
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
  carousel: group('role slide show of'),
  map: group('title allowed ask barred'),
  blog: group('recentPosts updated page newer older pages empty'),
  faq: group('heading sizes price loading delivery rules'),
});

export type Labels = z.infer<typeof labelsSchema>;
