import { languagesOnly, ownSpelling, properNames, roleStarts } from "./title-words.ts";

export type TitleChange = "pay" | "urgency" | "code" | "case" | "cut" | "signs";
export type ReadTitle = { title: string; cut: boolean; changed: TitleChange[] };

const LONGEST = 100;
/** Limit of the text to read, so that no pattern runs on a very long text. */
const READ = 400;
const N = String.raw`\d+(?:[.,]\d+)*`;
const UNIT = String.raw`(?:tri[eệ]u|trđ|tr|m|mil|củ|k|usd|\$|vn[đd]|đồng|đ|net|gross)`;
const LEAD = `(?:(?:mức |tổng |quỹ |gross |net )?(?:thu nhập|lương|luong|thu nhap|lcb|salary|income|total annual compensation|offer)(?: (?:cứng|cơ bản|khởi điểm|hấp dẫn|tháng|tb|trung bình|tháng đầu|căn bản|net|gross|thực nhận|cao|ổn định|thỏa thuận|thoả thuận|range|package|cb|năm|có thể|thưởng|sự kiện|sk)){0,6})`;
const BOUND = String.raw`(?:up ?(?:- ?)?to|up|lên|tới|đến|từ|from|trên|~|>|khoảng|max|range|net|gross)`;
const TAIL = String.raw`(?: ?(?:\/ ?(?:tháng|month|th|giờ|hour|hr|h|năm|ngày)(?!\p{L})|(?:net|gross|vn[đd]|usd|trở lên)(?!\p{L})|[+&,] ?(?:hoa hồng|thưởng|bonus|commission|hh|phụ cấp|% ?(?:hoa hồng)?)(?: \p{L}+){0,2}(?= ?(?:$|[-–|)\]+,/]))|\+{1,4}(?!\p{L})))*`;
const SUM = String.raw`(?:[$₫] ?)?${N} ?${UNIT}?(?: ?(?:-|–|—|đến|tới|to|~) ?(?:[$₫] ?)?${N})? ?${UNIT}(?!\p{L})`;
const DOLLARS = String.raw`[$₫]\s?${N}(?: ?(?:-|–|to) ?[$₫]?\s?${N})? ?[km]?(?!\p{L})`;
const START = String.raw`(?<![\p{L}\p{N}]|\d[.,])`;
const PAY = [
  new RegExp(
    String.raw`${START}(?:${LEAD} ?(?:: ?)?)?(?:${BOUND} ?(?:: ?)?){0,6}(?:${DOLLARS}|${SUM})${TAIL}`,
    "giu",
  ),
  new RegExp(
    String.raw`${START}${LEAD} ?(?:: ?)?(?:${BOUND} ?){0,6}${N}(?: ?[-–] ?${N})?\+*(?![\p{L}\p{N}])`,
    "giu",
  ),
  new RegExp(
    String.raw`${START}(?:mức )?(?:thu nhập|lương)(?: (?:thưởng|cứng|cơ bản|rất|siêu))* ?(?:hấp dẫn|cao|ổn định|tốt|khủng|cạnh tranh|thỏa thuận|thoả thuận|thương lượng|không giới hạn|không trần|upto|up to)(?!\p{L})`,
    "giu",
  ),
  /(?<![\p{L}])(?:attractive|competitive|high) (?:salary|income)(?: package)?(?!\p{L})/giu,
];
const URGENT = [
  /(?<!\p{L})(?:cần )?tuyển (?:dụng )?(?:rất |siêu )?gấp(?!\p{L})(?: trong tháng(?: \d+)?)?/giu,
  /(?<!\p{L})(?:cần (?:rất )?gấp|gấp gấp|siêu gấp|urgent(?:ly)?(?: hiring)?|hot job|we are hiring|now hiring|hiring now|hiring)(?!\p{L})/giu,
  /[[(] ?(?:hot|gấp|gap|new|urgent|tuyển gấp) ?!* ?[\])]/giu,
  /^ ?(?:hot|gấp) ?!* ?[-–:|]/giu,
  /[-–,|]? ?(?:đi làm (?:ngay|luôn|được ngay)(?: sau tết)?|onboard (?:ngay|asap)|asap)(?!\p{L})/giu,
];
const OPENING = new RegExp(
  String.raw`^ ?(?:cần tuyển|tuyển dụng|tuyển|recruiting|recruit|cần) ?(?:: ?)?(?:\d{1,3} (?:bạn )?)?(?=(?:${roleStarts})(?!\p{L}))`,
  "iu",
);
/** The number of vacancies: "05 Java Developer". */
const COUNT = /^ ?\d{2} (?=\p{Lu}\p{L}+\s)/gu;
const CODES = [
  /[[(] ?(?=[^[(\])\s]*\d{3})(?:[A-Z_.-]*\d[A-Z\d_.-]*) ?[\])]/gu,
  /(?: ?[-–|] ?| )ID\s?\d{2,6}(?= ?$)/giu,
  /(?: ?[-–|] ?| ?[([] ?| )(?:mã (?:số|tin|vị trí|td|tuyển dụng)|job code|job id|ref) ?(?:[:.] ?)?[\p{L}\d_.-]{0,40}\d[\p{L}\d_.-]*(?: ?[-–] ?\d+)? ?[)\]]?/giu,
];

