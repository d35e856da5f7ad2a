import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import * as shares from "#agency/shares/contract.ts";
import { makeSharing } from "#agency/shares/testing/sharing.ts";
import { revokeByLink } from "#hiring/representations/commands/answer.ts";
import * as links from "#hiring/share-links/contract.ts";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { makeContact } from "#people/clients/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as documents from "./contract-document.ts";
import { portalStages } from "./terms.ts";
import { enter, tokenOf } from "./testing/portal.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterEach(() => later(0));

const later = (ms: number) => api.clock.set(new Date(monday.getTime() + ms));
const ended = { status: 410, codes: ["portal_document_ended"] };
const locked = { status: 403, codes: ["portal_code_required"] };

type Sharing = Awaited<ReturnType<typeof makeSharing>>;

/** Opens a portal of the shared applicant's order for a contact, and returns the calls about the applicant's document. */
async function openPortalOf({ asLead, order, applicant }: Sharing, contactId: number) {
  const { url, code, data } = await asLead(contract.createPortal, {
    params: { id: Number(order.data.id) },
    body: { contact_id: contactId, stages: [...portalStages] },
  });
  const token = tokenOf(url);
  const contact = await enter(api, { token, code });
  const person = (await contact.view()).people[0]?.code ?? "";
  const at = { params: { token, code: person }, query: { pass: contact.pass } };
  const read = async () => (await contact.visitor(documents.documentInPortal, at)).data.attributes;
  const report = (beacon: string, of = at) =>
    contact.visitor(documents.documentInPortalView, { ...of, body: { beacon } });
  return { ...contact, id: Number(data.id), token, person, at, read, report, applicant };
}

const sharesOf = async ({ asLead, params }: Sharing) =>
  (await asLead(shares.applicantShares, { params })).data.map(({ attributes }) => attributes);

