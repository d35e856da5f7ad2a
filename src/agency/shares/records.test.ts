import { createHash, createPublicKey, verify } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import * as links from "#hiring/share-links/contract.ts";
import { openZip } from "#kit/files/zip.ts";
import { readCvText } from "#profiles/cv/read-text.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as records from "./contract-record.ts";
import { makeSharing } from "./testing/sharing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterEach(() => later(0));

const later = (ms: number) => api.clock.set(new Date(monday.getTime() + ms));
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

type Sharing = Awaited<ReturnType<typeof makeSharing>>;

const download = async (account: number, id: string) =>
  api.app.inject({
    url: `/api/v2/consultants/introductions/${id}/record`,
    headers: { authorization: `Bearer ${await api.token(account)}` },
  });

/** Returns the files of a record by their names. */
async function recordOf(account: number, id: string): Promise<Map<string, Buffer>> {
  const zip = await openZip((await download(account, id)).rawPayload);
  if (zip === "too_big") throw new Error("the record is too big");
  const files = new Map<string, Buffer>();
  for (const [name, entry] of zip.entries) files.set(name, await zip.read(entry));
  return files;
}

async function pdfText(file: Buffer): Promise<string> {
  const path = join(api.services.config.DATA_DIR, "record.pdf");
  await writeFile(path, file);
  const read = await readCvText(path, "pdf");
  return "text" in read ? read.text : "";
}

const introductionsOf = async ({ asLead, params }: Sharing) =>
  (await asLead(records.applicantIntroductions, { params })).data;

describe("The record of an introduction", () => {
  it("has what a client needs to check it offline: facts, signature, documents", async () => {
    const sharing = await makeSharing(api);
    const { asLead, params, body, client, contact, lead } = sharing;
    const made = await asLead(contract.createShare, { params, body });
    const visitor = await api.as(null);
    const token = made.urls[0]?.url.split("/").at(-1) ?? "";
    const beacon = (await visitor(links.sharedCv, { params: { token } })).data.attributes.beacon ?? "";
    later(4000);
    await visitor(links.sharedCvView, { params: { token }, body: { beacon } });
    const [introduction] = await introductionsOf(sharing);
    expect(introduction?.attributes).toMatchObject({ recipients: 1, introduced_by: lead.full_name });
    const files = await recordOf(sharing.lead.id, introduction?.id ?? "");
    const json = files.get("record.json") ?? Buffer.alloc(0);
    const key = files.get("key.pem")?.toString() ?? "";
    expect(verify(null, json, createPublicKey(key), files.get("record.sig") ?? Buffer.alloc(0))).toBe(true);
    const changed = Buffer.from(json.toString().replace(contact.full_name, "Người khác"));
    expect(verify(null, changed, createPublicKey(key), files.get("record.sig") ?? Buffer.alloc(0))).toBe(
      false,
    );
    const open = await api.app.inject({ url: "/api/v2/public/introduction_key" });
    expect(open.body).toBe(key);
    const record = JSON.parse(json.toString());
    expect(record).toMatchObject({
      format: "sen-introduction-record/1",
      made_at: new Date(monday.getTime() + 4000).toISOString(),
      introduction: {
        client: client.name,
        job_order: "Trưởng phòng kho",
        person: { name: "Trần Mỹ Duyên" },
        introduced_at: monday.toISOString(),
        introduced_by: lead.full_name,
        consent: { channel: "link", text_version: expect.any(Number) },
        recipients: [
          {
            name: contact.full_name,
            email: contact.email,
            sent_at: monday.toISOString(),
            document_sha256: made.data[0]?.attributes.document_sha256,
            first_viewed_at: new Date(monday.getTime() + 4000).toISOString(),
            views: 1,
          },
        ],
      },
    });
    const document = files.get("document-1.json") ?? Buffer.alloc(0);
    expect(sha256(document)).toBe(record.introduction.recipients[0].document_sha256);
    expect(document.toString()).toContain("Trần Mỹ Duyên");
    expect((await pdfText(files.get("record.pdf") ?? Buffer.alloc(0))).replace(/\s/g, "")).toContain(
      sha256(json),
    );
  });

  it("is made for each introduction with its own links", async () => {
    const sharing = await makeSharing(api);
    const { db, asLead, params, body, applicant } = sharing;
    await asLead(contract.createShare, { params, body });
    later(1000);
    await db
      .updateTable("submissions")
      .set({ ended_at: api.clock.now() })
      .where("applicant_id", "=", applicant.id)
      .execute();
    await db
      .insertInto("submissions")
      .values({ agency_id: sharing.agencyId, applicant_id: applicant.id, at: api.clock.now() })
      .execute();
    const recipients = (await introductionsOf(sharing)).map(({ attributes }) => attributes.recipients);
    expect(recipients).toEqual([0, 1]);
  });

  it("is the agency's alone", async () => {
    const [mine, other] = [await makeSharing(api), await makeSharing(api)];
    await mine.asLead(contract.createShare, { params: mine.params, body: mine.body });
    const id = Number((await introductionsOf(mine))[0]?.id);
    const { params } = mine;
    for (const call of [other.asAdmin, mine.asOther])
      expect(await refusal(call(records.applicantIntroductions, { params }))).toMatchObject({ status: 404 });
    for (const account of [other.admin.id, mine.other.id])
      expect((await download(account, String(id))).statusCode).toBe(404);
    expect((await download(mine.person.id, String(id))).statusCode).toBe(403);
  });
});
