import { beforeAll, describe, expect, it } from "vitest";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { profileUpdate } from "#profiles/candidates/contract.ts";
import { drawSentCv } from "#profiles/cv/commands/online.ts";
import { readCv } from "#profiles/cv/commands/read.ts";
import { editCv, keepCv, myCvs, removeCv } from "#profiles/cv/contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function textSent(accountId: number, applicationId: string): Promise<string> {
  const sent = await api.app.inject({
    url: `/api/v2/candidates/applications/${applicationId}/cv`,
    headers: { authorization: `Bearer ${await api.token(accountId)}` },
  });
  expect(sent.statusCode).toBe(200);
  expect(sent.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const row = await api.database.db
    .selectFrom("applicants as a")
    .innerJoin("cv_files as f", "f.id", "a.cv_file_id")
    .select(["f.id", "f.bytes"])
    .where("a.id", "=", Number(applicationId))
    .executeTakeFirstOrThrow();
  expect(row.bytes).toBe(sent.rawPayload.length);
  await readCv(api.services, row.id);
  const { text } = await api.database.db
    .selectFrom("cv_files")
    .select("text")
    .where("id", "=", row.id)
    .executeTakeFirstOrThrow();
  return text ?? "";
}

const keyOf = async (id: number) =>
  (
    await api.database.db
      .selectFrom("cv_files")
      .select("storage_key")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).storage_key;

describe("Applying with the online CV", () => {
  it("sends the profile of that time; its PDF is drawn after the answer or when it is first opened", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId, at: monday });
    const candidate = await makeCandidate(api.database.db);
    const call = await api.as(candidate.id);
    const params = { id: job.id };
    const empty = await refusal(call(contract.apply, { params, body: { online_cv: true } }));
    expect(empty).toMatchObject({ status: 422, codes: ["online_cv_empty"], pointers: ["/online_cv"] });

    await call(profileUpdate, { body: { job_title: "Kế toán tổng hợp", version: 1 } });
    const { data } = await call(contract.apply, { params, body: { online_cv: true, cv_language: "vi" } });
    const cv = data.attributes.cv;
    expect(cv?.name).toBe(`CV ${candidate.full_name}.pdf`);
    expect(api.queued).toContainEqual({ name: "draw-cv", data: { id: Number(cv?.id) } });
    await call(profileUpdate, { body: { job_title: "Kiểm toán nội bộ", version: 2 } });
    const text = await textSent(candidate.id, data.id);
    expect(text).toContain("Kế toán tổng hợp");
    expect(text).not.toContain("Kiểm toán nội bộ");
    // Concurrent requests for a PDF that is not drawn yet each get the file; afterwards the job that draws PDFs skips it.
    await api.services.storage.remove(await keyOf(Number(cv?.id)));
    const token = await api.token(recruiter.id);
    const opened = await Promise.all(
      [1, 2, 3].map(() =>
        api.app.inject({
          url: `/api/v2/companies/applicants/${data.id}/cv`,
          headers: { authorization: `Bearer ${token}` },
        }),
      ),
    );
    expect(
      opened.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.subarray(0, 4).toString()]),
    ).toEqual([1, 2, 3].map(() => [200, "%PDF"]));
    expect(await drawSentCv(api.services, Number(cv?.id))).toBeNull();

    const desk = await api.as(recruiter.id);
    const seen = await desk(contract.applicantDetail, { params: { id: Number(data.id) } });
    expect(seen.data.attributes.cv?.name).toBe(cv?.name);
    // The online CV is not in the candidate's list of files, and cannot be added to it.
    expect((await call(myCvs)).data).toEqual([]);
    const edit = call(editCv, { params: { id: Number(cv?.id) }, body: { default: true } });
    expect((await refusal(edit)).status).toBe(404);
    // The drawing process starts slowly on a busy machine.
  }, 90_000);

  it("needs a candidate's account, and other accounts cannot read the sent file", async () => {
    const job = await makeJob(api.database.db, { at: monday });
    const candidate = await makeCandidate(api.database.db);
    const call = await api.as(candidate.id);
    const files = { cv: new File([new Uint8Array(makePdf(["Lê Văn Bình"]))], "CV.pdf") };
    const stored = await call(keepCv, { files });
    const body = { cv_id: Number(stored.data.id) };
    const { data } = await call(contract.apply, { params: { id: job.id }, body });
    await call(removeCv, { params: { id: Number(stored.data.id) } });
    const url = `/api/v2/candidates/applications/${data.id}/cv`;
    const as = async (id: number) => ({ authorization: `Bearer ${await api.token(id)}` });
    expect((await api.app.inject({ url, headers: await as(candidate.id) })).statusCode).toBe(200);
    const other = await makeCandidate(api.database.db);
    expect((await api.app.inject({ url, headers: await as(other.id) })).statusCode).toBe(404);
    expect((await api.app.inject({ url })).statusCode).toBe(401);
  });
});
