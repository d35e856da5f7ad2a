import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cvSummary, summaryOf } from "./summary.ts";

const asOf = new Date("2026-03-02T02:00:00Z");
const job = (job_title: string, from: string | null, to: string | null, currently_working = false) => ({
  job_title,
  from,
  to,
  currently_working,
});
const of = (work_experiences: ReturnType<typeof job>[], job_title: string | null = null) =>
  summaryOf({ job_title, work_experiences, skills: [] }, asOf);

describe("The gist of a CV", () => {
  it("names the present role, else the latest, else what the person calls itself", () => {
    const past = job("Kế toán viên", "2018-01-01", "2021-06-30");
    expect(of([past, job("Kế toán trưởng", "2021-07-01", null, true)], "Kế toán").role).toBe(
      "Kế toán trưởng",
    );
    expect(of([job("Thực tập", "2016", "2017"), past]).role).toBe("Kế toán viên");
    expect(of([], "Kế toán").role).toBe("Kế toán");
    expect(of([]).role).toBeNull();
  });

  it("counts months of work, those with two jobs once, and those to come not at all", () => {
    expect(of([job("A", "2020-01-01", "2020-12-31")]).months).toBe(12);
    expect(of([job("A", "2020-01", "2020-12"), job("B", "2020-07-01", "2021-06-30")]).months).toBe(18);
    expect(of([job("A", "2026-01-01", null, true)]).months).toBe(3);
    expect(of([job("A", "2025-03-01", "2030-01-01")]).months).toBe(13);
    expect(of([job("A", "2021-01-01", "2020-01-01"), job("B", null, "2020")]).months).toBeNull();
  });

  it("counts the present month from the midnight at which it begins in Vietnam", () => {
    const experience = {
      job_title: null,
      work_experiences: [job("A", "2026-01-01", null, true)],
      skills: [],
    };
    expect(summaryOf(experience, new Date("2026-02-28T23:59:00+07:00")).months).toBe(2);
    expect(summaryOf(experience, new Date("2026-03-01T00:00:00+07:00")).months).toBe(3);
  });

  it("fits its own limits, whatever a file says", () => {
    const date = fc.option(
      fc.oneof(fc.string(), fc.constantFrom("0000", "9999-12-31", "2020-99", "1950-01")),
    );
    const work = fc.record({
      job_title: fc.string({ maxLength: 400 }),
      from: date,
      to: date,
      currently_working: fc.boolean(),
    });
    const skills = fc.array(fc.record({ name: fc.string({ maxLength: 100 }) }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.array(work), skills, (work_experiences, named) => {
        const summary = summaryOf({ job_title: null, work_experiences, skills: named }, asOf);
        expect(cvSummary.parse(summary)).toEqual(summary);
      }),
    );
  });
});
