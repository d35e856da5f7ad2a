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
  const make = async (name: string, given: Parameters<typeof makeThread>[1]) => {
    const { id } = await inTransaction(api.database, (tx) => makeThread(tx, given));
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
  await make("nobody", { asOf: ago(3), kind: "job_report", jobId: job.id, name: "—", email: "" });
  await make("done", { asOf: ago(5), kind: "headhunt" });
  await desk(contract.answer, { params: { id: ids.done ?? 0 }, body: { text: "Vâng" } });
});

const found = async (
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
  it("shows first who waits longest, marks what is late, and counts", async () => {
    expect(await found({})).toEqual(["old", "nobody", "report", "young", "done"]);
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

  it("finds by state, kind and words without accents; signs of a pattern are plain letters", async () => {
    expect(await found({ status: "answered" })).toEqual(["done"]);
    expect(await found({ kind: "job_report" })).toEqual(["nobody", "report"]);
    expect(await found({ search: "hoang duc" })).toEqual(["old"]);
    expect(await found({ search: "tân VIỆT bao" })).toEqual(["old"]);
    expect(await found({ search: "100%" })).toEqual(["young"]);
    expect(await found({ search: "l__ng" })).toEqual([]);
    expect(await found({ search: "ng_th" })).toEqual(["young"]);
    expect((await refusal(desk(contract.inbox, { query: { kind: "spam" as never } }))).status).toBe(400);
  });

  it("opens a thread with its account and job, and takes its messages as read", async () => {
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

  it("cannot answer whoever left no address", async () => {
    const params = { id: ids.nobody ?? 0 };
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
    // The first follower opens the connection to the database.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await inTransaction(api.database, (tx) => makeThread(tx));
    await until("event: changed");
    await reader.cancel();
  });
});
