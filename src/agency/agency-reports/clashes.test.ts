import { type RawBuilder, sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { type Compared, comparedBusiness, sum } from "./testing/compare.ts";
import { makeClashes } from "./testing/generated-clashes.ts";
import { localMonth } from "./testing/plain.ts";

let compared: Compared;
beforeAll(async () => {
  compared = await comparedBusiness();
  await makeClashes(compared.business);
  await makeClashes(compared.stranger);
});

const events = {
  refused: ["ownership_clashes", "at", "account_id", sql`true`],
  asked: ["share_requests", "asked_at", "asker_id", sql`true`],
  accepted: ["share_requests", "answered_at", "asker_id", sql`e.status = 'accepted'`],
} as const;

it.each(["refused", "asked", "accepted"] as const)(
  "The report of clashes equals plain SQL: %s by month, person and client, and a member's own",
  async (column) => {
    const { business, same } = compared;
    const [table, at, person, condition] = events[column];
    const plain = (key: RawBuilder<unknown>, more = sql`true`) => sql`SELECT ${key} AS key, count(*) AS value
      FROM ${sql.table(table)} e JOIN job_orders o USING (job_id)
      WHERE e.agency_id = ${business.agency.id} AND ${condition}
        AND ${sql.ref(at)} >= timestamptz '2026-01-01T00:00:00+07:00' AND ${more} GROUP BY 1`;
    const months = await same("clashes", column, { by: "month" }, plain(localMonth(at)));
    expect(sum(months.rows)).toBeGreaterThan(3);
    expect(months.total).toBe(sum(months.rows));
    await same("clashes", column, { by: "client" }, plain(sql`o.client_id::text`));
    await same("clashes", column, { by: "person" }, plain(sql`${sql.ref(person)}::text`));
    const { id } = business.am;
    const mine = plain(localMonth(at), sql`${sql.ref(person)} = ${id}`);
    await same("clashes", column, { by: "month", member_id: id }, mine);
    await same("clashes", column, { by: "month" }, mine, id);
  },
);
