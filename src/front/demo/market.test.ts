import { describe, expect, it } from "vitest";
import { demoMarket } from "./market.ts";
import { companyRules, referenceIds } from "./testing/reference-ids.ts";

const asOf = new Date("2026-11-20T03:00:00Z");
const market = demoMarket(asOf);
const { companies, members, jobs, candidates, applications } = market;
const jobOf = new Map(jobs.map((job) => [job.key, job]));
const plain = (html: string) => html.replace(/<[^>]+>/g, " ");

function unique(values: readonly string[]): void {
  expect(new Set(values).size).toBe(values.length);
}

describe("the demo market", () => {
  it("is the same when it is made twice", () => {
    expect(demoMarket(asOf)).toEqual(market);
    expect(demoMarket(new Date("2027-02-10T15:30:00Z")).jobs.length).toBe(jobs.length);
  });

  it("is large enough, in both languages and every state", () => {
    expect(companies.length).toBeGreaterThanOrEqual(60);
    expect(jobs.length).toBeGreaterThanOrEqual(600);
    expect(candidates.length).toBeGreaterThanOrEqual(150);
    expect(applications.length).toBeGreaterThanOrEqual(900);
    const share = jobs.filter((job) => job.language === "vi").length / jobs.length;
    expect(share).toBeGreaterThan(0.48);
    expect(share).toBeLessThan(0.62);
    const states = Object.groupBy(jobs, (job) => job.state);
    expect(states.published!.length / jobs.length).toBeGreaterThan(0.78);
    expect(states.reviewing).toHaveLength(25);
    expect(states.rejected).toHaveLength(15);
    expect(states.draft).toHaveLength(15);
    expect(states.closed!.length).toBeGreaterThan(25);
    expect(states.expired!.length).toBeGreaterThan(20);
    expect(new Set(jobs.map((job) => job.family)).size).toBeGreaterThanOrEqual(45);
  });

  it("repeats no address, number, tax code or text", () => {
    unique([...members, ...candidates].map((person) => person.email));
    unique([...members, ...candidates].map((person) => person.phone));
    unique([...members, ...candidates].map((person) => person.fullName));
    unique(companies.map((company) => company.taxCode));
    unique(companies.map((company) => company.slug));
    unique(jobs.map((job) => job.description + job.requirement + job.benefits));
    unique(jobs.map((job) => job.key));
    unique(applications.map((each) => `${each.candidateKey} ${each.jobKey}`));
  });

  it("names the demo accounts", () => {
    const mails = new Map(members.map((member) => [member.email, member]));
    const company = companies.find((each) => each.key === mails.get("recruiter@sen.test")?.companyKey);
    expect(company?.verified).toBe(true);
    expect(mails.get("recruiter@sen.test")?.admin).toBe(true);
    expect(mails.get("member@sen.test")).toMatchObject({ admin: false, companyKey: company?.key });
    expect(mails.get("consultant@sen.test")?.kind).toBe("consultant");
    expect(mails.get("admin@sen.test")?.kind).toBe("admin");
    expect(candidates.some((person) => person.email === "candidate@sen.test")).toBe(true);
  });
});

describe("companies", () => {
  it("have valid tax codes that no real company has", () => {
    for (const { taxCode } of companies) {
      expect(taxCode).toMatch(/^99\d{8}$/);
      expect(companyRules.taxCodeValid(taxCode)).toBe(true);
    }
    expect(companyRules.taxCodeValid("0314409058")).toBe(true);
  });

  it("stay within the limits of the product", () => {
    for (const company of companies) {
      const own = jobs.filter((job) => job.companyKey === company.key);
      if (!company.verified) expect(own.length).toBeLessThanOrEqual(3);
      expect(company.industryIds.length).toBeLessThanOrEqual(3);
      const team = members.filter((member) => member.companyKey === company.key);
      expect(team.length).toBeGreaterThanOrEqual(1);
      expect(team.length).toBeLessThanOrEqual(4);
      expect(team[0]?.admin).toBe(true);
    }
  });
});

