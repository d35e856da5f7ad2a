import { beforeAll, describe, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeRecruiter } from "#people/accounts/factory.ts";
import * as notifications from "#people/notifications/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeTask } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Creates a company with an administrator and two members, the first of whom recruits for a job with an applicant. */
async function team() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const member = await makeRecruiter(db, { companyId, member: true });
  const outsider = await makeRecruiter(db, { companyId, member: true });
  const job = await makeJob(db, { companyId, ownerId: boss.id, recruiterIds: [member.id] });
  const applicant = await makeApplicant(db, { job });
  const [asBoss, asMember, asOutsider] = await Promise.all(
    [boss, member, outsider].map(({ id }) => api.as(id)),
  );
  return {
    boss,
    member,
    outsider,
    job,
    applicant,
    companyId,
    asBoss: asBoss!,
    asMember: asMember!,
    asOutsider: asOutsider!,
  };
}

/** The body of a request: a task that is due on Tuesday, the day after the start of the tests, at 9 in Vietnam. */
const written = {
  name: "Gọi cho ứng viên",
  type: 1,
  due_date: "2026-03-03",
  due_time: "09:00",
  reminder_minutes: 60,
};
const bell = async (call: Awaited<ReturnType<typeof api.as>>) =>
  (await call(notifications.list)).data.map(({ attributes }) => attributes.text);

