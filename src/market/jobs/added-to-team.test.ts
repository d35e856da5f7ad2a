import { beforeAll, describe, expect, it } from "vitest";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { list } from "#people/notifications/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { changeOwner, create, ownDetail, update } from "./contract.ts";
import { bulk } from "./contract-bulk.ts";
import * as contract from "./contract-team.ts";
import { makeJob, wholeJob } from "./factory.ts";
import type { TeamRole } from "./team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Returns the texts and paths in the bell of an account, newest first. */
async function bellOf({ id }: { id: number }): Promise<string[][]> {
  const { data } = await (await api.as(id, { "x-language": "en" }))(list);
  return data.map(({ attributes }) => [attributes.text, attributes.path]);
}

/** Returns the addresses that were emailed about being added to a team. */
const mailed = async () => (await api.mails("jobs.added_to_team")).map(({ to_email }) => to_email);

async function company() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const member = () => makeRecruiter(db, { companyId, member: true });
  const [recruiter, manager, other] = [await member(), await member(), await member()];
  const job = await makeJob(db, {
    companyId,
    ownerId: boss.id,
    recruiterIds: [recruiter.id],
    title: "Kế toán",
  });
  const asBoss = await api.as(boss.id);
  const params = { id: job.id };
  const change = async (call: typeof asBoss, roles: [{ id: number }, TeamRole][]) => {
    const { version } = (await asBoss(contract.team, { params })).data.attributes;
    const people = roles.map(([{ id }, role]) => ({ id, role }));
    return call(contract.changeTeam, { params, body: { version, people } });
  };
  const text = (by: { full_name: string }, role: string) =>
    `${by.full_name} added you to the hiring team of Kế toán as ${role}`;
  return { db, companyId, boss, recruiter, manager, other, job, asBoss, params, change, text };
}

describe("A member who is added to a job's hiring team", () => {
  it("is notified once, of the job, the role and the person who added them", async () => {
    const { companyId, boss, recruiter, manager, job, asBoss, change, text } = await company();
    await change(await api.as(recruiter.id), [
      [boss, "owner"],
      [recruiter, "recruiter"],
      [manager, "hiring_manager"],
    ]);
    const line = [text(recruiter, "a hiring manager"), `/employer/${companyId}/${job.id}`];
    expect(await bellOf(manager)).toEqual([line]);
    expect(await bellOf(boss)).toEqual([]);
    const [mail, ...others] = await api.mails("jobs.added_to_team");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to_email: manager.email });
    // A member whose role changes is not notified as an added member.
    await change(asBoss, [
      [boss, "owner"],
      [recruiter, "hiring_manager"],
      [manager, "recruiter"],
    ]);
    expect(await bellOf(manager)).toEqual([line]);
    expect(await bellOf(recruiter)).toEqual([]);
  });

  it("is not notified after a refused change, of their own addition, or in a channel that they disabled", async () => {
    const { db, boss, recruiter, manager, other, asBoss, change } = await company();
    const before = (await mailed()).length;
    const outsider = change(await api.as(other.id), [
      [boss, "owner"],
      [manager, "interviewer"],
    ]);
    expect(await refusal(outsider)).toMatchObject({ status: 404 });
    await change(asBoss, [[recruiter, "owner"]]);
    await change(asBoss, [
      [recruiter, "owner"],
      [boss, "recruiter"],
    ]);
    for (const account of [boss, manager, recruiter]) expect(await bellOf(account)).toEqual([]);
    expect(await mailed()).toHaveLength(before);
    await db
      .insertInto("notification_choices")
      .values({ account_id: manager.id, group_key: "jobs", channel: "mail" })
      .execute();
    await change(asBoss, [
      [recruiter, "owner"],
      [manager, "interviewer"],
    ]);
    expect(await bellOf(manager)).toHaveLength(1);
    expect(await mailed()).toHaveLength(before);
  });

  it("is notified after a change of the job's form or of its owner, without emails for bulk changes", async () => {
    const { db, companyId, boss, recruiter, manager, other, asBoss, job, params, text } = await company();
    const { version } = (await asBoss(ownDetail, { params })).data.attributes;
    const recruiter_ids = [recruiter.id, manager.id];
    await asBoss(update, { params, body: { version, recruiter_ids } as never });
    expect((await bellOf(manager))[0]?.[0]).toBe(text(boss, "a recruiter"));
    expect(await bellOf(recruiter)).toEqual([]);
    await asBoss(changeOwner, { params, body: { owner_id: recruiter.id } });
    expect(await bellOf(recruiter)).toEqual([]);
    await asBoss(changeOwner, { params, body: { owner_id: other.id } });
    expect((await bellOf(other))[0]?.[0]).toBe(text(boss, "its owner"));
    const sent = await mailed();
    expect(sent.slice(-2)).toEqual([manager, other].map(({ email }) => email));
    const added = { ...wholeJob, title: "Kế toán", recruiter_ids: [recruiter.id] };
    await asBoss(create, { body: added as never });
    expect((await bellOf(recruiter))[0]?.[0]).toBe(text(boss, "a recruiter"));
    expect((await mailed()).slice(sent.length)).toEqual([recruiter.email]);
    const newcomer = await makeRecruiter(db, { companyId, member: true });
    const body = { ids: [job.id], action: "change_owner" as const, owner_id: newcomer.id };
    await asBoss(bulk, { body });
    expect((await bellOf(newcomer))[0]?.[0]).toBe(text(boss, "its owner"));
    expect(await mailed()).toHaveLength(sent.length + 1);
  });
});

it("A consultant who is added to the team of an agency's job is notified", async () => {
  const { db } = api.database;
  const client = await makeRecruiter(db);
  const agency = await makeAgency(db);
  const boss = await makeStaff(db, "consultant", { agencyId: agency.id });
  const member = await makeStaff(db, "consultant", { agencyId: agency.id, member: true });
  const job = await makeJob(db, { companyId: client.companyId, agencyId: agency.id, ownerId: boss.id });
  const people = [
    { id: boss.id, role: "owner" as const },
    { id: member.id, role: "interviewer" as const },
  ];
  await (await api.as(boss.id))(endpointOf("consultant", contract.changeTeam), {
    params: { id: job.id },
    body: { version: `${boss.id}-owner`, people },
  });
  expect((await bellOf(member)).map(([, path]) => path)).toEqual([`/consultants/${job.id}`]);
  expect((await mailed()).at(-1)).toBe(member.email);
});
