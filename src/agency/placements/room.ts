import { sql } from "kysely";
import { applicantHired, applicantsErased } from "#hiring/applications/events.ts";
import { type LastStart, lastStarts } from "#hiring/talent-pools/contributions.ts";
import { addTo, contribute } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { clientRows, lastPlacements, placementsSince } from "#people/clients/contributions.ts";
import { lawChanged, lawDependents } from "#people/law/events.ts";
import { savedLists } from "#people/saved-views/contributions.ts";
import { placementsOfClients } from "./commands/client-rows.ts";
import { createPlacement } from "./commands/create.ts";
import { eraseNotes } from "./commands/erase.ts";
import { updateWarranties } from "./commands/holidays.ts";
import { onLawChanged, updateWarrantiesJob, warrantiesByLaw } from "./commands/law.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { placementRoutes } from "./routes/consultant.ts";
import { savedPlacements } from "./saved-list.ts";

const reason = "an agency's accounts with its clients";

export const room = {
  tables: ["placements", "placement_splits", "check_ins", "credits"],
  routes: () => placementRoutes(),
  errors: { en, vi },
  answers: [
    answer(applicantHired, createPlacement),
    answer(lawChanged, onLawChanged),
    answer(applicantsErased, (tx, { ids }) => eraseNotes(tx, ids)),
  ],
  contributions: [
    addTo(savedLists, savedPlacements),
    addTo(clientRows, placementsOfClients),
    addTo(lawDependents, warrantiesByLaw),
    addTo(
      lastStarts,
      (
        agencyId,
        candidates,
      ) => sql<LastStart>`SELECT DISTINCT ON (a.candidate_id) a.candidate_id, c.name AS client, p.start_date
        FROM placements p JOIN applicants a ON a.id = p.applicant_id JOIN clients c ON c.id = p.client_id
        WHERE p.agency_id = ${agencyId} AND a.candidate_id = ANY (${candidates})
          AND p.status <> 'canceled' AND p.left_on IS NULL
        ORDER BY a.candidate_id, p.start_date DESC`,
    ),
    contribute(
      placementsSince,
      (clientId, since) => sql<number>`(SELECT count(*)::int FROM placements p
        WHERE p.client_id = ${clientId} AND p.created_at >= ${since} AND p.status <> 'canceled')`,
    ),
    addTo(
      lastPlacements,
      (clientId) => sql<string | null>`(SELECT max(p.start_date) FROM placements p
        WHERE p.client_id = ${clientId} AND p.status <> 'canceled')`,
    ),
  ],
  jobs: {
    [updateWarrantiesJob]: ({ database, clock }) => ({
      handle: async () => void (await updateWarranties(database, clock.now())),
    }),
  },
  repeatable: {
    [updateWarrantiesJob]: "warranties are computed from the dates each time",
  },
  schedules: {
    // Runs at the begin of each day, before the last day of a warranty has passed.
    "warranty-holidays": {
      cron: "10 0 * * *",
      run: async ({ database }, asOf) => `${await updateWarranties(database, asOf)} warranties changed`,
    },
  },
  notifications: Object.values(notifications),
  notExported: { placements: reason, placement_splits: reason, check_ins: reason, credits: reason },
} satisfies Room;
