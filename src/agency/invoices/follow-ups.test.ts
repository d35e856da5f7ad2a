import { beforeAll, describe, expect, it } from "vitest";
import { makeAgencyWithClient } from "#agency/placements/factory.ts";
import type { Caller } from "#kit/call.ts";
import { setClientActive } from "#people/clients/contract.ts";
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