describe("Tasks", () => {
  it("need a session, and tasks of other companies are not found", async () => {
    const { asBoss, asOutsider, member, applicant } = await team();
    const body = { ...written, assignee_id: member.id, applicant_id: applicant.id };
    const { id } = (await asBoss(contract.createTask, { body })).data;
    const others = await team();
    const anonymous = await api.as(null);
    const params = { id };
    const calls = [
      [contract.taskDetail, { params }],
      [contract.editTask, { params, body: { status: "done" } }],
      [contract.deleteTask, { params }],
    ] as const;
    for (const [endpoint, input] of calls) {
      await expect(anonymous(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      for (const call of [others.asBoss, asOutsider])
        await expect(call(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
    }
    await expect(anonymous(contract.tasks, {})).rejects.toMatchObject({ status: 401 });
    await expect(anonymous(contract.createTask, { body: written })).rejects.toMatchObject({ status: 401 });
    for (const call of [others.asBoss, asOutsider])
      expect((await call(contract.tasks, {})).meta.total).toBe(0);
  });

  it("are assigned to the caller by default, and return the permitted verbs", async () => {
    const { asMember, member } = await team();
    const { data } = await asMember(contract.createTask, { body: written });
    expect(data.attributes).toMatchObject({
      ...written,
      status: "todo",
      group: "this_week",
      due_at: "2026-03-03T02:00:00.000Z",
      note: null,
      assignee: { id: member.id },
      created_by: { id: member.id },
      job: null,
      applicant: null,
      can: { edit: true, start: true, finish: true, cancel: true, reopen: false, delete: true },
    });
    expect(await bell(asMember)).toEqual([]);
  });

  it("accept the usual spellings of a time", async () => {
    const { asBoss } = await team();
    for (const due_time of ["9:05", "09h05", " 9.05 "]) {
      const { data } = await asBoss(contract.createTask, { body: { ...written, due_time } });
      expect(data.attributes.due_time).toBe("09:05");
    }
  });

  it("are listed by due time, with the number of tasks in each group", async () => {
    const { asBoss, asMember, boss, member, companyId } = await team();
    const { db } = api.database;
    const due = {
      overdue: "2026-03-02T02:59:00Z",
      today: "2026-03-02T10:00:00Z",
      this_week: "2026-03-08T16:59:00Z",
      later: "2026-03-08T17:00:00Z",
    };
    for (const [name, at] of Object.entries(due).toReversed())
      await makeTask(db, { companyId, authorId: boss.id, name, dueAt: new Date(at) });
    await makeTask(db, { companyId, authorId: boss.id, name: "done", endedAt: new Date(due.overdue) });
    await makeTask(db, { companyId, authorId: boss.id, assigneeId: member.id, name: "of the member" });
    const names = async (call: typeof asBoss, query: object) =>
      (await call(contract.tasks, { query })).data.map(({ attributes }) => attributes.name);
    expect(await names(asBoss, { mine: "true" })).toEqual(Object.keys(due));
    const mine = await asBoss(contract.tasks, { query: { mine: "true" } });
    expect(mine.data.map(({ attributes }) => attributes.group)).toEqual(Object.keys(due));
    expect(mine.meta).toMatchObject({
      total: 4,
      counts: { overdue: 1, today: 1, this_week: 1, later: 1, done: 1 },
    });
    expect(await names(asBoss, { group: "today" })).toEqual(["today", "of the member"]);
    expect(await names(asBoss, { group: "done" })).toEqual(["done"]);
    expect(await names(asBoss, { items: 2, page: 2 })).toHaveLength(2);
    expect(await names(asMember, {})).toEqual(["of the member"]);
  });

  it("move from one status to another", async () => {
    const { asBoss } = await team();
    const { id } = (await asBoss(contract.createTask, { body: written })).data;
    const change = async (body: object) =>
      (await asBoss(contract.editTask, { params: { id }, body })).data.attributes;
    expect(await change({ status: "in_progress" })).toMatchObject({ status: "in_progress", ended_at: null });
    const done = await change({ status: "done" });
    expect(done).toMatchObject({ status: "done", group: "done", ended_at: expect.any(String) });
  });

  it("are edited after their end only together with reopening", async () => {
    const { asBoss } = await team();
    const { id } = (await asBoss(contract.createTask, { body: written })).data;
    const change = (body: object) => asBoss(contract.editTask, { params: { id }, body });
    await change({ status: "canceled" });
    const refused = { status: 409, codes: ["task_state_changed"], meta: { now: "canceled" } };
    expect(await refusal(change({ name: "Khác" }))).toMatchObject(refused);
    expect(await refusal(change({ status: "done" }))).toMatchObject(refused);
    const { data } = await change({ status: "todo", name: "Khác" });
    expect(data.attributes).toMatchObject({ name: "Khác", status: "todo", ended_at: null });
  });

  it("are deleted by their author and administrators, not by their assignee", async () => {
    const { asBoss, asMember, boss, member, companyId } = await team();
    const task = await makeTask(api.database.db, { companyId, authorId: boss.id, assigneeId: member.id });
    const params = { id: task.id };
    expect(await refusal(asMember(contract.deleteTask, { params }))).toMatchObject({ status: 409 });
    await asBoss(contract.deleteTask, { params });
    await expect(asBoss(contract.taskDetail, { params })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    [{ name: " " }, "/name", "required"],
    [{ type: 9 }, "/type", "required"],
    [{ due_date: "2026-02-30" }, "/due_date", "date_invalid"],
    [{ due_time: "25:00" }, "/due_time", "time_invalid"],
    [{ due_time: "9:60" }, "/due_time", "time_invalid"],
    [{ due_time: "" }, "/due_time", "time_invalid"],
    [{ reminder_minutes: 30 }, "/reminder_minutes", "reminder_invalid"],
    [{ assignee_id: 999_999 }, "/assignee_id", "assignee_unknown"],
    [{ applicant_id: 999_999 }, "/applicant_id", "task_relation_unknown"],
    [{ job_id: 999_999 }, "/job_id", "task_relation_unknown"],
    [{ job_id: 1, applicant_id: 1 }, "/job_id", "task_relation_twice"],
  ])("with %j are refused at their field", async (wrong, pointer, code) => {
    const { asBoss } = await team();
    const attempt = asBoss(contract.createTask, { body: { ...written, ...wrong } });
    expect(await refusal(attempt)).toMatchObject({ status: 422, pointers: [pointer], codes: [code] });
  });

  it("of an agency are hidden from its client", async () => {
    const { db } = api.database;
    const { asBoss, boss, companyId } = await team();
    const agency = await makeAgency(db);
    const task = await makeTask(db, { companyId, agencyId: agency.id, authorId: boss.id });
    expect((await asBoss(contract.tasks, {})).meta.total).toBe(0);
    const params = { id: task.id };
    await expect(asBoss(contract.taskDetail, { params })).rejects.toMatchObject({ status: 404 });
  });
});

describe("A task about an applicant", () => {
  it("is assigned to people who see the applicant, and is in the applicant's history", async () => {
    const { asBoss, asMember, member, outsider, applicant, job } = await team();
    const body = { ...written, applicant_id: applicant.id };
    const wrong = asBoss(contract.createTask, { body: { ...body, assignee_id: outsider.id } });
    expect(await refusal(wrong)).toMatchObject({ status: 422, codes: ["assignee_unknown"] });
    const { data } = await asBoss(contract.createTask, { body: { ...body, assignee_id: member.id } });
    expect(data.attributes).toMatchObject({
      applicant: { id: String(applicant.id), full_name: "Nguyễn Văn An" },
      job: { id: String(job.id) },
    });
    const detail = await asBoss(applications.applicantDetail, { params: { id: applicant.id } });
    expect(detail.data.attributes.activities.map(({ kind }) => kind)).toContain("task_assign");
    const about = await asMember(contract.tasks, { query: { applicant_id: applicant.id } });
    expect(about.data.map(({ id }) => id)).toEqual([data.id]);
    await asMember(contract.editTask, { params: { id: Number(data.id) }, body: { status: "done" } });
    const ofApplicant = { applicant_id: applicant.id };
    expect((await asMember(contract.tasks, { query: ofApplicant })).data).toHaveLength(1);
    const open = await asMember(contract.tasks, { query: { ...ofApplicant, open: "true" } });
    expect([open.data, open.meta.total]).toEqual([[], 0]);
  });

  it("is deleted when the applicant is erased", async () => {
    const { asBoss, asMember, member, applicant } = await team();
    const body = { ...written, applicant_id: applicant.id, assignee_id: member.id };
    await asBoss(contract.createTask, { body });
    expect(await bell(asMember)).toHaveLength(1);
    await inTransaction(api.database, (tx) => eraseApplicants(tx, [applicant.id], api.clock.now()));
    expect((await asBoss(contract.tasks, {})).meta.total).toBe(0);
    expect(await bell(asMember)).toEqual([]);
    const again = asBoss(contract.createTask, { body });
    expect(await refusal(again)).toMatchObject({ status: 422, codes: ["task_relation_unknown"] });
  });
});

describe("The assignee of a task", () => {
  it("is notified once, in the product and by email, and a new assignee is notified, too", async () => {
    const { asBoss, asMember, member, outsider, asOutsider } = await team();
    const body = { ...written, assignee_id: member.id };
    const { id } = (await asBoss(contract.createTask, { body })).data;
    const change = (body: object, call = asBoss) => call(contract.editTask, { params: { id }, body });
    await change({ name: "Gọi lại", assignee_id: member.id });
    expect(await bell(asMember)).toEqual(["Trần Thị Bình assigned you a task: Gọi cho ứng viên"]);
    const mails = async (to: string) =>
      (await api.mails("tasks.assigned")).filter(({ to_email }) => to_email === to).length;
    expect(await mails(member.email)).toBe(1);
    // A member who reassigns a task cannot see it any more, but gets it as the response.
    const reassigned = await change({ assignee_id: outsider.id }, asMember);
    expect(reassigned.data.attributes).toMatchObject({ assignee: { id: outsider.id }, can: { edit: false } });
    expect(await bell(asOutsider)).toEqual(["Trần Thị Bình assigned you a task: Gọi lại"]);
    expect(await mails(outsider.email)).toBe(1);
  });

  it("is not notified when the group is switched off", async () => {
    const { asBoss, asMember, member } = await team();
    await asMember(notifications.changeChoices, { body: { mail: [], bell: [] } });
    await asBoss(contract.createTask, { body: { ...written, assignee_id: member.id } });
    expect(await bell(asMember)).toEqual([]);
    const mails = (await api.mails("tasks.assigned")).filter(({ to_email }) => to_email === member.email);
    expect(mails).toEqual([]);
  });
});
