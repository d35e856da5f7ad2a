import { beforeAll, describe, expect, it } from "vitest";
import * as portals from "#agency/portals/contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as register from "./contract-transfers.ts";
import { makeSharing } from "./testing/sharing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function makeAbroad(country = "SG") {
  const sharing = await makeSharing(api);
  await sharing.db.updateTable("clients").set({ country }).where("id", "=", sharing.client.id).execute();
  const links = () =>
    sharing.db
      .selectFrom("share_links")
      .select("id")
      .where("applicant_id", "=", sharing.applicant.id)
      .execute();
  return { ...sharing, links };
}

describe("A document for a recipient abroad", () => {
  it("needs a confirmation before the link exists, and is entered in the register", async () => {
    const { asLead, asAdmin, params, body, lead, client, contact, links } = await makeAbroad();
    expect((await asLead(contract.applicantShares, { params })).meta.country).toBe("SG");
    const refused = await refusal(asLead(contract.createShare, { params, body }));
    expect(refused).toMatchObject({ status: 422, codes: ["abroad_unconfirmed"] });
    expect(await links()).toEqual([]);
    const confirmed = { ...body, abroad_confirmed: true, recipient_name: "Tan Wei Ling" };
    await asLead(contract.createShare, { params, body: confirmed });
    expect(await links()).toHaveLength(2);
    const rows = (await asAdmin(register.transfers)).data.map(({ attributes }) => attributes);
    const row = {
      at: monday.toISOString(),
      channel: "link",
      person: { full_name: "Trần Mỹ Duyên" },
      client: client.name,
      country: "SG",
      level: "full",
      sections: body.sections,
      confirmed_by: lead.full_name,
    };
    expect(rows).toMatchObject([
      { ...row, recipient: "Tan Wei Ling" },
      { ...row, recipient: contact.full_name },
    ]);
  });

  it("follows the country that the consultant enters", async () => {
    const home = await makeAbroad("VN");
    const { asLead, asAdmin, params, body, links } = home;
    const toJapan = { ...body, country: "JP" };
    expect(await refusal(asLead(contract.createShare, { params, body: toJapan }))).toMatchObject({
      codes: ["abroad_unconfirmed"],
    });
    expect(
      await refusal(asLead(contract.createShare, { params, body: { ...body, country: "Japan" } })),
    ).toMatchObject({
      codes: ["country_invalid"],
    });
    await asLead(contract.createShare, { params, body: { ...toJapan, abroad_confirmed: true } });
    await asLead(contract.createShare, { params, body });
    expect(await links()).toHaveLength(2);
    const abroad = await makeAbroad();
    await abroad.asLead(contract.createShare, {
      params: abroad.params,
      body: { ...abroad.body, country: "VN" },
    });
    const countries = async (call: typeof asAdmin) =>
      (await call(register.transfers)).data.map(({ attributes }) => attributes.country);
    expect(await countries(asAdmin)).toEqual(["JP"]);
    expect(await countries(abroad.asAdmin)).toEqual([]);
  });

  it("includes the portal of a client abroad", async () => {
    const { asLead, asAdmin, order, contact } = await makeAbroad();
    const input = { params: { id: Number(order.data.id) }, body: { contact_id: contact.id, stages: [5] } };
    const refused = await refusal(asLead(portals.createPortal, input));
    expect(refused).toMatchObject({ status: 422, codes: ["abroad_unconfirmed"] });
    await asLead(portals.createPortal, { ...input, body: { ...input.body, abroad_confirmed: true } });
    const [row] = (await asAdmin(register.transfers)).data;
    expect(row?.attributes).toMatchObject({
      channel: "portal",
      person: null,
      recipient: contact.full_name,
      level: null,
    });
  });

  it("is read by the administrators of the agency alone, as a page and as CSV", async () => {
    const mine = await makeAbroad();
    const body = { ...mine.body, abroad_confirmed: true, recipient_name: "=cmd()", contact_ids: [] };
    await mine.asLead(contract.createShare, { params: mine.params, body });
    const other = await makeAbroad();
    expect((await other.asAdmin(register.transfers)).data).toEqual([]);
    for (const call of [mine.asLead, mine.asAm])
      expect(await refusal(call(register.transfers))).toMatchObject({ status: 403 });
    const csv = async (id: number) =>
      api.app.inject({
        url: "/api/v2/consultants/transfers_abroad.csv",
        headers: { authorization: `Bearer ${await api.token(id)}` },
      });
    expect((await csv(mine.lead.id)).statusCode).toBe(403);
    const { body: text } = await csv(mine.admin.id);
    expect(text).toContain("Trần Mỹ Duyên");
    expect(text).toContain("'=cmd()");
    expect((await csv(other.admin.id)).body).not.toContain("Duyên");
  });
});
