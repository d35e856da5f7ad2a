import { beforeAll, describe, expect, it } from "vitest";
import { makeCvFile } from "#hiring/applications/factory.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { readCv } from "./commands/read.ts";
import { rereadCvs } from "./commands/upkeep.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const rowOf = (id: number) =>
  api.database.db
    .selectFrom("cv_files")
    .select(["text", "text_state", "summary"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("CV files that were read before they had a gist", () => {
  it("are queued once, read again, and keep their text where the file is gone", async () => {
    const { db } = api.database;
    const person = await makeCandidate(db);
    const call = await api.as(person.id);
    const lines = ["Lê Thị Cúc", "Kế toán trưởng", "KỸ NĂNG", "MISA, Excel"];
    const cv = new File([new Uint8Array(makePdf(lines))], "cv.pdf");
    const { data } = await call(contract.keepCv, { body: {}, files: { cv } });
    const id = Number(data.id);
    await readCv(api.services, id);
    await db.updateTable("cv_files").set({ summary: null }).where("id", "=", id).execute();
    const lost = await makeCvFile(db, person.candidateId, { text: "Kế toán" });
    const summary = { role: "Kế toán", months: 12, skills: [] };
    const known = await makeCvFile(db, person.candidateId, { text: "Kế toán", summary });
    const unread = await makeCvFile(db, person.candidateId);

    api.queued.length = 0;
    expect(await rereadCvs(api.database)).toBe(2);
    expect(api.queued.map(({ data: job }) => job.id).sort()).toEqual([id, lost.id].sort());
    expect(await rereadCvs(api.database)).toBe(0);
    expect((await rowOf(id)).text).toContain("Kế toán trưởng");

    for (const { data: job } of api.queued) await readCv(api.services, Number(job.id));
    expect(await rowOf(id)).toMatchObject({ text_state: "ready", summary: { skills: ["MISA", "Excel"] } });
    expect(await rowOf(lost.id)).toEqual({ text: "Kế toán", text_state: "ready", summary: null });
    expect(await rowOf(known.id)).toMatchObject({ text_state: "ready", summary });
    expect(await rowOf(unread.id)).toMatchObject({ text_state: "pending" });
  });
});
