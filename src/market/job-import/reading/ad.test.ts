import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referenceRows, synonymGroups } from "#platform/reference/seed.ts";
import { readAd } from "./ad.ts";
import { createAdReaders } from "./readers.ts";

const readers = createAdReaders({ ...referenceRows(), synonyms: synonymGroups() });
const ad = {
  title: "TUYỂN GẤP KẾ TOÁN THUẾ (UPTO 20M)",
  company: "Công ty Hoa Sen",
  location: "Hà Nội; Hà Nội: 12 Duy Tân, Quận Cầu Giấy",
  salary_text: "15 - 20 triệu",
  description: "- Kê khai thuế\n- Lập báo cáo",
  requirements: "- Có 2 năm kinh nghiệm",
  benefits: "Thưởng lễ Tết",
  skills: ["ReactJS", "Microsoft Excel", "a".repeat(31)],
  posted_at: "2026-06-01",
  deadline: "01/07/2026",
  employment_type: "Toàn thời gian",
};

describe("one ad of an import", () => {
  it("becomes the fields of a job", () => {
    expect(readAd(ad, readers)).toMatchObject({
      title: "Kế toán thuế",
      writtenTitle: ad.title,
      company: "Công ty Hoa Sen",
      locationIds: [22],
      address: "12 Duy Tân, Quận Cầu Giấy",
      salary: { type: "range", min: 15_000_000, max: 20_000_000, currency: "VND", period: "month" },
      categoryIds: [39],
      jobLevel: 1,
      jobType: 0,
      experienceId: 2,
      description: "<ul><li>Kê khai thuế</li><li>Lập báo cáo</li></ul>",
      skills: ["React", "Excel"],
      postedAt: "2026-06-01",
      expiresAt: "2026-07-01",
      language: "vi",
      unrecognised: [],
    });
  });

  it("without a title or a company is a problem", () => {
    expect(readAd({ ...ad, title: " - " }, readers)).toEqual({ problem: "title_missing" });
    expect(readAd({ ...ad, company: "" }, readers)).toEqual({ problem: "company_missing" });
    expect(readAd("nonsense", readers)).toEqual({ problem: "not_an_object" });
  });

  it("keeps what it does not recognise as text and names it", () => {
    const read = readAd(
      { ...ad, location: "Atlantis", salary_text: "£9 per hour", title: "Xyz", description: "", skills: [] },
      readers,
    );
    expect(read).toMatchObject({
      salary: null,
      salaryText: "£9 per hour",
      locationIds: [39],
      address: "Atlantis",
    });
    expect(read).toMatchObject({ unrecognised: ["location", "category", "salary"] });
  });

  it("takes what boards write where nothing was said for nothing", () => {
    const title = "Kế toán thuế";
    for (const salary_text of ["0.0 - 0.0 triệu", "0 VND", title]) {
      const read = readAd({ ...ad, title, salary_text, requirements: "", experience: "-1 năm" }, readers);
      expect(read).toMatchObject({ salary: null, salaryText: "", experienceId: null, unrecognised: [] });
    }
    expect(readAd({ ...ad, salary_text: "9 - 8 triệu", title: "Kế toán" }, readers)).toMatchObject({
      salary: null,
      salaryText: "9 - 8 triệu",
      unrecognised: ["salary"],
    });
  });

  it("reads a broken cell as an empty one", () => {
    const read = readAd({ ...ad, description: "#NAME?", benefits: "N/A", salary_text: "nan" }, readers);
    expect(read).toMatchObject({ description: "", benefits: "", salaryText: "", unrecognised: [] });
    expect(readAd({ ...ad, title: "null" }, readers)).toEqual({ problem: "title_missing" });
  });

  it("keeps the whole of a title that was cut in the description", () => {
    const title = `Chuyên viên ${"phân tích nghiệp vụ ngân hàng ".repeat(5)}`.trim();
    const read = readAd({ ...ad, title }, readers);
    if ("problem" in read) throw new Error(read.problem);
    expect(read.title.length).toBeLessThanOrEqual(100);
    expect(read.description).toContain(title);
  });

  it("is never thrown out by odd input and keeps its caps", () => {
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(null, 5, [], {}, "<b>&".repeat(9_000)),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(ad)), value), (record) => {
        const read = readAd({ ...ad, ...record }, readers);
        if ("problem" in read) return;
        expect(read.title.length).toBeLessThanOrEqual(100);
        expect(read.description.length).toBeLessThanOrEqual(30_000);
        expect(read.locationIds.length).toBeGreaterThan(0);
        expect(read.skills.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 150 },
    );
  });
});

/** Returns the processor time of this thread in seconds. */
function busyFor(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000_000;
}

const folder = "../shared/data";
describe.skipIf(!existsSync(folder))("real ads", () => {
  it("are read without an exception, in less than twenty times what taking their words apart costs", {
    timeout: 120_000,
  }, () => {
    // Every eighth ad; `npm run bench -- search-real` imports all. The requirement is less than 20 seconds
    // for all ads. On a shared machine seconds are not comparable, so the time is compared with that of
    // splitting each ad into words, which takes two seconds for all ads on an idle machine.
    let reading = 0;
    let unit = 0;
    let count = 0;
    const unread: Record<string, number> = {};
    for (const name of ["jobs-vi", "jobs-en"]) {
      for (const line of gunzipSync(readFileSync(`${folder}/${name}.jsonl.gz`))
        .toString()
        .trim()
        .split("\n")
        .filter((_, index) => index % 8 === 0)) {
        const began = busyFor();
        const ad = JSON.parse(line);
        line
          .normalize("NFD")
          .normalize("NFC")
          .match(/\p{L}+/gu);
        const parted = busyFor();
        const read = readAd(ad, readers);
        unit += parted - began;
        reading += busyFor() - parted;
        count += 1;
        // The time of the first 300 ads includes the compilation of the readers, so it is not counted.
        if (count === 300) reading = unit = 0;
        for (const key of "problem" in read ? [read.problem] : read.unrecognised)
          unread[key] = (unread[key] ?? 0) + 1;
      }
    }
    console.info(
      `${count} ads in ${reading.toFixed(1)} s, ${(reading / unit).toFixed(1)} units; not recognised: ${JSON.stringify(unread)}`,
    );
    expect(count).toBe(2624);
    expect(reading / unit).toBeLessThan(20);
    expect((unread.location ?? 0) / count).toBeLessThan(0.02);
    expect((unread.category ?? 0) / count).toBeLessThan(0.02);
  });
});
