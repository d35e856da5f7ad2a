import { beforeAll, expect, it } from "vitest";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract-info.ts";
import { mergeClients, undoMerge } from "./contract-merge.ts";
import { editContact } from "./contract-parts.ts";
import { makeContact } from "./factory.ts";
import { openDesk, refused, strangersOf } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function sharedClient() {
  const desk = await openDesk(api);
  const row = await desk.client({
    name: "Gốm Sứ",
    am_id: desk.other.id,
    note: "mật",
    score: 77,
    tax_code: "0100109106",
  });
  const contact = await makeContact(api.database.db, { client_id: row.id, created_at: api.clock.now() });
  const params = { id: row.id, contactId: contact.id };
  const share = async (days = 14) => desk.asMember(contract.shareWithContact, { params, body: { days } });
  const visitor = await api.as(null);
  const read = (token: string) => visitor(contract.clientInfo, { query: { token } });
  return { ...desk, row, params, share, read };
}

it("A contact with a link reads the agreement, and nothing that only the agency reads", async () => {
  const { share, read, other } = await sharedClient();
  const { token, url, data } = await share();
  expect(url).toContain(`?token=${token}`);
  expect(data.attributes.link_until).toBe(
    new Date(api.clock.now().getTime() + 14 * 86_400_000).toISOString(),
  );
  const { attributes } = (await read(token)).data;
  expect(attributes).toMatchObject({
    client: "Gốm Sứ",
    am: { full_name: other.full_name, email: other.email },
    terms: { fee_bps: 1800, fee_months: 12, warranty_days: 60, payment_days: 15 },
  });
  expect(JSON.stringify(attributes)).not.toMatch(/mật|:77[,}]|0100109106|potential|score|note|owner/);
});

it("A link ends by a new one, by revoking, by its time and when the contact leaves", async () => {
  const { share, read, params, member } = await sharedClient();
  const ended = { status: 410, codes: ["client_link_ended"] };
  const first = (await share()).token;
  const second = (await share(7)).token;
  expect(await refusal(read(first))).toMatchObject(ended);
  await read(second);
  api.clock.advance(7 * 86_400_000);
  expect(await refusal(read(second))).toMatchObject(ended);
  api.clock.advance(-7 * 86_400_000);
  const asMember = await api.as(member.id);
  const third = (await share()).token;
  await asMember(contract.endContactLink, { params });
  expect(await refusal(read(third))).toMatchObject(ended);
  const fourth = (await share()).token;
  await asMember(editContact, { params, body: { left: true } });
  expect(await refusal(read(fourth))).toMatchObject(ended);
  expect(await refused(share())).toEqual(["client_contact_left"]);
  for (const token of ["", "x".repeat(43)]) expect(await refusal(read(token))).toMatchObject({ status: 404 });
});

it("A link does not show the terms of a client that was merged, nor a consultant who has left the agency", async () => {
  const { share, read, row, params, client, asBoss, member, other } = await sharedClient();
  const { db } = api.database;
  const { token } = await share();
  const am = async () => (await read(token)).data.attributes.am;
  const left = (id: number) =>
    db.updateTable("accounts").set({ blocked_at: api.clock.now() }).where("id", "=", id);
  await left(other.id).execute();
  expect(await am()).toEqual({ full_name: member.full_name, email: member.email });
  await left(member.id).execute();
  expect(await am()).toBeNull();
  // A contact with this email address stays with the merged client.
  const email = "lien@example.test";
  await db.updateTable("client_contacts").set({ email }).where("id", "=", params.contactId).execute();
  const into = await client();
  await makeContact(db, { client_id: into.id, created_at: api.clock.now(), email });
  await asBoss(mergeClients, { params: { id: row.id }, body: { into_id: into.id } });
  expect(await refusal(read(token))).toMatchObject({ status: 410, codes: ["client_link_ended"] });
  await asBoss(undoMerge, { params: { id: row.id } });
  expect((await read(token)).data.attributes.client).toBe("Gốm Sứ");
});

it("Only those who read the terms share them, and the token is stored as its hash", async () => {
  const { share, params, row, agencyId } = await sharedClient();
  const { token } = await share();
  const stored = await api.database.db.selectFrom("client_links").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  const outsider = (await openDesk(api)).asMember;
  expect(agencyId).not.toBe(0);
  expect(await refusal(outsider(contract.shareWithContact, { params, body: {} }))).toMatchObject({
    status: 404,
  });
  for (const { name, status, call } of await strangersOf(api, row)) {
    expect(await refusal(call(contract.shareWithContact, { params, body: {} })), name).toMatchObject({
      status,
    });
    expect(await refusal(call(contract.endContactLink, { params })), name).toMatchObject({ status });
  }
});
