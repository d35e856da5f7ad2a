import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { invitePeople, stopInvites } from "./contract-invites.ts";
import { personBody, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Returns the invitation mails to an address. */
const mailsTo = (email: string) =>
  api.database.db
    .selectFrom("mails")
    .select(["props", "account_id", "language"])
    .where("to_email", "=", email)
    .where("template", "=", "talent-pools.invited")
    .execute();

describe("Inviting people whom a company knows to apply", () => {
  it("sends each person an email, once for each job, and returns why others are not invited", async () => {
    const { asBoss, job, companyId, boss } = await team(api);
    const { db } = api.database;
    const add = async (values: object) =>
      Number((await asBoss(contract.addPerson, { body: personBody(values) })).data.id);
    const added = await add({});
    const silent = await add({ email: null });
    const onBoard = await add({ job_id: job.id });
    const other = await makeJob(db, { companyId, ownerId: boss.id });
    const rejected = await makeApplicant(db, { job: other, outcome: "rejected" });
    const considered = await makeApplicant(db, { job: other });
    const candidate_ids = [added, silent, onBoard, rejected.candidate_id, considered.candidate_id, 999_999];
    const body = { candidate_ids, job_id: job.id, message: "Chị có quan tâm không?" };
    const { data, meta } = await asBoss(invitePeople, { body });
    expect(data.map(({ code }) => code)).toEqual([
      ...[null, "candidate_no_email", "already_on_job", "no_consent", null, "candidate_unknown"],
    ]);
    expect(meta.done).toBe(2);
    const person = (await asBoss(contract.personOf, { params: { id: added } })).data.attributes;
    expect(person.invites).toMatchObject([{ job: { id: String(job.id) } }]);
    const [mail] = await mailsTo(person.email!);
    expect(mail).toMatchObject({ account_id: null, props: { message: body.message } });
    const account = (await makeAccountOf(considered.candidate_id)).email;
    // A person with an account switches invitation mails off in the settings.
    expect((await mailsTo(account))[0]).toMatchObject({ props: { stop: null } });
    const blocked = await makeApplicant(db, { job: other });
    await db
      .updateTable("accounts")
      .set({ blocked_at: monday })
      .where("email", "=", (await makeAccountOf(blocked.candidate_id)).email)
      .execute();
    const shut = await asBoss(invitePeople, { body: { ...body, candidate_ids: [blocked.candidate_id] } });
    expect(shut.data[0]?.code).toBe("invites_stopped");
    const again = await asBoss(invitePeople, { body: { ...body, candidate_ids: [added] } });
    expect(again.data[0]?.code).toBe("already_invited_to_job");
    expect(await mailsTo(person.email!)).toHaveLength(1);
  });

  const makeAccountOf = (candidateId: number) =>
    api.database.db
      .selectFrom("candidates as k")
      .innerJoin("accounts as u", "u.id", "k.account_id")
      .select("u.email")
      .where("k.id", "=", candidateId)
      .executeTakeFirstOrThrow();

  it("needs a verified company, its own people and a published job; at most 200 a day", async () => {
    const [one, two] = [await team(api), await team(api)];
    const { db } = api.database;
    const id = Number((await one.asBoss(contract.addPerson, { body: personBody() })).data.id);
    const body = { candidate_ids: [id], job_id: one.job.id };
    const visitor = await api.as(null);
    await expect(visitor(invitePeople, { body })).rejects.toMatchObject({ status: 401 });
    await expect(two.asBoss(invitePeople, { body })).rejects.toMatchObject({ status: 404 });
    const foreign = await two.asBoss(invitePeople, { body: { ...body, job_id: two.job.id } });
    expect(foreign.data[0]?.code).toBe("candidate_unknown");
    const closed = await makeJob(db, { companyId: one.companyId, ownerId: one.boss.id, state: "closed" });
    const refused = one.asBoss(invitePeople, { body: { ...body, job_id: closed.id } });
    expect(await refusal(refused)).toMatchObject({ status: 409, codes: ["job_not_open"] });
    const jobs = await Promise.all(
      Array.from({ length: 200 }, () => makeJob(db, { companyId: one.companyId, ownerId: one.boss.id })),
    );
    await db
      .insertInto("talent_invites")
      .values(
        jobs.map((job) => ({
          company_id: one.companyId,
          candidate_id: id,
          job_id: job.id,
          invited_by: one.boss.id,
          invited_at: monday,
        })),
      )
      .execute();
    expect(await refusal(one.asBoss(invitePeople, { body }))).toMatchObject({
      status: 429,
      codes: ["invite_limit"],
    });
    await db.updateTable("companies").set({ verified_at: null }).where("id", "=", one.companyId).execute();
    expect(await refusal(one.asBoss(invitePeople, { body }))).toMatchObject({
      status: 403,
      codes: ["company_not_verified"],
    });
  });

  it("stops by the link of an email, for this company only, and is erased with the person", async () => {
    const { asBoss, job, companyId, boss } = await team(api);
    const { db } = api.database;
    const { data } = await asBoss(contract.addPerson, { body: personBody() });
    const id = Number(data.id);
    await asBoss(invitePeople, { body: { candidate_ids: [id], job_id: job.id } });
    const mail = (await mailsTo(data.attributes.email!))[0]!;
    const { stop } = mail.props as { stop: string };
    const visitor = await api.as(null);
    const forged = visitor(stopInvites, { query: {}, body: { token: `${stop}x` } });
    expect(await refusal(forged)).toMatchObject({ status: 410, codes: ["invite_link_ended"] });
    for (const _ of [1, 2]) {
      const stopped = await visitor(stopInvites, { query: { token: stop }, body: {} });
      expect(stopped.data.attributes.company).not.toBe("");
    }
    const next = await makeJob(db, { companyId, ownerId: boss.id });
    const again = await asBoss(invitePeople, { body: { candidate_ids: [id], job_id: next.id } });
    expect(again.data[0]?.code).toBe("invites_stopped");
    await asBoss(contract.deletePerson, { params: { id } });
    const left = await db.selectFrom("talent_invites").select("id").where("candidate_id", "=", id).execute();
    expect(left).toEqual([]);
    expect((await mailsTo(data.attributes.email!))[0]?.props).toEqual({});
  });
});
