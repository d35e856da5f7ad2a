import { htmlToText } from "#kit/markup.ts";
import { salaryRule } from "./salary.ts";

/** What a reviewer would object to in an ad; in the order of weight. */
export const markKeys = [
  "fee",
  "age",
  "gender",
  "looks",
  "family",
  "origin",
  "email",
  "phone",
  "messenger",
  "form_link",
  "pay_unclear",
  "pay_wide",
  "title_capitals",
  "title_pay",
  "title_long",
] as const;
export type MarkKey = (typeof markKeys)[number];
/** Unlawful to ask for, or money taken from candidates. */
export const graveMarks: readonly MarkKey[] = ["fee", "age", "gender", "looks", "family", "origin"];

const fields = ["title", "highlight_description", "description", "requirement", "benefits"] as const;
export type MarkedField = (typeof fields)[number] | "salary";
export interface Mark {
  key: MarkKey;
  field: MarkedField;
  /** The words that it is about; empty for a number. */
  quote: string;
}

export interface MarkedAd extends Record<(typeof fields)[number], string | null> {
  salary_type: number;
  salary_min: number | null;
  salary_max: number | null;
}

/** A range whose upper end is more than so many times the lower one says little. */
const widest = 3;
const quoteLength = 90;
/** Lists cut what is longer; one of fifteen real titles is. */
const longestTitle = 100;
/** Where it is said whom the employer looks for. */
const wantsWords = ["description", "requirement", "benefits", "highlight_description", "title"] as const;

interface Rule {
  key: MarkKey;
  /** Written without repetition, so that each is linear at a glance. */
  patterns: readonly RegExp[];
  /** A word shortly before it turns it into its opposite: "không thu phí", "no deposit". */
  deniable?: true;
  /** A match that is no fault. */
  unless?: RegExp;
  in?: readonly (typeof fields)[number][];
}

const denials = new Set(["không", "chẳng", "miễn", "khỏi", "bất", "no", "not", "never", "without", "free"]);
const deniedWithin = 5;

/** Nine digits after the beginning, with a sign or none between them. */
const phone = (first: string) =>
  new RegExp(String.raw`(?<![\d.,])${first}${String.raw`[ .-]?\d`.repeat(9)}(?!\d|[.,]\d)`, "gu");

