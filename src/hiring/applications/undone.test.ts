import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { minute } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { examples } from "#test/examples.ts";
import { makeApplicant } from "./factory.ts";
import { undoneActs } from "./queries/shared/undone.ts";
import { type LoggedActivity, withoutUndone } from "./undo.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const stage = fc.constantFrom(2, 3, 6);
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("stage_move"), from: stage, to: stage }) },
  fc.record({ kind: fc.constant("reject"), reason_id: fc.constantFrom(2, 13) }),
  fc.record({ kind: fc.constantFrom("restore", "withdraw", "view", "message", "sourced") }),
);
/** Seconds since the previous activity, often around one and ten minutes. */
const pause = fc.oneof(fc.constantFrom(0, 1, 59, 60, 61, 599, 600), fc.integer({ min: 0, max: 700 }));
const log = fc.array(fc.tuple(act, pause, fc.boolean()), { maxLength: 14 });

it("The SQL of undone acts agrees with `withoutUndone` for any log", {
  timeout: 60_000 * examples,
}, async () => {
  const { db } = api.database;
  const job = await makeJob(db, {});
  await fc.assert(
    fc.asyncProperty(fc.array(log, { minLength: 1, maxLength: 3 }), async (logs) => {
      const rows: (LoggedActivity & { id: number; applicant: number })[] = [];
      for (const entries of logs) {
        const { id } = await makeApplicant(db, { job, appliedAt: monday });
        let at = monday.getTime() + minute;
        for (const [{ kind, ...about }, seconds, named] of entries) {
          at += seconds * 1000;
          const ids = named && "from" in about ? { from_id: about.from + 100, to_id: about.to + 100 } : {};
          const data = { ...about, ...ids };
          const to = { applicant_id: id, job_id: job.id, company_id: job.company_id };
          const row = { ...to, kind, at: new Date(at), data: JSON.stringify(data) };
          const { id: activity } = await db
            .insertInto("activities")
            .values(row)
            .returning("id")
            .executeTakeFirstOrThrow();
          rows.push({ id: activity, applicant: id, kind, at: row.at, data: data as LoggedActivity["data"] });
        }
      }
      const people = [...new Set(rows.map(({ applicant }) => applicant))];
      const remaining = people.flatMap((id) =>
        withoutUndone(rows.filter(({ applicant }) => applicant === id)),
      );
      // Earlier activities do not change which later ones are undone, so a part of the log gives the same result.
      for (const since of [new Date(0), rows[Math.floor(rows.length / 2)]?.at ?? monday]) {
        const { rows: undone } = await sql<{ id: number }>`
          WITH RECURSIVE ${undoneActs(sql`e.applicant_id = ANY (${people}::bigint[])`, since)}
          SELECT u.id FROM undone u JOIN activities a ON a.id = u.id WHERE a.at >= ${since} ORDER BY u.id`.execute(
          db,
        );
        expect(undone.map(({ id }) => id)).toEqual(
          rows.filter((row) => row.at >= since && !remaining.includes(row)).map(({ id }) => id),
        );
      }
    }),
    { numRuns: 60 * examples },
  );
});
