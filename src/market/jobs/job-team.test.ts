import { beforeAll, describe, expect, it } from "vitest";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as jobs from "./contract.ts";
import * as contract from "./contract-team.ts";
import { createJobTemplate } from "./contract-templates.ts";
import { makeJob } from "./factory.ts";
import { type TeamRole, teamCaps } from "./team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

type Call = Awaited<ReturnType<typeof api.as>>;
const shownTo = async (call: Call, id: number, kind = "company") =>
  (await call(endpointOf(kind, contract.team), { params: { id } })).data.attributes;
const rolesOf = (people: { id: string; role: TeamRole }[]) =>
  people.map(({ id, role }) => [Number(id), role]);

async function company() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const member = () => makeRecruiter(db, { companyId, member: true });
  const [recruiter, manager, interviewer, other] = [
    await member(),
    await member(),
    await member(),
    await member(),
  ];
  const { id } = await makeJob(db, { companyId, ownerId: boss.id, recruiterIds: [recruiter.id] });
  const asBoss = await api.as(boss.id);
  const people = [
    { id: boss.id, role: "owner" as const },
    { id: recruiter.id, role: "recruiter" as const },
    { id: manager.id, role: "hiring_manager" as const },
    { id: interviewer.id, role: "interviewer" as const },
  ];
  const params = { id };
  const change = async (call: Call, to: { id: number; role: TeamRole }[]) => {
    const { version } = await shownTo(asBoss, id);
    return (await call(contract.changeTeam, { params, body: { version, people: to } })).data.attributes;
  };
  return { db, companyId, boss, recruiter, manager, interviewer, other, params, asBoss, people, change };
}

