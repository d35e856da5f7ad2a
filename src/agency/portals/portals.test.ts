import { beforeAll, describe, expect, it } from "vitest";
import * as orders from "#agency/job-orders/contract.ts";
import { day, hour } from "#kit/clock.ts";
import { setClientActive } from "#people/clients/contract.ts";
import { editContact } from "#people/clients/contract-parts.ts";
import { makeContact } from "#people/clients/factory.ts";
import { strangersOf } from "#people/clients/testing/desk.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as opened from "./contract-public.ts";
import { enter, makePortalDesk, tokenOf } from "./testing/portal.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const gone = { status: 410, codes: ["portal_ended"] };

describe("The portals of a job order", () => {
  it("are opened by the lead, the AM and administrators, one for each contact", async () => {
    const desk = await makePortalDesk(api);
    const at = { params: { id: desk.orderId } };
    const body = { contact_id: desk.contact.id, stages: [5] };
    expect(await refusal(desk.asOther(contract.createPortal, { ...at, body }))).toMatchObject({
      status: 403,
    });
    const { data } = await desk.openFor(desk.contact.id, { days: 60, stages: [11, 5] }, desk.asAm);
    expect(data.attributes).toMatchObject({
      contact: { full_name: "Đỗ Thị Hoa" },
      stages: [5, 11],
      state: "open",
      expires_at: new Date(api.clock.now().getTime() + 60 * day).toISOString(),
      opened_at: null,
      unanswered: 0,
      can: { create: false, renew: true, revoke: true, remind: true },
    });
    expect(await refusal(desk.asAdmin(contract.createPortal, { ...at, body }))).toMatchObject({
      status: 409,
      codes: ["portal_exists"],
    });
    const list = await desk.asOther(contract.orderPortals, at);
    expect(list.data[0]?.attributes.can).toEqual({
      create: false,
      renew: false,
      revoke: false,
      remind: false,
    });
    expect(list.meta).toMatchObject({ contacts: [], can: { create: false } });
  });

  it("are unknown to all others", async () => {
    const desk = await makePortalDesk(api);
    const { id } = await desk.openFor(desk.contact.id);
    const params = { id: desk.orderId, portalId: id };
    for (const { name, status, call } of await strangersOf(api, desk.client)) {
      const body = { contact_id: desk.contact.id, stages: [5] };
      for (const refused of [
        () => call(contract.orderPortals, { params }),
        () => call(contract.createPortal, { params, body }),
        () => call(contract.renewPortal, { params, body: { stages: [5] } }),
        () => call(contract.revokePortal, { params }),
        () => call(contract.remindContact, { params }),
      ])
        expect(await refusal(refused()), name).toMatchObject({ status });
    }
    const other = await makePortalDesk(api);
    const wrongOrder = { params: { id: other.orderId, portalId: id } };
    expect(await refusal(other.asLead(contract.revokePortal, wrongOrder))).toMatchObject({ status: 404 });
    const wrongContact = {
      params: { id: other.orderId },
      body: { contact_id: desk.contact.id, stages: [5] },
    };
    expect(await refusal(other.asLead(contract.createPortal, wrongContact))).toMatchObject({
      status: 422,
      codes: ["contact_unknown"],
    });
  });

  it("are one when many calls open them at once", async () => {
    const desk = await makePortalDesk(api);
    const input = { params: { id: desk.orderId }, body: { contact_id: desk.contact.id, stages: [5] } };
    const calls = await Promise.allSettled(
      Array.from({ length: 10 }, () => desk.asLead(contract.createPortal, input)),
    );
    expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const call of calls)
      if (call.status === "rejected") expect(call.reason).toMatchObject({ status: 409 });
  });

  it("send the address to the contact, and store neither the address nor the code", async () => {
    const desk = await makePortalDesk(api);
    const { token, code, id } = await desk.openFor(desk.contact.id);
    const row = await desk.db
      .selectFrom("portals")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${token}|"${code}"`));
    const mails = await desk.db
      .selectFrom("mails")
      .select(["to_email", "language", "props"])
      .where("template", "=", "portals.opened")
      .where("about", "=", `portal:${id}`)
      .execute();
    expect(mails).toMatchObject([{ to_email: desk.contact.email, language: 1, props: { proof: token } }]);
    expect(JSON.stringify(mails)).not.toContain(code);
  });

  it("end by a renewal, by revoking and by their time", async () => {
    const desk = await makePortalDesk(api);
    const visitor = await api.as(null);
    const first = await desk.openFor(desk.contact.id);
    const contact = await enter(api, first);
    const params = { id: desk.orderId, portalId: first.id };
    const renewed = await desk.asAm(contract.renewPortal, { params, body: { days: 90, stages: [5] } });
    expect(await refusal(contact.view())).toMatchObject(gone);
    const second = { token: tokenOf(renewed.url), code: renewed.code };
    const again = await enter(api, second);
    expect((await again.view()).title).toBe("Trưởng phòng kho");
    // The pass of another address does not open this one.
    const input = { params: { token: second.token }, query: { pass: contact.pass } };
    expect(await refusal(visitor(opened.openedPortal, input))).toMatchObject({ status: 403 });
    await desk.asAdmin(contract.revokePortal, { params });
    expect(await refusal(again.view())).toMatchObject(gone);
    expect(await refusal(desk.asLead(contract.revokePortal, { params }))).toMatchObject({
      status: 409,
      codes: ["portal_state_changed"],
    });
    const third = await desk.openFor(desk.contact.id, { days: 30 });
    expect(third.id).toBe(first.id);
    const last = await enter(api, third);
    await last.view();
    api.clock.advance(30 * day);
    expect(await refusal(last.view())).toMatchObject(gone);
    const asLead = await api.as(desk.lead.id);
    const { data } = await asLead(contract.orderPortals, { params });
    expect(data[0]?.attributes).toMatchObject({ state: "expired", can: { create: true, renew: true } });
    api.clock.set(monday);
  });

  it("end with their order, their client, their contact and the consultant who knows the address", async () => {
    const desk = await makePortalDesk(api);
    const at = { params: { id: desk.orderId } };
    const states = async () =>
      (await desk.asLead(contract.orderPortals, at)).data.map(
        ({ attributes: { state, revoked_because } }) => [state, revoked_because],
      );
    const contactAt = { params: { id: desk.client.id, contactId: desk.contact.id } };
    let contact = await enter(api, await desk.openFor(desk.contact.id));
    await desk.asAdmin(editContact, { ...contactAt, body: { left: true } });
    expect(await refusal(contact.view())).toMatchObject(gone);
    expect(await states()).toEqual([["closed", null]]);
    await desk.asAdmin(editContact, { ...contactAt, body: { left: false } });
    await contact.view();
    await desk.asAm(orders.hold, { ...at, body: { reason_id: 1 } });
    await contact.view();
    await desk.asAm(orders.lose, { ...at, body: { reason_id: 7 } });
    expect(await refusal(contact.view())).toMatchObject(gone);
    await desk.asAm(orders.reopen, { ...at, body: {} });
    expect(await refusal(contact.view())).toMatchObject(gone);
    expect(await states()).toEqual([["revoked", "order"]]);
    contact = await enter(api, await desk.openFor(desk.contact.id));
    const deactivation = { active: false, reason: "Hết ngân sách" };
    await desk.asAdmin(setClientActive, { params: { id: desk.client.id }, body: deactivation });
    expect(await refusal(contact.view())).toMatchObject(gone);
    expect(await states()).toEqual([["revoked", "client"]]);
    await desk.db.deleteFrom("client_contacts").where("id", "=", desk.contact.id).execute();
    expect(await refusal(contact.view())).toMatchObject(gone);
    expect(await states()).toEqual([]);
  });

  it("open with the right code only, for twelve hours; ten wrong codes make all callers wait", async () => {
    const desk = await makePortalDesk(api);
    const { token, code } = await desk.openFor(desk.contact.id);
    const visitor = await api.as(null);
    const params = { token };
    const required = { status: 403, codes: ["portal_code_required"] };
    expect(await refusal(visitor(opened.openedPortal, { params }))).toMatchObject(required);
    const contact = await enter(api, { token, code });
    await contact.view();
    api.clock.advance(12 * hour);
    expect(await refusal(contact.view())).toMatchObject(required);
    const wrong = code === "000000" ? "000001" : "000000";
    const attempt = (each: string) => refusal(visitor(opened.openPortal, { params, body: { code: each } }));
    for (let n = 0; n < 10; n++)
      expect(await attempt(wrong)).toMatchObject({
        status: 422,
        codes: ["portal_code_wrong"],
        pointers: ["/code"],
      });
    expect(await attempt(code)).toMatchObject({ status: 429 });
    for (const [language, detail] of [
      ["0", "Too many attempts. Please wait a moment and try again."],
      ["1", "Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại."],
    ] as const) {
      const reader = await api.as(null, { "x-language": language });
      await expect(reader(opened.openPortal, { params, body: { code } })).rejects.toMatchObject({
        errors: [{ detail }],
      });
    }
    expect(await refusal(visitor(opened.openedPortal, { params: { token: "none" } }))).toMatchObject(gone);
    api.clock.set(monday);
  });

  it("lead a contact to the other open portals of the contact, and to none of another contact", async () => {
    const desk = await makePortalDesk(api);
    const colleague = await makeContact(desk.db, { client_id: desk.client.id, created_at: monday });
    const order = await desk.asLead(orders.create, {
      body: { client_id: desk.client.id, title: "Kế toán", salary_max: 30_000_000 },
    });
    const params = { id: Number(order.data.id) };
    await desk.asLead(orders.open, { params, body: {} });
    const first = await desk.openFor(desk.contact.id);
    const others = await desk.openFor(colleague.id);
    const contact = await enter(api, first);
    expect((await contact.view()).orders).toHaveLength(1);
    const second = await desk.asLead(contract.createPortal, {
      params,
      body: { contact_id: desk.contact.id, stages: [5] },
    });
    expect((await contact.view()).orders.map(({ title }) => title)).toEqual(["Kế toán", "Trưởng phòng kho"]);
    expect((await contact.view(Number(second.data.id))).title).toBe("Kế toán");
    expect(await refusal(contact.view(others.id))).toMatchObject(gone);
  });
});
