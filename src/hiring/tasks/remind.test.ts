import { beforeAll, describe, expect, it } from "vitest";
import { minute } from "#kit/clock.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import * as notifications from "#people/notifications/contract.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { scheduledJobs } from "../../app/worker.ts";
import * as contract from "./contract.ts";
import { makeTask } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const run = (asOf: string | Date) => scheduledJobs["task-reminders"]?.run(api.services, new Date(asOf));
/** A task that is due on Tuesday at 9 in Vietnam, with a reminder an hour before. */
const written = { name: "Gọi", type: 1, due_date: "2026-03-03", due_time: "09:00", reminder_minutes: 60 };

async function own() {
  const person = await makeRecruiter(api.database.db);
  const call = await api.as(person.id);
  const { id } = (await call(contract.createTask, { body: written })).data;
  return {
    person,
    call,
    change: (body: object) => call(contract.editTask, { params: { id }, body }),
    bell: async () => (await call(notifications.list)).data.map(({ attributes }) => attributes.text),
    mails: async () =>
      (await api.mails("tasks.due")).filter(({ to_email }) => to_email === person.email).length,
  };
}

describe("A reminder", () => {
  it("is sent once at its time, also by repeated and concurrent runs", async () => {
    const { bell, mails } = await own();
    expect(await run("2026-03-03T00:59:59Z")).toBe("0 tasks reminded of");
    expect(await bell()).toEqual([]);
    // Two processes run the schedule at the same time.
    const both = await Promise.all([run("2026-03-03T01:00:00Z"), run("2026-03-03T01:00:00Z")]);
    expect(both.toSorted()).toEqual(["0 tasks reminded of", "1 tasks reminded of"]);
    expect(await run("2026-03-03T02:00:00Z")).toBe("0 tasks reminded of");
    expect(await bell()).toEqual(["Reminder: Gọi"]);
    expect(await mails()).toBe(1);
  });

  it("is sent 0, 15, 60 or 1440 minutes before", async () => {
    const due = new Date("2026-03-20T02:00:00Z");
    for (const minutes of [0, 15, 60, 1440]) {
      const { change, mails } = await own();
      await change({ due_date: "2026-03-20", reminder_minutes: minutes });
      const at = due.getTime() - minutes * minute;
      await run(new Date(at - 1));
      expect(await mails(), `${minutes} early`).toBe(0);
      await run(new Date(at));
      expect(await mails(), `${minutes}`).toBe(1);
    }
  });

  it("moves with its task, and is sent again for a later time", async () => {
    const { change, mails } = await own();
    await run("2026-03-03T01:00:00Z");
    await change({ note: "Số mới" });
    await run("2026-03-03T01:01:00Z");
    expect(await mails()).toBe(1);
    await change({ due_date: "2026-03-04" });
    await run("2026-03-04T00:59:00Z");
    expect(await mails()).toBe(1);
    await run("2026-03-04T01:00:00Z");
    expect(await mails()).toBe(2);
  });

  it("is not sent for an ended task, and is sent for a task that is reopened in time", async () => {
    const { change, mails } = await own();
    await change({ status: "done" });
    await run("2026-03-03T01:00:00Z");
    expect(await mails()).toBe(0);
    await change({ status: "todo" });
    await run("2026-03-03T01:00:00Z");
    expect(await mails()).toBe(1);
  });

  it("is sent for a task that is reopened together with an edit", async () => {
    const { change, mails } = await own();
    await change({ status: "done" });
    await change({ status: "todo", note: "Số mới" });
    await run("2026-03-03T01:00:00Z");
    expect(await mails()).toBe(1);
  });

  it("is not sent for a task without a reminder, nor to a blocked account", async () => {
    const { change, mails } = await own();
    await change({ reminder_minutes: null });
    await run("2026-03-03T02:00:00Z");
    expect(await mails()).toBe(0);
    const { db } = api.database;
    const gone = await makeRecruiter(db);
    await makeTask(db, { companyId: gone.companyId, authorId: gone.id, remindAt: new Date(0) });
    await db
      .updateTable("accounts")
      .set({ blocked_at: new Date(0) })
      .where("id", "=", gone.id)
      .execute();
    expect(await run("2026-03-03T02:00:00Z")).toBe("0 tasks reminded of");
  });
});
