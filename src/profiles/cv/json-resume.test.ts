import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { sectionEndpoints } from "#profiles/candidates/contract-sections.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import { sectionNames } from "#profiles/candidates/terms.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { exportJsonResume, readJsonResumeFile } from "./contract-import.ts";
import { fromJsonResume } from "./from-json-resume.ts";
import { toJsonResume } from "./json-resume.ts";
import { jsonResume, readJsonResume } from "./json-resume-schema.ts";

const text = fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" });
const month = fc.constantFrom("2019", "2020-05", "2021-11-30");
const dateOrNull = fc.option(month, { nil: null });
const textOrNull = fc.option(text, { nil: null });
const rows = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 3 });

const profiles: fc.Arbitrary<CvDocument> = fc.record({
  language: fc.constantFrom("en" as const, "vi" as const),
  full_name: text,
  job_title: textOrNull,
  email: fc.constantFrom("an@example.com", null),
  phone: fc.constantFrom("+84903123456", null),
  location_id: fc.constantFrom(22, 27, 40, null),
  birth_date: fc.constantFrom("1996-11-21", null),
  gender: fc.constantFrom(1, 2, null),
  nationality: textOrNull,
  introduction: textOrNull,
  executive_summary: textOrNull,
  expected_salary: fc.constant(null),
  notice_days: fc.constantFrom(0, 30, null),
  job_preference: fc.constant(null),
  work_experiences: rows(
    fc.record({
      company_name: text,
      job_title: text,
      employment_type: fc.constantFrom(0, 9, null),
      job_level: fc.constantFrom(2, null),
      from: dateOrNull,
      to: dateOrNull,
      currently_working: fc.boolean(),
      description: text,
    }),
  ),
  educations: rows(
    fc.record({
      university_name: text,
      degree: fc.constantFrom(4, null),
      major: text,
      from: dateOrNull,
      to: dateOrNull,
      description: text,
    }),
  ),
  skills: rows(fc.record({ name: text, years: fc.constantFrom(0, 3, null) })),
  languages: rows(fc.record({ language: fc.constantFrom(0, 1), proficiency: fc.constantFrom(0, 3) })),
  certificates: rows(fc.record({ name: text, issue_date: dateOrNull, description: text })),
  achievements: rows(fc.record({ name: text, description: text })),
  work_references: rows(
    fc.record({ platform: text, link: fc.constantFrom("https://github.com/an", "https://a.vn/b") }),
  ),
  referencers: rows(
    fc.record({
      name: text,
      company: text,
      email: fc.constant(null),
      phone: fc.constant(null),
      description: text,
    }),
  ),
});

