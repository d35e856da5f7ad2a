import { type SqlBool, sql } from "kysely";
import { deskSources } from "#hiring/quick-search/contributions.ts";
import { peopleChanged } from "#hiring/talent-pools/events.ts";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { savedLists } from "#people/saved-views/contributions.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { listChanged } from "#platform/reference/events.ts";
import { cvTextsChanged } from "#profiles/cv/events.ts";
import { indexMissing, indexPeople, unindexPerson } from "./commands/index-people.ts";
import { indexPlace, indexPlaceJob, onListChanged } from "./commands/index-place.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { quickPeople } from "./queries/quick.ts";
import { peopleSearchRoutes } from "./routes/consultant.ts";
import { savedPeople } from "./saved-list.ts";

export const room = {
  tables: ["person_search"],
  notExported: { person_search: "the search index of an agency, made of its records" },
  contributions: [
    addTo(deskSources, quickPeople),
    addTo(savedLists, savedPeople),
    addTo(listRules, {
      list: "locations",
      table: "saved_views",
      column: "query",
      rule: "query",
      parameter: "location",
      of: sql<SqlBool>`r.list = 'people'`,
    }),
  ],
  routes: peopleSearchRoutes,
  errors: { en, vi },
  jobs: {
    [indexPlaceJob]: ({ database }) => ({
      handle: async ({ id }) => void (await indexPlace(database, Number(id))),
    }),
  },
  repeatable: { [indexPlaceJob]: "rows of the index are written from the records each time" },
  schedules: {
    "index-people": {
      cron: "23 * * * *",
      run: async ({ database }) => `${await indexMissing(database)} people indexed`,
    },
  },
  answers: [
    answer(listChanged, onListChanged),
    answer(peopleChanged, (tx, { ids }) => indexPeople(tx, ids)),
    answer(cvTextsChanged, (tx, { candidateId }) => indexPeople(tx, [candidateId])),
    answer(candidateErased, (tx, { candidateId }) => unindexPerson(tx, candidateId)),
  ],
} satisfies Room;
