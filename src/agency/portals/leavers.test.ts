import { beforeAll, describe, expect, it } from "vitest";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { makeContact } from "#people/clients/factory.ts";
import { memberUpdate } from "#people/members/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { enter, makePortalDesk } from "./testing/portal.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("The email with the address of a portal", () => {
  it("does not leave after the portal is revoked or has another address", async () => {
    const desk = await makePortalDesk(api);
    const { id } = await desk.openFor(desk.contact.id);
    const states = async () =>
      (
        await desk.db
          .selectFrom("mails")
          .select("state")
          .where("topic", "=", `portal:${id}`)
          .orderBy("id")
          .execute()
      ).map(({ state }) => state);
    const params = { id: desk.orderId, portalId: id };
    await desk.asLead(contract.renewPortal, { params, body: { stages: [5] } });
    expect(await states()).toEqual(["canceled", "queued"]);
    await desk.asLead(contract.revokePortal, { params });
    expect(await states()).toEqual(["canceled", "canceled"]);
    await desk.openFor(desk.contact.id);
    const body = { active: false, hand_over_to: desk.other.id };
    await desk.asAdmin(endpointOf("consultant", memberUpdate), { params: { id: desk.lead.id }, body });
    expect(await states()).toEqual(["canceled", "canceled", "canceled"]);
  });
});

describe("The leave of the consultant who knows the address of a portal", () => {
  it("ends the portal, and notifies the AM and the lead's heir once for each order", async () => {
    const desk = await makePortalDesk(api);
    const second = await makeContact(desk.db, { client_id: desk.client.id, created_at: api.clock.now() });
    const contact = await enter(api, await desk.openFor(desk.contact.id));
    await desk.openFor(second.id);
    const ofAm = await enter(
      api,
      await desk.openFor(
        (await makeContact(desk.db, { client_id: desk.client.id, created_at: api.clock.now() })).id,
        {},
        desk.asAm,
      ),
    );
    const leave = endpointOf("consultant", memberUpdate);
    const body = { active: false, hand_over_to: desk.other.id };
    await desk.asAdmin(leave, { params: { id: desk.lead.id }, body });
    expect(await refusal(contact.view())).toMatchObject({ status: 410, codes: ["portal_ended"] });
    await ofAm.view();
    const bells = await desk.db
      .selectFrom("notifications")
      .select(["account_id", "props"])
      .where("kind", "=", "portals.ended")
      .where("account_id", "in", [desk.am.id, desk.other.id, desk.lead.id, desk.admin.id])
      .execute();
    const props = { consultant: desk.lead.full_name, order_id: desk.orderId, count: 2 };
    const notified = new Map(bells.map((bell) => [bell.account_id, bell.props]));
    expect(bells).toHaveLength(2);
    for (const id of [desk.am.id, desk.other.id]) expect(notified.get(id)).toMatchObject(props);
  });
});
