import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#kit/db.ts";
import { eraseAccountsAgain } from "#people/accounts/commands/erase-account.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { unzip } from "#test/unzip.ts";
import { userEvents } from "./contract.ts";
import { userNoteCreate, userNoteDelete, userNotes } from "./contract-notes.ts";
import { type Administrator, administrators, makeNote } from "./factory.ts";

let api: TestApi;
let boss: Administrator;
let member: Administrator;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  const sen = administrators(api);
  await sen.empty();
  boss = await sen.make();
  member = await sen.make({ member: true });
});
const on = (id: number) => ({ params: { id }, query: {} });
const written = (id: number, note: string) => ({ params: { id }, body: { note } });
const textsOn = async (id: number) =>
  (await boss.call(userNotes, on(id))).data.map(({ attributes }) => attributes.note);

describe("Notes on a user", () => {
  it("are written by super administrators and members, who read who wrote them when", async () => {
    const { id, email } = await makeCandidate(api.database.db);
    const { data } = await member.call(userNoteCreate, written(id, "Đã gọi\nhẹn thứ Hai"));
    expect(data.attributes).toEqual({
      note: "Đã gọi\nhẹn thứ Hai",
      author: { id: String(member.id), name: member.full_name },
      at: monday.toISOString(),
      can: { delete: true },
    });
    await boss.call(userNoteCreate, written(id, "Giấy phép hợp lệ"));
    const list = await member.call(userNotes, on(id));
    expect(list.meta).toEqual({ next: null, can: { write: true } });
    expect(list.data.map(({ attributes: { note, can } }) => [note, can.delete])).toEqual([
      ["Giấy phép hợp lệ", false],
      ["Đã gọi\nhẹn thứ Hai", true],
    ]);
    expect((await api.mails()).filter((mail) => mail.to_email === email)).toEqual([]);
  });

  it("have 1 to 1,000 characters", async () => {
    const { id } = await makeCandidate(api.database.db);
    for (const text of ["", " \n ", "a".repeat(1001)])
      expect((await refusal(boss.call(userNoteCreate, written(id, text)))).status).toBe(422);
    await boss.call(userNoteCreate, written(id, "ữ".repeat(1000)));
    expect(await textsOn(id)).toEqual(["ữ".repeat(1000)]);
  });

  it("page by the last row", async () => {
    const { id } = await makeCandidate(api.database.db);
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) ids.unshift(await makeNote(api.database.db, { on: id, by: boss.id }));
    const page = async (before?: number) =>
      boss.call(userNotes, { params: { id }, query: { items: 2, before } });
    const first = await page();
    expect(first.data.map((note) => Number(note.id))).toEqual(ids.slice(0, 2));
    const second = await page(Number(first.meta.next));
    expect(second.data.map((note) => Number(note.id))).toEqual(ids.slice(2));
    expect(second.meta.next).toBeNull();
  });

  it("are deleted by their author only, under the user’s own address", async () => {
    const { id } = await makeCandidate(api.database.db);
    const { id: other } = await makeCandidate(api.database.db);
    const noteId = await makeNote(api.database.db, { on: id, by: member.id });
    expect(await refusal(boss.call(userNoteDelete, { params: { id, noteId } }))).toMatchObject({
      status: 403,
      codes: ["not_author"],
    });
    expect((await refusal(member.call(userNoteDelete, { params: { id: other, noteId } }))).status).toBe(404);
    expect(await textsOn(id)).toHaveLength(1);
    await member.call(userNoteDelete, { params: { id, noteId } });
    expect(await textsOn(id)).toEqual([]);
    expect((await refusal(member.call(userNoteDelete, { params: { id, noteId } }))).status).toBe(404);
  });

  it("are in the audit log of the user without their text", async () => {
    const { id } = await makeCandidate(api.database.db);
    const { data } = await boss.call(userNoteCreate, written(id, "Bí mật của Sen"));
    const noteId = Number(data.id);
    await boss.call(userNoteDelete, { params: { id, noteId } });
    const events = await boss.call(userEvents, on(id));
    expect(events.data.map(({ attributes: { action, by } }) => [action, by?.id])).toEqual([
      ["DELETE /admins/users/:id/notes/:noteId", String(boss.id)],
      ["POST /admins/users/:id/notes", String(boss.id)],
    ]);
    const rows = await api.database.db
      .selectFrom("audit_event")
      .select("detail")
      .where("account_id", "=", boss.id)
      .orderBy("id")
      .execute();
    expect(rows.map(({ detail }) => detail)).toMatchObject([
      { after: { note: noteId } },
      { before: { note: noteId } },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Bí mật");
  });
});

describe("Callers of the notes", () => {
  it("are administrators only; a missing user is not found, nor is Sen’s team by a member", async () => {
    const { db } = api.database;
    const person = await makeCandidate(db);
    const noteId = await makeNote(db, { on: person.id, by: boss.id });
    const asks = (id: number) => [
      { endpoint: userNotes, input: on(id) },
      { endpoint: userNoteCreate, input: written(id, "x") },
      { endpoint: userNoteDelete, input: { params: { id, noteId } } },
    ];
    const callers = [
      [await api.as(null), person.id, 401],
      [await api.as(person.id), person.id, 403],
      [await api.as((await makeRecruiter(db)).id), person.id, 403],
      [await api.as((await makeStaff(db, "consultant")).id), person.id, 403],
      [boss.call, 99_999_999, 404],
      [member.call, boss.id, 404],
    ] as const;
    for (const [call, id, status] of callers)
      for (const { endpoint, input } of asks(id))
        expect((await refusal(call(endpoint, input as never))).status, endpoint.method).toBe(status);
    expect(await textsOn(person.id)).toHaveLength(1);
  });
});

describe("The data of a person", () => {
  it("loses the notes with an erasure, also one that is repeated after a restore, and gets no new ones", async () => {
    const { db } = api.database;
    const [person, other] = [await makeRecruiter(db), await makeCandidate(db)];
    for (const { id } of [person, other]) await makeNote(db, { on: id, by: boss.id });
    const { created_at } = await administrators(api).rowOf(person.id);
    const erased = [{ id: person.id, madeAt: created_at.toISOString() }];
    await inTransaction(api.database, (tx) => eraseAccountsAgain(tx, erased, monday));
    expect(await boss.call(userNotes, on(person.id))).toEqual({
      data: [],
      meta: { next: null, can: { write: false } },
    });
    expect(await refusal(boss.call(userNoteCreate, written(person.id, "x")))).toMatchObject({
      status: 409,
      codes: ["user_state_changed"],
    });
    expect(await textsOn(other.id)).toHaveLength(1);
  });

  it("keeps the notes by an administrator who is erased, without a name", async () => {
    const { db } = api.database;
    const person = await makeCandidate(db);
    await makeNote(db, { on: person.id, by: member.id });
    const { created_at } = await administrators(api).rowOf(member.id);
    const erased = [{ id: member.id, madeAt: created_at.toISOString() }];
    await inTransaction(api.database, (tx) => eraseAccountsAgain(tx, erased, monday));
    const { data } = await boss.call(userNotes, on(person.id));
    expect(data.map(({ attributes: { author, can } }) => [author.name, can.delete])).toEqual([["—", false]]);
  });

  it("is exported without the notes", async () => {
    const { db } = api.database;
    const person = await makeCandidate(db);
    await boss.call(userNoteCreate, written(person.id, "Chỉ quản trị viên đọc"));
    const answer = await api.app.inject({
      url: "/api/v2/account/export",
      headers: { authorization: `Bearer ${await api.token(person.id)}` },
    });
    expect(answer.statusCode).toBe(200);
    const files = [...(await unzip(answer.rawPayload)).values()].map(String);
    expect(files.join("\n")).toContain(person.email);
    expect(files.join("\n")).not.toContain("Chỉ quản trị viên đọc");
  });
});
