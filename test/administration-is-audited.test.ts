import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { auditAreaOf } from "#kit/audit.ts";
import type { Endpoint } from "#kit/contract.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { allRoutes } from "../src/app/api.ts";
import { type TestApi, testApi } from "./api.ts";
import { ask, fullNameOf } from "./company-endpoints/ask.ts";
import { seekerRows } from "./matrix/foreign-rows.ts";
import { ownRequests } from "./room-testing.ts";

let api: TestApi;
let writes: Endpoint[];
beforeAll(async () => {
  api = await testApi();
  writes = allRoutes(api.services)
    .map(({ endpoint }) => endpoint)
    .filter(({ path, method, open }) => /^\/admins?\//.test(path) && method !== "GET" && !open);
});

it("The log records each write of administrators", () => {
  expect(writes.filter((endpoint) => auditAreaOf(endpoint) === null).map(fullNameOf)).toEqual([]);
});

/** Writes of many rows, whose facts would fill the log. */
const withoutFacts = ["POST /admins/law/:kind/import"];

it("A write has a row with the object, and with the facts before or after it", {
  timeout: 60_000,
}, async () => {
  const { db } = api.database;
  const shared = await seekerRows(api);
  const consultant = await makeStaff(db, "consultant");
  const walked: string[] = [];
  for (const endpoint of writes) {
    const name = fullNameOf(endpoint);
    const admin = await makeStaff(db, "admin");
    // A company has one pending verification, so that each decision about one needs a company for itself.
    const { ids: _, ...rows } = name.includes("/company_verifications/") ? await seekerRows(api) : shared;
    const request = await ownRequests[name]?.({ ...rows, admin, consultant });
    // Rooms list some requests in part: without the id of a shared row, or without all fields of the body.
    const isWhole = request?.params || !endpoint.path.includes("/:");
    if (!request || !isWhole || withoutFacts.includes(name)) continue;
    const { status, text } = await ask(api, endpoint, request, admin.id);
    if (status === 422) continue;
    expect(status, `${name}: ${text}`).toBeLessThan(300);
    const events = await db
      .selectFrom("audit_event")
      .select(["object_type", "object_id", "detail"])
      .where("account_id", "=", admin.id)
      .where("action", "=", name)
      .execute();
    expect(events, name).toHaveLength(1);
    const { object_type, object_id, detail } = events[0]!;
    expect([object_type, object_id], name).not.toContain(null);
    expect("before" in (detail as object) || "after" in (detail as object), name).toBe(true);
    walked.push(name);
  }
  expect(walked.filter((name) => name.includes("/admins/members"))).toHaveLength(7);
  for (const verb of ["suspend", "unsuspend", "close"])
    expect(walked).toContain(`POST /admins/jobs/:id/${verb}`);
  expect(walked.filter((name) => name.includes("/admins/banners"))).toHaveLength(3);
  expect(walked.filter((name) => name.includes("/admins/operations"))).toHaveLength(2);
  expect(walked.length).toBeGreaterThan(30);
});

it("No endpoint changes a row of the log, and the database refuses every change of one", async () => {
  const ofLog = allRoutes(api.services).flatMap(({ endpoint: { method, path } }) =>
    path.includes("audit") ? [`${method} ${path}`] : [],
  );
  // The search for a person is a POST, so that no email address is in an address.
  expect(ofLog.sort()).toEqual([
    "GET /admins/audit_events",
    "GET /admins/audit_events.csv",
    "POST /admins/audit_people",
  ]);
  const { db } = api.database;
  const { rows: columns } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute WHERE attrelid = 'audit_event'::regclass AND attnum > 0 AND NOT attisdropped`.execute(
    db,
  );
  expect(columns.length).toBeGreaterThan(10);
  for (const { name } of columns.filter((column) => column.name !== "id"))
    await expect(
      sql`UPDATE audit_event SET ${sql.ref(name)} = ${sql.ref(name)}`.execute(db),
      name,
    ).rejects.toThrow("append-only");
  for (const change of [sql`DELETE FROM audit_event`, sql`TRUNCATE audit_event`])
    await expect(change.execute(db)).rejects.toThrow("append-only");
});
