import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { makeTask } from "#hiring/tasks/factory.ts";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { me } from "#people/accounts/contract.ts";
import { accountClose } from "#people/accounts/contract-closing.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { makeAgency, makeCompany, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const password = "sương mù trên đồi chè";
const person = { full_name: "Đỗ Thu Hà", password, password_confirmation: password };

/** Returns a caller of the endpoints of an agency. */
const deskOf =
  (call: Caller): Caller =>
  (endpoint, input) =>
    call(endpointOf("consultant", endpoint), input);

/** Creates an agency with an administrator and a member. */
async function team() {
  const { db } = api.database;
  const agency = await makeAgency(db);
  const boss = await makeStaff(db, "consultant", { agencyId: agency.id });
  const member = await makeStaff(db, "consultant", { agencyId: agency.id, member: true });
  const desk = async (id: number) => deskOf(await api.as(id));
  return { agency, boss, member, call: await desk(boss.id), desk };
}

const proofOf = async (email: string) => {
  const mails = (await api.mails("members.invited")).filter((mail) => mail.to_email === email);
  return mails.at(-1)?.props as { proof: string; company: string; agency: boolean };
};
const change = (id: number, body: object) => [contract.memberUpdate, { params: { id }, body }] as const;

describe("An agency's invite", () => {
  it("names the agency and makes a consultant of it who is logged in", async () => {
    const { agency, boss, call } = await team();
    const { data } = await call(contract.inviteCreate, { body: { email: "ha@example.test" } });
    expect(data.attributes).toMatchObject({ role_id: 3, state: "pending" });
    const { proof: token, ...props } = await proofOf("ha@example.test");
    expect(props).toMatchObject({ company: agency.name, agency: true });
    const visitor = await api.as(null);
    const shown = await visitor(contract.inviteVerify, { query: { token } });
    expect(shown.data.attributes).toMatchObject({ company: { name: agency.name }, agency: true, role_id: 3 });
    const short = { ...person, password: "mưa-77-ao", password_confirmation: "mưa-77-ao" };
    expect(await refusal(visitor(contract.inviteUpdate, { body: { token, ...short } }))).toMatchObject({
      codes: ["password_too_short"],
    });
    const joined = await visitor(contract.inviteUpdate, { body: { token, ...person } });
    expect(joined.data.attributes).toMatchObject({ user_type: 3, role_id: 3, company_id: null });
    const { agency_id } = await api.database.db
      .selectFrom("accounts")
      .select("agency_id")
      .where("id", "=", Number(joined.data.id))
      .executeTakeFirstOrThrow();
    expect(agency_id).toBe(agency.id);
    const names = (await call(companyMembers)).data.map(({ id }) => id);
    expect(names).toContain(joined.data.id);
    expect(await api.mails("members.joined")).toMatchObject([{ to_email: boss.email }]);
  });

  it("is sent again and revoked by administrators of the agency alone", async () => {
    const { boss, member, call, desk } = await team();
    const rival = await team();
    const { companyId, id: recruiterId } = await makeRecruiter(api.database.db);
    expect(companyId).toBeGreaterThan(0);
    const email = "chi@example.test";
    const { data } = await call(contract.inviteCreate, { body: { email, role_id: 2 } });
    const at = { params: { id: Number(data.id) } };
    expect(await refusal(call(contract.inviteCreate, { body: { email } }))).toMatchObject({
      codes: ["already_invited"],
    });
    const before = await proofOf(email);
    // Another agency may invite the same person, and learns nothing of the invite.
    await rival.call(contract.inviteCreate, { body: { email } });
    expect(await refusal((await desk(member.id))(contract.inviteList))).toMatchObject({ status: 403 });
    const company = await api.as(recruiterId);
    for (const stranger of [rival.call, company])
      for (const endpoint of [contract.inviteResend, contract.inviteRevoke])
        expect(await refusal(stranger(endpoint, at))).toMatchObject({ status: 404 });
    expect((await company(contract.inviteList)).data).toEqual([]);
    await call(contract.inviteResend, at);
    const visitor = await api.as(null);
    expect(await refusal(visitor(contract.inviteVerify, { query: { token: before.proof } }))).toMatchObject({
      status: 422,
    });
    await call(contract.inviteRevoke, at);
    expect(await refusal(call(contract.inviteRevoke, at))).toMatchObject({ status: 409 });
    expect(await refusal(call(contract.inviteCreate, { body: { email: member.email } }))).toMatchObject({
      codes: ["already_member"],
    });
    expect(
      await refusal(call(contract.inviteCreate, { body: { email: boss.email, role_id: 0 } })),
    ).toMatchObject({ status: 422, codes: ["role_unknown"], pointers: ["/role_id"] });
  });
});

