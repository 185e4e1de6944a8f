import { newPrice, newSize, prepend, set } from './fixtures/changes.ts';
import { describeFaults, type Fault } from './fixtures/reading.ts';

const SIZES = 'content/dumpster-sizes.yaml';
const JOBS = 'content/jobs.yaml';

describeFaults('prices, sizes and jobs', [
  ...(
    [
      [
        { amount: 495.555 },
        'amount: found 495.555. Allowed is an amount in dollars, with cents or without, such as 495 or 12.50.',
      ],
      ...['$495', '495,00', '1,495'].map((amount) => [
        { amount },
        `amount: found the text "${amount}". Allowed is an amount in dollars, with cents or without, such as 495 or 12.50.`,
      ]),
      [{ amount: 0 }, 'amount: found 0. Allowed is more than 0.'],
      [{ days: 7.5 }, 'days: found the number 7.5. Allowed is a whole number.'],
      [{ checked: '11/28/2026' }, 'checked: found "11/28/2026". Allowed is a date such as 2026-11-27.'],
      [
        { fuelCharge: 40 },
        'fuelCharge: unknown field. Correct the spelling or remove it. The fields here are: amount, days, tons, extraDay, extraTon, materials, extras, checked; a charge that everyone pays belongs into amount (California Civil Code 1770(a)(29)).',
      ],
      ...['Delivery', 'Fuel surcharge', 'Delivery fee (required)', 'Pick-up and disposal'].map((name) => [
        { extras: [{ name, amount: 40 }] },
        `extras, entry 1, name: found "${name}". Allowed is a charge that depends on the customer, such as "Mattress"; a charge that everyone pays belongs into amount (California Civil Code 1770(a)(29)).`,
      ]),
      [
        { materials: [{ name: 'Concrete', jobs: ['mining'], amount: 550, tons: 6 }] },
        'materials, entry 1, jobs, entry 1: there is no job "mining". Use an id of content/jobs.yaml.',
      ],
      [
        {
          materials: ['Concrete', 'Dirt'].map((name) => ({ name, jobs: ['concrete'], amount: 550, tons: 6 })),
        },
        'materials, entry 2, jobs: found the job "concrete" a second time. Allowed is each job once, so that the size finder knows its price.',
      ],
    ] as [object, string][]
  ).map(([fields, message]): Fault => [
    `a price with ${JSON.stringify(fields)}`,
    { [SIZES]: prepend([], { ...newSize, price: { ...newPrice, ...fields } }) },
    `${SIZES}: entry 1, price, ${message}`,
  ]),
  [
    'a price that is nothing but a number',
    { [SIZES]: prepend([], { ...newSize, price: 495 }) },
    `${SIZES}: entry 1, price: found the number 495. Allowed is amount, days, tons and checked, each on a line of its own.`,
  ],
  [
    'tons of a size that end below their start',
    { [SIZES]: prepend([], { ...newSize, tons: { from: 3, to: 2 } }) },
    `${SIZES}: entry 1, tons, to: found 2. Allowed is no less than from, which is 3.`,
  ],
  [
    'a range of a job whose end is below its start',
    { [JOBS]: set([0, 'pounds'], { from: 300, to: 150 }) },
    `${JOBS}: entry 1, pounds, to: found 150. Allowed is no less than from, which is 300.`,
  ],
  [
    'amounts of a job that do not grow',
    { [JOBS]: set([0, 'amounts', 0, 'units'], 9) },
    `${JOBS}: entry 1, amounts, entry 2, units: found 3. Allowed is more than 9, the amount before it.`,
  ],
]);
