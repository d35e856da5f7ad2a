import { describe, expect, it } from "vitest";
import { fold } from "#kit/fold.ts";
import { imported } from "../imported.ts";
import { extract } from "./extract.ts";
import { linesOfText } from "./lines-text.ts";
import { createVocabulary } from "./vocabulary.ts";

const words = createVocabulary();

/** A small seeded generator: the same texts in every run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const pieces = [
  ..."Kinh nghiệm làm việc|Experience|Education|Học vấn|Skills:|KỸ NĂNG|Ngoại ngữ|References|Thông tin cá nhân|Projects".split(
    "|",
  ),
  ..."Nguyễn Văn An|Công ty TNHH Hoa Mai|Software Engineer|Đại học Bách khoa Hà Nội|Bachelor of Science in Physics".split(
    "|",
  ),
  ..."03/2021 – nay|2019 - 2021|Jan 2018 to Present|31/02/2020|0000|an@example.com|0903 123 456|+84 (90) 3123456".split(
    "|",
  ),
  ..."Ngày sinh: 21/11/1996|Giới tính: Nữ|github.com/an|https://a.b/c?d|Python, SQL; Go | C++|Tiếng Anh: Khá".split(
    "|",
  ),
  ..."\t|•|- |(|)|:|,|■|\u202e|😀|<script>|é|ﬁ|A A A A A|............|––––".split("|"),
];

function textOf(seed: number): string {
  const random = randomOf(seed);
  const lines = Array.from({ length: 5 + random(60) }, () =>
    Array.from({ length: 1 + random(4) }, () => pieces[random(pieces.length)]).join(
      [" ", "\t", " | ", ", "][random(4)],
    ),
  );
  return lines.join("\n");
}

/** Returns the letters and digits of all extracted texts. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(texts);
}
const squeeze = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

describe("Reading fields of any text", () => {
  it("ends, keeps the shape of an answer, and invents no word", () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const text = textOf(seed);
      const found = extract(linesOfText(text), [], words);
      expect(imported.safeParse(found).success, `seed ${seed}`).toBe(true);
      const said = squeeze(text);
      const { full_name, job_title, nationality, introduction } = found.fields;
      const { work_experiences, educations, skills, certificates, achievements, referencers } =
        found.sections;
      const rows = [
        ...work_experiences,
        ...educations,
        ...skills,
        ...certificates,
        ...achievements,
        ...referencers,
      ];
      const values = [full_name, job_title, nationality, introduction, ...rows].map((field) => field?.value);
      for (const value of texts(values)) {
        // Dates, numbers and addresses are normalized, so they differ from the text.
        if (/^\d{4}(?:-\d\d){0,2}$|^\+\d+$/.test(value)) continue;
        for (const word of value.split(/\s+/).map(squeeze))
          expect(said, `seed ${seed}: ${value}`).toContain(word);
      }
    }
  });

  it("takes time in proportion to the text", () => {
    const hostile = [
      "a".repeat(150_000),
      "1 ".repeat(75_000),
      "(".repeat(150_000),
      "a@".repeat(75_000),
      "2020 - ".repeat(20_000),
      "a, ".repeat(50_000),
      "x:\t".repeat(40_000),
    ];
    for (const text of hostile) {
      const before = process.cpuUsage();
      const found = extract(linesOfText(text), [], words);
      const { user } = process.cpuUsage(before);
      expect(user, text.slice(0, 10)).toBeLessThan(1_500_000);
      expect(imported.safeParse(found).success, text.slice(0, 10)).toBe(true);
    }
  });
});
