import { beforeAll, describe, expect, it } from "vitest";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { activities } from "./contract-parts.ts";
import { makeClientFile } from "./factory.ts";
import { type ClientRole, type ClientVerb, clientLife } from "./lifecycle.ts";
import type { ClientState } from "./terms.ts";
import { openDesk, refused, taxCode } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const all = ["administrator", "owner", "am"] as const;

describe("The lifecycle of a client", () => {
  const rows: [ClientVerb, ClientState | "none", ClientState | "none", readonly ClientRole[]][] = [
    ["create", "none", "lead", [...all, "member"]],
    ["edit", "lead", "lead", all],
    ["edit", "active", "active", all],
    ["edit", "inactive", "inactive", all],
    ["activate", "lead", "active", all],
    ["deactivate", "active", "inactive", ["administrator", "owner"]],
    ["reactivate", "inactive", "active", ["administrator", "owner"]],
  ];
  it("has these transitions and no other", () => {
    for (const verb of clientLife.verbs)
      for (const state of clientLife.states)
        for (const role of clientLife.roles) {
          const row = rows.find(([v, from, , by]) => v === verb && from === state && by.includes(role));
          const next = clientLife.next(verb, role, state, { hasOpenWork: false });
          expect(next, `${verb} ${state} ${role}`).toBe(row?.[2] ?? null);
        }
  });

  it("lets an administrator alone deactivate a client with open work", () => {
    const facts = { hasOpenWork: true };
    expect(clientLife.roles.filter((role) => clientLife.next("deactivate", role, "active", facts))).toEqual([
      "administrator",
    ]);
  });
});

describe("An activation", () => {
  it("needs a signed date, a contract, and a tax code in Vietnam", async () => {
    const { client, asMember, asOther } = await openDesk(api);
    const { id } = await client({ status: 0 });
    const params = { id };
    const activate = (call = asMember) => call(contract.setClientActive, { params, body: { active: true } });
    const missing = async () => {
      const { status, codes, meta } = await refusal(activate());
      expect([status, codes]).toEqual([422, ["client_incomplete"]]);
      const { data } = await asMember(contract.clientDetail, { params });
      expect(data.attributes.missing).toEqual(meta.missing);
      return meta.missing;
    };
    const edit = (body: object) => asMember(contract.editClient, { params, body });
    expect(await missing()).toEqual(["signed_date", "contract", "tax_code"]);
    await edit({ signed_date: "2026-02-01" });
    expect(await missing()).toEqual(["contract", "tax_code"]);
    await makeClientFile(api.database.db, { client_id: id, added_at: api.clock.now(), is_contract: false });
    expect(await missing()).toEqual(["contract", "tax_code"]);
    await makeClientFile(api.database.db, { client_id: id, added_at: api.clock.now() });
    expect(await missing()).toEqual(["tax_code"]);
    await edit({ country: "SG" });
    await edit({ country: "VN", tax_code: taxCode });
    expect(await refused(activate(asOther))).toEqual(["client_not_yours"]);
    const { attributes } = (await activate()).data;
    expect(attributes).toMatchObject({ status: 1, off_limits: true, off_limits_until: "2027-03-02" });
    expect(await refusal(activate())).toMatchObject({ codes: ["client_state_changed"], meta: { now: 1 } });
  });

  it("needs no tax code of a foreign client", async () => {
    const { client, asMember } = await openDesk(api);
    const { id } = await client({ status: 0, country: "SG", signed_date: "2026-02-01" });
    await makeClientFile(api.database.db, { client_id: id, added_at: api.clock.now() });
    const { data } = await asMember(contract.setClientActive, { params: { id }, body: { active: true } });
    expect(data.attributes.status).toBe(1);
  });
});

describe("A deactivation", () => {
  it("sets the potential, and a reactivation resets it", async () => {
    const { client, asMember, asOther, other } = await openDesk(api);
    const { id } = await client({ am_id: other.id, off_limits: true, potential: 6 });
    const params = { id };
    const set = (active: boolean, call = asMember, reason?: string) =>
      call(contract.setClientActive, { params, body: { active, reason } });
    // The AM activates a lead, and does not end the work with a client.
    expect(await refused(set(false, asOther))).toEqual(["client_not_yours"]);
    const ended = (await set(false, asMember, "Hết nhu cầu")).data.attributes;
    expect(ended).toMatchObject({ status: 2, potential: 2, off_limits_until: null });
    expect(await refused(set(false))).toEqual(["client_state_changed"]);
    expect(await refused(set(true, asOther))).toEqual(["client_not_yours"]);
    expect((await set(true)).data.attributes).toMatchObject({ status: 1, potential: 0 });
    const { data } = await asMember(activities, { params });
    expect(data.map(({ attributes }) => [attributes.kind, attributes.text])).toEqual([
      ["reactivate", null],
      ["deactivate", "Hết nhu cầu"],
    ]);
  });

  it("of a lead is refused", async () => {
    const { client, asBoss } = await openDesk(api);
    const { id } = await client({ status: 0 });
    const call = asBoss(contract.setClientActive, { params: { id }, body: { active: false } });
    expect(await refused(call)).toEqual(["client_state_changed"]);
  });
});
