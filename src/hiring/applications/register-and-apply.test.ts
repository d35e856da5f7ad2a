import { beforeAll, describe, expect, it } from "vitest";
import { makeExe, makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { registerAndApply } from "./contract.ts";

let api: TestApi;
let job: Awaited<ReturnType<typeof makeJob>>;
beforeAll(async () => {
  api = await testApi();
  const boss = await makeRecruiter(api.database.db);
  job = await makeJob(api.database.db, { companyId: boss.companyId, ownerId: boss.id });
});

const file = (bytes: Buffer) => ({ cv: new File([new Uint8Array(bytes)], "CV.pdf") });
const pdf = file(makePdf(["Nguyễn Văn An", "Kế toán tổng hợp"]));
const person = { full_name: "Nguyễn Văn An", email: "an@example.test", password: "mưa rào tháng sáu" };
const send = async (
  body: object,
  files: { cv: File } | null = pdf,
  id = job.id,
  accountId: number | null = null,
) =>
  (await api.as(accountId))(registerAndApply, {
    params: { id },
    body: { ...person, ...body },
    ...(files && { files }),
  });
const accounts = (email: string) =>
  api.database.db.selectFrom("accounts").select("id").where("email", "=", email).execute();

describe("Applying without an account", () => {
  it("answers with all errors at once, and creates no account", async () => {
    const { email } = await makeCandidate(api.database.db);
    const refused = await refusal(send({ email, phone: "12", password: "123456" }, file(makeExe())));
    expect(refused.status).toBe(422);
    expect(Object.fromEntries(refused.pointers.map((pointer, n) => [pointer, refused.codes[n]]))).toEqual({
      "/phone": "invalid_phone",
      "/email": "email_taken_login",
      "/password": "password_common",
      "/cv": "cv_wrong_type",
    });
    expect((await refusal(send({ email: "new@example.test", phone: "12" }))).pointers).toEqual(["/phone"]);
    expect((await refusal(send({ email: "new@example.test" }, null))).pointers).toEqual(["/cv"]);
    expect(await accounts("new@example.test")).toEqual([]);
  });

  it("creates no account for a job that accepts no applications", async () => {
    const closed = await makeJob(api.database.db, { companyId: job.company_id, state: "closed" });
    expect(await refusal(send({}, pdf, closed.id))).toMatchObject({ status: 409, codes: ["job_not_open"] });
    expect((await refusal(send({}, pdf, 999_999))).status).toBe(404);
    expect(await accounts(person.email)).toEqual([]);
  });

  it("is refused to a signed-in candidate", async () => {
    const { id } = await makeCandidate(api.database.db);
    expect(await refusal(send({}, pdf, job.id, id))).toMatchObject({ status: 403 });
  });

  it("creates the account and the application, and logs in", async () => {
    const { token, data } = await send({ phone: "0901 234 567" });
    expect(token).not.toBe("");
    const row = await api.database.db
      .selectFrom("applicants as a")
      .innerJoin("candidates as c", "c.id", "a.candidate_id")
      .innerJoin("accounts as o", "o.id", "c.account_id")
      .select(["a.job_id", "o.email", "o.phone"])
      .where("a.id", "=", Number(data.id))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ job_id: job.id, email: person.email, phone: "+84901234567" });
  });
});
