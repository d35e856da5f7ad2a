import { beforeAll, describe, expect, it } from "vitest";
import { makeDocx, makePdf } from "#kit/testing/make-files.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { profileShow } from "#profiles/candidates/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { extractCv, importProfile } from "./contract-import.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const lines = [
  "Lê Thị Cúc",
  "Kế toán tổng hợp",
  "Email: cuc.le@example.com | Điện thoại: 0903 123 456",
  "Ngày sinh: 21/11/1996",
  "KINH NGHIỆM LÀM VIỆC",
  "Kế toán tổng hợp | Công ty TNHH Hoa Mai | 03/2021 – nay",
  "- Lập báo cáo thuế hằng tháng",
  "KỸ NĂNG",
  "Excel, MISA, Báo cáo tài chính",
];

async function kept(bytes: Buffer, name: string, accountId?: number) {
  const id = accountId ?? (await makeCandidate(api.database.db)).id;
  const call = await api.as(id);
  const files = { cv: new File([new Uint8Array(bytes)], name) };
  const { data } = await call(contract.keepCv, { body: {}, files });
  return { call, params: { id: Number(data.id) } };
}

describe("Reading the fields of a CV", () => {
  it("answers each with its confidence and place, and saves nothing", async () => {
    const { call, params } = await kept(makeDocx(lines), "cv.docx");
    const { data } = await call(extractCv, { params });
    const { language, fields, sections } = data.attributes;
    expect(language).toBe("vi");
    expect(fields.full_name).toMatchObject({ value: "Lê Thị Cúc", found: { text: "Lê Thị Cúc" } });
    expect(fields.phone).toMatchObject({ value: "+84903123456", confidence: expect.any(Number) });
    expect(fields.email?.value).toBe("cuc.le@example.com");
    expect(fields.birth_date?.value).toBe("1996-11-21");
    expect(sections.work_experiences[0]?.value).toMatchObject({
      company_name: "Công ty TNHH Hoa Mai",
      job_title: "Kế toán tổng hợp",
      from: "2021-03",
      currently_working: true,
      description: "- Lập báo cáo thuế hằng tháng",
    });
    expect(sections.skills.map(({ value }) => value.name)).toEqual(["Excel", "MISA", "Báo cáo tài chính"]);
  });

  it("says that a scan has no text", async () => {
    const { call, params } = await kept(makePdf([""]), "scan.pdf");
    expect(await refusal(call(extractCv, { params }))).toMatchObject({
      status: 422,
      codes: ["cv_no_text"],
    });
  });

  it("is for the file's owner", async () => {
    const { params } = await kept(makePdf(["A"]), "cv.pdf");
    for (const [accountId, status] of [
      [null, 401],
      [(await makeRecruiter(api.database.db)).id, 403],
      [(await makeCandidate(api.database.db)).id, 404],
    ] as const) {
      const other = await api.as(accountId);
      expect((await refusal(other(extractCv, { params }))).status).toBe(status);
    }
  });

  it("is written into the profile once its owner has confirmed it, all of it or nothing", async () => {
    const { call, params } = await kept(makeDocx(lines), "cv.docx");
    const { fields, sections } = (await call(extractCv, { params })).data.attributes;
    const work = sections.work_experiences.map(({ value }) => value);
    const skills = sections.skills.map(({ value }) => value);
    const wrong = call(importProfile, {
      body: { full_name: fields.full_name?.value, work_experiences: [{ ...work[0]!, from: "2021-99" }] },
    });
    expect(await refusal(wrong)).toMatchObject({ status: 422, pointers: ["/work_experiences/0/from"] });
    // Each invalid row and field is named, also a level that the file does not give.
    const incomplete = call(importProfile, {
      body: {
        work_experiences: [work[0]!, { ...work[0]!, job_title: "" }],
        languages: [{ language: 0, proficiency: null }],
      },
    });
    expect(await refusal(incomplete)).toMatchObject({
      status: 422,
      pointers: ["/work_experiences/1/job_title", "/languages/0/proficiency"],
    });
    expect((await call(profileShow)).data.attributes.full_name).not.toBe("Lê Thị Cúc");
    await call(importProfile, {
      body: { full_name: fields.full_name?.value, work_experiences: work, skills },
    });
    const { attributes } = (await call(profileShow)).data;
    expect(attributes).toMatchObject({ full_name: "Lê Thị Cúc", job_title: null });
    expect(attributes.work_experiences).toMatchObject([{ company_name: "Công ty TNHH Hoa Mai" }]);
    expect(attributes.skills).toHaveLength(3);
    expect((await refusal((await api.as(null))(importProfile, { body: {} }))).status).toBe(401);
  });
});
