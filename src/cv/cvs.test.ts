import { beforeAll, describe, expect, it } from "vitest";
import { makeCandidate, makeRecruiter } from "#accounts/factory.ts";
import { makeDocx, makeExe, makePdf } from "#kit/testing/make-files.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { readCv } from "./commands.ts";
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
    const renamed = await call(contract.renameCv, { params, body: { name: "Lê Thị Cúc" } });
    expect(renamed.data.attributes).toMatchObject({ name: "Lê Thị Cúc.pdf", kind: "pdf", bytes: pdf.length });
    await readCv(api.services, params.id);
    expect(await textOf(data.id)).toMatchObject({ text_state: "ready", pages: 1 });
    expect((await textOf(data.id)).text).toContain("Thiết kế đồ hoạ");
    await call(contract.removeCv, { params });
    expect((await call(contract.myCvs)).data).toHaveLength(1);
    expect((await refusal(call(contract.myCvFile, { params }))).status).toBe(404);
    expect((await refusal(call(contract.removeCv, { params }))).status).toBe(404);
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
      expect((await refusal(other(contract.renameCv, { params, body }))).status).toBe(status);
      expect((await refusal(other(contract.removeCv, { params }))).status).toBe(status);
    }
    expect((await refusal((await api.as(null))(contract.myCvs))).status).toBe(401);
    expect((await refusal((await api.as(null))(contract.keepCv, { body: {} }))).status).toBe(401);
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