/** Texts are lower case when these are tried. */
const rules: readonly Rule[] = [
  {
    key: "fee",
    patterns: [
      /(?:nộp|đóng|phải|chuyển) (?:tiền )?(?:đặt )?cọc|tiền (?:đặt )?cọc|thế chân/gu,
      /(?:đóng|nộp|chịu) (?:lệ )?phí(?! (?:bảo|khi|bh))/gu,
      /đóng tiền (?:trước|đồng phục|hồ sơ)/gu,
      /(?<!chi |học |miễn )phí (?:đồng phục|đào tạo|hồ sơ|tuyển dụng|giữ chỗ)/gu,
      /(?:pay|paying|requires?|refundable) (?:a |an |the )?deposit/gu,
      /(?:pay|paying) (?:a |an |the )?(?:registration|training|uniform|application|recruitment) fee/gu,
    ],
    deniable: true,
    in: wantsWords,
  },
  {
    key: "age",
    patterns: [
      /tuổi ?(?:đời )?(?:từ|:)? ?(?:từ )?\d\d(?: ?(?:-|–|đến|tới) ?\d\d)?/gu,
      /(?:dưới|không quá|tối đa|từ|trên) \d\d ?(?:(?:-|–|đến|tới) ?\d\d )?tuổi/gu,
      /\d\d ?(?:-|–|đến|tới) ?\d\d tuổi/gu,
      /(?:sinh năm|năm sinh) ?:? ?(?:từ )?(?:19|20)\d\d/gu,
      /\bage(?:d| range| limit)?:? ?(?:between |from |under |below )?\d\d(?: ?(?:-|–|to|and) ?\d\d)?/gu,
      /(?:under|below|maximum|max) \d\d years? old/gu,
      /\d\d ?(?:-|–|to) ?\d\d years? old/gu,
    ],
    // Eighteen is the law's own limit.
    unless: /^(?:từ|trên|tuổi) ?(?:từ|:)? ?1[58](?: tuổi)?$/u,
    in: wantsWords,
  },
  {
    key: "gender",
    patterns: [
      /giới tính ?:? ?(?:nam|nữ)(?![a-zà-ỹ])(?! ?(?:\/|,|hoặc|và|-|–) ?(?:nam|nữ))/gu,
      /(?:chỉ|ưu tiên|cần|yêu cầu) (?:tuyển |nhận |ứng viên |là )?(?:nam|nữ)(?![a-zà-ỹ])(?! ?(?:\/|,|hoặc|và|-|–) ?(?:nam|nữ))(?! (?:nữ|định))/gu,
      /ứng viên (?:nam|nữ)(?![a-zà-ỹ])(?! ?(?:\/|,|hoặc|và|-|–) ?(?:nam|nữ))/gu,
      /\b(?:fe)?males? (?:only|preferred|candidates?)/gu,
      /(?:only|prefer|preferred|preferably) (?:fe)?males?\b/gu,
      /\bgender: ?(?:fe)?male(?!s? ?(?:\/|or|and))/gu,
    ],
    deniable: true,
    in: wantsWords,
  },
  {
    key: "looks",
    patterns: [
      /ngoại hình|ưa nhìn|gương mặt (?:sáng|khả ái|dễ nhìn)/gu,
      /cao (?:từ |tối thiểu |trên )?1 ?m ?\d\d?/gu,
      /\bgood[- ]looking\b|\b(?:good|attractive|nice|pleasant) (?:appearance|look)\b/gu,
    ],
    deniable: true,
    in: wantsWords,
  },
  {
    key: "family",
    patterns: [
      /chưa (?:lập gia đình|kết hôn|có con|có gia đình)|độc thân/gu,
      /(?:không|chưa) (?:có |mang )thai/gu,
      /\bunmarried\b/gu,
    ],
    in: wantsWords,
  },
  {
    key: "origin",
    patterns: [
      /có hộ khẩu|hộ khẩu (?:tại|ở|thường trú tại)/gu,
      /(?:không|miễn) (?:tuyển|nhận) (?:người|lao động|ứng viên|hồ sơ) (?:ở |từ |quê )?(?:tỉnh|thanh h(?:óa|oá)|nghệ an|hà tĩnh|dân tộc)/gu,
    ],
    in: wantsWords,
  },
  { key: "email", patterns: [/[\w.-]@[a-z0-9-]+\.[a-z]/gu] },
  { key: "phone", patterns: [phone("0"), phone(String.raw`\+?84`)] },
  {
    key: "messenger",
    patterns: [
      /(?:zalo|telegram|viber|whatsapp|inbox) ?[:(.-]? ?(?:\+?84|0)\d/gu,
      /(?:add|kết bạn|liên hệ|nhắn tin|inbox|contact us|message us)(?: qua| via| on)? (?:zalo|telegram|viber|whatsapp|messenger)/gu,
      /\b(?:zalo|t|m)\.me\/|facebook\.com\//gu,
    ],
  },
  { key: "form_link", patterns: [/docs\.google\.com\/forms|forms\.gle\/|\bbit\.ly\/|tinyurl\.com\//gu] },
  {
    key: "pay_unclear",
    patterns: [
      /(?:thu nhập|lương|hoa hồng) (?:không giới hạn|khủng|cực khủng)|việc nhẹ,? lương cao/gu,
      /\bunlimited (?:income|earnings?|salary)\b/gu,
    ],
  },
  {
    key: "title_pay",
    patterns: [/\d ?(?:triệu|tr\b|củ\b|usd|\$)|\$ ?\d\d\d|\bup ?to ?\$?\d/gu],
    in: ["title"],
  },
];

/** What a reviewer would object to, each kind once a field, with the words. */
export function marksOf(ad: MarkedAd): Mark[] {
  const texts = fields.map((field) => {
    const text = plainOf(ad[field] ?? "", field);
    return { field, text, lower: text.toLowerCase() };
  });
  const found = rules.flatMap((rule) =>
    texts.flatMap(({ field, text, lower }) => {
      const quote = rule.in?.includes(field) === false ? null : quoteOf(rule, text, lower);
      return quote === null ? [] : [{ key: rule.key, field, quote }];
    }),
  );
  const { salary_min: min, salary_max: max } = ad;
  const isWide =
    salaryRule(ad.salary_type).isPublic && min !== null && max !== null && min > 0 && max > min * widest;
  const all: Mark[] = [
    ...found,
    ...(isWide ? [{ key: "pay_wide" as const, field: "salary" as const, quote: "" }] : []),
    ...(isShouted(ad.title ?? "")
      ? [{ key: "title_capitals" as const, field: "title" as const, quote: ad.title ?? "" }]
      : []),
  ];
  if ((ad.title ?? "").length > longestTitle) all.push({ key: "title_long", field: "title", quote: "" });
  return all.sort((a, b) => markKeys.indexOf(a.key) - markKeys.indexOf(b.key));
}

function plainOf(text: string, field: (typeof fields)[number]): string {
  const rich = field === "description" || field === "requirement" || field === "benefits";
  return (rich ? htmlToText(text) : text).normalize("NFC");
}

/** The first match that is a fault, with a few words around it. */
function quoteOf({ patterns, unless, deniable }: Rule, text: string, lower: string): string | null {
  for (const pattern of patterns)
    for (const match of lower.matchAll(pattern)) {
      const [words] = match;
      if (unless?.test(words) || (deniable && isDenied(lower, match.index))) continue;
      return around(text, match.index, match.index + words.length);
    }
  return null;
}

/** Whether one of the words before it on its line says "no". */
function isDenied(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 50), at);
  const words = before.slice(before.lastIndexOf("\n") + 1).split(/[ ,.;:()]/);
  return words.slice(-deniedWithin - 1).some((word) => denials.has(word));
}

function around(text: string, from: number, to: number): string {
  const room = Math.max(0, Math.floor((quoteLength - (to - from)) / 2));
  const first = text.lastIndexOf("\n", from - 1) + 1;
  const end = text.indexOf("\n", to);
  const last = end < 0 ? text.length : end;
  const begin = Math.max(first, from - room);
  const stop = Math.min(last, to + room);
  const words = text.slice(begin, stop).trim().replace(/^- /, "");
  return `${begin > first ? "…" : ""}${words}${stop < last ? "…" : ""}`;
}

/** A title in capitals alone, short words as "QA" aside. */
function isShouted(title: string): boolean {
  const letters = [...title].filter((sign) => sign.toLowerCase() !== sign.toUpperCase());
  return letters.length >= 12 && letters.every((letter) => letter === letter.toUpperCase());
}
