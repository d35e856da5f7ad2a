import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import { inTransaction } from "#kit/db.ts";
import { makeDocx, makePdf } from "#kit/testing/make-files.ts";
import { room as files } from "#platform/files/room.ts";
import { deleteFileJob } from "#platform/files/store.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { room } from "./room.ts";
import { bothSides, of } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

const pdf = async (name = "Hợp đồng.pdf") =>
  new File([new Uint8Array(await makePdf(["HỢP ĐỒNG LAO ĐỘNG"]))], name);
const download = async (accountId: number, side: "companies" | "candidates", offer: { id: string }) =>
  api.app.inject({
    url: `/api/v2/${side}/offers/${offer.id}/file`,
    headers: { authorization: `Bearer ${await api.token(accountId)}` },
  });
const keysOf = async (offer: { id: string }) =>
  api.database.db
    .selectFrom("offers")
    .select("file_key")
    .where("id", "=", Number(offer.id))
    .executeTakeFirst();
const dropped = () =>
  api.queued.filter(({ name }) => name === deleteFileJob).map(({ data }) => (data as { key: string }).key);

describe("The file of an offer", () => {
  it("is readable for its company and its candidate only: 401, 403, 404", async () => {
    const [own, others] = [await bothSides(api), await bothSides(api)];
    const anonymous = await api.as(null);
    const offer = await own.create();
    const calls = [
      [contract.attachFile, { ...of(offer), files: { file: await pdf() } }, others.employer, own.seeker],
      [contract.removeFile, of(offer), others.employer, own.seeker],
      [contract.offerFile, of(offer), others.employer, own.seeker],
      [contract.myOfferFile, of(offer), others.seeker, own.employer],
    ] as const;
    for (const [endpoint, input, stranger, wrongKind] of calls) {
      await expect(anonymous(endpoint, input as never)).rejects.toMatchObject({ status: 401 });
      await expect(stranger(endpoint, input as never)).rejects.toMatchObject({ status: 404 });
      await expect(wrongKind(endpoint, input as never)).rejects.toMatchObject({ status: 403 });
    }
  });

  it("is attached, replaced and removed in a draft, and downloaded from a sent offer", async () => {
    const { create, employer, recruiter, candidate, offers } = await bothSides(api);
    const offer = await create();
    const attach = async (file: File) => employer(contract.attachFile, { ...of(offer), files: { file } });
    const attached = await attach(await pdf());
    expect(attached.data.attributes.file).toMatchObject({ name: "Hợp đồng.pdf", kind: "pdf" });
    const first = await keysOf(offer);
    await attach(await pdf("Lương thưởng.pdf"));
    expect(dropped()).toContain(first?.file_key);
    expect((await download(recruiter.id, "companies", offer)).statusCode).toBe(200);
    // The candidate cannot see a draft.
    expect((await download(candidate.id, "candidates", offer)).statusCode).toBe(404);

    await employer(contract.sendOffer, of(offer));
    expect((await offers())[0]?.attributes.file).toMatchObject({ name: "Lương thưởng.pdf" });
    const { statusCode, headers, rawPayload } = await download(candidate.id, "candidates", offer);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename=/);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(rawPayload.subarray(0, 4).toString()).toBe("%PDF");

    for (const change of [async () => attach(await pdf()), () => employer(contract.removeFile, of(offer))])
      expect(await refusal(change())).toMatchObject({ status: 409, codes: ["offer_state_changed"] });
  });

  it("is deleted when it is removed, and the file of a withdrawn draft stays hidden from the candidate", async () => {
    const { create, employer, candidate, recruiter, offers } = await bothSides(api);
    const offer = await create();
    await employer(contract.attachFile, { ...of(offer), files: { file: await pdf() } });
    const key = (await keysOf(offer))?.file_key;
    const { data } = await employer(contract.removeFile, of(offer));
    expect(data.attributes.file).toBeNull();
    expect(dropped()).toContain(key);
    expect((await download(recruiter.id, "companies", offer)).statusCode).toBe(404);
    await employer(contract.attachFile, { ...of(offer), files: { file: await pdf() } });
    await employer(contract.cancelOffer, { ...of(offer), body: {} });
    expect(await offers()).toEqual([]);
    expect((await download(candidate.id, "candidates", offer)).statusCode).toBe(404);
  });

  it("is a PDF or DOCX of at most 10 MB without active content", async () => {
    const { create, employer } = await bothSides(api);
    const offer = await create();
    const attach = (file?: File) =>
      employer(contract.attachFile, { ...of(offer), files: file ? { file } : {} });
    const docx = new File([new Uint8Array(await makeDocx(["Chế độ đãi ngộ"]))], "che-do.docx");
    expect((await attach(docx)).data.attributes.file?.kind).toBe("docx");
    for (const [file, code] of [
      [undefined, "offer_file_required"],
      [new File(["<svg/>"], "a.svg"), "offer_file_type"],
      [new File(["not a PDF"], "a.pdf"), "offer_file_type"],
      [new File([(await makePdf(["a"])).subarray(0, 300) as never], "a.pdf"), "offer_file_unreadable"],
      [new File([new Uint8Array(10 * 1024 * 1024 + 1)], "a.pdf"), "offer_file_too_large"],
    ] as const)
      expect(await refusal(attach(file)), code).toMatchObject({
        status: 422,
        pointers: ["/file"],
        codes: [code],
      });
  });

  it("is in the candidate's data export once it was sent, and is erased with the applicant", async () => {
    const { db } = api.database;
    const { create, employer, candidate, id } = await bothSides(api);
    const offer = await create();
    await employer(contract.attachFile, { ...of(offer), files: { file: await pdf() } });
    const person = { accountId: candidate.id, candidateId: candidate.candidateId, email: candidate.email };
    expect(await room.exportedFiles(db, person)).toEqual([]);
    await employer(contract.sendOffer, of(offer));
    const key = (await keysOf(offer))?.file_key;
    expect(await room.exportedFiles(db, person)).toEqual([
      { folder: "offers", name: `${offer.id} Hợp đồng.pdf`, key },
    ]);
    await inTransaction(api.database, (tx) => eraseApplicants(tx, [id], monday));
    expect(await keysOf(offer)).toBeUndefined();
    expect(dropped()).toContain(key);
    await files.jobs[deleteFileJob](api.services).handle({ key });
    expect(await api.services.storage.exists(String(key))).toBe(false);
  });
});
