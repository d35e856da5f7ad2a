import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { move } from "#hiring/applications/contract.ts";
import { revokeByLink } from "#hiring/representations/commands/answer.ts";
import * as links from "#hiring/share-links/contract.ts";
import { minute } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeSharing } from "./testing/sharing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Waits until so many sessions of the test's database wait for a lock. */
const waitingSessions = (count: number) =>
  expect
    .poll(
      async () => {
        const { rows } = await sql`SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(api.database.db);
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBe(count);

/** Runs a transaction that stays open until `end` is called. */
async function openTransaction(
  work: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<unknown>,
) {
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const done = inTransaction(api.database, async (tx) => {
    await work(tx);
    begun.resolve();
    await release.promise;
  });
  await Promise.race([begun.promise, done]);
  return async () => {
    release.resolve();
    await done;
  };
}

async function sharing() {
  api.clock.set(monday);
  const made = await makeSharing(api);
  const { db, applicant } = made;
  const { id } = await db
    .selectFrom("representations")
    .select("id")
    .where("applicant_id", "=", applicant.id)
    .executeTakeFirstOrThrow();
  const revoke = () => inTransaction(api.database, (tx) => revokeByLink(tx, { id, asOf: monday }));
  const kind = async () =>
    (
      await db
        .selectFrom("applicants as a")
        .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
        .select("s.kind")
        .where("a.id", "=", applicant.id)
        .executeTakeFirstOrThrow()
    ).kind;
  return { ...made, representation: id, revoke, kind };
}

describe("A consent that is taken back at the same time", () => {
  it("waits for a share that has begun, and then ends its link and cancels its email", async () => {
    const { db, asLead, params, body, applicant, revoke } = await sharing();
    const unlock = await openTransaction((tx) => sql`LOCK TABLE share_links IN SHARE MODE`.execute(tx));
    const share = asLead(contract.createShare, { params, body });
    await waitingSessions(1);
    const revoked = revoke();
    await waitingSessions(2);
    await unlock();
    const made = await share;
    await revoked;
    const visitor = await api.as(null);
    const token = made.urls[0]?.url.split("/").at(-1) ?? "";
    expect(await refusal(visitor(links.sharedCv, { params: { token } }))).toMatchObject({ status: 410 });
    expect(
      await db
        .selectFrom("share_links")
        .select("revoked_at")
        .where("applicant_id", "=", applicant.id)
        .execute(),
    ).toEqual([{ revoked_at: monday }]);
    const mails = await db
      .selectFrom("mails")
      .select("state")
      .where("topic", "=", `share:${made.data[0]?.id}`)
      .where("template", "=", "shares.shared")
      .execute();
    expect(mails).toEqual([{ state: "canceled" }]);
  });

  it("refuses a move to the client and a share that begin before its end", async () => {
    const { db, asLead, asAdmin, params, body, job, applicant, representation, kind } = await sharing();
    const stage = await db
      .selectFrom("pipeline_stages")
      .select("id")
      .where("pipeline_id", "=", job.pipeline_id)
      .where("kind", "=", stageKinds.sent_to_client)
      .executeTakeFirstOrThrow();
    const commit = await openTransaction((tx) => revokeByLink(tx, { id: representation, asOf: monday }));
    const moved = refusal(
      asAdmin(endpointOf("consultant", move), { params, body: { job_stage_id: stage.id, new_index: 0 } }),
    );
    const shared = refusal(asLead(contract.createShare, { params, body }));
    await waitingSessions(2);
    await commit();
    const refused = { status: 409, codes: ["representation_required"] };
    expect(await moved).toMatchObject(refused);
    expect(await shared).toMatchObject(refused);
    expect(await kind()).toBe(stageKinds.sent_to_am);
    for (const table of ["share_links", "submissions"] as const)
      expect(
        await db.selectFrom(table).select("id").where("applicant_id", "=", applicant.id).execute(),
      ).toEqual([]);
  });
});

describe("A move back from the client", () => {
  const open = async (made: { urls: { url: string }[] }) => {
    const visitor = await api.as(null);
    return visitor(links.sharedCv, { params: { token: made.urls[0]?.url.split("/").at(-1) ?? "" } });
  };

  it("at once revokes the links of the introduction and cancels their emails", async () => {
    const { db, asLead, params, body, job } = await sharing();
    const made = await asLead(contract.createShare, { params, body });
    const back = await stageOf(db, job.pipeline_id, stageKinds.sent_to_am);
    api.clock.set(new Date(monday.getTime() + minute / 2));
    await asLead(endpointOf("consultant", move), { params, body: { job_stage_id: back, new_index: 0 } });
    expect(await refusal(open(made))).toMatchObject({ status: 410 });
    expect((await asLead(contract.shares)).data[0]?.attributes.state).toBe("revoked");
    expect(
      await db.selectFrom("mails").select("state").where("topic", "=", `share:${made.data[0]?.id}`).execute(),
    ).toEqual([{ state: "canceled" }]);
    const log = await db
      .selectFrom("activities")
      .select("kind")
      .where("applicant_id", "=", params.id)
      .where("kind", "=", "cv_share_revoke")
      .execute();
    expect(log).toHaveLength(1);
  });

  it("later ends the links, which the next submission does not open again", async () => {
    const { db, asLead, asAm, params, body, job } = await sharing();
    const made = await asLead(contract.createShare, { params, body });
    const back = await stageOf(db, job.pipeline_id, stageKinds.sent_to_am);
    api.clock.set(new Date(monday.getTime() + 10 * minute));
    await asLead(endpointOf("consultant", move), { params, body: { job_stage_id: back, new_index: 0 } });
    expect(await refusal(open(made))).toMatchObject({ status: 410 });
    expect((await asLead(contract.shares)).data[0]?.attributes.state).toBe("ended");
    api.clock.set(new Date(monday.getTime() + 20 * minute));
    const again = await stageOf(db, job.pipeline_id, stageKinds.sent_to_client);
    await asAm(endpointOf("consultant", move), { params, body: { job_stage_id: again, new_index: 0 } });
    expect(await refusal(open(made))).toMatchObject({ status: 410 });
  });
});

async function stageOf(db: TestApi["database"]["db"], pipelineId: number, kind: number): Promise<number> {
  const { id } = await db
    .selectFrom("pipeline_stages")
    .select("id")
    .where("pipeline_id", "=", pipelineId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return id;
}
