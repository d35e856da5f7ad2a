import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { people } from "#hiring/talent-pools/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { quickSearch } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const member = await makeRecruiter(db, { companyId, member: true });
  const job = await makeJob(db, { companyId, ownerId: boss.id, title: "Kế toán trưởng 100%" });
  const candidate = await makeCandidate(db, {
    fullName: "Đỗ Thị Phượng",
    email: `phuong.do${boss.id}@example.test`,
  });
  await makeApplicant(db, { job, candidate });
  const search = async (accountId: number, keyword: string) => {
    const call = await api.as(accountId);
    const { jobs, applicants } = (await call(quickSearch, { query: { keyword } })).data.attributes;
    return [...jobs.map(({ title }) => title), ...applicants.map(({ full_name }) => full_name)];
  };
  return { boss, member, job, search };
}

describe("The quick search", () => {
  it("finds jobs and applicants by a part of title, name or email, with and without accents", async () => {
    const { boss, search } = await desk();
    for (const keyword of ["ke toan", "KẾ TOÁN", "100%"])
      expect(await search(boss.id, keyword), keyword).toEqual(["Kế toán trưởng 100%"]);
    for (const keyword of ["do thi", "phượng", "phuong.do"])
      expect(await search(boss.id, keyword), keyword).toEqual(["Đỗ Thị Phượng"]);
    expect(await search(boss.id, "%")).toEqual(["Kế toán trưởng 100%"]);
    for (const keyword of ["_", "\\", "zzz"]) expect(await search(boss.id, keyword), keyword).toEqual([]);
  });

  it("finds the first applicant of a job after 20,000 later ones", async () => {
    const { db } = api.database;
    const { boss, job, search } = await desk();
    await sql`
      WITH people AS (INSERT INTO candidates (full_name, email)
        SELECT 'Nguyễn Văn ' || i, 'late' || i || '@example.test' FROM generate_series(1, 20001) i RETURNING *)
      INSERT INTO applicants (job_id, company_id, candidate_id, stage_id, rank, full_name, email, applied_at, stage_changed_at)
      SELECT ${job.id}, ${job.company_id}, id, (SELECT min(id) FROM pipeline_stages WHERE pipeline_id = ${job.pipeline_id}),
        id, full_name, email, now(), now() FROM people`.execute(db);
    expect(await search(boss.id, "phuong")).toEqual(["Đỗ Thị Phượng"]);
    const call = await api.as(boss.id);
    const { data, meta } = await call(people, { query: { keyword: "do thi phuong" } });
    expect(data.map(({ attributes }) => attributes.full_name)).toEqual(["Đỗ Thị Phượng"]);
    expect(meta.total).toBe(1);
  });

  it("shows members only jobs and applicants they work with, and other companies none", async () => {
    const { member, search } = await desk();
    expect(await search(member.id, "phuong")).toEqual([]);
    expect(await search(member.id, "ke toan")).toEqual([]);
    const others = await makeRecruiter(api.database.db);
    expect(await search(others.id, "phuong")).toEqual([]);
  });

  it("needs a session and a keyword", async () => {
    const { boss } = await desk();
    const visitor = await api.as(null);
    expect(await refusal(visitor(quickSearch, { query: { keyword: "a" } }))).toMatchObject({ status: 401 });
    const call = await api.as(boss.id);
    expect(await refusal(call(quickSearch, { query: { keyword: " " } }))).toMatchObject({ status: 400 });
  });
});
