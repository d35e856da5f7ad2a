import { beforeAll, describe, expect, it } from "vitest";
import { makeCandidate, makeRecruiter } from "#accounts/factory.ts";
import { profileUpdate } from "#candidates/contract.ts";
import { sectionEndpoints } from "#candidates/contract-sections.ts";
import { hideJob } from "#hidden-jobs/contract.ts";
import { makeJob } from "#jobs/factory.ts";
import { save } from "#saved-jobs/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { fittingJobs } from "./contract.ts";

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
    ...{ title: "Senior Kỹ sư dữ liệu (Python)", skills: ["Python", "SQL", "Spark"], jobLevel: 2 },
    ...{ categoryIds: [software], locationIds: [hoChiMinh], salary: pay },
  });
  await make("skills", { title: "Lập trình viên", skills: ["SQL"], categoryIds: [software] });
  await make("elsewhere", { title: "Kỹ sư dữ liệu", skills: ["Python"], locationIds: [haNoi] });
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
        ...{ category_ids: [], location_ids: [hoChiMinh], job_types: [], job_level: 2, remote: false },
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
    expect([data, meta]).toEqual([[], { reasons: {}, lacks: ["job_title", "skills", "job_preference"] }]);
  });

  it("are for candidates only", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    expect(await refusal((await api.as(null))(fittingJobs, {}))).toMatchObject({ status: 401 });
    expect(await refusal((await api.as(recruiter.id))(fittingJobs, {}))).toMatchObject({ status: 403 });
  });
});
