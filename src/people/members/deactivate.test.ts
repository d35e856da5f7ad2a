import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { makeTask } from "#hiring/tasks/factory.ts";
import { day } from "#kit/clock.ts";
import { ownDetail } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { login, me } from "#people/accounts/contract.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { memberShow, memberUpdate } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Creates a company with an administrator, optionally a second one, and a member. */
async function team({ secondAdmin = false } = {}) {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const second = secondAdmin ? await makeRecruiter(db, { companyId }) : null;
  const member = await makeRecruiter(db, { companyId, member: true });
  return { companyId, boss, second, member, call: await api.as(boss.id) };
}
const change = (id: number, body: object) => [memberUpdate, { params: { id }, body }] as const;

describe("Deactivating a member", () => {
  it("hands open tasks and coming interviews over, and notifies the colleague", async () => {
    const { db } = api.database;
    const { companyId, boss, member, call } = await team();
    const heir = await makeRecruiter(db, { companyId, member: true });
    const job = await makeJob(db, { companyId, ownerId: boss.id });
    const applicant = await makeApplicant(db, { job });
    const task = { companyId, authorId: boss.id, assigneeId: member.id };
    const [open, done] = [await makeTask(db, task), await makeTask(db, { ...task, endedAt: monday })];
    const at = (days: number) => new Date(monday.getTime() + days * day);
    const interview = { interviewers: [member.id, boss.id] };
    const coming = await makeInterview(db, applicant, { ...interview, startsAt: at(1) });
    const over = await makeInterview(db, applicant, { ...interview, startsAt: at(-1) });
    const { meta } = await call(memberShow, { params: { id: member.id } });
    expect(meta).toMatchObject({ open_tasks: 1, coming_interviews: 1 });
    expect(await refusal(call(...change(member.id, { active: false })))).toMatchObject({
      codes: ["heir_required"],
    });
    await call(...change(member.id, { active: false, hand_over_to: heir.id }));
    const assignees = await db.selectFrom("tasks").select(["id", "assignee_id"]).orderBy("id").execute();
    expect(assignees.filter(({ id }) => id === open.id || id === done.id)).toEqual([
      { id: open.id, assignee_id: heir.id },
      { id: done.id, assignee_id: member.id },
    ]);
    const holders = async (id: number) =>
      (
        await db
          .selectFrom("interview_interviewers")
          .select("account_id")
          .where("interview_id", "=", id)
          .orderBy("account_id")
          .execute()
      ).map(({ account_id }) => account_id);
    expect(await holders(coming.id)).toEqual([boss.id, heir.id]);
    expect(await holders(over.id)).toEqual([boss.id, member.id].sort((a, b) => a - b));
    const told = (await api.mails("interviews.interviewer")).map(({ to_email }) => to_email);
    expect(told).toEqual([heir.email]);
  });

  it("hands open jobs and active applicants to a colleague and ends sessions at once", async () => {
    const { db } = api.database;
    const { companyId, boss, member, call } = await team();
    const heir = await makeRecruiter(db, { companyId, member: true });
    const open = await makeJob(db, { companyId, ownerId: member.id });
    const closed = await makeJob(db, { companyId, ownerId: member.id, state: "closed" });
    const helped = await makeJob(db, { companyId, ownerId: boss.id, recruiterIds: [member.id, boss.id] });
    const judged = await makeJob(db, { companyId, ownerId: boss.id });
    await db
      .insertInto("job_team")
      .values({ job_id: judged.id, account_id: member.id, role: "interviewer" })
      .execute();
    const applicant = await makeApplicant(db, { job: open });
    const rejected = await makeApplicant(db, { job: open, outcome: "rejected" });
    await db
      .updateTable("applicants")
      .set({ owner_id: member.id })
      .where("id", "in", [applicant.id, rejected.id])
      .execute();
    expect((await call(memberShow, { params: { id: member.id } })).meta).toEqual({
      open_jobs: 1,
      active_applicants: 1,
      open_tasks: 0,
      coming_interviews: 0,
    });
    expect(await refusal(call(...change(member.id, { active: false })))).toMatchObject({
      status: 422,
      codes: ["heir_required"],
      pointers: ["/hand_over_to"],
    });
    const stranger = await makeRecruiter(db);
    for (const wrong of [stranger.id, member.id, 999_999])
      expect(await refusal(call(...change(member.id, { active: false, hand_over_to: wrong })))).toMatchObject(
        { codes: ["heir_unknown"] },
      );
    const theirs = await api.as(member.id);
    const { data } = await call(...change(member.id, { active: false, hand_over_to: heir.id }));
    expect(data.attributes).toMatchObject({
      active: false,
      can: { change_role: false, deactivate: false, reactivate: true },
    });
    expect(await refusal(theirs(me))).toMatchObject({ status: 401 });
    const jobs = await db.selectFrom("jobs").select(["id", "owner_id", "recruiter_ids"]).execute();
    const jobOf = (id: number) => jobs.find((job) => job.id === id);
    expect(jobOf(open.id)?.owner_id).toBe(heir.id);
    expect(jobOf(closed.id)?.owner_id).toBe(member.id);
    expect(await db.selectFrom("job_team").selectAll().where("account_id", "=", member.id).execute()).toEqual(
      [],
    );
    expect(jobOf(helped.id)).toMatchObject({ owner_id: boss.id, recruiter_ids: [heir.id, boss.id] });
    const owners = await db
      .selectFrom("applicants")
      .select(["id", "owner_id"])
      .where("id", "in", [applicant.id, rejected.id])
      .orderBy("id")
      .execute();
    expect(owners.map((row) => row.owner_id)).toEqual([heir.id, member.id]);
    const kinds = await db
      .selectFrom("activities")
      .select(["kind", "actor_id"])
      .where("kind", "in", ["job_owner", "owner_change"])
      .where("company_id", "=", companyId)
      .orderBy("kind")
      .execute();
    expect(kinds).toEqual([
      { kind: "job_owner", actor_id: boss.id },
      { kind: "owner_change", actor_id: boss.id },
    ]);
    const heirs = await api.as(heir.id);
    await heirs(ownDetail, { params: { id: open.id } });
  });

  it("needs no colleague without open work, and can be undone, unlike a block by Sen", async () => {
    const { db } = api.database;
    const { member, call, companyId, boss } = await team();
    const helped = await makeJob(db, { companyId, ownerId: boss.id, recruiterIds: [member.id] });
    const password = "nắng sớm trên đê";
    await db
      .updateTable("accounts")
      .set({ password_hash: await hashPassword(password) })
      .where("id", "=", member.id)
      .execute();
    await call(...change(member.id, { active: false }));
    expect((await call(ownDetail, { params: { id: helped.id } })).data.attributes.recruiter_ids).toEqual([]);
    const visitor = await api.as(null);
    const body = { email: member.email, password };
    expect(await refusal(visitor(login, { body }))).toMatchObject({ status: 403, codes: ["login_blocked"] });
    expect(await refusal(call(...change(member.id, { active: false, role_id: 0 })))).toMatchObject({
      codes: ["member_not_active"],
    });
    await call(...change(member.id, { active: true }));
    await visitor(login, { body });
    await db.updateTable("accounts").set({ blocked_at: monday }).where("id", "=", member.id).execute();
    expect(await refusal(call(...change(member.id, { active: true })))).toMatchObject({
      status: 409,
      codes: ["member_blocked"],
    });
  });
});
