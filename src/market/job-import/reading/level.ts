import type { ExperienceId, JobLevelId } from "#platform/reference/terms.ts";

type Rule = readonly [JobLevelId, RegExp];

const L = String.raw`(?<!\p{L})`;
const R = String.raw`(?!\p{L})`;
const words = (list: string) => new RegExp(`${L}(?:${list})${R}`, "iu");

/** Words of assistants, whose titles often contain the title of their manager. */
const BELOW = words(
  "trợ lý|thư ký|assistant to|executive assistant|personal assistant|nhân viên hỗ trợ|art director assistant",
);
const TRAINED = words("thực tập|intern");
const LEADING = words("trưởng nhóm|trưởng phòng");
const DEPUTY = words("assistant manager|deputy manager");
/** In descending order: the first match in a title is its level. */
const RULES: readonly Rule[] = [
  [0, words("intern|internship|interns|thực tập|thực tập sinh|tts|trainee|apprentice|sinh viên thực tập")],
  [
    5,
    words(
      "giám đốc|phó giám đốc|tổng giám đốc|director|ceo|cfo|cto|coo|cio|cmo|chro|chief \\p{L}+ officer|vice president|vp|head of|chủ tịch|trưởng ban|giám đốc khối|managing director",
    ),
  ],
  [
    4,
    words(
      "trưởng phòng|phó phòng|phó trưởng phòng|manager|trưởng bộ phận|trưởng chi nhánh|kế toán trưởng|chief accountant|cửa hàng trưởng|quản đốc|bếp trưởng|chỉ huy trưởng|trưởng trung tâm|trưởng/phó phòng|trưởng dự án|trưởng đơn vị|head chef|tp",
    ),
  ],
  [
    3,
    words(
      "trưởng nhóm|phó nhóm|team lead|team leader|teamleader|leader|lead|techlead|supervisor|giám sát viên|tổ trưởng|trưởng ca|chuyền trưởng|nhóm trưởng|cửa hàng phó|bếp phó|đội trưởng|foreman",
    ),
  ],
  [
    2,
    words(
      "senior|sr|chuyên gia|cao cấp|cvcc|cvc|expert|principal|staff engineer|chuyên viên chính|kiến trúc sư trưởng",
    ),
  ],
  [
    1,
    words(
      "junior|fresher|jr|entry level|nhân viên|chuyên viên|cộng tác viên|ctv|mới tốt nghiệp|associate|officer|clerk",
    ),
  ],
];
/** "Quản lý" and "giám sát" are leaders only at the start of a title. */
const OPENING: readonly Rule[] = [
  [4, /^(?:phó )?quản lý(?!\p{L})/iu],
  [3, /^giám sát(?!\p{L})/iu],
];
/** Words of job boards in their own level field. */
const FIELD: readonly Rule[] = [
  [0, words("sinh viên|thực tập sinh|internship|intern")],
  [3, words("trưởng nhóm|giám sát|quản lý nhóm|lead|supervisor")],
  [4, words("quản lý|trưởng phòng|phó phòng|trưởng/phó phòng|manager|quản lý cấp trung")],
  [2, words("chuyên gia|chuyên viên cấp cao|senior|mid-senior level|executive")],
  [1, words("nhân viên|junior|middle|entry level|associate|mới tốt nghiệp|cộng tác viên|fresher")],
];

/** Returns the level of a job: of its title, else of the board's own field, else by the experience. */
export function readLevel(title: string, field = "", experience: ExperienceId | null = null): JobLevelId {
  const fromTitle = ofTitle(title.normalize("NFC"));
  // "Nhân viên" is in every second title; the field may be more precise.
  const fromField = fieldLevel(field);
  if (fromTitle !== null && fromTitle !== 1) return fromTitle;
  if (fromField !== null && fromField !== 1) return fromTitle === 1 && fromField > 3 ? 1 : fromField;
  if (fromTitle === 1 || experience === null || experience < 4) return 1;
  return 2;
}

/** Returns the level of a board's own field; some contain a date instead. */
export function fieldLevel(field: string): JobLevelId | null {
  if (/\d{2}\/\d{2}/.test(field)) return null;
  return first(FIELD, field.normalize("NFC")) ?? ofTitle(field.normalize("NFC"));
}

function ofTitle(title: string): JobLevelId | null {
  if (BELOW.test(title)) return TRAINED.test(title) ? 0 : 1;
  const opening = first(OPENING, title);
  if (opening !== null) return opening;
  const level = first(RULES, title);
  // "Nhân viên hỗ trợ giám đốc": the title begins with the person's own position.
  const starts = /^(?:nhân viên|chuyên viên|nv)(?!\p{L})/iu.test(title);
  if (starts && level !== null && level > 2 && !LEADING.test(title)) return 1;
  if (level === 4 && DEPUTY.test(title)) return 3;
  return level;
}

function first(rules: readonly Rule[], text: string): JobLevelId | null {
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