describe("The document of a person in a portal", () => {
  it("has the mark of the contact, and its views are those of the contact's link", async () => {
    const sharing = await makeSharing(api);
    await sharing.asLead(shares.createShare, { params: sharing.params, body: sharing.body });
    const portal = await openPortalOf(sharing, sharing.contact.id);
    expect((await portal.view()).people).toMatchObject([{ has_document: true }]);
    const document = await portal.read();
    expect(document).toMatchObject({
      full_name: "Trần Mỹ Duyên",
      watermark: expect.stringContaining("Đỗ Thị Hoa · "),
      expires_at: new Date(monday.getTime() + 7 * day).toISOString(),
    });
    expect(JSON.stringify(document)).not.toMatch(
      /duyentran92|0907|"(owner|fee\w*|salary_now|note_private)":/,
    );
    await portal.report(document.beacon ?? "");
    later(3500);
    for (let n = 0; n < 3; n++) await portal.report(document.beacon ?? "");
    expect(await sharesOf(sharing)).toMatchObject([{ views: 1, readers: [] }]);
  });

  it("names another reader than the recipient to the agency and to the person", async () => {
    const sharing = await makeSharing(api);
    await sharing.asLead(shares.createShare, { params: sharing.params, body: sharing.body });
    const { db, client, person } = sharing;
    const other = await makeContact(db, {
      client_id: client.id,
      full_name: "Võ Quốc Việt",
      created_at: monday,
    });
    const portal = await openPortalOf(sharing, other.id);
    const { watermark, beacon } = await portal.read();
    expect(watermark).toContain("Võ Quốc Việt");
    later(4000);
    await portal.report(beacon ?? "");
    const readers = [{ name: "Võ Quốc Việt", views: 1 }];
    expect(await sharesOf(sharing)).toMatchObject([{ views: 0, readers }]);
    const own = await (await api.as(person.id))(shares.introductions);
    expect(own.data.map(({ attributes }) => attributes)).toMatchObject([{ views: 0, readers }]);
  });

  it("is a PDF that no cache stores", async () => {
    const sharing = await makeSharing(api);
    await sharing.asLead(shares.createShare, { params: sharing.params, body: sharing.body });
    const { token, person, pass } = await openPortalOf(sharing, sharing.contact.id);
    const url = `/api/v2/public/portals/${token}/applicants/${person}/document/pdf?pass=${pass}`;
    const file = await api.app.inject({ url, headers: { range: "bytes=0-10" } });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(file.headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-disposition": expect.stringContaining(person),
    });
    expect(file.headers).not.toHaveProperty("etag");
    const without = await api.app.inject({ url: url.split("?")[0] ?? "" });
    expect(without.statusCode).toBe(403);
  });

  it("has the agency's logo of the day, which is not stored with it", async () => {
    const sharing = await makeSharing(api);
    const { db, agencyId, asLead, params, body } = sharing;
    await asLead(shares.createShare, { params, body });
    const { token, person, pass, read } = await openPortalOf(sharing, sharing.contact.id);
    const url = `/api/v2/public/portals/${token}/applicants/${person}/document/pdf?pass=${pass}`;
    const pictures = async () =>
      (await api.app.inject({ url })).rawPayload.toString("latin1").match(/\/Subtype \/Image/g)?.length ?? 0;
    expect((await read()).letterhead).toMatchObject({ logo: null });
    expect(await pictures()).toBe(0);
    const logo = await sharp({ create: { width: 300, height: 90, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const key = `agency-logo/${agencyId}`;
    await api.services.storage.put(key, logo, { contentType: "image/png" });
    await db.updateTable("agencies").set({ logo_key: key }).where("id", "=", agencyId).execute();
    expect((await read()).letterhead).toMatchObject({ logo: logo.toString("base64") });
    expect(await pictures()).toBe(1);
    await api.services.storage.remove(key);
    expect((await read()).letterhead).toMatchObject({ logo: null });
  });

  it("ends with its link, with the consent and with the portal", async () => {
    const sharing = await makeSharing(api);
    const { asLead, db, params, body, applicant } = sharing;
    const share = async () => Number((await asLead(shares.createShare, { params, body })).data[0]?.id);
    const first = await share();
    const portal = await openPortalOf(sharing, sharing.contact.id);
    await asLead(shares.revokeShare, { params: { id: first } });
    const all = async (refused: object) => {
      expect(await refusal(portal.read())).toMatchObject(refused);
      expect(await refusal(portal.report("x"))).toMatchObject(refused);
      const { token, person, pass } = portal;
      const url = `/api/v2/public/portals/${token}/applicants/${person}/document/pdf?pass=${pass}`;
      expect((await api.app.inject({ url })).statusCode).toBe((refused as { status: number }).status);
    };
    await all(ended);
    expect((await portal.view()).people).toMatchObject([{ has_document: false }]);
    const second = await share();
    await portal.read();
    await db.updateTable("share_links").set({ expires_at: monday }).where("id", "=", second).execute();
    await all(ended);
    await share();
    const { id } = await db
      .selectFrom("representations")
      .select("id")
      .where("applicant_id", "=", applicant.id)
      .executeTakeFirstOrThrow();
    await inTransaction(api.database, (tx) => revokeByLink(tx, { id, asOf: monday }));
    await all(ended);
    await db.updateTable("portals").set({ expires_at: monday }).where("id", "=", portal.id).execute();
    await all({ status: 410 });
  });

  it("has the level at which the contact knows the person", async () => {
    const sharing = await makeSharing(api);
    const { asLead, db, client, params, body } = sharing;
    await asLead(shares.createShare, { params, body: { ...body, level: "anonymous", summary: null } });
    const portal = await openPortalOf(sharing, sharing.contact.id);
    const named = { ...body, contact_ids: [], recipient_name: "Người khác" };
    await asLead(shares.createShare, { params, body: named });
    expect((await portal.view()).people).toMatchObject([{ name: null, has_document: true }]);
    expect((await portal.read()).full_name).toBe(portal.person);
    const other = await makeContact(db, { client_id: client.id, created_at: monday });
    const second = await openPortalOf(sharing, other.id);
    expect((await second.read()).full_name).toBe("Trần Mỹ Duyên");
  });

  it("opens with the portal's own pass only, for people of the portal only", async () => {
    const [mine, other] = [await makeSharing(api), await makeSharing(api)];
    for (const { asLead, params, body } of [mine, other])
      await asLead(shares.createShare, { params, body: { ...body, code: "482913" } });
    const [portal, foreign] = [
      await openPortalOf(mine, mine.contact.id),
      await openPortalOf(other, other.contact.id),
    ];
    const read = (params: object, query: object) =>
      refusal(
        portal.visitor(documents.documentInPortal, {
          params: { ...portal.at.params, ...params },
          query: { ...portal.at.query, ...query },
        }),
      );
    expect(await read({ code: foreign.person }, {})).toMatchObject(ended);
    for (const code of ["C-1", String(other.applicant.id), "none"])
      expect(await read({ code }, {})).toMatchObject(ended);
    expect(await read({}, { pass: foreign.pass })).toMatchObject(locked);
    expect(await read({}, { pass: undefined })).toMatchObject(locked);
    expect(await read({}, { pass: `${portal.pass}x` })).toMatchObject(locked);
    expect(await read({ code: foreign.person }, { portal: foreign.id })).toMatchObject({ status: 410 });
    // A beacon is signed by the same keys as a pass.
    const { beacon } = await portal.read();
    expect(await read({}, { pass: beacon ?? "" })).toMatchObject(locked);
    const link = (await mine.asLead(shares.createShare, { params: mine.params, body: mine.body })).urls[0];
    const sharedAt = { params: { token: tokenOf(link?.url ?? "") } };
    const { beacon: ofLink } = (await portal.visitor(links.sharedCv, sharedAt)).data.attributes;
    expect(await read({}, { pass: ofLink ?? "" })).toMatchObject(locked);
  });

  it("counts no view of a consultant, of a foreign beacon, or of 50 requests of scanners", async () => {
    const sharing = await makeSharing(api);
    await sharing.asLead(shares.createShare, { params: sharing.params, body: sharing.body });
    const portal = await openPortalOf(sharing, sharing.contact.id);
    const other = await makeSharing(api);
    await other.asLead(shares.createShare, { params: other.params, body: other.body });
    const foreign = await openPortalOf(other, other.contact.id);
    for (let n = 0; n < 50; n++) await portal.read();
    const own = (await sharing.asLead(documents.documentInPortal, portal.at)).data.attributes;
    expect(own.beacon).toBeNull();
    const beacon = (await foreign.read()).beacon ?? "";
    const mine = (await portal.read()).beacon ?? "";
    later(5000);
    for (const forged of [beacon, portal.pass, "x", ""]) await portal.report(forged);
    await sharing.asLead(documents.documentInPortalView, { ...portal.at, body: { beacon: mine } });
    expect(await sharesOf(sharing)).toMatchObject([{ views: 0, readers: [] }]);
    await portal.report(mine);
    expect(await sharesOf(sharing)).toMatchObject([{ views: 1 }]);
  });
});