describe("A consultant's role", () => {
  it("is 2 or 3, and is changed by administrators of the agency", async () => {
    const { member, boss, call, desk } = await team();
    const theirs = await api.as(member.id);
    expect(await refusal(call(...change(member.id, { role_id: 0 })))).toMatchObject({
      codes: ["role_unknown"],
    });
    const { data } = await call(...change(member.id, { role_id: 2 }));
    expect(data.attributes).toMatchObject({ role_id: 2, can: { change_role: true, deactivate: true } });
    expect(await refusal(theirs(me))).toMatchObject({ status: 401 });
    await call(...change(member.id, { role_id: 3 }));
    expect(await refusal(call(...change(boss.id, { role_id: 3 })))).toMatchObject({
      status: 409,
      codes: ["company_needs_admin"],
    });
    const rival = await team();
    for (const wrong of [change(member.id, { role_id: 2 }), change(member.id, { active: false })])
      expect(await refusal(rival.call(...wrong))).toMatchObject({ status: 404 });
    expect(await refusal((await desk(member.id))(...change(member.id, { role_id: 2 })))).toMatchObject({
      status: 403,
    });
  });

  it("keeps the last administrator of an agency from closing the account, whatever other agencies have", async () => {
    const { boss } = await team();
    const rival = await team();
    const call = await api.as(boss.id);
    expect(await refusal(call(accountClose, { body: { email: boss.email } }))).toMatchObject({
      status: 409,
      codes: ["last_admin"],
    });
    await makeStaff(api.database.db, "consultant", { agencyId: rival.agency.id });
    await (await api.as(rival.boss.id))(accountClose, { body: { email: rival.boss.email } });
  });

  it("does not depend on jobs of agencies: they do not bind the last administrator of the client", async () => {
    const { db } = api.database;
    const { agency, boss } = await team();
    const client = await makeRecruiter(db);
    await makeJob(db, { companyId: client.companyId, agencyId: agency.id, ownerId: boss.id });
    await (await api.as(client.id))(accountClose, { body: { email: client.email } });
  });
});

it("A consultant who is deactivated hands over the work for all clients, and nothing of other workspaces", async () => {
  const { db } = api.database;
  const { agency, boss, member, call } = await team();
  const heir = await makeStaff(db, "consultant", { agencyId: agency.id, member: true });
  const clients = [await makeCompany(db), await makeCompany(db)];
  const at = new Date(monday.getTime() + day);
  const work = [];
  for (const { id: companyId } of clients) {
    const job = await makeJob(db, { companyId, agencyId: agency.id, ownerId: member.id });
    const applicant = await makeApplicant(db, { job });
    await db.updateTable("applicants").set({ owner_id: member.id }).where("id", "=", applicant.id).execute();
    const interview = await makeInterview(db, applicant, { startsAt: at, interviewers: [member.id] });
    const task = await makeTask(db, {
      companyId,
      agencyId: agency.id,
      authorId: boss.id,
      assigneeId: member.id,
    });
    work.push({ job, applicant, interview, task });
  }
  const { meta } = await call(contract.memberShow, { params: { id: member.id } });
  expect(meta).toEqual({ open_jobs: 2, active_applicants: 2, open_tasks: 2, coming_interviews: 2 });
  expect(await refusal(call(...change(member.id, { active: false })))).toMatchObject({
    codes: ["heir_required"],
  });
  const rival = await team();
  const strange = { active: false, hand_over_to: rival.boss.id };
  expect(await refusal(call(...change(member.id, strange)))).toMatchObject({ codes: ["heir_unknown"] });
  const theirs = await api.as(member.id);
  await call(...change(member.id, { active: false, hand_over_to: heir.id }));
  expect(await refusal(theirs(me))).toMatchObject({ status: 401 });
  for (const { job, applicant, interview, task } of work) {
    const rowOf = async (table: "jobs" | "applicants" | "tasks", column: string, id: number) =>
      (
        (await db
          .selectFrom(table)
          .select(column as never)
          .where("id", "=", id)
          .executeTakeFirstOrThrow()) as Record<string, unknown>
      )[column];
    expect(await rowOf("jobs", "owner_id", job.id)).toBe(heir.id);
    expect(await rowOf("applicants", "owner_id", applicant.id)).toBe(heir.id);
    expect(await rowOf("tasks", "assignee_id", task.id)).toBe(heir.id);
    const holders = await db
      .selectFrom("interview_interviewers")
      .select("account_id")
      .where("interview_id", "=", interview.id)
      .execute();
    expect(holders).toEqual([{ account_id: heir.id }]);
  }
  const log = await db
    .selectFrom("activities")
    .select(["kind", "agency_id"])
    .where("kind", "in", ["job_owner", "owner_change"])
    .where("actor_id", "=", boss.id)
    .execute();
  expect(log).toHaveLength(4);
  expect(log.every((row) => row.agency_id === agency.id)).toBe(true);
  await call(...change(member.id, { active: true }));
  expect((await call(contract.memberShow, { params: { id: member.id } })).data.attributes.active).toBe(true);
});