describe("A profile as JSON Resume", () => {
  it("is valid, and the same profile when it is read again", () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const file = JSON.stringify(toJsonResume(profile, "Hà Nội"));
        const read = readJsonResume(file);
        if ("errors" in read) throw new Error(JSON.stringify(read.errors));
        const { fields, sections } = fromJsonResume(read.resume, () => null);
        for (const [name, { value }] of Object.entries(fields))
          expect(value).toEqual(profile[name as keyof CvDocument]);
        const given = Object.entries(profile).filter(
          ([name, value]) => value !== null && name !== "language",
        );
        const scalars = given.filter(([, value]) => !Array.isArray(value));
        expect(Object.keys(fields).sort()).toEqual(scalars.map(([name]) => name).sort());
        for (const section of sectionNames)
          expect(sections[section].map(({ value }) => value)).toEqual(profile[section]);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it("of another program is read by its own fields", () => {
    const file = {
      basics: {
        name: "An Le",
        summary: "",
        location: { city: "Hà Nội" },
        profiles: [{ network: "GitHub", url: "https://github.com/an" }],
      },
      work: [{ name: "ACME", position: "Engineer", startDate: "2020-05", highlights: ["Built it"] }],
      skills: [{ name: "Web", keywords: ["HTML", "CSS"] }],
      languages: [{ language: "English", fluency: "Native speaker" }],
    };
    const read = readJsonResume(JSON.stringify(file));
    if ("errors" in read) throw new Error("refused");
    const { fields, sections } = fromJsonResume(read.resume, () => 22);
    expect(fields.location_id?.value).toBe(22);
    expect(sections.work_experiences[0]?.value).toMatchObject({
      company_name: "ACME",
      currently_working: true,
      description: "- Built it",
    });
    expect(sections.skills.map(({ value }) => value.name)).toEqual(["Web", "HTML", "CSS"]);
    expect(sections.languages[0]?.value).toEqual({ language: 0, proficiency: 3 });
  });

  it("keeps publications and pages, ends volunteer work that names no end, and names what has no place", () => {
    const read = readJsonResume(
      JSON.stringify({
        basics: {
          url: "https://an.example.com",
          profiles: [
            { network: "Twitter", username: "anle" },
            { network: "GitHub", url: "https://github.com/an" },
          ],
        },
        volunteer: [{ organization: "Red Cross", position: "Driver", startDate: "2019" }],
        publications: [
          { name: "On Rice", publisher: "Nature", releaseDate: "2021-05", url: "https://a.example/b" },
        ],
        interests: [{ name: "Chess", keywords: ["Blitz", "Go"] }],
        languages: [{ language: "Klingon", fluency: "Native" }],
      }),
    );
    if ("errors" in read) throw new Error("refused");
    const { sections, left_out } = fromJsonResume(read.resume, () => null);
    expect(sections.work_experiences[0]?.value).toMatchObject({
      company_name: "Red Cross",
      currently_working: false,
    });
    expect(sections.achievements[0]?.value).toEqual({
      name: "On Rice",
      description: "Nature\n2021-05\nhttps://a.example/b",
    });
    expect(sections.work_references.map(({ value }) => value.link)).toEqual([
      "https://github.com/an",
      "https://an.example.com",
    ]);
    expect(left_out).toEqual(["Chess, Blitz, Go", "Twitter, anle", "Klingon"]);
  });

  it.each([
    ["no JSON", "{", "json_resume_invalid", "/resume"],
    ["a list", "[]", "json_resume_invalid", "/resume"],
    ["deep brackets", "[".repeat(400_000), "json_resume_invalid", "/resume"],
    ["another version", '{"meta":{"version":"v0.0.16"}}', "json_resume_version", "/meta/version"],
    ["an older employer", '{"work":[{"company":"A"}]}', "json_resume_version", "/work/0/company"],
    ["a wrong type", '{"work":{"name":"A"}}', "invalid", "/work"],
    ["a wrong date", '{"work":[{"name":"A","startDate":"May"}]}', "invalid_date", "/work/0/startDate"],
    ["a wrong address", '{"basics":{"url":"no url"}}', "invalid_url", "/basics/url"],
  ])("with %s is refused at its field", (_, file, code, pointer) => {
    expect(readJsonResume(file)).toMatchObject({ errors: [{ code, pointer }] });
  });
});

describe("The endpoints", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  const upload = (content: string) => ({ body: {}, files: { resume: new File([content], "resume.json") } });

  it("export the candidate's own profile and read a file, saving nothing", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    await call(sectionEndpoints.skills.create, { body: { name: "SQL", years: 3 } });
    const exported = (await call(exportJsonResume)) as unknown;
    const content = JSON.stringify(exported);
    expect(jsonResume.safeParse(JSON.parse(content)).success).toBe(true);
    const { data } = await call(readJsonResumeFile, upload(content));
    expect(data.attributes.sections.skills.map(({ value }) => value)).toEqual([{ name: "SQL", years: 3 }]);
    expect(await refusal(call(readJsonResumeFile, upload("{")))).toMatchObject({
      status: 422,
      codes: ["json_resume_invalid"],
      pointers: ["/resume"],
    });
    expect(await refusal(call(readJsonResumeFile, { body: {} }))).toMatchObject({
      codes: ["json_resume_required"],
    });
  });

  it("are for job seekers", async () => {
    for (const [accountId, status] of [
      [null, 401],
      [(await makeRecruiter(api.database.db)).id, 403],
    ] as const) {
      const call = await api.as(accountId);
      expect((await refusal(call(exportJsonResume))).status).toBe(status);
      expect((await refusal(call(readJsonResumeFile, upload("{}")))).status).toBe(status);
    }
  });
});