describe("jobs", () => {
  it("pay a sensible range", () => {
    for (const { salaryMin, salaryMax, salaryType, currency, salaryPeriod } of jobs) {
      if (salaryMin !== null && salaryMax !== null) expect(salaryMin).toBeLessThanOrEqual(salaryMax);
      if (salaryType <= 1) expect(salaryMin === null || salaryMax === null).toBe(false);
      if (salaryType === 2) expect([salaryMin === null, salaryMax === null]).toEqual([true, false]);
      if (salaryType === 3) expect([salaryMin === null, salaryMax === null]).toEqual([false, true]);
      if (salaryType === 4) expect(salaryMin).toBe(salaryMax);
      const pay = salaryMax ?? salaryMin!;
      if (currency === "VND" && salaryPeriod === "month") expect(pay).toBeGreaterThanOrEqual(4_000_000);
      if (currency === "VND") expect(pay).toBeLessThanOrEqual(180_000_000);
    }
  });

  it("carry safe HTML of a real length, in one language", () => {
    for (const job of jobs) {
      for (const html of [job.description, job.requirement, job.benefits]) {
        expect(html.replace(/<\/?(p|ul|li|strong)>/g, "")).not.toMatch(/[<>]|undefined|null|\[object/);
        expect(plain(html).length).toBeGreaterThan(90);
      }
      const accents = (
        plain(job.requirement + job.benefits).match(/[ăâđêôơưạảấầẩậắằẵặẹẻếềểễệịọỏốồổỗộớờởợụủứừữự]/gi) ?? []
      ).length;
      expect(accents > 40).toBe(job.language === "vi");
      expect(job.title.length).toBeLessThanOrEqual(100);
      expect(job.skills.length).toBeLessThanOrEqual(5);
      expect(job.questions.length).toBeLessThanOrEqual(5);
      expect(job.highlight.length).toBeLessThanOrEqual(250);
    }
  });

  it("give the demo company's member some of their own, with applicants, and leave some to others", () => {
    const member = members.find((each) => each.email === "member@sen.test");
    const all = jobs.filter((job) => job.companyKey === member?.companyKey);
    const seen = all.filter((job) => job.recruiterKeys.includes(member?.key ?? ""));
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.length).toBeLessThan(all.length);
    const applied = new Set(applications.map((each) => each.jobKey));
    expect(seen.some((job) => job.state === "published" && applied.has(job.key))).toBe(true);
  });

  it("belong to a recruiter of their company and pass through time in order", () => {
    const team = new Map(members.map((member) => [member.key, member.companyKey]));
    const joined = new Map(members.map((member) => [member.key, member.createdAt]));
    for (const job of jobs) {
      expect(job.recruiterKeys).toContain(job.ownerKey);
      for (const key of job.recruiterKeys) expect(team.get(key)).toBe(job.companyKey);
      expect(job.createdAt > joined.get(job.ownerKey)!).toBe(true);
      const dates = [job.createdAt, job.submittedAt, job.approvedAt ?? job.rejectedAt, job.closedAt, asOf];
      const times = dates.filter((date) => date !== null).map((date) => date.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      if (job.state === "published") expect(job.expiresAt! > asOf).toBe(true);
      if (job.state === "expired") expect(job.expiresAt! < asOf).toBe(true);
      if (job.state === "rejected") expect(job.rejectReasonId).toBeGreaterThan(0);
    }
  });

  it("name categories, places, industries and skills that exist", async ({ skip }) => {
    const ids = await referenceIds();
    if (!ids) return skip();
    for (const job of jobs) {
      for (const id of job.categoryIds) expect(ids.categories).toContain(id);
      for (const id of job.locationIds) expect(ids.locations).toContain(id);
      for (const name of job.skills) expect(ids.skills).toContain(name);
      expect(job.categoryIds.length).toBeLessThanOrEqual(5);
    }
    for (const company of companies) {
      expect(ids.locations).toContain(company.locationId);
      for (const id of company.industryIds) expect(ids.industries).toContain(id);
    }
    for (const person of candidates) expect(ids.locations).toContain(person.locationId);
  });
});

describe("candidates", () => {
  it("have Vietnamese mobile numbers, a past without gaps in reason, and a wish", () => {
    for (const person of candidates) {
      expect(person.phone).toMatch(/^\+84[35789]\d{8}$/);
      expect(person.fullName).toMatch(/^[\p{L} -]+$/u);
      expect(person.expectedSalary.min).toBeLessThanOrEqual(person.expectedSalary.max);
      for (const work of person.works) if (work.to) expect(work.from < work.to).toBe(true);
      expect(person.works.filter((work) => work.to === null).length).toBeLessThanOrEqual(1);
      expect(person.skills.length).toBeLessThanOrEqual(10);
    }
  });
});

describe("applications", () => {
  it("tell a story in order of time, by the people of the job", () => {
    const joined = new Map(candidates.map((person) => [person.key, person.createdAt]));
    for (const each of applications) {
      const job = jobOf.get(each.jobKey)!;
      expect(each.appliedAt > joined.get(each.candidateKey)!).toBe(true);
      expect(["published", "closed", "expired"]).toContain(job.state);
      expect(each.appliedAt > job.approvedAt!).toBe(true);
      if (job.closedAt) expect(each.appliedAt <= job.closedAt).toBe(true);
      const times = each.events.map((event) => event.at.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times[0]).toBe(each.appliedAt.getTime());
      expect(times[times.length - 1]).toBeLessThanOrEqual(asOf.getTime());
      let stage = "applied";
      for (const event of each.events) {
        if (event.from) expect(event.from).toBe(stage);
        if (event.to) stage = event.to;
        expect([each.candidateKey, "system", ...job.recruiterKeys]).toContain(event.by);
      }
      expect(stage).toBe(each.stage);
      expect(each.rejectReasonId !== null).toBe(each.stage === "rejected");
      expect(each.withdrawReasonId !== null).toBe(each.stage === "withdrawn");
      expect(each.stageBefore !== null).toBe(each.stage === "rejected" || each.stage === "withdrawn");
      expect(each.answers).toHaveLength(job.questions.length);
    }
  });

  it("leave no applicant waiting longer than the product allows", () => {
    for (const each of applications.filter((one) => one.stage === "applied")) {
      expect(asOf.getTime() - each.appliedAt.getTime()).toBeLessThan(15 * 86_400_000);
    }
  });

  it("fill the board of the demo on whatever day the market is made", () => {
    for (let day = 0; day < 14; day++) {
      const other = demoMarket(new Date(asOf.getTime() + day * 86_400_000 + day * 5_000_000));
      const board = other.applications.filter((each) => each.jobKey === "maytrang-01");
      expect(new Set(board.map((each) => each.stage)).size, `day ${day}`).toBe(10);
      expect(board.length).toBeGreaterThanOrEqual(60);
      const demo = other.applications.filter((each) => each.candidateKey === "candidate");
      expect(demo.length, `day ${day}`).toBeGreaterThanOrEqual(8);
    }
  });

  it("fill every stage, here and at the demo recruiter's company", () => {
    const stages = [
      "applied",
      "screening",
      "interview",
      "first_interview",
      "second_interview",
      "final_interview",
    ];
    const count = (list: typeof applications) => Object.groupBy(list, (each) => each.stage);
    const all = count(applications);
    const own = count(applications.filter((each) => jobOf.get(each.jobKey)?.companyKey === "maytrang"));
    const board = applications.filter((each) => each.jobKey === "maytrang-01");
    for (const stage of [...stages, "offer", "hired", "rejected", "withdrawn"] as (keyof typeof all)[]) {
      expect(all[stage]?.length, stage).toBeGreaterThan(5);
      expect(own[stage]?.length, stage).toBeGreaterThan(2);
      expect(count(board)[stage]?.length, stage).toBeGreaterThan(0);
    }
    expect(board.length).toBeGreaterThanOrEqual(60);
    expect(all.applied!.length).toBeGreaterThan(all.hired!.length * 8);
    expect(jobs.filter((job) => job.companyKey === "maytrang").length).toBeGreaterThanOrEqual(14);
    expect(new Set(jobs.filter((job) => job.companyKey === "maytrang").map((job) => job.state)).size).toBe(6);
    const demo = applications.filter((each) => each.candidateKey === "candidate");
    expect(demo.length).toBeGreaterThanOrEqual(8);
    expect(new Set(demo.map((each) => each.stage)).size).toBeGreaterThanOrEqual(5);
  });
});
