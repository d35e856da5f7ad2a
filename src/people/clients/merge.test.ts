import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as merging from "./contract-merge.ts";
import { activities, addNote, contacts, editContact } from "./contract-parts.ts";
import { makeClientFile, makeContact } from "./factory.ts";
import { openDesk, refused, strangersOf } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const tables = ["clients", "client_contacts", "client_files", "client_notes"] as const;
const watched = [...tables, "client_links"] as const;

/** Returns the rows of all clients and their parts, as texts by table. */
async function snapshot(): Promise<Record<string, string[]>> {
  const entries = watched.map(async (table) => {
    const { rows } = await sql<{ row: string }>`
      SELECT to_jsonb(t)::text AS row FROM ${sql.table(table)} t ORDER BY id`.execute(api.database.db);
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns a snapshot without the columns that a merge changes. */
const unmoved = (rows: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(rows).map(([table, texts]) => [
      table,
      texts.map((text) => text.replace(/"(client_id|merged_into)": (\d+|null)/g, "")),
    ]),
  );

/** A client's parts: the email addresses of contacts by letter, files and notes. */
const parts = fc.record({
  emails: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { maxLength: 4 }),
  unnamed: fc.nat(2),
  files: fc.nat(3),
  notes: fc.nat(3),
});

describe("A merge of clients", () => {
  it("moves each row once, as its preview says, and its undo restores all of them", async () => {
    const desk = await openDesk(api);
    const { db } = api.database;
    const created_at = api.clock.now();
    const fill = async (of: typeof parts extends fc.Arbitrary<infer T> ? T : never) => {
      const { id: client_id } = await desk.client();
      for (const letter of of.emails)
        await makeContact(db, { client_id, created_at, email: `${letter}@example.test` });
      for (let n = 0; n < of.unnamed; n++) await makeContact(db, { client_id, created_at });
      for (let n = 0; n < of.files; n++) await makeClientFile(db, { client_id, added_at: created_at });
      for (let n = 0; n < of.notes; n++)
        await desk.asMember(addNote, { params: { id: client_id }, body: { text: "Ghi" } });
      return client_id;
    };
    await fc.assert(
      fc.asyncProperty(parts, parts, async (one, other) => {
        const [id, into_id] = [await fill(one), await fill(other)];
        const params = { id };
        const before = await snapshot();
        const look = await desk.asBoss(merging.mergeClients, { params, body: { into_id, preview: true } });
        expect(await snapshot()).toEqual(before);
        const shared = one.emails.filter((letter) => other.emails.includes(letter)).length;
        const { moves, conflicts } = look.data.attributes;
        expect(moves).toEqual({
          orders: 0,
          placements: 0,
          invoices: 0,
          ownerships: 0,
          contacts: one.emails.length + one.unnamed - shared,
          files: one.files,
          notes: one.notes,
        });
        expect(conflicts.contacts).toHaveLength(shared);
        const done = await desk.asBoss(merging.mergeClients, { params, body: { into_id } });
        expect(done.data.attributes).toMatchObject({ moves, conflicts });
        expect(unmoved(await snapshot())).toEqual(unmoved(before));
        expect(await refusal(desk.asBoss(contract.clientDetail, { params }))).toMatchObject({ status: 404 });
        await desk.asBoss(merging.undoMerge, { params });
        expect(await snapshot()).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  it("is undone within seven days, the latest first", async () => {
    const { client, boss, asBoss } = await openDesk(api);
    const [a, b, c] = [await client({ name: "A" }), await client({ name: "B" }), await client({ name: "C" })];
    const merge = (from: { id: number }, into: { id: number }) =>
      asBoss(merging.mergeClients, { params: { id: from.id }, body: { into_id: into.id } });
    const undo = (of: { id: number }) => asBoss(merging.undoMerge, { params: { id: of.id } });
    await merge(a, b);
    await merge(b, c);
    expect(await refused(undo(a))).toEqual(["client_undo_order"]);
    expect(await refusal(merge(a, c))).toMatchObject({ status: 404 });
    const merged = async ({ id }: { id: number }) =>
      (await asBoss(contract.clientDetail, { params: { id } })).data.attributes.merged.map(
        ({ name }) => name,
      );
    expect(await merged(c)).toEqual(["B"]);
    await undo(b);
    expect(await merged(b)).toEqual(["A"]);
    await undo(a);
    expect((await asBoss(contract.clients)).meta.total).toBe(3);
    expect(await refusal(undo(a))).toMatchObject({ status: 404 });
    await merge(a, b);
    const log = (await asBoss(activities, { params: { id: b.id } })).data;
    expect(log.map(({ attributes }) => [attributes.kind, attributes.text])).toEqual([
      ["merge", "A"],
      ["unmerge", "A"],
      ["merge", "A"],
    ]);
    api.clock.advance(7 * 86_400_000);
    const later = await api.as(boss.id);
    expect(await refused(later(merging.undoMerge, { params: { id: a.id } }))).toEqual(["client_undo_over"]);
    api.clock.advance(-7 * 86_400_000);
  });

  it("is undone without a contact whose email address a contact of the first client has by then", async () => {
    const { client, asBoss } = await openDesk(api);
    const [from, into] = [await client(), await client()];
    const { db } = api.database;
    const add = (client_id: number, email: string) =>
      makeContact(db, { client_id, created_at: api.clock.now(), email });
    const remaining = await add(from.id, "a@example.test");
    const moved = await add(from.id, "b@example.test");
    const other = await add(into.id, "a@example.test");
    await asBoss(merging.mergeClients, { params: { id: from.id }, body: { into_id: into.id } });
    const rename = ({ id }: { id: number }, email: string) =>
      asBoss(editContact, { params: { id: into.id, contactId: id }, body: { email } });
    await rename(other, "c@example.test");
    await rename(moved, "a@example.test");
    await asBoss(merging.undoMerge, { params: { id: from.id } });
    const idsOf = async ({ id }: { id: number }) =>
      (await asBoss(contacts, { params: { id } })).data.map((contact) => Number(contact.id));
    expect(await idsOf(from)).toEqual([remaining.id]);
    expect(await idsOf(into)).toEqual([moved.id, other.id]);
  });

  it("keeps the company of the merged client from becoming a second client", async () => {
    const { client, asBoss, asMember } = await openDesk(api);
    const [from, into] = [await client(), await client()];
    await asBoss(merging.mergeClients, { params: { id: from.id }, body: { into_id: into.id } });
    const again = asMember(contract.clientFromCompany, { body: { company_id: from.company_id } });
    expect(await refusal(again)).toMatchObject({
      codes: ["client_exists"],
      meta: { now: { id: String(into.id) } },
    });
  });

  it("is for administrators, and for clients of one agency", async () => {
    const { client, asBoss, asMember } = await openDesk(api);
    const [from, into] = [await client(), await client()];
    const body = { into_id: into.id };
    const params = { id: from.id };
    expect(await refused(asMember(merging.mergeClients, { params, body }))).toEqual(["client_not_yours"]);
    expect(await refused(asBoss(merging.mergeClients, { params, body: { into_id: from.id } }))).toEqual([
      "/into_id client_merge_itself",
    ]);
    const elsewhere = await (await openDesk(api)).client();
    expect(
      await refusal(asBoss(merging.mergeClients, { params, body: { into_id: elsewhere.id } })),
    ).toMatchObject({ status: 404 });
    for (const { name, status, call } of await strangersOf(api, from)) {
      expect(await refusal(call(merging.mergeClients, { params, body })), name).toMatchObject({ status });
      expect(await refusal(call(merging.undoMerge, { params })), name).toMatchObject({ status });
    }
    await asBoss(merging.mergeClients, { params, body });
    expect(await refused(asMember(merging.undoMerge, { params }))).toEqual(["client_not_yours"]);
  });
});
