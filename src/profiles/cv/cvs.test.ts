import { beforeAll, describe, expect, it } from "vitest";
import { apply } from "#hiring/applications/contract.ts";
import { minute } from "#kit/clock.ts";
import { makeDocx, makeExe, makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { deleteCvFile } from "./commands/drop.ts";
import { readCv } from "./commands/read.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const file = (bytes: Buffer, name: string) => ({ cv: new File([new Uint8Array(bytes)], name) });
const textOf = (id: string) =>
  api.database.db
    .selectFrom("cv_files")
    .select(["text", "text_state", "pages"])
    .where("id", "=", Number(id))
    .executeTakeFirstOrThrow();

describe("A candidate's CV files", () => {
  it("are kept, listed newest first, renamed, read and removed", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const pdf = makePdf(["Lê Thị Cúc", "Thiết kế đồ hoạ"]);
    const { data } = await call(contract.keepCv, { body: {}, files: file(pdf, "cv.pdf") });
    const docx = makeDocx(["Lê Thị Cúc", "Thiết kế"]);
    await call(contract.keepCv, { body: {}, files: file(docx, "Thư giới thiệu.docx") });
    const list = await call(contract.myCvs);
    expect(list.data.map(({ attributes }) => attributes.name)).toEqual(["Thư giới thiệu.docx", "cv.pdf"]);
    const params = { id: Number(data.id) };
    const renamed = await call(contract.editCv, { params, body: { name: "Lê Thị Cúc" } });
    expect(renamed.data.attributes).toMatchObject({ name: "Lê Thị Cúc.pdf", kind: "pdf", bytes: pdf.length });
    await readCv(api.services, params.id);
    expect(await textOf(data.id)).toMatchObject({ text_state: "ready", pages: 1 });
    expect((await textOf(data.id)).text).toContain("Thiết kế đồ hoạ");
    await call(contract.removeCv, { params });
    expect((await call(contract.myCvs)).data).toHaveLength(1);
    expect((await refusal(call(contract.myCvFile, { params }))).status).toBe(404);
    expect((await refusal(call(contract.removeCv, { params }))).status).toBe(404);
  });

  it("has a default: the newest one, until another is made it", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const ids: number[] = [];
    for (const name of ["A", "B", "C"]) {
      const sent = await call(contract.keepCv, { body: {}, files: file(makePdf([name]), `${name}.pdf`) });
      ids.push(Number(sent.data.id));
    }
    const defaults = async () =>
      (await call(contract.myCvs)).data
        .filter(({ attributes }) => attributes.default)
        .map(({ attributes }) => attributes.name);
    expect(await defaults()).toEqual(["C.pdf"]);
    const [first = 0, second = 0] = ids;
    const edited = await call(contract.editCv, { params: { id: first }, body: { default: true } });
    expect(edited.data.attributes).toMatchObject({ default: true, name: "A.pdf", scan: "unscanned" });
    expect(await defaults()).toEqual(["A.pdf"]);
    api.clock.set(new Date(monday.getTime() + minute));
    await call(contract.editCv, { params: { id: second }, body: { default: true } });
    await call(contract.removeCv, { params: { id: second } });
    expect(await defaults()).toEqual(["A.pdf"]);
    await call(contract.restoreCv, { params: { id: second } });
    expect(await defaults()).toEqual(["B.pdf"]);
    api.clock.set(monday);
  });

  it("come back for ten minutes after their removal, to their owner", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const { data } = await call(contract.keepCv, { body: {}, files: file(makePdf(["A"]), "cv.pdf") });
    const params = { id: Number(data.id) };
    await call(contract.removeCv, { params });
    const other = await api.as((await makeCandidate(api.database.db)).id);
    expect((await refusal((await api.as(null))(contract.restoreCv, { params }))).status).toBe(401);
    expect((await refusal(other(contract.restoreCv, { params }))).status).toBe(404);
    expect((await call(contract.restoreCv, { params })).data.attributes.name).toBe("cv.pdf");
    await deleteCvFile(api.services, params.id);
    expect((await call(contract.myCvs)).data).toHaveLength(1);
    await call(contract.removeCv, { params });
    api.clock.set(new Date(monday.getTime() + 11 * minute));
    const late = await refusal(call(contract.restoreCv, { params }));
    expect(late).toMatchObject({ status: 409, codes: ["cv_gone"] });
    api.clock.set(monday);
  });

  it("are refused with the field at fault", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    expect(await refusal(call(contract.keepCv, { body: {} }))).toMatchObject({
      status: 422,
      codes: ["cv_required"],
      pointers: ["/cv"],
    });
    const program = call(contract.keepCv, { body: {}, files: file(makeExe(), "cv.docx") });
    expect(await refusal(program)).toMatchObject({ codes: ["cv_wrong_type"], pointers: ["/cv"] });
  });

  it("are nobody else's", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const { data } = await call(contract.keepCv, { body: {}, files: file(makePdf(["A"]), "cv.pdf") });
    const params = { id: Number(data.id) };
    const body = { name: "của tôi" };
    for (const [accountId, status] of [
      [null, 401],
      [(await makeRecruiter(api.database.db)).id, 403],
      [(await makeCandidate(api.database.db)).id, 404],
    ] as const) {
      const other = await api.as(accountId);
      expect((await refusal(other(contract.myCvFile, { params }))).status).toBe(status);
      expect((await refusal(other(contract.editCv, { params, body }))).status).toBe(status);
      expect((await refusal(other(contract.removeCv, { params }))).status).toBe(status);
    }
    expect((await refusal((await api.as(null))(contract.myCvs))).status).toBe(401);
    expect((await refusal((await api.as(null))(contract.keepCv, { body: {} }))).status).toBe(401);
  });

  it("leave the storage after their removal, but not before the last application that shows them", async () => {
    const { database, services } = api;
    const call = await api.as((await makeCandidate(database.db)).id);
    const keep = async (name: string) => {
      const { data } = await call(contract.keepCv, { body: {}, files: file(makePdf([name]), "cv.pdf") });
      const id = Number(data.id);
      const { storage_key } = await database.db
        .selectFrom("cv_files")
        .select("storage_key")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return { id, key: storage_key };
    };
    const [unsent, sent] = [await keep("A"), await keep("B")];
    const job = await makeJob(database.db);
    const { data } = await call(apply, { params: { id: job.id }, body: { cv_id: sent.id } });
    for (const { id } of [unsent, sent]) {
      // A CV is not deleted before its owner removes it.
      await deleteCvFile(services, id);
      await call(contract.removeCv, { params: { id } });
      const startAfter = new Date(monday.getTime() + 10 * minute);
      expect(api.queued).toContainEqual({ name: "drop-cv-file", data: { id }, startAfter });
      await deleteCvFile(services, id);
      await deleteCvFile(services, id);
    }
    expect(await services.storage.exists(unsent.key)).toBe(false);
    expect(await services.storage.exists(sent.key)).toBe(true);
    const other = await keep("C");
    await database.db
      .updateTable("applicants")
      .set({ cv_file_id: other.id })
      .where("id", "=", Number(data.id))
      .execute();
    await deleteCvFile(services, sent.id);
    expect(await services.storage.exists(sent.key)).toBe(false);
    const ids = [unsent.id, sent.id];
    expect(await database.db.selectFrom("cv_files").select("id").where("id", "in", ids).execute()).toEqual(
      [],
    );
  });

  it("whose file is gone are marked as not readable, and not tried for ever", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const { data } = await call(contract.keepCv, { body: {}, files: file(makePdf(["A"]), "cv.pdf") });
    const { storage_key } = await api.database.db
      .selectFrom("cv_files")
      .select("storage_key")
      .where("id", "=", Number(data.id))
      .executeTakeFirstOrThrow();
    await api.services.storage.remove(storage_key);
    await readCv(api.services, Number(data.id));
    expect(await textOf(data.id)).toMatchObject({ text_state: "failed", text: null });
  });
});
