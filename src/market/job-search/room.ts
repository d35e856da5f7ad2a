import { day } from "#kit/clock.ts";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { jobsPublished, jobsUnpublished } from "#market/jobs/events.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { companiesMerged } from "#people/companies/events.ts";
import { lawChanged } from "#people/law/events.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { listChanged } from "#platform/reference/events.ts";
import { onRatesChanged, renewSalaries, renewSalariesJob, renewSalariesOfDay } from "./index/by-law.ts";
import { onListChanged, renewPlace, renewPlaceJob } from "./index/by-list.ts";
import { askForRenewal, renamesTopic, renewSearchJob, renewSearchRows } from "./index/renew-search.ts";
import { moveSearchRows, pruneSearchChanges, removeSearchRows, writeSearchRows } from "./index/search-row.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { maintainSearchCluster, openClusterSync, openJobIndex, searchState, warmUpSearch } from "./open.ts";
import { contributions } from "./queries.ts";
import { searchingJobs } from "./routes/public.ts";

export const room = {
  tables: ["job_search", "job_search_changes", "job_search_log", "job_search_renames", "search_cluster"],
  routes: (services) => searchingJobs(openJobIndex(services)),
  errors: { en, vi },
  jobs: {
    [renewSearchJob]: ({ database }) => ({ handle: async () => void (await renewSearchRows(database)) }),
    [renewPlaceJob]: ({ database }) => ({
      handle: async ({ id }) => void (await renewPlace(database, Number(id))),
    }),
    [renewSalariesJob]: ({ database }) => ({ handle: async () => void (await renewSalaries(database)) }),
  },
  repeatable: {
    [renewSearchJob]: "rows of the search are written from the jobs each time",
    [renewSalariesJob]: "salaries are converted from the jobs each time",
  },
  schedules: {
    // A new row of exchange rates begins at midnight.
    "renew-salaries": {
      cron: "5 0 * * *",
      run: async ({ database }, asOf) =>
        `${await renewSalariesOfDay(database, asOf)} jobs have salaries by new rates`,
    },
    "maintain-search-cluster": { cron: "17 * * * *", run: (services) => maintainSearchCluster(services) },
  },
  prune: async ({ database }, asOf) => {
    await pruneSearchChanges(database.db, new Date(asOf.getTime() - day));
    // Covers renames that happened while no worker was running.
    await askForRenewal(database);
    return null;
  },
  answers: [
    answer(jobsPublished, (tx, { ids }) => writeSearchRows(tx, ids)),
    answer(lawChanged, onRatesChanged),
    answer(companiesMerged, (tx, { companies }) => moveSearchRows(tx, companies)),
    answer(listChanged, onListChanged),
    answer(jobsUnpublished, (tx, { ids }) => removeSearchRows(tx, ids)),
  ],
  start: async (services, role) => {
    await askForRenewal(services.database);
    if (role === "web") return;
    const unsubscribe = services.pubsub.subscribe(renamesTopic, () => {
      const failed = (error: unknown) =>
        services.log.warn({ err: error }, "Jobs of a renamed company are indexed by the next nightly run");
      askForRenewal(services.database).catch(failed);
    });
    const sync = openClusterSync(services);
    sync?.start();
    return async () => {
      unsubscribe();
      await sync?.stop();
    };
  },
  warmUp: warmUpSearch,
  // Without its search cluster, the process still serves everything but searches.
  health: (services) => {
    const search = searchState(services);
    return search ? { search } : undefined;
  },
  contributions: [
    ...contributions,
    addTo(
      listRules,
      { list: "categories", table: "job_search", key: ["job_id"], column: "category_ids", rule: "union" },
      { list: "locations", table: "job_search", key: ["job_id"], column: "location_ids", rule: "union" },
    ),
    addTo(
      mergeRules,
      { table: "job_search", rule: "rebuild", ofAgency: true },
      { table: "job_search_renames", rule: "rebuild" },
    ),
  ],
} satisfies Room;
