import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { inTransaction } from "#kit/db.ts";
import { eraseAccount } from "#people/accounts/commands/erase-account.ts";
import { me } from "#people/accounts/contract.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { saveImported } from "./commands/save-imported.ts";
import * as contract from "./contract.ts";
import { sectionEndpoints } from "./contract-sections.ts";
import { profileDocument } from "./queries/shared/profile.ts";
import { mostEntries, sectionNames } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const candidate = async () => {
  const person = await makeCandidate(api.database.db);
  return { ...person, call: await api.as(person.id) };
};
const actorOf = ({ id, candidateId, email }: Awaited<ReturnType<typeof candidate>>) => {
  const known = { candidateId, email, fullName: "A", language: "vi", emailVerified: true } as const;
  return { kind: "candidate" as const, accountId: id, ...known };
};
const read = async (call: Caller) => (await call(contract.profileShow)).data.attributes;
const update = async (call: Caller, body: Record<string, unknown>) =>
  (await call(contract.profileUpdate, { body: body as never })).data.attributes;

/** One row of each section, as a form sends it. */
const rows = {
  work_experiences: {
    company_name: "Công ty Sen",
    job_title: "Kỹ sư",
    employment_type: 0,
    job_level: 2,
    from: "2020-05",
    to: null,
    currently_working: true,
    description: "Viết\nmã",
  },
  educations: {
    university_name: "Đại học Bách khoa",
    degree: 4,
    major: "Tin học",
    from: "2014",
    to: "2018-06-30",
    description: "",
  },
  skills: { name: "Giao tiếp", years: 2 },
  languages: { language: 0, proficiency: 2 },
  certificates: { name: "IELTS 7.0", issue_date: "2021-03", description: "" },
  achievements: { name: "Giải nhất", description: "Năm 2019" },
  work_references: { platform: "GitHub", link: "github.com/an" },
  referencers: {
    name: "Lê Văn Bình",
    company: "Sen",
    email: "binh@example.test",
    phone: "0901234567",
    description: "Quản lý",
  },
};
const add = (call: Caller, section: keyof typeof rows, given: object = {}) =>
  call(sectionEndpoints[section].create as typeof sectionEndpoints.skills.create, {
    body: { ...rows[section], ...given } as never,
  });

