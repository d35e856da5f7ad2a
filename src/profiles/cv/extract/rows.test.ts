import { describe, expect, it } from "vitest";
import { fullName } from "#kit/fields.ts";
import { extract } from "./extract.ts";
import { linesOfText } from "./lines-text.ts";
import { createVocabulary } from "./vocabulary.ts";

const vocabulary = createVocabulary();
const read = (lines: string[]) =>
  extract(linesOfText(["Trần Thị Mai", "mai.tran@example.com", ...lines].join("\n")), [], vocabulary);
const schoolsOf = (lines: string[]) => read(["HỌC VẤN", ...lines]).sections.educations;
const jobsOf = (lines: string[]) =>
  read(["KINH NGHIỆM LÀM VIỆC", ...lines]).sections.work_experiences.map(({ value }) => value);

describe("Schools with a dash in their name", () => {
  it.each([
    "Đại học Lao động - Xã hội",
    "Trường Đại học Tài chính - Marketing",
    "Đại học Kinh tế - Kỹ thuật Công nghiệp",
    "Đại học Công nghệ – ĐHQG Hà Nội",
    "University of Science – VNU-HCM",
    "University of Science, VNU-HCM",
  ])("are one school: %s", (school) => {
    expect(schoolsOf([`${school}\t2014 – 2018`, "Kế toán"])[0]).toMatchObject({
      value: { university_name: school, major: "Kế toán" },
    });
    expect(schoolsOf([`${school}\t2014 – 2018`])[0]?.value).toMatchObject({
      university_name: school,
      major: "",
    });
  });

  it("are a guess where the second part may be the subject", () => {
    const [guess] = schoolsOf(["Đại học Thủy lợi – Kế toán\t2014 – 2018"]);
    expect(guess?.value).toMatchObject({ university_name: "Đại học Thủy lợi", major: "Kế toán" });
    expect(guess?.confidence).toBeLessThan(0.7);
    const [whole] = schoolsOf(["Đại học Sao Đỏ – Chí Linh\t2014 – 2018", "Cử nhân Kế toán"]);
    expect(whole?.value).toMatchObject({ university_name: "Đại học Sao Đỏ – Chí Linh", major: "Kế toán" });
    expect(whole?.confidence).toBeLessThan(0.9);
  });
});

describe("Rows of tables and labelled lines", () => {
  it("takes no heading of columns for a job or a school", () => {
    const jobs = jobsOf([
      "Thời gian\tNơi làm việc\tChức vụ",
      "03/2021 – nay\tCông ty TNHH Hoa Mai\tKế toán trưởng",
      "01/2018 – 02/2021\tCông ty Cổ phần Sao Việt\tKế toán viên",
    ]);
    expect(jobs.map(({ company_name, job_title }) => [company_name, job_title])).toEqual([
      ["Công ty TNHH Hoa Mai", "Kế toán trưởng"],
      ["Công ty Cổ phần Sao Việt", "Kế toán viên"],
    ]);
    const schools = schoolsOf([
      "Thời gian\tTên trường\tNgành học",
      "2014 – 2018\tĐại học Thương mại\tKế toán",
    ]);
    expect(schools.map(({ value }) => value.university_name)).toEqual(["Đại học Thương mại"]);
  });

  it("leaves labels and words of dates out of names", () => {
    expect(
      jobsOf([
        "Công ty: Công ty TNHH Hoa Mai\t03/2021 –",
        "Present",
        "Vị trí: Kế toán trưởng",
        "- Lập báo cáo thuế",
      ])[0],
    ).toMatchObject({
      company_name: "Công ty TNHH Hoa Mai",
      job_title: "Kế toán trưởng",
      from: "2021-03",
      to: null,
      currently_working: true,
    });
  });
});

it("takes titles off the names of people, which a profile has without them", () => {
  const { fields, sections } = read([
    "NGƯỜI THAM CHIẾU",
    "PGS.TS. Nguyễn Văn An, Đại học Thương mại",
    "ThS Lê Thị Bình, Công ty Hoa Mai",
    "Dr. John V. Smith, Acme Ltd",
    "Bà Phạm Thị Cúc, Công ty Sao Việt",
  ]);
  const names = sections.referencers.map(({ value }) => value.name);
  expect(names).toEqual(["Nguyễn Văn An", "Lê Thị Bình", "John V Smith", "Phạm Thị Cúc"]);
  for (const name of names) expect(fullName.safeParse(name).success).toBe(true);
  expect(fields.full_name?.value).toBe("Trần Thị Mai");
});

it("quotes the line of the value, not that of its label", () => {
  const { birth_date } = read(["Ngày sinh", "21/11/1996"]).fields;
  expect(birth_date).toMatchObject({ value: "1996-11-21", found: { text: "21/11/1996" } });
});
