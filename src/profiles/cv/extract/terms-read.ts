import { fold } from "#kit/fold.ts";
import { labels as en } from "#platform/reference/messages.en.ts";
import { labels as vi } from "#platform/reference/messages.vi.ts";
import {
  degrees,
  jobLanguages,
  jobLevels,
  jobTypes,
  noticePeriods,
  proficiencies,
  skillYears,
  type Term,
} from "#platform/reference/terms.ts";

type Names = ReadonlyMap<string, number>;

/** Returns the names of a closed list in both languages, and common alternatives. */
function namesOf(
  terms: readonly Term[],
  texts: readonly Readonly<Record<string, string>>[],
  more: Readonly<Record<string, string>> = {},
): Names {
  const names = new Map<string, number>();
  for (const { id, key } of terms) {
    const others = more[key]?.split(",") ?? [];
    for (const name of [...texts.map((text) => text[key] ?? ""), ...others])
      if (name) names.set(fold(name), id);
  }
  return names;
}

export const jobTypeNames = namesOf(jobTypes, [en.job_type, vi.job_type], {
  full_time: "full-time,permanent,toàn thời gian cố định",
  part_time: "part-time",
  internship: "intern,thực tập sinh",
  freelancer: "freelance,contract,contractor,cộng tác viên",
  remote: "remote,từ xa",
  hybrid: "hybrid",
});
export const jobLevelNames = namesOf(jobLevels, [en.job_level, vi.job_level]);
export const languageNames = namesOf(jobLanguages, [en.job_language, vi.job_language], {
  english: "anh văn,anh,toeic,ielts,toefl",
  japanese: "nhật,nhật ngữ,jlpt",
  korean: "hàn,topik",
  chinese: "mandarin,tiếng hoa,hoa,hsk,cantonese",
  french: "pháp,pháp văn",
});
/** Words for levels of a language; language-tests.ts converts results of tests. */
export const proficiencyNames = namesOf(proficiencies, [en.proficiency, vi.proficiency], {
  basic: "beginner,elementary,sơ cấp,căn bản,biết,yếu,limited working",
  intermediate:
    "conversational,khá,trung bình,giao tiếp,giao tiếp cơ bản,working knowledge,good,tốt,professional working",
  advanced:
    "fluent,upper intermediate,proficient,rất tốt,giỏi,cao cấp,lưu loát,thông thạo,very good,full professional,business",
  expert:
    "native,mother tongue,bilingual,bản ngữ,tiếng mẹ đẻ,mẹ đẻ,bản xứ,native or bilingual,excellent,xuất sắc",
});
export const skillYearNames = namesOf(skillYears, [en.skill_years, vi.skill_years]);
export const degreeNames = namesOf(degrees, [en.degree, vi.degree]);
export const noticeNames = new Map<string, number>(
  noticePeriods.flatMap(({ key, days }) =>
    days === null
      ? []
      : [en.notice_period[key], vi.notice_period[key]].map((name) => [fold(name), days] as const),
  ),
);

/** Returns the id whose name is the whole text, or null. */
export const named = (names: Names, text: string): number | null => names.get(fold(text)) ?? null;

/** Returns the id of a name among the words of a text; the longest name wins. */
export function namedWithin(names: Names, text: string): number | null {
  const words = ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  let best: [string, number] | null = null;
  for (const entry of names) {
    const name = entry[0].replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    if (words.includes(` ${name} `) && (!best || name.length > best[0].length)) best = [name, entry[1]];
  }
  return best?.[1] ?? null;
}
