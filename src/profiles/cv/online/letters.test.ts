import { expect, it } from "vitest";
import {
  type CvFont,
  type CvTemplate,
  cvFonts,
  defaultCvSettings,
} from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import { cleanText } from "../clean-text.ts";
import { readPdf } from "../read-pdf.ts";
import { samplePerson } from "../testing/people.ts";
import { coveredRanges } from "./covered.ts";
import { fallbackFonts, loadFace } from "./fonts.ts";
import { rangesOf, rareLetters, undrawableLetters } from "./letters.ts";
import { renderPdf } from "./render.ts";

const flat = (text: string) => text.normalize("NFC").replace(/\s+/g, "");

async function textOf(document: CvDocument, template: CvTemplate, font: CvFont) {
  const settings = { ...defaultCvSettings, hidden_sections: [], template, font };
  const pdf = Buffer.from(await renderPdf({ document, settings, photo: null }));
  return flat(cleanText((await readPdf(pdf)).text));
}

const person = samplePerson("vi", "usual");
const abroad: CvDocument = {
  ...person,
  job_title: "Kỹ sư cầu nối (ブリッジSE) → PM ★",
  introduction: `${"五年間、日本のお客様と一緒にソフトウェアを開発しました。".repeat(6)}\nทำงานที่กรุงเทพฯ สามปี ${"ประสบการณ์".repeat(8)} ✓`,
  work_experiences: [
    { ...person.work_experiences[0]!, company_name: "株式会社ソニー", job_title: "日本語通訳 N2" },
    {
      ...person.work_experiences[1]!,
      company_name: "삼성전자 베트남",
      description: "✓ 软件工程师\n- ❖ 體驗 ⭐",
    },
  ],
  skills: [
    { name: "日本語 N2", years: 2 },
    { name: "ทำงานน้ำใจทำ", years: 1 },
    { name: "한국어", years: null },
  ],
  referencers: [{ ...person.referencers[0]!, company: "مرحبا, שלום 𓀀" }],
};

it("names exactly the letters that no font has", async () => {
  const faces = await Promise.all([...cvFonts, ...fallbackFonts].map(loadFace));
  const ranges = rangesOf(faces.flatMap((face) => face.characterSet.filter((letter) => letter > 0x7e)));
  expect(coveredRanges, `src/profiles/cv/online/covered.ts has to be:\n${ranges}`).toBe(ranges);
  expect(undrawableLetters({ a: ["Đỗ ệ – ✓ ★ → 株ソ한软體ไ"], b: null })).toEqual(new Set());
  expect([...undrawableLetters(["مر", { c: "👩‍💻 ở" }])]).toEqual(["م", "ر", "👩"]);
});

it.each([
  ["classic", "Be Vietnam Pro"],
  ["modern", "Inter"],
  ["compact", "Noto Serif"],
  ["timeline", "Roboto"],
] as const)(
  "has each letter of a profile in the text of its PDF, or names it: %s in %s",
  async (template, font) => {
    const text = await textOf(abroad, template, font);
    const named = undrawableLetters(abroad);
    expect([...named].join("")).toBe("مرحباשלום𓀀");
    const upper = text + text.toLowerCase();
    const lost = [...rareLetters(abroad)].filter((letter) => !named.has(letter) && !upper.includes(letter));
    expect(lost.join("")).toBe("");
    for (const words of [
      "株式会社ソニー",
      "日本語通訳N2",
      "삼성전자베트남",
      "软件工程师",
      "日本語N2",
      "ทำงานน้ำใจทำ",
    ])
      expect(text).toContain(words);
    expect(text).toContain("ソフトウェアを開発しました。五年間、日本のお客様と一緒に");
  },
);

it.each(cvFonts)("has the letters that an earlier document had as parts of others, in %s", async (font) => {
  const short = samplePerson("en", "short");
  await textOf({ ...short, job_title: "ứ ố ấ ế ớ ắ Ứ Ố Ấ Ế Ớ Ắ" }, "classic", font);
  const text = await textOf({ ...short, job_title: "ư ô â ê ơ ă Ư Ô Â Ê Ơ Ă i j" }, "classic", font);
  expect(text).toContain("ưôâêơăƯÔÂÊƠĂij");
});

it("reads no other fonts for a text that needs none", async () => {
  const { drawable } = await import("./drawable.ts");
  expect((await drawable(person, ["Roboto", "Noto Serif"])).fonts).toEqual(["Roboto", "Noto Serif"]);
  expect((await drawable({ ...person, job_title: "軟件" }, ["Roboto"])).fonts).toContain("Noto Sans JP");
  expect((await drawable({ ...person, job_title: "软件" }, ["Roboto"])).fonts).toEqual([
    "Roboto",
    "Noto Sans SC",
  ]);
});
