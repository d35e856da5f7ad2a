import { deskSources } from "#hiring/quick-search/contributions.ts";
import { peopleChanged } from "#hiring/talent-pools/events.ts";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { savedLists } from "#people/saved-views/contributions.ts";
import { cvTextsChanged } from "#profiles/cv/events.ts";
import { indexMissing, indexPeople, unindexPerson } from "./commands/index-people.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { quickPeople } from "./queries/quick.ts";
import { peopleSearchRoutes } from "./routes/consultant.ts";
import { savedPeople } from "./saved-list.ts";

export const room = {
  tables: ["person_search"],
  notExported: { person_search: "the search index of an agency, made of its records" },
  contributions: [addTo(deskSources, quickPeople), addTo(savedLists, savedPeople)],
  routes: peopleSearchRoutes,
  errors: { en, vi },
  schedules: {
    "index-people": {
      cron: "23 * * * *",
      run: async ({ database }) => `${await indexMissing(database)} people indexed`,
    },
  },
  answers: [
    answer(peopleChanged, (tx, { ids }) => indexPeople(tx, ids)),
    answer(cvTextsChanged, (tx, { candidateId }) => indexPeople(tx, [candidateId])),
    answer(candidateErased, (tx, { candidateId }) => unindexPerson(tx, candidateId)),
  ],
} satisfies Room;
