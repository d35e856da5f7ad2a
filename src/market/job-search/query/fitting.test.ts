import { beforeAll, describe, expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import { hideJob } from "#market/hidden-jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { save } from "#market/saved-jobs/contract.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { profileUpdate } from "#profiles/candidates/contract.ts";
import { sectionEndpoints } from "#profiles/candidates/contract-sections.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { fittingJobs } from "../contract.ts";
import { matchOf, type Offered, type Wish } from "./fitting.ts";

let api: TestApi;
const jobs: Record<string, number> = {};
const [hoChiMinh, haNoi, software, accounting] = [27, 22, 7, 37];
beforeAll(async () => {
  api = await testApi();
  const { companyId } = await makeRecruiter(api.database.db);
  const make = async (name: string, given: Parameters<typeof makeJob>[1]) => {
    jobs[name] = (await makeJob(api.database.db, { companyId, ...given })).id;
  };
  const pay = { type: 0, min: 30_000_000, max: 40_000_000 };
  await make("same", {
    title: "Senior Kỹ sư dữ liệu (Python)",
    skills: ["Python", "SQL", "Spark"],
    jobLevel: 2,
    categoryIds: [software],
    locationIds: [hoChiMinh],
    salary: pay,
  });
  const unsaid = { type: 1, min: 10_000_000, max: 90_000_000 };
  await make("skills", { title: "Lập trình viên", skills: ["SQL"], categoryIds: [software], salary: unsaid });
  await make("elsewhere", {
    title: "Kỹ sư dữ liệu",
    skills: ["Python"],
    locationIds: [haNoi],
    salary: unsaid,
  });
  await make("paid too little", {
    title: "Kỹ sư dữ liệu",
    categoryIds: [software],
    salary: { max: 34_000_000 },
  });
  await make("other trade", { title: "Thủ quỹ", skills: [], categoryIds: [accounting], salary: pay });
  await make("over", { title: "Kỹ sư dữ liệu", state: "closed" });
});

const candidate = async () => {
  const person = await makeCandidate(api.database.db);
  return await api.as(person.id);
};
type Call = Awaited<ReturnType<typeof candidate>>;

const withProfile = async (preference: object | null = {}) => {
  const call = await candidate();
  await call(profileUpdate, {
    body: {
      job_title: "Kỹ sư dữ liệu",
      expected_salary: { min: 35_000_000, max: null, currency: "VND" },
      job_preference: preference && {
        category_ids: [],
        location_ids: [hoChiMinh],
        job_types: [],
        job_level: 2,
        remote: false,
        ...preference,
      },
    } as never,
  });
  for (const name of ["python", "SQL"])
    await call(sectionEndpoints.skills.create, { body: { name, years: 2 } as never });
  return call;
};
const found = async (call: Call) => {
  const { data, meta } = await call(fittingJobs, {});
  const nameOf = (id: string) => Object.keys(jobs).find((name) => jobs[name] === Number(id));
  return data.map(({ id }) => [nameOf(id), meta.reasons[id]?.map(({ kind }) => kind).join(" ")]);
};

describe("Jobs that fit a profile", () => {
  it("come with their reasons, the best first; a place or a salary alone is no reason", async () => {
    const call = await withProfile();
    expect(await found(call)).toEqual([
      ["same", "title skills place level salary"],
      ["skills", "skills place"],
    ]);
    const { meta } = await call(fittingJobs, {});
    expect(meta.reasons[String(jobs.same)]).toContainEqual({ kind: "skills", values: ["python", "SQL"] });
    expect(meta.lacks).toEqual([]);
  });

  it("are of the wished categories, and anywhere when no place is wished", async () => {
    const call = await withProfile({ location_ids: [], category_ids: [software], job_level: null });
    expect(await found(call)).toEqual([
      ["same", "title skills category salary"],
      ["elsewhere", "title skills"],
      ["skills", "skills category"],
    ]);
  });

  it("are none that one has applied for, saved or hidden", async () => {
    const call = await withProfile();
    await call(save, { params: { id: jobs.same! } });
    await call(hideJob, { params: { id: jobs.skills! } });
    expect(await found(call)).toEqual([]);
  });

  it("are none for an empty profile, which is told what it lacks", async () => {
    const { data, meta } = await (await candidate())(fittingJobs, {});
    expect([data, meta]).toEqual([
      [],
      { total: 0, last_visit_at: null, reasons: {}, lacks: ["job_title", "skills", "job_preference"] },
    ]);
  });

  it("are counted since the last visit: that of an earlier session, or before a gap of four hours", async () => {
    const { database, clock } = api;
    const person = await makeCandidate(database.db);
    const first = await api.as(person.id);
    await first(profileUpdate, { body: { job_title: "Thợ gốm" } as never });
    const { companyId } = await makeRecruiter(database.db);
    const fresh = async (call: Call) => {
      const { data, meta } = await call(fittingJobs, { query: { items: 1, new: "true" } });
      return [data.map(({ attributes }) => attributes.title), meta.total, meta.last_visit_at];
    };
    const began = clock.now();
    await makeJob(database.db, { companyId, title: "Thợ gốm Bát Tràng", at: began });
    expect(await fresh(first)).toEqual([[], 0, null]);
    clock.advance(3 * hour);
    await makeJob(database.db, { companyId, title: "Thợ gốm Chu Đậu", at: clock.now() });
    const lastSeen = clock.now();
    expect(await fresh(first), "three hours later the visit still goes on").toEqual([[], 0, null]);
    clock.advance(5 * hour);
    await makeJob(database.db, { companyId, title: "Thợ gốm Phù Lãng", at: clock.now() });
    const news = [["Thợ gốm Phù Lãng"], 1, lastSeen.toISOString()];
    expect(await fresh(first)).toEqual(news);
    clock.advance(hour / 2);
    expect((await fresh(await api.as(person.id)))[1], "a new session compares with the earlier one").toBe(0);
    clock.set(began);
  });

  it("are for candidates only", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    expect(await refusal((await api.as(null))(fittingJobs, {}))).toMatchObject({ status: 401 });
    expect(await refusal((await api.as(recruiter.id))(fittingJobs, {}))).toMatchObject({ status: 403 });
  });
});

