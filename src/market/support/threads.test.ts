import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day, minute } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { closeAccount, eraseClosedAccounts } from "#people/accounts/commands/close-account.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { answer, close, reopen } from "./contract-inbox.ts";
import { makeThread } from "./factory.ts";

let api: TestApi;
let admin: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  api = await testApi();
  admin = await makeStaff(api.database.db, "admin");
});
beforeEach(() => api.clock.set(monday));

const make = (thread: Parameters<typeof makeThread>[1] = {}) =>
  inTransaction(api.database, (tx) => makeThread(tx, thread));
const answers = async (email: string) =>
  (
    await api.database.db
      .selectFrom("mails")
      .select(["state", "props"])
      .where("template", "=", "support.answer")
      .where("to_email", "=", email)
      .orderBy("id")
      .execute()
  ).map(({ state, props }) => [state, (props as { texts: string[] }).texts]);

describe("A guest's chat", () => {
  it("is opened, read with its token, answered, and continued", async () => {
    const guest = await api.as(null);
    const person = { name: "Phan Quốc Đạt", email: "dat@example.test" };
    const { token, data } = await guest(contract.openChat, { body: { ...person, text: "Chào ạ" } });
    expect(data.attributes).toMatchObject({
      kind: "chat",
      status: "open",
      can: { write: true, answer: false },
    });
    const desk = await api.as(admin.id);
    const params = { id: Number(data.id) };
    api.clock.advance(minute);
    const answered = await desk(answer, { params, body: { text: "Chào bạn" } });
    expect(answered.data.attributes).toMatchObject({ status: "answered", unread: 0, waiting_since: null });
    const seen = await guest(contract.guestThread, { params: { token } });
    expect(seen.data.attributes.messages.map(({ sender, author, text }) => [sender, author, text])).toEqual([
      ["visitor", "Phan Quốc Đạt", "Chào ạ"],
      ["staff", admin.full_name, "Chào bạn"],
    ]);
    expect(seen.data.attributes.unread).toBe(1);
    expect((await guest(contract.guestThread, { params: { token } })).data.attributes.unread).toBe(0);
    const back = await guest(contract.guestWrite, { params: { token }, body: { text: "Cảm ơn" } });
    expect(back.data.attributes.status).toBe("open");
  });

  it("marks unread answers, for the browser's cookie only", async () => {
    const guest = await api.as(null);
    const email = "mark@example.test";
    const { token, data } = await guest(contract.openChat, { body: { name: "Mai", email, text: "Chào ạ" } });
    const browser = await api.as(null, { cookie: `support=${token}` });
    const unread = async () => (await browser(contract.guestMark)).data.attributes.unread;
    expect(await unread()).toBe(0);
    const desk = await api.as(admin.id);
    for (const text of ["Chào Mai", "Bạn cần gì?"])
      await desk(answer, { params: { id: Number(data.id) }, body: { text } });
    // Reading the count does not mark messages as read.
    expect([await unread(), await unread()]).toEqual([2, 2]);
    await guest(contract.guestThread, { params: { token } });
    expect(await unread()).toBe(0);
    const wrong = await api.as(null, { cookie: `support=${token.slice(0, -4)}abcd` });
    for (const call of [guest, wrong]) expect((await refusal(call(contract.guestMark))).status).toBe(404);
  });

  it("opens with its own token only", async () => {
    const guest = await api.as(null);
    const mine = await make();
    const other = await make();
    const { data } = await guest(contract.guestThread, { params: { token: mine.key } });
    expect([data.id, data.id === String(other.id)]).toEqual([String(mine.id), false]);
    const wrong = `${mine.key.slice(0, -1)}${mine.key.endsWith("A") ? "B" : "A"}`;
    expect((await refusal(guest(contract.guestThread, { params: { token: wrong } }))).status).toBe(404);
    const body = { text: "Chào" };
    expect((await refusal(guest(contract.guestWrite, { params: { token: wrong }, body }))).status).toBe(404);
    const row = await api.database.db
      .selectFrom("support_keys")
      .select("hash")
      .where("thread_id", "=", mine.id)
      .executeTakeFirstOrThrow();
    expect(row.hash.toString("base64url")).not.toContain(mine.key);
    api.clock.advance(181 * 24 * 60 * minute);
    expect((await refusal(guest(contract.guestThread, { params: { token: mine.key } }))).status).toBe(404);
  });

  it("refuses even the right token after twenty wrong ones from an IP address", async () => {
    const own = await testApi();
    const guest = await own.as(null);
    const { key } = await inTransaction(own.database, (tx) => makeThread(tx));
    const guess = (token: string) =>
      guest(contract.guestThread, { params: { token } }).then(
        () => 200,
        (error: { status: number }) => error.status,
      );
    const tried = [];
    for (let n = 0; n < 21; n++) tried.push(await guess(`${n}`.padStart(43, "x")));
    expect(tried).toEqual([...Array(20).fill(404), 429]);
    expect(await guess(key)).toBe(429);
    own.clock.advance(16 * minute);
    expect(await guess(key)).toBe(200);
  });

  it("has its token in a cookie that scripts cannot read", async () => {
    const answer = await api.app.inject({
      method: "POST",
      url: "/api/v2/public/support_threads",
      payload: { name: "Đạt", email: "dat2@example.test", text: "Chào" },
    });
    expect(answer.statusCode).toBe(201);
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toMatch(/^support=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
    expect(cookie).toContain(answer.json().token);
    const stream = await api.app.inject({ url: "/api/v2/public/support_events" });
    expect(stream.statusCode).toBe(404);
  });
});

describe("The mail of an answer", () => {
  it("waits two minutes in a chat, contains all answers, and is canceled when they are read", async () => {
    const guest = await api.as(null);
    const desk = await api.as(admin.id);
    const { id, key } = await make({ email: "away@example.test" });
    api.queued.length = 0;
    await desk(answer, { params: { id }, body: { text: "Một" } });
    await desk(answer, { params: { id }, body: { text: "Hai" } });
    expect(await answers("away@example.test")).toEqual([
      ["canceled", ["Một"]],
      ["queued", ["Một", "Hai"]],
    ]);
    expect(api.queued.at(-1)?.startAfter).toEqual(new Date(monday.getTime() + 2 * minute));
    await guest(contract.guestThread, { params: { token: key } });
    expect((await answers("away@example.test")).map(([state]) => state)).toEqual(["canceled", "canceled"]);
  });

  it("is sent at once to the writer of a form, with an own key", async () => {
    const desk = await api.as(admin.id);
    const { id, key } = await make({ kind: "contact", email: "form@example.test" });
    api.queued.length = 0;
    await desk(answer, { params: { id }, body: { text: "Chào anh" } });
    expect(api.queued.at(-1)?.startAfter).toBeUndefined();
    const [mail] = (await api.mails("support.answer")).slice(-1);
    const token = String(mail?.props.proof);
    expect(token).not.toBe(key);
    const guest = await api.as(null);
    expect((await guest(contract.guestThread, { params: { token } })).data.id).toBe(String(id));
  });

  it("to administrators is sent once until the thread is answered", async () => {
    const guest = await api.as(null);
    const desk = await api.as(admin.id);
    const { id, key } = await make();
    const mailCount = async () => (await api.mails("support.new_message")).length;
    const before = await mailCount();
    await guest(contract.guestWrite, { params: { token: key }, body: { text: "Còn ai không?" } });
    expect(await mailCount()).toBe(before);
    await desk(answer, { params: { id }, body: { text: "Có đây" } });
    await guest(contract.guestWrite, { params: { token: key }, body: { text: "Cảm ơn" } });
    expect(await mailCount()).toBe(before + 1);
  });
});

describe("Threads of an account", () => {
  it("are listed, opened and written to by their account only", async () => {
    const { db } = api.database;
    const [mine, other] = [await makeCandidate(db), await makeRecruiter(db)];
    const me = await api.as(mine.id);
    const { data } = await me(contract.ownOpen, { body: { text: "Em cần hỗ trợ" } });
    expect(data.attributes).toMatchObject({ name: mine.full_name, email: mine.email });
    const params = { id: Number(data.id) };
    expect((await me(contract.ownThreads)).data.map(({ id }) => id)).toEqual([data.id]);
    await me(contract.ownWrite, { params, body: { text: "Alo" } });
    expect((await me(contract.ownThread, { params })).data.attributes.messages).toHaveLength(2);
    const stranger = await api.as(other.id);
    expect((await stranger(contract.ownThreads)).data).toEqual([]);
    expect((await refusal(stranger(contract.ownThread, { params }))).status).toBe(404);
    expect((await refusal(stranger(contract.ownWrite, { params, body: { text: "x" } }))).status).toBe(404);
    const events = await api.app.inject({
      url: `/api/v2/account/support_threads/${data.id}/events`,
      headers: { authorization: `Bearer ${await api.token(other.id)}` },
    });
    expect(events.statusCode).toBe(404);
  });

  it("are erased with the account", async () => {
    const mine = await makeCandidate(api.database.db);
    const me = await api.as(mine.id);
    await me(contract.ownOpen, { body: { text: "Một bí mật" } });
    await closeAccount(
      api.database,
      {
        kind: "candidate",
        accountId: mine.id,
        candidateId: mine.candidateId,
        email: mine.email,
        fullName: mine.full_name,
        language: "vi",
        emailVerified: true,
      },
      { currentPassword: null, email: mine.email, ip: "127.0.0.1", asOf: monday },
    );
    await eraseClosedAccounts(api.database, new Date(monday.getTime() + 7 * day));
    const left = await api.database.db
      .selectFrom("support_threads")
      .select("id")
      .where("email", "=", mine.email)
      .execute();
    expect(left).toEqual([]);
  });
});

describe("Closing", () => {
  it("ends a thread for both sides until it is opened again", async () => {
    const guest = await api.as(null);
    const desk = await api.as(admin.id);
    const { id, key } = await make();
    const params = { id };
    const closed = await desk(close, { params });
    expect(closed.data.attributes).toMatchObject({
      status: "closed",
      can: { answer: false, close: false, reopen: true },
    });
    const { data } = await guest(contract.guestThread, { params: { token: key } });
    expect(data.attributes.can.write).toBe(false);
    const write = await refusal(guest(contract.guestWrite, { params: { token: key }, body: { text: "x" } }));
    expect([write.status, write.codes, write.meta]).toEqual([409, ["thread_closed"], { now: "closed" }]);
    expect((await refusal(desk(answer, { params, body: { text: "x" } }))).status).toBe(409);
    expect((await refusal(desk(close, { params }))).status).toBe(409);
    expect((await desk(reopen, { params })).data.attributes.status).toBe("open");
    expect((await refusal(desk(reopen, { params }))).codes).toEqual(["thread_open"]);
    await guest(contract.guestWrite, { params: { token: key }, body: { text: "Còn nữa ạ" } });
  });
});
