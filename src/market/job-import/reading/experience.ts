import { type ExperienceId, experienceOf } from "#platform/reference/terms.ts";

const YEAR = String.raw`(?:năm|nam|years?|yrs?|yoe)(?!\p{L})`;
const NUMBER = String.raw`(\d{1,2}(?:[.,]\d)?)`;
const RANGE = new RegExp(
  String.raw`(?<![\d.,-])${NUMBER}\)?\s*(?:(?:\+|-|–|—|~|đến|to|or more)\s*)?(?:\d{1,2}(?:[.,]\d)?\s*)?(?:\+\s*)?${YEAR}`,
  "iu",
);
const MONTHS = /(?<!\d)(\d{1,2})\s*(?:(?:\+|-\s*\d{1,2})\s*)?(?:tháng|months?)(?!\p{L})/iu;
const NONE =
  /không (?:yêu cầu|cần|đòi hỏi)|khong yeu cau|chưa có|chưa cần|mới tốt nghiệp|mới ra trường|no experience|not required|fresher|fresh graduate|entry level|chấp nhận sinh viên/iu;
const UNDER = /dưới|under|less than|lên đến|up to|</iu;
const ASKED = /kinh nghiệm|experience|\bexp\b|yoe|làm việc|vị trí tương đương/iu;

/** Returns the experience band of a field ("Trên 2 năm", "0 năm", "3+ years", "fresher"), else null. */
export function readExperience(text: string): ExperienceId | null {
  const tidy = text.normalize("NFC").trim();
  if (tidy === "") return null;
  const bare = /^(\d{1,2})\+?$/.exec(tidy);
  if (bare) return experienceOf(Number(bare[1]));
  return yearsIn(tidy) ?? (NONE.test(tidy) ? 0 : null);
}

/** Returns the band of the first sentence that requires experience. */
export function findExperience(text: string): ExperienceId | null {
  for (const sentence of text.normalize("NFC").split(/[\n;•]|\.\s|(?:^|\s)[-+]\s/u)) {
    if (!ASKED.test(sentence) || sentence.length > 400) continue;
    const found =
      yearsIn(sentence) ?? (NONE.test(sentence) && /kinh nghiệm|experience/iu.test(sentence) ? 0 : null);
    if (found !== null) return found;
  }
  return null;
}

function yearsIn(text: string): ExperienceId | null {
  const years = RANGE.exec(text);
  if (years) {
    const count = Number(years[1]!.replace(",", "."));
    // "Dưới 1 năm" and "Lên đến 1 năm" give the upper end of the band.
    if (UNDER.test(text.slice(Math.max(0, years.index - 12), years.index)))
      return count <= 1 ? 1 : experienceOf(count - 1);
    return count <= 40 ? experienceOf(count) : null;
  }
  const months = MONTHS.exec(text);
  return months && /kinh nghiệm|experience|^\D{0,12}\d/iu.test(text.trimStart())
    ? experienceOf(Number(months[1]) / 12)
    : null;
}
