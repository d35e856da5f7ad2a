import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { hour } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract-inbox.ts";
import { makeThread } from "./factory.ts";

let api: TestApi;
let desk: Caller;
const ids: Record<string, number> = {};
const ago = (hours: number) => new Date(monday.getTime() - hours * hour);
beforeAll(async () => {
  api = await testApi();
  desk = await api.as((await makeStaff(api.database.db, "admin", { member: true })).id);
  const seeker = await makeCandidate(api.database.db, { fullName: "Đặng Thu Thảo" });
  const job = await makeJob(api.database.db, { title: "Kế toán kho" });
  const make = async (name: string, thread: Parameters<typeof makeThread>[1]) => {
    const { id } = await inTransaction(api.database, (tx) => makeThread(tx, thread));
    ids[name] = id;
  };
  await make("young", { asOf: ago(1), name: "Trẻ", text: "100% lương_tháng?" });
  // A Thursday: the answer is due on Friday.
  await make("old", { asOf: ago(96), kind: "contact", name: "Hoàng Đức", company: "Bao bì Tân Việt" });
  await make("report", {
    asOf: ago(2),
    kind: "job_report",
    jobId: job.id,
    accountId: seeker.id,
    name: seeker.full_name,
    email: seeker.email,
    subject: "Thu phí: Kế toán kho",
  });
  await make("anonymous", { asOf: ago(3), kind: "job_report", jobId: job.id, name: "—", email: "" });
  await make("done", { asOf: ago(5), kind: "headhunt" });
  await desk(contract.answer, { params: { id: ids.done ?? 0 }, body: { text: "Vâng" } });
});

const namesOf = async (
  query: Parameters<typeof desk<typeof contract.inbox>>[1] extends infer I
    ? NonNullable<I> extends { query?: infer Q }
      ? Q
      : never
    : never,
) => {
  const { data } = await desk(contract.inbox, { query: query as never });
  return data.map(({ id }) => Object.keys(ids).find((name) => ids[name] === Number(id)));
};

describe("The inbox", () => {
  it("lists the longest waiting thread first, marks overdue ones, and counts", async () => {
    expect(await namesOf({})).toEqual(["old", "anonymous", "report", "young", "done"]);
    const { data, meta } = await desk(contract.inbox, { query: { items: 2, page: 1 } });
    expect(meta).toMatchObject({
      page: 1,
      items: 2,
      total: 5,
      counts: {
        open: 4,
        answered: 1,
        closed: 0,
        unread: 4,
        overdue: 1,
        kinds: { chat: 1, contact: 1, headhunt: 0, job_report: 2 },
      },
    });
    expect(data.map(({ attributes }) => [attributes.overdue, attributes.unread])).toEqual([
      [true, 1],
      [false, 1],
    ]);
    const second = await desk(contract.inbox, { query: { items: 2, page: 3 } });
    expect(second.data.map(({ id }) => Number(id))).toEqual([ids.done]);
  });

  it("filters by status, kind and words without diacritics; % and _ are ordinary characters", async () => {
    expect(await namesOf({ status: "answered" })).toEqual(["done"]);
    expect(await namesOf({ kind: "job_report" })).toEqual(["anonymous", "report"]);
    expect(await namesOf({ search: "hoang duc" })).toEqual(["old"]);
    expect(await namesOf({ search: "tân VIỆT bao" })).toEqual(["old"]);
    expect(await namesOf({ search: "100%" })).toEqual(["young"]);
    expect(await namesOf({ search: "l__ng" })).toEqual([]);
    expect(await namesOf({ search: "ng_th" })).toEqual(["young"]);
    expect((await refusal(desk(contract.inbox, { query: { kind: "spam" as never } }))).status).toBe(400);
  });

  it("opens a thread with its account and job, and marks its messages as read", async () => {
    const params = { id: ids.report ?? 0 };
    const { data } = await desk(contract.inboxDetail, { params });
    expect(data.attributes).toMatchObject({
      unread: 1,
      account: { user_type: 1, full_name: "Đặng Thu Thảo" },
      job: { title: "Kế toán kho" },
    });
    expect((await desk(contract.inboxDetail, { params })).data.attributes.unread).toBe(0);
    expect((await refusal(desk(contract.inboxDetail, { params: { id: 999_999 } }))).status).toBe(404);
  });

  it("cannot answer a thread without an address", async () => {
    const params = { id: ids.anonymous ?? 0 };
    const { data } = await desk(contract.inboxDetail, { params });
    expect(data.attributes).toMatchObject({ email: null, can: { answer: false, close: true } });
    const answer = await refusal(desk(contract.answer, { params, body: { text: "Chào" } }));
    expect([answer.status, answer.codes]).toEqual([409, ["no_address"]]);
  });

  it("receives a new message at once", async () => {
    const origin = await api.app.listen({ port: 0, host: "127.0.0.1" });
    const admin = await makeStaff(api.database.db, "admin");
    const headers = { authorization: `Bearer ${await api.token(admin.id)}` };
    const answer = await fetch(`${origin}/api/v2/admins/support_events`, { headers });
    const reader = answer.body?.getReader();
    if (!reader) throw new Error("No body");
    let seen = "";
    const until = async (text: string) => {
      while (!seen.includes(text)) seen += new TextDecoder().decode((await reader.read()).value);
    };
    await until("event: open");
    // The first listener of a topic opens a database connection, so an event right away would be missed.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await inTransaction(api.database, (tx) => makeThread(tx));
    await until("event: changed");
    await reader.cancel();
  });
});