describe("Why a job fits a profile", () => {
  const taxonomy = {
    // Bình Dương is part of Ho Chi Minh City since 2025.
    members: new Map([[27, [27, 5]]]),
    categoriesOf: Object.assign([], { 37: [37, 36] }) as number[][],
    containing: [],
    subs: new Map(),
    parentOf: new Map(),
    mergedInto: new Map(),
    replacedBy: { locations: new Map(), categories: new Map() },
  };
  const plain: Offered = {
    title: "Nhân viên kế toán tổng hợp",
    skills: ["Excel", "MISA"],
    categoryIds: [37],
    locationIds: [5],
    jobType: 0,
    jobLevel: 1,
    salaryMin: 15_000_000,
    salaryMax: 20_000_000,
    remote: false,
  };
  const wishes = (given: Partial<Wish>): Wish => ({
    titles: [],
    skills: [],
    preference: null,
    salary: null,
    ...given,
  });
  const reasons = (wish: Partial<Wish>, job: Partial<Offered> = {}) =>
    matchOf(wishes(wish), { ...plain, ...job }, taxonomy)?.reasons ?? null;
  const wanted = (given: object) => ({
    category_ids: [36],
    location_ids: [],
    job_types: [],
    job_level: null,
    remote: false,
    ...given,
  });
  const category = { kind: "category", values: [], id: 36 };

  it("names the title, also by a synonym and in the other language", () => {
    for (const title of ["Kế toán", "ke toan tong hop", "Accountant"])
      expect(reasons({ titles: [title] }), title).toEqual([{ kind: "title", values: [title] }]);
    for (const title of ["Kế toán trưởng", "Kiểm toán"])
      expect(reasons({ titles: [title] }), title).toBeNull();
  });

  it("names the skills that the job asks for, and no others", () => {
    const skills = ["excel", "SQL", "Misa"];
    expect(reasons({ skills })).toEqual([{ kind: "skills", values: ["excel", "Misa"] }]);
    expect(reasons({ skills: ["Java", "Type"] }, { title: "JavaScript Developer" })).toBeNull();
    expect(reasons({ skills: ["C"] }, { title: "Chuyên viên C & B", skills: [] })).toBeNull();
    expect(reasons({ skills: ["C"] }, { title: "Kỹ sư nhúng", skills: ["C"] })).not.toBeNull();
  });

  it("leaves out other places and other types; a province holds what was merged into it", () => {
    expect(reasons({ preference: wanted({ location_ids: [22, 27] }) })).toEqual([
      category,
      { kind: "place", values: [], id: 27 },
    ]);
    const elsewhere = wanted({ location_ids: [22], remote: true });
    expect(reasons({ preference: elsewhere })).toBeNull();
    expect(reasons({ preference: elsewhere }, { remote: true })).toContainEqual({
      kind: "remote",
      values: [],
    });
    expect(reasons({ preference: wanted({ job_types: [1] }) })).toBeNull();
    expect(reasons({ preference: wanted({ job_types: [1] }) }, { jobType: null })).toEqual([category]);
    for (const jobType of [6, 9])
      expect(
        reasons({ preference: wanted({ job_types: [0] }) }, { jobType }),
        "is full time too",
      ).not.toBeNull();
  });

  it("compares the salary where both say one", () => {
    const paid = (salary: number, job: Partial<Offered> = {}) =>
      reasons({ salary, preference: wanted({}) }, job)?.some(({ kind }) => kind === "salary") ?? null;
    expect([paid(20_000_000), paid(21_000_000)]).toEqual([true, null]);
    expect([paid(15_000_000, { salaryMax: null }), paid(90_000_000, { salaryMax: null })]).toEqual([
      true,
      false,
    ]);
    expect(paid(90_000_000, { salaryMin: null, salaryMax: null })).toBe(false);
  });
});
