import { beforeAll, describe, expect, it } from "vitest";
import type { CallInput } from "#kit/contract.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { bulkOrders } from "./contract-bulk.ts";
import { errors as en } from "./messages.en.ts";
import { bulkMost } from "./terms.ts";
import { createOrder, makeDesk, orderParams } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

type Body = CallInput<typeof bulkOrders>["body"];

async function desk() {
  const given = await makeDesk(api);
  const make = async (isOpen = true) => {
    const order = await createOrder(given);
    if (isOpen) await given.asLead(contract.open, { ...orderParams(order), body: {} });
    return Number(order.data.id);
  };
  const run = (body: Body, call = given.asLead) => call(bulkOrders, { body });
  const read = async (id: number) =>
    (await given.asLead(contract.detail, { params: { id } })).data.attributes;
  return { ...given, make, run, read };
}

const codesOf = ({ data }: { data: { ok: boolean; code: string | null }[] }) =>
  data.map(({ ok, code }) => code ?? ok);

describe("Many job orders at once", () => {
  it("need orders and the fields of the action", async () => {
    const { make, run } = await desk();
    const ids = [await make()];
    const many = Array.from({ length: bulkMost + 1 }, (_, index) => index + 1);
    for (const [body, pointer] of [
      [{ ids: [], action: "resume" }, "/ids"],
      [{ ids: many, action: "resume" }, "/ids"],
      [{ ids, action: "hold" }, "/reason_id"],
      [{ ids, action: "hold", reason_id: 9 }, "/reason_id"],
      [{ ids, action: "lose", reason_id: 11 }, "/note"],
      [{ ids, action: "change_lead" }, "/lead_id"],
      [{ ids, action: "add_consultant" }, "/consultant_id"],
      [{ ids, action: "open" as "hold" }, "/action"],
    ] as const) {
      const { status, pointers } = await refusal(run({ ...body, ids: [...body.ids] }));
      expect([status, ...pointers]).toEqual([422, pointer]);
    }
  });

  it("have an outcome each: an order of another agency is not found, without its title", async () => {
    const { make, run, read } = await desk();
    const other = await desk();
    const ids = [await make(), await other.make(), await make(false), await make()];
    const reply = await run({ ids: [...ids, ids[0] ?? 0], action: "hold", reason_id: 1 });
    expect(codesOf(reply)).toEqual([true, "not_found", "order_state_changed", true]);
    expect(reply.meta.done).toBe(2);
    expect(reply.data[1]).toMatchObject({ title: null, status: null, before: null });
    expect(reply.data[2]).toMatchObject({ status: "draft", detail: en.order_state_changed });
    expect((await read(ids[3] ?? 0)).status).toBe("on_hold");
    const { status } = (await other.asLead(contract.detail, { params: { id: ids[1] ?? 0 } })).data.attributes;
    expect(status).toBe("open");
  });

  it("are undone by what each of them was before", async () => {
    const { make, run, read } = await desk();
    const ids = [await make(), await make()];
    const [one = 0, two = 0] = ids;
    await run({ ids: [one], action: "hold", reason_id: 2 });
    await run({ ids: [two], action: "hold", reason_id: 11, note: "Chờ ngân sách" });
    const { data } = await run({ ids, action: "resume" });
    expect(data.map(({ before }) => [before?.reason_id, before?.note])).toEqual([
      [2, null],
      [11, "Chờ ngân sách"],
    ]);
    await run({ ids: [two], action: "hold", reason_id: 11, note: data[1]?.before?.note });
    expect(await read(two)).toMatchObject({ status: "on_hold", reason_id: 11, reason_note: "Chờ ngân sách" });
  });

  it("are lost and cancelled by the AM and administrators, and reopened", async () => {
    const { make, run, asAm, read } = await desk();
    const ids = [await make(), await make()];
    expect(codesOf(await run({ ids, action: "lose", reason_id: 5 }))).toEqual(["forbidden", "forbidden"]);
    expect(codesOf(await run({ ids, action: "cancel", reason_id: 9 }, asAm))).toEqual([true, true]);
    expect(codesOf(await run({ ids, action: "reopen" }, asAm))).toEqual([true, true]);
    expect((await read(ids[0] ?? 0)).status).toBe("open");
  });

  it("get another lead from an administrator, and members of the team", async () => {
    const { db, make, run, read, asAdmin, lead, other } = await desk();
    const ids = [await make()];
    const body = { ids, action: "change_lead", lead_id: other.id } as const;
    expect(codesOf(await run(body))).toEqual(["lead_by_admin"]);
    const { data } = await run(body, asAdmin);
    expect(data[0]?.before?.lead_id).toBe(String(lead.id));
    expect((await read(ids[0] ?? 0)).lead?.id).toBe(String(other.id));
    const stranger = await makeStaff(db, "consultant");
    expect(codesOf(await run({ ids, action: "change_lead", lead_id: stranger.id }, asAdmin))).toEqual([
      "member_unknown",
    ]);
    await run({ ids, action: "add_consultant", consultant_id: lead.id }, asAdmin);
    expect((await read(ids[0] ?? 0)).consultants.map(({ id }) => id)).toContain(String(lead.id));
    await run({ ids, action: "remove_consultant", consultant_id: lead.id }, asAdmin);
    expect((await read(ids[0] ?? 0)).consultants.map(({ id }) => id)).not.toContain(String(lead.id));
  });
});
