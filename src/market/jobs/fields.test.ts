import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { create, update } from "./contract.ts";
import { makeJob } from "./factory.ts";

let api: TestApi;
let call: Caller;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
beforeAll(async () => {
  api = await testApi();
  recruiter = await makeRecruiter(api.database.db);
  call = await api.as(recruiter.id);
});

const whole = {
  title: "Kế toán tổng hợp",
  category_ids: [37],
  location_ids: [27],
  job_type: 0,
  job_level: 1,
  salary_type: 1,
  description: "Lập báo cáo tài chính, theo dõi công nợ, làm việc với kiểm toán. ".repeat(3),
  requirement: "Từ hai năm kinh nghiệm",
};
const saved = async (body: object) => (await call(create, { body: { ...whole, ...body } })).data.attributes;
const errors = async (body: object) => {
  const { status, codes, pointers } = await refusal(call(create, { body: { ...whole, ...body } }));
  return { status, errors: Object.fromEntries(pointers.map((pointer, n) => [pointer, codes[n]])) };
};

describe("A draft", () => {
  it("may lack all but its title", async () => {
    const { data } = await call(create, { body: { title: "Nhân viên kho", draft: true } });
    expect(data.attributes).toMatchObject({ display_state: "draft", submitted_at: null, category_ids: [] });
  });

  it("needs the other fields when it is submitted, with an error for each", async () => {
    const { data } = await call(create, { body: { title: "Nhân viên kho", draft: true } });
    const refused = await refusal(call(update, { params: { id: data.id }, body: {} }));
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.pointers).toEqual([
      "/category_ids",
      "/location_ids",
      "/job_type",
      "/job_level",
      "/description",
      "/requirement",
    ]);
  });
});

describe("Wrong fields", () => {
  it("differ from missing ones, and are reported together with a past expiry", async () => {
    const past = new Date(api.clock.now().getTime() - day).toISOString();
    expect(await errors({ title: "", head_count: "hai", expires_at: past })).toEqual({
      status: 422,
      errors: { "/title": "required", "/head_count": "number_needed", "/expires_at": "expiry_invalid" },
    });
  });

  it("are reported at once: a list, two ends of the pay, and missing fields", async () => {
    const wrong = {
      skills: ["x".repeat(31)],
      category_ids: [],
      job_type: null,
      description: "Ngắn.",
      salary_type: 0,
      salary_min: 20_000_000,
      salary_max: 10_000_000,
    };
    const all = {
      "/skills/0": "length_range",
      "/category_ids": "required",
      "/job_type": "required",
      "/description": "length_range",
      "/salary_max": "salary_max_invalid",
    };
    expect((await errors(wrong)).errors).toEqual(all);
    const { data } = await call(create, { body: { ...whole, draft: true } });
    const refused = await refusal(
      call(update, { params: { id: data.id }, body: { ...wrong, draft: false } }),
    );
    expect(new Set(refused.pointers)).toEqual(new Set(Object.keys(all)));
  });
  it("of a draft are only fields with a value", async () => {
    expect((await errors({ draft: true, skills: ["x".repeat(31)], category_ids: [] })).errors).toEqual({
      "/skills/0": "length_range",
    });
  });
  it("have an entry each", async () => {
    expect(await errors({ title: "abc" })).toEqual({ status: 422, errors: { "/title": "length_range" } });
    expect(
      await errors({
        category_ids: [36],
        location_ids: [9999],
        job_type: 3,
        job_level: 9,
        experience_id: 77,
      }),
    ).toEqual({
      status: 422,
      errors: {
        "/category_ids": "category_unknown",
        "/location_ids": "location_unknown",
        "/job_type": "choice_unknown",
        "/job_level": "choice_unknown",
        "/experience_id": "choice_unknown",
      },
    });
    expect((await errors({ category_ids: [2 ** 40] })).errors).toEqual({
      "/category_ids": "category_unknown",
    });
    expect((await errors({ category_ids: [37, 38, 39, 40, 41, 42] })).errors).toEqual({
      "/category_ids": "too_many_categories",
    });
    expect((await errors({ skills: ["a", "b", "c", "d", "e", "f"] })).errors).toEqual({
      "/skills": "too_many_skills",
    });
    expect((await errors({ skills: ["x".repeat(31)] })).errors).toEqual({ "/skills/0": "length_range" });
    expect((await errors({ description: "<p>Quá ngắn</p>" })).errors).toEqual({
      "/description": "length_range",
    });
    expect((await errors({ benefits: `<p>${"a".repeat(30_001)}</p>` })).errors).toEqual({
      "/benefits": "length_range",
    });
    expect((await saved({ benefits: "<li><strong>a</strong></li>".repeat(4000) })).benefits).toContain(
      "strong",
    );
    expect((await errors({ description: `<p>${"&nbsp;".repeat(300)}</p>` })).errors).toEqual({
      "/description": "required",
    });
    expect(
      (await errors({ questions: [{ type: "single_choice", text: "Ca nào?", options: ["Sáng"] }] })).errors,
    ).toEqual({
      "/questions/0/options": "options_required",
    });
    const choice = { type: "single_choice", text: "Ca nào?", options: ["Sáng", "Chiều"] };
    const unmet = { "/questions/0/unmet": "all_unmet" };
    expect((await errors({ questions: [{ ...choice, unmet: ["Sáng", "Chiều"] }] })).errors).toEqual(unmet);
    expect(
      (await errors({ questions: [{ type: "yes_no", text: "Có xe?", unmet: ["yes", "no"] }] })).errors,
    ).toEqual(unmet);
    expect((await errors({ questions: [{ ...choice, unmet: ["Tối"] }] })).errors).toEqual({
      "/questions/0/unmet": "choice_unknown",
    });
  });

  it("of pay depend on the type, as in the specification", async () => {
    const pay = async (salary_type: number, salary_min: unknown, salary_max: unknown) =>
      (await errors({ salary_type, salary_min, salary_max })).errors;
    expect(await pay(0, null, 10)).toEqual({ "/salary_min": "salary_min_invalid" });
    expect(await pay(0, 10, "")).toEqual({ "/salary_max": "salary_max_invalid" });
    expect(await pay(0, 20, 10)).toEqual({ "/salary_max": "salary_max_invalid" });
    expect(await pay(2, 10, null)).toEqual({ "/salary_max": "salary_max_invalid" });
    expect(await pay(3, null, 10)).toEqual({ "/salary_min": "salary_min_invalid" });
    expect(await pay(4, null, null)).toEqual({ "/salary_min": "salary_min_invalid" });
    expect(await pay(0, -1, "ten")).toEqual({
      "/salary_min": "salary_min_invalid",
      "/salary_max": "salary_max_invalid",
    });
    const { errors: texts } = await call(create, { body: { ...whole, salary_type: 0, salary_max: 5 } }).catch(
      (e) => e,
    );
    expect(texts[0].detail).toBe("Min salary invalid");
  });

  it("are people of another company", async () => {
    const stranger = await makeRecruiter(api.database.db);
    expect((await errors({ recruiter_ids: [stranger.id], contact_member_id: stranger.id })).errors).toEqual({
      "/recruiter_ids": "member_unknown",
      "/contact_member_id": "member_unknown",
    });
    expect(
      await saved({ recruiter_ids: [recruiter.id, recruiter.id], contact_member_id: recruiter.id }),
    ).toMatchObject({
      recruiter_ids: [recruiter.id],
      contact_member_id: recruiter.id,
    });
  });

  it("are an expiry in the past or after 90 days", async () => {
    const inDays = (n: number) => new Date(api.clock.now().getTime() + n * day).toISOString();
    for (const wrong of [inDays(-1), inDays(91)])
      expect((await errors({ expires_at: wrong })).errors).toEqual({ "/expires_at": "expiry_invalid" });
    expect((await saved({ expires_at: inDays(90) })).expires_at).toBe(inDays(90));
  });
});

