import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedCv, shareLinkCreate } from "#hiring/share-links/contract.ts";
import type { ApiError, Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { languageNumber, languages } from "#kit/i18n.ts";
import { makeContainer, makeExe, makePdf, makeZipBombDocx } from "#kit/testing/make-files.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import * as profile from "#profiles/candidates/contract.ts";
import { sectionEndpoints } from "#profiles/candidates/contract-sections.ts";
import * as cvs from "#profiles/cv/contract.ts";
import { extractCv, importProfile, readJsonResumeFile } from "#profiles/cv/contract-import.ts";
import { monday, type TestApi, testApi } from "./api.ts";
import { lockedPdf } from "./journeys/cvs.ts";

let api: TestApi;
let id: number;
let scan: number;
let link: string;
let skill: number;

const fileOf = (bytes: Buffer | string, name: string) => new File([new Uint8Array(Buffer.from(bytes))], name);
const cv = (call: Caller, bytes: Buffer, name: string) =>
  call(cvs.keepCv, { body: {}, files: { cv: fileOf(bytes, name) } });

beforeAll(async () => {
  api = await testApi();
  ({ id } = await makeCandidate(api.database.db));
  const call = await api.as(id);
  for (const job_title of ["Kế toán", "Kế toán trưởng"])
    await call(profile.profileUpdate, { body: { job_title, phone: "0901234567" } });
  const added = await call(sectionEndpoints.skills.create, { body: { name: "Excel", years: 2 } });
  skill = Number(added.data.id);
  const edited = { params: { id: skill }, body: { name: "Excel", years: 3, version: 1 } };
  await call(sectionEndpoints.skills.edit, edited);
  scan = Number((await cv(call, makePdf([""]), "scan.pdf")).data.id);
  const body = { name: "Bình", sections: ["introduction" as const], days: 3 as const };
  link = (await call(shareLinkCreate, { body })).url.split("/").at(-1) ?? "";
});

const photo = (call: Caller, bytes: Buffer) =>
  call(profile.photoUpload, { files: { photo: fileOf(bytes, "photo.png") } });
const widePicture = () =>
  sharp({ create: { width: 30_000, height: 2, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
const update = (call: Caller, body: object) => call(profile.profileUpdate, { body });
/** Imports a valid field together with the invalid one. The API must store neither. */
const imported = (call: Caller, body: object) =>
  call(importProfile, { body: { introduction: "Half", ...body } });
const add = (call: Caller, section: "work_experiences" | "educations" | "referencers", body: object) =>
  call(sectionEndpoints[section].create, { body: body as never });
const skills = (count: number) => ({
  skills: Array.from({ length: count }, (_, n) => ({ name: `Skill ${n}`, years: null })),
});
const work = { company_name: "Sen", job_title: "Kế toán", from: "2021-05", to: "2020-04" };
const education = { university_name: "Bách khoa", from: "2021", to: "2020" };
const encrypted = makeContainer([{ name: "EncryptedPackage", content: Buffer.alloc(4096) }]);

/** Invalid requests, and the status, code and field of their refusal. */
const cases: Record<string, [send: (call: Caller) => Promise<unknown>, refusal: string]> = {
  "a photo that is no picture": [(call) => photo(call, Buffer.from("<svg/>")), "422 photo_type /photo"],
  "a photo of 20 MB": [
    (call) => photo(call, Buffer.alloc(20 * 1024 * 1024, 1)),
    "422 photo_too_large /photo",
  ],
  "a photo 30,000 pixels wide": [
    async (call) => photo(call, await widePicture()),
    "422 photo_too_wide /photo",
  ],
  "a locked PDF": [async (call) => cv(call, await lockedPdf(), "cv.pdf"), "422 cv_password /cv"],
  "a locked Word file": [(call) => cv(call, encrypted, "cv.docx"), "422 cv_password /cv"],
  "a scanned CV, whose fields are to be read": [
    (call) => call(extractCv, { params: { id: scan } }),
    "422 cv_no_text ",
  ],
  "an empty CV": [(call) => cv(call, Buffer.alloc(0), "cv.pdf"), "422 file_empty /cv"],
  "a bomb": [(call) => cv(call, makeZipBombDocx(), "cv.docx"), "422 cv_unreadable /cv"],
  "a renamed program": [(call) => cv(call, makeExe(), "cv.pdf"), "422 cv_wrong_type /cv"],
  "200 rows in a section": [(call) => imported(call, skills(200)), "409 section_limit /skills/9"],
  "more rows than any file has": [(call) => imported(call, skills(201)), "422 section_limit /skills"],
  "a job that ends before it begins": [
    (call) => add(call, "work_experiences", work),
    "422 end_before_start /to",
  ],
  "an education that does": [(call) => add(call, "educations", education), "422 end_before_start /to"],
  "an imported job that does": [
    (call) => imported(call, { work_experiences: [work] }),
    "422 end_before_start /work_experiences/0/to",
  ],
  "a birth date in the future": [
    (call) => update(call, { birth_date: "2026-03-03", introduction: "Half" }),
    "422 birth_date_future /birth_date",
  ],
  "an imported birth date in the future": [
    (call) => imported(call, { birth_date: "2030" }),
    "422 birth_date_future /birth_date",
  ],
  // The error names the name field only, although the birth date has digits too.
  "a name with digits beside a birth date as forms write it": [
    (call) => update(call, { full_name: "An 2", birth_date: "31/12/1990" }),
    "422 invalid_name /full_name",
  ],
  "a name with digits": [(call) => update(call, { full_name: "An 2" }), "422 invalid_name /full_name"],
  "an imported name with digits": [
    (call) => imported(call, { full_name: "An 2" }),
    "422 invalid_name /full_name",
  ],
  "a referee whose name has digits": [
    (call) => add(call, "referencers", { name: "Bình 2" }),
    "422 invalid_name /name",
  ],
  "a phone that no country has": [
    (call) => update(call, { phone: "+999 12 345" }),
    "422 invalid_phone /phone",
  ],
  "an imported phone that no country has": [
    (call) => imported(call, { phone: "09012345" }),
    "422 invalid_phone /phone",
  ],
  "a share link that has ended": [
    async (call) => {
      api.clock.set(new Date(monday.getTime() + 3 * day));
      await call(sharedCv, { params: { token: link } }).finally(() => api.clock.set(monday));
    },
    "410 share_link_ended ",
  ],
  "the profile from a second window": [
    (call) => update(call, { job_title: "Mine", version: 1 }),
    "409 profile_edited ",
  ],
  "a row from a second window": [
    (call) =>
      call(sectionEndpoints.skills.edit, {
        params: { id: skill },
        body: { name: "Mine", years: null, version: 1 },
      }),
    "409 profile_edited ",
  ],
  "a JSON Resume of another version": [
    (call) =>
      call(readJsonResumeFile, {
        body: {},
        files: { resume: fileOf('{"meta":{"version":"v0.0.16"}}', "resume.json") },
      }),
    "422 json_resume_version /meta/version",
  ],
};

/** Returns all stored data of the candidate's profile and files. */
async function storedData() {
  const call = await api.as(id);
  return JSON.stringify([await call(profile.profileShow), await call(cvs.myCvs)]);
}

describe("A candidate who sends", () => {
  it.each(Object.entries(cases))(
    "%s hears why at its field, and nothing is half saved",
    async (_, [send, expected]) => {
      const before = await storedData();
      const texts: string[] = [];
      for (const language of languages) {
        const call = await api.as(id, { "x-language": String(languageNumber[language]) });
        const refused = await send(call).then(
          () => null,
          (error: ApiError) => error,
        );
        const { code, detail = "", source } = refused?.errors[0] ?? {};
        expect(`${refused?.status} ${code} ${source?.pointer ?? ""}`).toBe(expected);
        expect(refused?.errors).toHaveLength(1);
        expect(detail).not.toMatch(/[{}_]|undefined|^$/);
        texts.push(detail);
      }
      expect(new Set(texts).size).toBe(languages.length);
      expect(await storedData()).toBe(before);
    },
  );

  it.each([
    ["0084 901 234 567", "+84901234567"],
    ["+65 9123 4567", "+6591234567"],
    ["+1 (650) 253-0000", "+16502530000"],
    ["+81 90-1234-5678", "+819012345678"],
    ["+44 7911 123456", "+447911123456"],
    ["+82 10-1234-5678", "+821012345678"],
    ["+49 1512 3456789", "+4915123456789"],
  ])("the real phone %s is understood", async (phone, stored) => {
    const { data } = await update(await api.as(id), { phone });
    expect(data.attributes.phone).toBe(stored);
  });
});
