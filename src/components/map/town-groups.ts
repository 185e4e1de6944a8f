import { haulingAnswers, type Town } from '../../schemas/list-entries.ts';

/** Towns by whether the company may haul there, each with its number on the map; groups without a town are left out. */
export function townGroups(towns: readonly Town[]) {
  let number = 0;
  return haulingAnswers
    .map((hauling) => ({
      hauling,
      towns: towns
        .filter((town) => town.hauling === hauling)
        .map((town) => {
          number += 1;
          return { ...town, number };
        }),
    }))
    .filter((group) => group.towns.length > 0);
}
