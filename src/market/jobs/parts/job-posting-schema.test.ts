import { describe, expect, it } from "vitest";
import { adText, type JobPostingFacts, jobPosting } from "./job-posting-schema.ts";

const posting: JobPostingFacts = {
  id: "42",
  title: "Kế toán tổng hợp",
  postedAt: "2026-11-01T02:00:00.000Z",
  expiresAt: "2026-12-16T02:00:00.000Z",
  type: "full_time",
  fromHome: false,
  monthsOfExperience: 12,
  pay: {
    salary_type: 0,
    salary_min: 15e6,
    salary_max: 20e6,
    currency: "VND",
    salary_period: "month",
    salary_text: null,
  },
  places: [{ name: "Hà Nội", country: "VN" }],
  street: "12 Lý Thường Kiệt",
  company: { name: "Công ty Sen", website: "https://sen.test", logo: "/logos/1.png" },
};
const made = (change: Partial<JobPostingFacts>) =>
  jobPosting({ ...posting, ...change }, "https://sen.example");

describe("JobPosting", () => {
  it("has all properties that Google requires", () => {
    expect(made({})).toMatchObject({
      title: "Kế toán tổng hợp",
      datePosted: "2026-11-01T02:00:00.000Z",
      validThrough: "2026-12-16T02:00:00.000Z",
      employmentType: "FULL_TIME",
      hiringOrganization: { name: "Công ty Sen", logo: "https://sen.example/logos/1.png" },
      jobLocation: [
        { address: { addressLocality: "Hà Nội", addressCountry: "VN", streetAddress: "12 Lý Thường Kiệt" } },
      ],
      baseSalary: { currency: "VND", value: { minValue: 15e6, maxValue: 20e6, unitText: "MONTH" } },
    });
  });
  it("has no pay that the page does not show", () => {
    expect(made({ pay: { ...posting.pay, salary_type: 1 } })).not.toHaveProperty("baseSalary");
  });
  it("has a single end of the pay, and a fixed pay as a value", () => {
    expect(made({ pay: { ...posting.pay, salary_type: 2 } })).toHaveProperty("baseSalary.value", {
      "@type": "QuantitativeValue",
      maxValue: 20e6,
      unitText: "MONTH",
    });
    expect(made({ pay: { ...posting.pay, salary_max: 15e6 } })).toHaveProperty(
      "baseSalary.value.value",
      15e6,
    );
  });
  it("is telecommuting only when it is done wholly from home", () => {
    expect(made({ type: "hybrid" })).toMatchObject({ employmentType: "FULL_TIME" });
    expect(made({ type: "hybrid" })).not.toHaveProperty("jobLocationType");
    const home = made({ type: "remote", fromHome: true, places: [] });
    expect(home).toMatchObject({ employmentType: "FULL_TIME", jobLocationType: "TELECOMMUTE" });
    expect(home).not.toHaveProperty("jobLocation");
  });
  it("has no place without a name, and only the country where no more is known", () => {
    expect(made({ places: [{ name: null, country: "VN" }], street: null })).toHaveProperty("jobLocation", [
      { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "VN" } },
    ]);
  });
  it("has the whole text of the ad, in the order of the page", () => {
    expect(adText({ description: "<p>a</p>", requirement: "", benefits: "<p>b</p>" })).toBe(
      "<p>a</p>\n<p>b</p>",
    );
  });
});
