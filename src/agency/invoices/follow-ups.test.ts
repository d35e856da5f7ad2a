import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAgencyWithClient } from "#agency/placements/factory.ts";
import type { Caller } from "#kit/call.ts";
import { makeAgency } from "#people/accounts/factory.ts";
import { setClientActive } from "#people/clients/contract.ts";
import { mergeClients, undoMerge } from "#people/clients/contract-merge.ts";
import { makeClient } from "#people/clients/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeInvoice } from "./factory.ts";

let api: TestApi;
let desk: Awaited<ReturnType<typeof makeAgencyWithClient>>;
let admin: Caller;
const now = new Date("2026-11-27T03:00:00Z");
beforeAll(async () => {
  api = await testApi();
  api.clock.set(now);
  desk = await makeAgencyWithClient(api.database.db);
  admin = await api.as(desk.admin.id);
});

const at = ({ id }: { id: number | string }) => ({ params: { id: Number(id) } });
const none = { e_symbol: null, e_number: null, e_code: null };
const issued = () => makeInvoice(api.database.db, desk, { at: now });
const issue = (id: string, total: number) =>
  admin(contract.issueInvoice, { ...at({ id }), body: { total, ...none } });
const adjust = (made: { id: number }, amount: number) =>
  admin(contract.adjustInvoice, {
    ...at(made),
    body: { lines: [{ text: "Hoàn phí", amount }], reason: "Bảo hành" },
  });

describe("An issued adjustment", () => {
  it("is neither late nor unpaid work of its client", async () => {
    const made = await issued();
    await issue((await adjust(made, -400_000)).data.id, -400_000);
    const paid = { amount: 600_000, paid_on: "2026-11-27", reference: null };
    await admin(contract.payInvoice, { ...at(made), body: paid });
    api.clock.set(new Date("2027-01-05T03:00:00Z"));
    const call = await api.as(desk.admin.id);
    expect((await call(contract.invoices, { query: { late: true } })).data).toEqual([]);
    const { data } = await call(setClientActive, { ...at(desk.client), body: { active: false } });
    expect(data.attributes.status).toBe(2);
    api.clock.set(now);
  });
});

