import { beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#kit/db.ts";
import { openPubSub } from "#kit/pubsub.ts";
import type { Services } from "#kit/services.ts";
import { blockCompany, unblockCompany } from "#market/job-review/contract-moderation.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { keyCreate } from "#people/api-keys/contract.ts";
import { makeClient } from "#people/clients/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { atEnd } from "#test/at-end.ts";
import { createApi } from "../../app/api.ts";
import { userBlock, userUnblock } from "./contract-acts.ts";
import { onUser } from "./factory.ts";

/** A block counts in every process within a second. */
const withinMs = 1000;

let api: TestApi;
/** The address of a second process: it shares the database with the first one, and nothing in memory. */
let second: string;
let boss: Awaited<ReturnType<TestApi["as"]>>;
beforeAll(async () => {
  api = await testApi();
  const database = openDatabase(api.url, { size: 10 });
  database.queueJobs = api.database.queueJobs;
  const pubsub = openPubSub(api.url);
  const services: Services = Object.assign({}, api.services, { database, pubsub });
  const { app } = await createApi(services);
  second = await app.listen({ port: 0, host: "127.0.0.1" });
  // All event streams of a process share one connection; this subscription opens it before the first stream.
  pubsub.subscribe("here", () => {});
  await vi.waitUntil(() => pubsub.isConnected());
  atEnd(async () => {
    await app.close();
    await pubsub.close();
    await database.close();
  });
  boss = await api.as((await makeStaff(api.database.db, "admin")).id);
});

const ask = (path: string, token: string) =>
  fetch(`${second}/api/v2${path}`, { headers: { authorization: `Bearer ${token}` } });

/** A recruiter who has a session, an API key and an open event stream in the second process. */
async function recruiter() {
  const { db } = api.database;
  const person = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: person.companyId, ownerId: person.id });
  const token = await api.token(person.id);
  const call = await api.as(person.id);
  const { token: secret } = await call(keyCreate, { body: { name: "ERP", scopes: ["jobs:read"], days: 30 } });
  const stream = await ask(`/companies/jobs/${job.id}/events`, token);
  const statuses = async () => [
    (await ask("/companies/jobs", token)).status,
    (await ask("/companies/jobs", secret)).status,
  ];
  expect([stream.status, ...(await statuses())]).toEqual([200, 200, 200]);
  return { person, job, secret, statuses, over: stream.text() };
}

describe("In another process, within a second,", () => {
  it("a blocked user has no session, no key and no event stream", async () => {
    const { person, secret, statuses, over } = await recruiter();
    const began = performance.now();
    await boss(userBlock, onUser(person.id));
    expect(await statuses()).toEqual([401, 401]);
    await over;
    expect(performance.now() - began).toBeLessThan(withinMs);
    await boss(userUnblock, onUser(person.id));
    // The keys of the company work again, but the person has to log in.
    expect((await ask("/companies/jobs", secret)).status).toBe(200);
    expect((await statuses())[0]).toBe(401);
  });

  it("the people and keys of a blocked company are locked out; its jobs are frozen, agencies’ too, until it is unblocked", async () => {
    const { db } = api.database;
    const { person, job, secret, statuses, over } = await recruiter();
    const am = await makeStaff(db, "consultant", { member: true });
    const agencyId = am.agency_id!;
    await makeClient(db, { agency_id: agencyId, company_id: person.companyId, am_id: am.id });
    const theirs = await makeJob(db, { companyId: person.companyId, agencyId, ownerId: am.id });
    const states = async () =>
      (
        await db
          .selectFrom("jobs")
          .select(["status", "sen_status"])
          .where("id", "in", [job.id, theirs.id])
          .orderBy("id")
          .execute()
      ).map(({ status, sen_status }) => `${status} ${sen_status}`);
    const before = await states();
    const params = { id: person.companyId };
    const began = performance.now();
    await boss(blockCompany, { params, body: { reason: "Công ty không có thật" } });
    expect(await statuses()).toEqual([401, 401]);
    await over;
    expect(performance.now() - began).toBeLessThan(withinMs);
    const frozen = await states();
    expect(frozen[0]).toBe(frozen[1]);
    expect(frozen).not.toEqual(before);
    await boss(unblockCompany, { params, body: { reason: "Đã sửa" } });
    expect(await states()).toEqual(before);
    expect((await ask("/companies/jobs", secret)).status).toBe(200);
    const sent = (await api.mails("jobs.client_blocked")).map(({ to_email, props }) => [to_email, props]);
    const { name: company } = await db
      .selectFrom("companies")
      .select("name")
      .where("id", "=", person.companyId)
      .executeTakeFirstOrThrow();
    expect(sent).toEqual([
      [am.email, { company, jobs: 1, blocked: true }],
      [am.email, { company, jobs: 1, blocked: false }],
    ]);
    expect(JSON.stringify(sent)).not.toContain("không có thật");
  });
});
