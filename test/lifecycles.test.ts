import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { archiveLife } from "#agency/archives/lifecycle.ts";
import { shareLife } from "#agency/introductions/lifecycle.ts";
import { invoiceLife } from "#agency/invoices/lifecycle.ts";
import { orderLife } from "#agency/job-orders/lifecycle.ts";
import { placementLife } from "#agency/placements/lifecycle.ts";
import { portalLife } from "#agency/portals/lifecycle.ts";
import { applicantLife } from "#hiring/applications/lifecycle.ts";
import { inviteLife, profileRequestLife } from "#hiring/candidate-search/lifecycle.ts";
import { importLife } from "#hiring/csv-import/lifecycle.ts";
import { interviewLife } from "#hiring/interviews/lifecycle.ts";
import { offerLife } from "#hiring/offers/lifecycle.ts";
import { representationLife } from "#hiring/representations/lifecycle.ts";
import { taskLife } from "#hiring/tasks/lifecycle.ts";
import type { Database } from "#kit/db.ts";
import { jobLife, pairsOf } from "#market/jobs/lifecycle.ts";
import { threadLife } from "#market/support/lifecycle.ts";
import { clientStates } from "#people/clients/terms.ts";
import { requestLife } from "#people/company-settings/lifecycle.ts";
import { titleLife } from "#platform/reference/lifecycle.ts";
import { statusColumns } from "../bin/laws/status-writers.ts";
import { testDatabase } from "./api.ts";

let database: Database;
beforeAll(async () => {
  ({ database } = await testDatabase());
});

/** Returns the values that the column's CHECK constraint allows. */
async function allowed(column: string): Promise<string[]> {
  const [table, name] = column.split(".");
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_constraintdef(c.oid) AS definition FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND c.conkey = ARRAY[a.attnum]
    WHERE c.contype = 'c' AND c.conrelid = ${table}::regclass AND a.attname = ${name}`.execute(database.db);
  const [check] = rows;
  if (!check || rows.length > 1) throw new Error(`${rows.length} CHECK constraints of ${column}`);
  return [...check.definition.matchAll(/'(\w+)'|\b(\d+)\b/g)]
    .map(([, word, number]) => word ?? number ?? "")
    .sort();
}

/** The states of each lifecycle that the database stores, by column. */
const stored: Record<string, readonly (string | number)[]> = {
  "jobs.status": Object.values(pairsOf).flatMap((pairs) => pairs.map(({ status }) => status)),
  "jobs.sen_status": Object.values(pairsOf).flatMap((pairs) =>
    pairs.flatMap(({ senStatuses }) => senStatuses),
  ),
  "support_threads.status": threadLife.states,
  "job_titles.state": titleLife.states,
  // A client's state is stored as its position.
  "clients.status": clientStates.map((_, position) => position),
  "tasks.status": taskLife.states,
  "candidate_invites.status": inviteLife.states,
  "profile_requests.status": profileRequestLife.states,
  "job_orders.status": orderLife.states,
  "csv_imports.status": importLife.states,
  "company_verifications.status": requestLife.states,
  // The state "none" (a candidate who has not applied) is not stored, because it has no row.
  "applicants.outcome": applicantLife.states.filter((state) => state !== "none"),
  "interviews.status": interviewLife.states.filter((state) => state !== "none"),
  "representations.status": representationLife.states.filter((state) => state !== "none"),
  "offers.status": offerLife.states.filter((state) => state !== "none"),
  "invoices.status": invoiceLife.states.filter((state) => state !== "none"),
  "agency_archives.status": archiveLife.states,
  // A portal expires by its time, and is closed by facts of other rows.
  "portals.status": portalLife.states.filter((state) => state === "open" || state === "revoked"),
  "share_requests.status": shareLife.states.filter((state) => state !== "none"),
  "placements.status": placementLife.states.filter((state) => state !== "none"),
};

describe("Every state that a lifecycle stores", () => {
  it.each(Object.entries(stored))("is allowed by the database in %s", async (column, values) => {
    expect(await allowed(column)).toEqual([...new Set(values.map(String))].sort());
  });

  it("is compared with the database, for all tables", async () => {
    const columns = [...(await statusColumns())].flatMap(([table, names]) =>
      names.map((name) => `${table}.${name}`),
    );
    expect(Object.keys(stored).sort()).toEqual(columns.sort());
    expect(columns).toContain(`${jobLife.stored.table}.status`);
  });
});