describe("A profile", () => {
  it("is empty at first, and keeps what is written; what is left out stays", async () => {
    const { call, email } = await candidate();
    expect(await read(call)).toMatchObject({
      email,
      full_name: "Nguyễn Văn An",
      job_title: null,
      skills: [],
      version: 1,
      visibility: "only_applied",
    });
    await update(call, {
      full_name: "Nguyễn Thị Ánh",
      phone: "+65 9123 4567",
      job_title: "Kế toán",
      birth_date: "1995-08",
      location_id: 27,
      gender: 2,
      nationality: "Việt Nam",
      notice_days: 30,
      expected_salary: { min: 15_000_000, max: 20_000_000, currency: "VND" },
      job_preference: { category_ids: [36], location_ids: [27], job_types: [0], job_level: 2, remote: true },
    });
    const after = await update(call, { introduction: "Xin <b>chào</b>" });
    expect(after).toMatchObject({
      full_name: "Nguyễn Thị Ánh",
      phone: "+6591234567",
      job_title: "Kế toán",
      birth_date: "1995-08",
      location_id: 27,
      gender: 2,
      nationality: "Việt Nam",
      notice_days: 30,
      introduction: "Xin chào",
      expected_salary: { min: 15_000_000, max: 20_000_000, currency: "VND" },
      job_preference: { category_ids: [36], location_ids: [27], job_types: [0], job_level: 2, remote: true },
    });
    expect((await call(me)).data.attributes).toMatchObject({
      full_name: "Nguyễn Thị Ánh",
      phone: "+6591234567",
      is_on_boarding_success: false,
    });
    expect(await update(call, { notice_of_availability: 60 })).toMatchObject({
      notice_days: 60,
      notice_of_availability: 60,
    });
  });

  it("says what is wrong at each field, and saves nothing of it", async () => {
    const { call } = await candidate();
    const body = {
      full_name: "An 2",
      phone: "123",
      email: "an@",
      birth_date: "2030-01-01",
      location_id: 9999,
      expected_salary: { min: 5, max: 3, currency: "VND" },
    };
    const refused = await refusal(update(call, body));
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.fromEntries(refused.pointers.map((pointer, at) => [pointer, refused.codes[at]]))).toEqual({
      "/full_name": "invalid_name",
      "/phone": "invalid_phone",
      "/email": "invalid_email",
      "/birth_date": "birth_date_future",
      "/expected_salary/max": "salary_max_invalid",
    });
    for (const [field, value, code] of [
      ["location_id", 9999, "invalid"],
      ["birth_date", "2001-02-30", "invalid_date"],
      ["job_title", "x".repeat(101), "length_range"],
    ] as const)
      expect(await refusal(update(call, { [field]: value }))).toMatchObject({
        status: 422,
        codes: [code],
        pointers: [`/${field}`],
      });
    expect(await read(call)).toMatchObject({ full_name: "Nguyễn Văn An", location_id: null, version: 1 });
  });

  it("tells the later of two windows what the earlier one has saved", async () => {
    const { call } = await candidate();
    const { version } = await update(call, { job_title: "A" });
    await update(call, { job_title: "B", version });
    const late = await refusal(update(call, { job_title: "C", introduction: "Mine", version }));
    expect(late).toMatchObject({ status: 409, codes: ["profile_edited"] });
    expect(late.meta.now).toMatchObject({ job_title: "B", introduction: null });
    const { version: now } = late.meta.now as { version: number };
    expect(await update(call, { job_title: "C", version: now })).toMatchObject({ job_title: "C" });
  });

  it("is complete step by step, and says what to add next", async () => {
    const { call } = await candidate();
    expect((await read(call)).completeness).toMatchObject({ percent: 0, missing: expect.any(Array) });
    await add(call, "work_experiences");
    const { percent, missing } = (await update(call, { job_title: "Kế toán" })).completeness;
    expect([percent, missing[0]]).toEqual([30, "skills"]);
  });

  it("is for its owner only, and gone with the account", async () => {
    const stranger = await candidate();
    const person = await candidate();
    const { call, id } = person;
    const { data } = await add(call, "skills");
    const params = { id: Number(data.id) };
    const { edit, remove } = sectionEndpoints.skills;
    const change = { params, body: { name: "X", years: null } };
    for (const attempt of [() => stranger.call(edit, change), () => stranger.call(remove, { params })])
      expect(await refusal(attempt())).toMatchObject({ status: 404 });
    const visitor = await api.as(null);
    for (const attempt of [
      () => visitor(contract.profileShow),
      () => visitor(contract.profileUpdate, { body: {} }),
      () => visitor(contract.photoShow),
      () => visitor(contract.onboardingUpdate, { body: {} }),
      () => visitor(remove, { params }),
    ])
      expect(await refusal(attempt())).toMatchObject({ status: 401 });
    await inTransaction(api.database, (tx) => eraseAccount(tx, actorOf(person), api.clock.now()));
    for (const table of ["candidate_profiles", "candidate_entries"] as const)
      expect(
        await api.database.db.selectFrom(table).select("id").where("account_id", "=", id).execute(),
      ).toEqual([]);
  });
});

