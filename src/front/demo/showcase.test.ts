import { describe, expect, it } from "vitest";
import { dayOf } from "#platform/reference/calendar.ts";
import { demoMarket } from "./market.ts";
import { showcaseCompany } from "./people/members.ts";

const { jobs, candidates, applications } = demoMarket(new Date("2026-11-20T03:00:00Z"));
const jobOf = new Map(jobs.map((job) => [job.key, job]));

describe("the demo company", () => {
  it("meets people who do what its jobs ask for", () => {
    const skillsOf = new Map(candidates.map(({ key, skills }) => [key, skills.map(({ name }) => name)]));
    const own = jobs.filter((job) => job.companyKey === showcaseCompany && job.approvedAt !== null);
    for (const { key, title, skills } of own) {
      const came = applications.filter((each) => each.jobKey === key);
      expect(came.length, title).toBeGreaterThanOrEqual(8);
      const fit = came.filter((each) =>
        skillsOf.get(each.candidateKey)!.some((name) => skills.includes(name)),
      );
      expect(fit.length / came.length, title).toBeGreaterThan(0.7);
      const far = came.filter(({ stage }) => stage === "offer" || stage === "hired");
      expect(far.filter((each) => fit.includes(each)).length, title).toBe(far.length);
    }
  });

  it("has months of history, with hires in most of them", () => {
    const own = applications.filter((each) => jobOf.get(each.jobKey)?.companyKey === showcaseCompany);
    const months = (dates: Date[]) => new Set(dates.map((date) => dayOf(date).slice(0, 7))).size;
    expect(months(own.map(({ appliedAt }) => appliedAt))).toBeGreaterThanOrEqual(6);
    const hires = own.flatMap(({ events }) => events.filter(({ to }) => to === "hired"));
    expect(months(hires.map(({ at }) => at))).toBeGreaterThanOrEqual(5);
    // All applications to past jobs have ended.
    const past = own.filter((each) => jobOf.get(each.jobKey)!.approvedAt! < new Date("2026-09-15"));
    expect([...new Set(past.map(({ stage }) => stage))].toSorted()).toEqual([
      "hired",
      "rejected",
      "withdrawn",
    ]);
  });
});
