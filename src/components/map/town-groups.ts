import { haulingAnswers, type Town } from '../../schemas/list-entries.ts';

/** Towns by whether the company may haul there; groups without a town are left out. */
export const townGroups = (towns: readonly Town[]) =>
  haulingAnswers
    .map((hauling) => ({ hauling, towns: towns.filter((town) => town.hauling === hauling) }))
    .filter((group) => group.towns.length > 0);