describe("A request with a draft of its replacement", () => {
  it("is not adjusted, because the replacement would not have the adjustment", async () => {
    const made = await issued();
    const replacement = await admin(contract.replaceInvoice, { ...at(made), body: { reason: "Sai tên" } });
    await expect(adjust(made, -400_000)).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "invoice_state_changed" }],
    });
    await admin(contract.removeInvoice, at(replacement.data));
    expect((await adjust(made, -400_000)).data.attributes.net).toBe(-400_000);
    await expect(
      admin(contract.replaceInvoice, { ...at(made), body: { reason: "Sai tên" } }),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe("A draft of an administrator", () => {
  const refused = { status: 403, errors: [{ code: "follow_up_by_admin" }] };
  it("that adjusts or replaces a request is not changed, issued or deleted by the AM", async () => {
    const am = await api.as(desk.am.id);
    const drafts = [
      (await adjust(await issued(), -400_000)).data,
      (await admin(contract.replaceInvoice, { ...at(await issued()), body: { reason: "Sai tên" } })).data,
    ];
    for (const draft of drafts) {
      const { data } = await am(contract.invoice, at(draft));
      expect(data.attributes.can).toMatchObject({ edit: false, remove: false, issue: false });
      await expect(am(contract.editInvoice, { ...at(draft), body: { lines: [] } })).rejects.toMatchObject(
        refused,
      );
      await expect(am(contract.removeInvoice, at(draft))).rejects.toMatchObject(refused);
      const total = draft.attributes.net;
      await expect(
        am(contract.issueInvoice, { ...at(draft), body: { total, ...none } }),
      ).rejects.toMatchObject(refused);
      await issue(draft.id, total);
    }
  });
});

describe("The mail of an adjustment", () => {
  it("names the adjusted request, the change, and what is still to be paid", async () => {
    const made = await issued();
    const paid = { amount: 700_000, paid_on: "2026-11-27", reference: null };
    await admin(contract.payInvoice, { ...at(made), body: paid });
    await issue((await adjust(made, -400_000)).data.id, -400_000);
    const { props } = (await api.mails("invoices.requested")).at(-1) ?? {};
    const { number } = (await admin(contract.invoice, at(made))).data.attributes;
    expect(props).toMatchObject({ kind: "adjustment", original: number, change: -400_000, total: -100_000 });
  });
});

describe("A merge of clients", () => {
  it("moves drafts and issued requests, and its undo moves them back", async () => {
    const { db } = api.database;
    const made = await issued();
    const draft = await makeInvoice(db, desk, { at: now, status: "draft" });
    const into = await makeClient(db, { agency_id: desk.agency.id, name: "Hoa Sen Miền Nam" });
    const before = await db
      .selectFrom("invoices")
      .selectAll()
      .where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    const clientOf = async (row: { id: number }) =>
      (await admin(contract.invoice, at(row))).data.attributes.client.id;
    const { data } = await admin(mergeClients, { ...at(desk.client), body: { into_id: into.id } });
    expect(data.attributes.moves.invoices).toBeGreaterThanOrEqual(2);
    expect([await clientOf(made), await clientOf(draft)]).toEqual([String(into.id), String(into.id)]);
    await admin(undoMerge, at(desk.client));
    const after = await db
      .selectFrom("invoices")
      .selectAll()
      .where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
    const other = await makeClient(db, { agency_id: (await makeAgency(db)).id });
    const moved = sql`UPDATE invoices SET client_id = ${other.id} WHERE id = ${made.id}`;
    await expect(moved.execute(db)).rejects.toThrow(/not edited/);
  });
});

describe("The lines of a draft", () => {
  const lines = (text: string) => ({ lines: [{ text, amount: 500_000 }] });
  it("are not overwritten by an edit of an older version, nor issued unseen", async () => {
    const made = await makeInvoice(api.database.db, desk, { at: now, status: "draft" });
    const edit = (text: string, version: number) =>
      admin(contract.editInvoice, { ...at(made), body: { ...lines(text), version } });
    const [one, other] = await Promise.allSettled([edit("Đăng tin", 0), edit("Kiểm tra", 0)]);
    expect([one.status, other.status].sort()).toEqual(["fulfilled", "rejected"]);
    const refused = { status: 409, errors: [{ code: "invoice_edited" }] };
    await expect(edit("Khác", 0)).rejects.toMatchObject(refused);
    const body = { total: 500_000, version: 0, ...none };
    await expect(admin(contract.issueInvoice, { ...at(made), body })).rejects.toMatchObject(refused);
    const { data } = await admin(contract.issueInvoice, { ...at(made), body: { ...body, version: 1 } });
    expect(data.attributes.status).toBe("issued");
  });

  it("leave an activity for each act on them, and reminders do too", async () => {
    const { db } = api.database;
    const made = await makeInvoice(db, desk, { at: now, status: "draft" });
    await admin(contract.editInvoice, { ...at(made), body: lines("Đăng tin") });
    await admin(contract.issueInvoice, { ...at(made), body: { total: 500_000, ...none } });
    await admin(contract.remindClient, at(made));
    const removed = await makeInvoice(db, desk, { at: now, status: "draft" });
    await admin(contract.removeInvoice, at(removed));
    const statusesOf = async ({ id }: { id: number }) => {
      const rows = await db
        .selectFrom("activities")
        .select(sql<string>`data ->> 'status'`.as("status"))
        .where("kind", "=", "invoice_status")
        .where(sql`data ->> 'invoice'`, "=", String(id))
        .orderBy("id")
        .execute();
      return rows.map(({ status }) => status);
    };
    expect(await statusesOf(made)).toEqual(["edited", "issued", "reminder"]);
    expect(await statusesOf(removed)).toEqual(["deleted"]);
  });
});