describe("A job's hiring team", () => {
  it("begins with its owner and recruiters, and is changed by those who manage the job", async () => {
    const { db, boss, recruiter, other, params, asBoss, people, change } = await company();
    const before = await shownTo(asBoss, params.id);
    expect(rolesOf(before.people)).toEqual([
      [boss.id, "owner"],
      [recruiter.id, "recruiter"],
    ]);
    const after = await change(await api.as(recruiter.id), people);
    expect(rolesOf(after.people)).toEqual(people.map(({ id, role }) => [id, role]));
    expect(after.others.map(({ id }) => Number(id))).toEqual([other.id]);
    expect(after.can).toEqual({ edit: true, change_owner: false });
    const log = await db.selectFrom("activities").selectAll().where("job_id", "=", params.id).execute();
    expect(log).toMatchObject([
      {
        kind: "job_team",
        actor_id: recruiter.id,
        data: {
          changes: [
            { account_id: people[2]!.id, from: null, to: "hiring_manager" },
            { account_id: people[3]!.id, from: null, to: "interviewer" },
          ],
        },
      },
    ]);
    // Saving the same team again is not a change.
    await change(asBoss, people);
    expect(
      await db.selectFrom("activities").select("id").where("job_id", "=", params.id).execute(),
    ).toHaveLength(1);
  });

  it("has the owner and the recruiters of the job, whose form conflicts with a change of them", async () => {
    const { boss, recruiter, manager, interviewer, params, asBoss, change } = await company();
    const { version } = (await asBoss(jobs.ownDetail, { params })).data.attributes;
    await change(asBoss, [
      { id: manager.id, role: "owner" },
      { id: interviewer.id, role: "recruiter" },
      { id: boss.id, role: "interviewer" },
    ]);
    const job = (await asBoss(jobs.ownDetail, { params })).data.attributes;
    expect(job).toMatchObject({ owner: { id: manager.id }, recruiter_ids: [interviewer.id] });
    const edit = asBoss(jobs.update, { params, body: { version, recruiter_ids: [recruiter.id] } as never });
    expect(await refusal(edit)).toMatchObject({ status: 409, codes: ["job_edited"] });
    // A role from the job's form takes precedence over one of `job_team`.
    await asBoss(jobs.update, { params, body: { version: job.version, recruiter_ids: [boss.id] } as never });
    expect(rolesOf((await shownTo(asBoss, params.id)).people)).toEqual([
      [manager.id, "owner"],
      [boss.id, "recruiter"],
    ]);
  });

  it("is read by its people, changed by those who manage the job, and absent for others", async () => {
    const { db, manager, interviewer, other, params, asBoss, people, change } = await company();
    await change(asBoss, people);
    const body = { version: (await shownTo(asBoss, params.id)).version, people };
    for (const { id } of [manager, interviewer]) {
      const call = await api.as(id);
      expect(await shownTo(call, params.id)).toMatchObject({
        others: [],
        can: { edit: false, change_owner: false },
      });
      expect(await refusal(call(contract.changeTeam, { params, body }))).toMatchObject({ status: 403 });
      // Hiring managers and interviewers read the job and may do nothing else with it.
      const { attributes } = (await call(jobs.ownDetail, { params })).data;
      expect(Object.values(attributes.can)).not.toContain(true);
      expect((await call(jobs.ownList)).data.map((job) => Number(job.id))).toEqual([params.id]);
      expect(await refusal(call(jobs.remove, { params }))).toMatchObject({ status: 404 });
      const template = call(createJobTemplate, { body: { name: "Chép", job_id: params.id } });
      expect(await refusal(template)).toMatchObject({ status: 404, codes: ["job_gone"] });
    }
    const strangers = [other.id, (await makeRecruiter(db)).id];
    for (const call of await Promise.all(strangers.map((id) => api.as(id)))) {
      expect(await refusal(call(contract.team, { params }))).toMatchObject({ status: 404 });
      expect(await refusal(call(contract.changeTeam, { params, body }))).toMatchObject({ status: 404 });
    }
    const visitor = await api.as(null);
    expect(await refusal(visitor(contract.team, { params }))).toMatchObject({ status: 401 });
    expect(await refusal(visitor(contract.changeTeam, { params, body }))).toMatchObject({ status: 401 });
  });

  it("has people of the company once each, one owner, and an end", async () => {
    const { db, companyId, boss, other, params, asBoss, people, change } = await company();
    const foreign = await makeRecruiter(db);
    const left = await makeRecruiter(db, { companyId, member: true });
    await db.updateTable("accounts").set({ blocked_at: new Date() }).where("id", "=", left.id).execute();
    const refused = (more: { id: number; role: TeamRole }[], from = people) =>
      refusal(change(asBoss, [...from, ...more]));
    for (const { id } of [foreign, left])
      expect(await refused([{ id, role: "interviewer" }])).toMatchObject({
        status: 422,
        codes: ["not_a_member"],
        pointers: ["/people/4/id"],
      });
    expect(await refused([{ id: boss.id, role: "recruiter" }])).toMatchObject({ codes: ["person_twice"] });
    expect(await refused([{ id: other.id, role: "owner" }])).toMatchObject({ codes: ["one_owner"] });
    expect(await refused([], people.slice(1))).toMatchObject({ status: 422, codes: ["one_owner"] });
    const many = Array.from({ length: teamCaps.people }, (_, n) => ({
      id: n + 1,
      role: "interviewer" as const,
    }));
    expect(await refused(many)).toMatchObject({ status: 422, codes: ["too_many_people"] });
    const version = "0-owner";
    expect(await refusal(asBoss(contract.changeTeam, { params, body: { version, people } }))).toMatchObject({
      status: 409,
      codes: ["team_changed"],
    });
  });

  it("is changed by one of two who change it at once; the other reads 409", async () => {
    const { boss, recruiter, params, asBoss, people } = await company();
    const { version } = await shownTo(asBoss, params.id);
    const bodies = [people, people.slice(0, 3)].map((to) => ({ version, people: to }));
    const [first, second] = [asBoss, await api.as(recruiter.id)].map((call, index) =>
      call(contract.changeTeam, { params, body: bodies[index]! }),
    );
    const ended = await Promise.allSettled([first!, second!]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = ended.findIndex(({ status }) => status === "rejected");
    expect(await refusal([first!, second!][lost]!)).toMatchObject({ status: 409, codes: ["team_changed"] });
    expect(rolesOf((await shownTo(asBoss, params.id)).people)[0]).toEqual([boss.id, "owner"]);
  });

  it("of a job without an owner gets one from an administrator", async () => {
    const { db, companyId, boss, asBoss } = await company();
    const { id } = await makeJob(db, { companyId, ownerId: boss.id });
    await db.updateTable("jobs").set({ owner_id: null }).where("id", "=", id).execute();
    const { version, people } = await shownTo(asBoss, id);
    expect(people).toEqual([]);
    const owner = { id: boss.id, role: "owner" as const };
    const { data } = await asBoss(contract.changeTeam, {
      params: { id },
      body: { version, people: [owner] },
    });
    expect(rolesOf(data.attributes.people)).toEqual([[boss.id, "owner"]]);
  });

  it("gets another owner from an administrator only", async () => {
    const { recruiter, boss, asBoss, change, params } = await company();
    const swapped = [
      { id: recruiter.id, role: "owner" as const },
      { id: boss.id, role: "recruiter" as const },
    ];
    expect(await refusal(change(await api.as(recruiter.id), swapped))).toMatchObject({ status: 403 });
    expect(rolesOf((await change(asBoss, swapped)).people)).toEqual(
      swapped.map(({ id, role }) => [id, role]),
    );
    expect((await shownTo(asBoss, params.id)).can.change_owner).toBe(true);
  });

  it("may be left by a recruiter, who cannot read it afterwards", async () => {
    const { boss, recruiter, params, change } = await company();
    const call = await api.as(recruiter.id);
    const { can, people } = await change(call, [{ id: boss.id, role: "owner" }]);
    expect({ edit: can.edit, people: rolesOf(people) }).toEqual({
      edit: false,
      people: [[boss.id, "owner"]],
    });
    expect(await refusal(call(contract.team, { params }))).toMatchObject({ status: 404 });
  });
});

it("An agency's jobs have teams of its consultants; for the client and other agencies they are absent", async () => {
  const { db } = api.database;
  const client = await makeRecruiter(db);
  const agency = await makeAgency(db);
  const [boss, member] = [
    await makeStaff(db, "consultant", { agencyId: agency.id }),
    await makeStaff(db, "consultant", { agencyId: agency.id, member: true }),
  ];
  const job = await makeJob(db, { companyId: client.companyId, agencyId: agency.id, ownerId: boss.id });
  const params = { id: job.id };
  const put = endpointOf("consultant", contract.changeTeam);
  const asBoss = await api.as(boss.id);
  const { version } = await shownTo(asBoss, job.id, "consultant");
  const owner = { id: boss.id, role: "owner" as const };
  const wrong = { version, people: [owner, { id: client.id, role: "interviewer" as const }] };
  expect(await refusal(asBoss(put, { params, body: wrong }))).toMatchObject({ codes: ["not_a_member"] });
  const body = { version, people: [owner, { id: member.id, role: "hiring_manager" as const }] };
  await asBoss(put, { params, body });
  expect((await shownTo(await api.as(member.id), job.id, "consultant")).can.edit).toBe(false);
  const asOther = await api.as((await makeStaff(db, "consultant")).id);
  expect(await refusal(shownTo(asOther, job.id, "consultant"))).toMatchObject({ status: 404 });
  expect(await refusal(asOther(put, { params, body }))).toMatchObject({ status: 404 });
  expect(await refusal(shownTo(await api.as(client.id), job.id))).toMatchObject({ status: 404 });
});