const properOf = new Map(properNames.map((name) => [name.toLowerCase(), name]));
const PROPER = new RegExp(String.raw`(?<!\p{L})(?:${[...properOf.keys()].join("|")})(?!\p{L})`, "gu");

/**
 * Returns a title for job pages: without pay, urgency and codes, not in capitals, at most 100 characters.
 * Empty only for an empty text.
 */
export function readTitle(raw: string): ReadTitle {
  const start = raw
    .slice(0, READ)
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, " ")
    .trim();
  const changed = new Set<TitleChange>();
  let title = start;
  // A removal may expose another one; each pass shortens the text or does not change it.
  for (let pass = 0; pass < 20; pass++) {
    const next = once(title, changed);
    if (next === title) break;
    title = next;
  }
  if (!/[\p{L}\p{N}]/u.test(title)) title = shortened(start);
  return { title, cut: changed.has("cut"), changed: [...changed] };
}

function once(before: string, changed: Set<TitleChange>): string {
  let title = before;
  const without = (patterns: readonly RegExp[], change: TitleChange) => {
    const next = patterns.reduce((text, pattern) => text.replace(pattern, " ").replace(/ {2,}/g, " "), title);
    // A title that consists of pay only is not changed.
    if (next === title || !/\p{L}{2}/u.test(next)) return;
    title = next;
    changed.add(change);
  };
  without([/(?:\p{Extended_Pictographic}\u{FE0F}?|[★☆✦●■◆►▶✔✓])+/gu, /([!?.*])\1+/gu], "signs");
  without(PAY, "pay");
  without(URGENT, "urgency");
  without([OPENING, COUNT], "urgency");
  without(CODES, "code");
  title = tidied(title);
  const quiet = sentenceCase(title);
  if (quiet !== title) changed.add("case");
  const short = shortened(quiet);
  if (short.length < quiet.length) changed.add("cut");
  return /\p{L}|\p{N}/u.test(short) ? short : before;
}

/** Removes brackets and separators that are empty after a removal. */
function tidied(title: string): string {
  return title
    .replace(/[([{【][-–—|/,;:.+&~!\s]*[)\]}】]/gu, " ")
    .replace(/([([{])[\s,;/|+–-]+/gu, "$1")
    .replace(/(?<![\s,;/|+–-])[\s,;/|+–-]+([)\]}])/gu, (match, close: string) =>
      /\+\+/.test(match) ? match : close,
    )
    .replace(/\s+/gu, " ")
    .replace(/(?:\s[-–—|/+&,]|,)(?=(?:\s*[-–—|/,]\s)|\s*$)/gu, "")
    .replace(/(?:\/\s*){2,}/gu, "/ ")
    .replace(/ ?[-–—|](?= [-–—|_](?: |$))/gu, "")
    .replace(/\s[-–—|/]\s+(?=[([])/gu, " ")
    .replace(/ ,/gu, ",")
    .replace(/^[\s\-–—|/,;:.!~*_+&)\]}]+(?!net\b)/iu, (match) => (/\.$/.test(match) ? "." : ""))
    .replace(/^\.(?!net\b)/iu, "")
    .replace(/(?<![\s\-–—|/,;:.!~*_&([{])[\s\-–—|/,;:.!~*_&([{]+$/u, "")
    .replace(/^"(.*)"$/u, "$1")
    .trim();
}

/** Converts a title in capitals to sentence case; names and abbreviations keep their capitals. */
function sentenceCase(title: string): string {
  const words = title.match(/[\p{L}\p{N}&#+.]+/gu) ?? [];
  const common = words.filter((word) => /\p{L}/u.test(word) && !ownSpelling.has(word.toUpperCase()));
  const letters = common.join("").replace(/[^\p{L}]/gu, "");
  const capitals = letters.replace(/[^\p{Lu}]/gu, "");
  if (letters.length < 4 || capitals.length < letters.length * 0.7) return title;
  let previous = "";
  let lower = title.replace(/[\p{L}\p{N}&#+.]+/gu, (word) => {
    if (!/\p{L}/u.test(word)) return word;
    const spoken = previous === "TIẾNG" || !languagesOnly.has(word);
    const own = spoken
      ? (ownSpelling.get(word) ?? ownSpelling.get(word.replace(/(?<!\.)\.+$/, "")))
      : undefined;
    previous = word;
    if (own) return own;
    return /[\p{Ll}\d#+&]/u.test(word) ? word : word.toLowerCase();
  });
  lower = lower.replace(PROPER, (name) => properOf.get(name) ?? name);
  return lower.replace(
    /^([^\p{L}]*)(\p{L})/u,
    (_, signs: string, letter: string) => signs + letter.toUpperCase(),
  );
}

function shortened(title: string): string {
  if (title.length <= LONGEST) return title;
  const head = title.slice(0, LONGEST + 1);
  const at = head.lastIndexOf(" ");
  const cut = at >= 20 ? head.slice(0, at) : title.slice(0, LONGEST);
  const open = Math.max(cut.lastIndexOf("("), cut.lastIndexOf("["));
  const closed = Math.max(cut.lastIndexOf(")"), cut.lastIndexOf("]"));
  const whole = open > closed && open > 20 ? cut.slice(0, open) : cut;
  return tidied(whole.toWellFormed().replace(/\uFFFD$/u, "")) || whole.toWellFormed().trim();
}