describe("A section", () => {
  it("has rows that are added, changed, put in order and removed", async () => {
    const { call } = await candidate();
    for (const section of sectionNames) await add(call, section);
    const whole = await read(call);
    expect(whole.work_experiences[0]).toMatchObject(rows.work_experiences);
    expect(whole.educations[0]).toMatchObject(rows.educations);
    expect(whole.work_references[0]).toMatchObject({ platform: "GitHub", link: "https://github.com/an" });
    expect(whole.referencers[0]).toMatchObject({ ...rows.referencers, phone: "+84901234567" });
    const second = Number((await add(call, "skills", { name: "Excel" })).data.id);
    const first = Number(whole.skills[0]!.id);
    const { edit, remove, order } = sectionEndpoints.skills;
    await call(order, { body: { ids: [second, first] } });
    await call(edit, { params: { id: second }, body: { name: "Word", years: null, version: 1 } });
    expect((await read(call)).skills.map(({ name, version }) => [name, version])).toEqual([
      ["Word", 2],
      ["Giao tiếp", 1],
    ]);
    const late = { name: "Late", years: null, version: 1 };
    expect(await refusal(call(edit, { params: { id: second }, body: late }))).toMatchObject({
      status: 409,
      codes: ["profile_edited"],
      meta: { now: { name: "Word", version: 2 } },
    });
    expect(await refusal(call(order, { body: { ids: [first] } }))).toMatchObject({ status: 409 });
    await call(remove, { params: { id: first } });
    expect((await read(call)).skills.map(({ name }) => name)).toEqual(["Word"]);
  });

  it("takes as many rows as it may have, and says so", async () => {
    const { call } = await candidate();
    for (let n = 0; n < mostEntries.skills; n++) await add(call, "skills", { name: `Skill ${n}` });
    expect(await refusal(add(call, "skills", { name: "One more" }))).toMatchObject({
      status: 409,
      codes: ["section_limit"],
    });
  });

  it.each([
    ["work_experiences", { to: "2019", currently_working: false }, "end_before_start", "/to"],
    ["work_experiences", { from: "2020-13" }, "invalid_date", "/from"],
    ["work_experiences", { job_level: 17 }, "invalid", "/job_level"],
    ["educations", { university_name: " " }, "required", "/university_name"],
    ["skills", { name: "giao tiep" }, "duplicate_entry", "/name"],
    ["skills", { name: "x".repeat(31) }, "length_range", "/name"],
    ["languages", { proficiency: 0 }, "duplicate_entry", "/language"],
    ["work_references", { link: "javascript:alert(1)" }, "invalid_url", "/link"],
    ["work_references", { link: "http://www.github.com/an/" }, "duplicate_link", "/link"],
    ["referencers", { name: "Bình 2" }, "invalid_name", "/name"],
    ["referencers", { phone: "12" }, "invalid_phone", "/phone"],
  ] as const)("refuses in %s %j", async (section, given, code, pointer) => {
    const { call } = await candidate();
    await add(call, section);
    expect(await refusal(add(call, section, given))).toMatchObject({
      status: 422,
      codes: [code],
      pointers: [pointer],
    });
    expect((await read(call))[section]).toHaveLength(1);
  });
});

describe("A profile in the other language", () => {
  it("shows translations, falls back to the original, and lists what falls back", async () => {
    const { call, id } = await candidate();
    await update(call, { language: 1, job_title: "Kế toán", introduction: "Xin chào" });
    const { data } = await add(call, "work_experiences", { translation: { job_title: "Engineer" } });
    await update(call, { translation: { job_title: "Accountant" } });
    const { db } = api.database;
    const english = await profileDocument(db, id, "en");
    expect(english).toMatchObject({ language: "en", job_title: "Accountant", introduction: "Xin chào" });
    expect(english.work_experiences).toEqual([{ ...rows.work_experiences, job_title: "Engineer" }]);
    expect((await profileDocument(db, id, "vi")).work_experiences).toEqual([rows.work_experiences]);
    expect((await read(call)).untranslated).toEqual([
      { section: null, id: null, field: "introduction" },
      { section: "work_experiences", id: data.id, field: "company_name" },
      { section: "work_experiences", id: data.id, field: "description" },
    ]);
  });
});

describe("What is imported", () => {
  it("is written as a whole or not at all, and once only", async () => {
    const person = await candidate();
    const { call } = person;
    const save = (given: object) =>
      inTransaction(api.database, (tx) =>
        saveImported(tx, actorOf(person), contract.importedProfile.parse(given), api.clock.now()),
      );
    const file = { job_title: "Kế toán", skills: [rows.skills], educations: [rows.educations] };
    for (const _ of [1, 2]) await save(file);
    expect(await read(call)).toMatchObject({ job_title: "Kế toán", skills: [{}], educations: [{}] });
    const skills = Array.from({ length: 11 }, (_, n) => ({ name: `Skill ${n}`, years: null }));
    await expect(save({ introduction: "Half", skills })).rejects.toThrow("section_limit");
    const after = await read(call);
    expect([after.introduction, after.skills.length]).toEqual([null, 1]);
  });
});