describe("What is stored", () => {
  it("has the ends that the type of pay has", async () => {
    const both = { salary_min: 10e6, salary_max: 20e6 };
    const ends = async (salary_type: number, given: object = both) => {
      const { salary_min, salary_max } = await saved({ salary_type, ...given });
      return [salary_min, salary_max];
    };
    expect(await ends(0)).toEqual([10e6, 20e6]);
    expect(await ends(1)).toEqual([10e6, 20e6]);
    expect(await ends(2)).toEqual([null, 20e6]);
    expect(await ends(3)).toEqual([10e6, null]);
    expect(await ends(4, { salary_min: 15e6 })).toEqual([15e6, 15e6]);
  });

  it("is in NFC, without tags, duplicates, and languages without a language", async () => {
    const job = await saved({
      title: "  Kế toán <b>trưởng</b>  ".normalize("NFD"),
      category_ids: [37, 37],
      skills: ["Excel", "EXCEL", "MISA"],
      job_languages_attributes: [{ proficiency: 2 }, { language: 0, proficiency: 2 }, { language: null }],
    });
    expect(job).toMatchObject({
      title: "Kế toán trưởng",
      category_ids: [37],
      skills: ["Excel", "MISA"],
      job_languages: [{ language: 0, proficiency: 2 }],
    });
  });

  it("survives hostile texts", async () => {
    const nasty = "Kế toán\u0000\u202E <script>alert(1)</script> \ud800 \"'; DROP TABLE jobs; -- 😀";
    const job = await saved({
      title: nasty,
      description: `<p>${nasty.repeat(5)}</p>`,
      benefits: nasty,
      address: nasty,
    });
    expect(JSON.stringify(job)).not.toMatch(/<script|\\u0000|\u202E/);
  });

  it("is unchanged by a change of another field, defaults included", async () => {
    const job = await makeJob(api.database.db, {
      companyId: recruiter.companyId,
      skills: ["SQL"],
      salary: { type: 0, min: 5, max: 9, currency: "USD" },
      remote: true,
    });
    const { data } = await call(update, { params: { id: job.id }, body: { address: "1 Lê Lợi" } });
    expect(data.attributes).toMatchObject({
      skills: ["SQL"],
      salary_type: 0,
      salary_min: 5,
      currency: "USD",
      remote: true,
      category_ids: [37],
      display_state: "published",
    });
    const cleared = await call(update, { params: { id: job.id }, body: { address: null, skills: [] } });
    expect(cleared.data.attributes).toMatchObject({ address: null, skills: [] });
  });

  it("is no change to review when it is saved again as it was read", async () => {
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId });
    const { title, category_ids, description, requirement, salary_type, salary_min, salary_max } = (
      await call(update, { params: { id: job.id }, body: { address: "x" } })
    ).data.attributes;
    const body = { title, category_ids, description, requirement, salary_type, salary_min, salary_max };
    const { data } = await call(update, { params: { id: job.id }, body });
    expect(data.attributes.display_state).toBe("published");
  });
});
