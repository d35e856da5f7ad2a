import { type Random, randomOf } from "#front/demo/random.ts";
import { families } from "#front/demo/roles/all.ts";
import type { RoleFamily } from "#front/demo/types.ts";
import { fold } from "#kit/fold.ts";

export interface Ad {
  language: 0 | 1;
  title: string;
  categoryIds: number[];
  locationIds: number[];
  jobType: number;
  jobLevel: number;
  experienceId: number;
  salaryMin: number | null;
  salaryMax: number | null;
  description: string;
  requirement: string;
  benefits: string;
  skills: string[];
  remote: boolean;
  hot: boolean;
}

/** Locations of generated Vietnamese ads: most ads are in two cities. */
const places: readonly (readonly [number, number])[] = [
  [27, 42],
  [22, 30],
  [14, 6],
  [17, 5],
  [25, 4],
  [5, 4],
  [12, 3],
  [30, 2],
  [1, 2],
  [34, 2],
];

const tails = {
  vi: [
    "lương thưởng hấp dẫn",
    "ca hành chính",
    "đi làm ngay",
    "không yêu cầu kinh nghiệm",
    "khu vực phía Nam",
  ],
  en: ["hybrid", "night shift", "start now", "fresh graduates welcome", "southern region"],
};

const benefits = {
  vi: [
    "Lương tháng 13 và thưởng theo kết quả kinh doanh",
    "Bảo hiểm đầy đủ ngay sau thử việc, khám sức khỏe hằng năm",
    "12 ngày phép năm, du lịch cùng công ty",
    "Xét tăng lương hai lần mỗi năm, lộ trình thăng tiến rõ ràng",
    "Phụ cấp ăn trưa, xăng xe, điện thoại",
  ],
  en: [
    "13th month salary and a performance bonus",
    "Full insurance after probation, a health check each year",
    "Twelve days of leave and a company trip",
    "Salary review twice a year and clear career levels",
    "Lunch, fuel and telephone allowances",
  ],
};

const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

/** Returns the generated ad with a number, always the same one. Five of eight ads are in Vietnamese. */
export function makeAd(number: number): Ad {
  const random = randomOf(`bench ad ${number}`);
  const family = random.pick(families);
  const [level, experience, from, to, vi, en] = random.pick(family.roles);
  const language = random.chance(0.62) ? "vi" : "en";
  const texts = family[language];
  const skills = random.some(family.skills, random.int(2, 5));
  const focus = random.pick(skills);
  const title = [
    language === "vi" ? vi : en,
    random.chance(0.35) ? ` (${focus})` : "",
    random.chance(0.3) ? ` - ${random.pick(tails[language])}` : "",
  ].join("");
  const spread = 0.8 + random.next() * 0.6;
  const told = random.chance(0.7);
  const million = (value: number) => Math.round(value * spread * 2) * 500_000;
  return {
    language: language === "vi" ? 1 : 0,
    title,
    categoryIds: [...family.categories],
    locationIds: [
      ...new Set(Array.from({ length: random.chance(0.1) ? 2 : 1 }, () => random.weighted(places))),
    ],
    jobType: random.weighted([
      [0, 80],
      [1, 8],
      [2, 6],
      [6, 4],
      [9, 2],
    ]),
    jobLevel: level,
    experienceId: experience,
    salaryMin: told ? million(from) : null,
    salaryMax: told ? million(to) : null,
    description: description(family, language, random),
    requirement: list([...random.some(texts.musts, 4), ...random.some(texts.pluses, 1)]),
    benefits: list(random.some(benefits[language], 4)),
    skills,
    remote: random.chance(0.05),
    hot: random.chance(0.05),
  };
}

/** Returns a description of about 1.5 kB, like real ads: duties of the occupation, and duties of other occupations. */
function description(family: RoleFamily, language: "vi" | "en", random: Random): string {
  const texts = family[language];
  const colleagues = random.pick(families)[language];
  const heads =
    language === "vi" ? ["Công việc", "Bạn sẽ làm việc cùng"] : ["The work", "You will work with"];
  return [
    `<p>${random.some(texts.intro, 2).join(" ")}</p>`,
    `<h3>${heads[0]}</h3>${list(random.some(texts.duties, 6))}`,
    `<h3>${heads[1]}</h3><p>${random.pick(colleagues.intro)}</p>${list(random.some(colleagues.duties, 3))}`,
  ].join("");
}

/**
 * Returns two hundred keywords like those that people type: with and without accents, whole titles, skills,
 * beginnings of words.
 */
export function keywords(): string[] {
  const random = randomOf("bench keywords");
  const found = new Set<string>();
  while (found.size < 200) {
    const family = random.pick(families);
    const [, , , , vi, en] = random.pick(family.roles);
    const title = random.chance(0.65) ? vi : en;
    const words = title.split(" ");
    const typed = random.weighted([
      [title, 3],
      [words.slice(0, 2).join(" "), 4],
      [random.pick(family.skills), 3],
      [title.slice(0, Math.max(3, title.length - 2)), 1],
    ]);
    found.add(random.chance(0.5) ? fold(typed) : typed);
  }
  return [...found];
}
