import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createOrder, makeDesk } from "#agency/job-orders/testing/desk.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { addPerson, people } from "#hiring/talent-pools/contract.ts";
import { personBody } from "#hiring/talent-pools/testing/team.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { deskSearch, quickSearch } from "./contract.ts";

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
  const { id: applicantId } = await makeApplicant(db, { job, candidate });
  const search = async (accountId: number, keyword: string) => {
    const call = await api.as(accountId);
    const { jobs, applicants } = (await call(quickSearch, { query: { keyword } })).data.attributes;
    return [...jobs.map(({ title }) => title), ...applicants.map(({ full_name }) => full_name)];
  };
  return { boss, member, job, applicantId, search };
}

describe("The quick search", () => {
  it("finds jobs and applicants by a part of title, name or email, with and without accents", async () => {
    const { boss, search } = await desk();
    for (const keyword of ["ke toan", "KẾ TOÁN", "100%"])
      expect(await search(boss.id, keyword), keyword).toEqual(["Kế toán trưởng 100%"]);
    for (const keyword of ["do thi", "phượng", "phuong.do", "phuong do", "THỊ PHƯỢNG", "ph đ t"])
      expect(await search(boss.id, keyword), keyword).toEqual(["Đỗ Thị Phượng"]);
    expect(await search(boss.id, "%")).toEqual(["Kế toán trưởng 100%"]);
    for (const keyword of ["_", "\\", "zzz", "phuong thi ha", "huong"])
      expect(await search(boss.id, keyword), keyword).toEqual([]);
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

  it("finds applicants by the digits of a phone number, with any separators", async () => {
    const { boss, applicantId, search } = await desk();
    const applicants = api.database.db.updateTable("applicants").set({ phone: "+84911222333" });
    await applicants.where("id", "=", applicantId).execute();
    for (const keyword of ["0911222333", "0911 222", "+84 911.222.333", "911-222", "phuong 0911"])
      expect(await search(boss.id, keyword), keyword).toEqual(["Đỗ Thị Phượng"]);
    expect(await search(boss.id, "0911 223")).toEqual([]);
    const others = await desk();
    expect(await search(others.boss.id, "0911 222")).toEqual([]);
  });

  it("returns the applicants who applied last, the latest first", async () => {
    const { boss, job, search } = await desk();
    const { db } = api.database;
    const names = ["Một", "Hai", "Ba", "Bốn", "Năm", "Sáu", "Bảy", "Tám"].map((name) => `Vương Thị ${name}`);
    for (const [hour, fullName] of names.entries()) {
      const candidate = await makeCandidate(db, { fullName });
      const { id } = await makeApplicant(db, { job, candidate });
      const applied_at = new Date(Date.UTC(2026, 1, 1, hour));
      await db.updateTable("applicants").set({ applied_at }).where("id", "=", id).execute();
    }
    expect(await search(boss.id, "thi vuong")).toEqual(names.toReversed().slice(0, 6));
    expect(await search(boss.id, "vuong b")).toEqual(["Vương Thị Bảy", "Vương Thị Bốn", "Vương Thị Ba"]);
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

describe("The quick search of consultants", () => {
  it("finds clients, job orders and people of their agency only", async () => {
    const desk = await makeDesk(api);
    const order = await createOrder(desk, { title: "Kế toán trưởng nhà máy" });
    const { data: person } = await desk.asLead(endpointOf("consultant", addPerson), {
      body: personBody({
        full_name: "Đặng Thùy Dương",
        job_title: "Kiểm toán viên",
        skills: [],
        phone: "0935000111",
      }) as never,
    });
    const found = async (call: typeof desk.asLead, keyword: string) => {
      const { clients, orders, people } = (await call(deskSearch, { query: { keyword } })).data.attributes;
      return [clients, orders, people].map((hits) => hits.map(({ name, hint }) => [name, hint]));
    };
    expect(await found(desk.asOther, "giay sao")).toEqual([[[desk.client.name, desk.am.full_name]], [], []]);
    expect(await found(desk.asOther, "ke toan truong")).toEqual([
      [],
      [[order.data.attributes.title, desk.client.name]],
      [],
    ]);
    for (const keyword of [
      "thuy du",
      "Đặng Thùy Dương",
      "dang t",
      "dương đặng",
      "d du",
      "thuy 0935 000",
      "+84 935-000-111",
    ])
      expect(await found(desk.asOther, keyword), keyword).toEqual([
        [],
        [],
        [[person.attributes.full_name, "Kiểm toán viên"]],
      ]);
    const stranger = await api.as((await makeStaff(desk.db, "consultant")).id);
    for (const keyword of ["giay sao", "ke toan truong", "thuy du", "0935000111", "%", "(", "“"])
      expect(await found(stranger, keyword), keyword).toEqual([[], [], []]);
  });
});
