import { fold } from "#kit/fold.ts";
import { isPhone, phoneRuns } from "./contact-numbers.ts";
import { type PlainText, plainText, visibleText } from "./plain-text.ts";

/** The sign that replaces removed contact data. */
export const left = "…";

type Span = readonly [start: number, end: number];

/**
 * Removes email addresses, phone numbers, links and account names from a text, in any spelling: full width,
 * with other spaces and dashes, "(at)", broken over lines. A sign marks each removal; everything else stays
 * unchanged.
 */
export function withoutContact(text: string): string {
  const plain = plainText(visibleText(text));
  return cut(plain, contactSpans(plain.text));
}

/** Returns whether a text has contact data that `withoutContact` would remove. The sign of a removal is none. */
export function hasContact(text: string): boolean {
  const plain = plainText(visibleText(text)).text;
  return contactSpans(plain).some(([start, end]) => /[\p{L}\p{N}]/u.test(plain.slice(start, end)));
}

const contactSpans = (plain: string): Span[] => [
  ...emails(plain),
  ...links(plain),
  ...accounts(plain),
  ...phones(plain),
];

function cut({ text, source, at }: PlainText, spans: readonly Span[]): string {
  let shown = "";
  let from = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (end <= from) continue;
    if (start >= from) shown += source.slice(at[from], at[start]) + left;
    from = end;
  }
  return shown + source.slice(at[from], at[text.length]);
}

/** The at sign of an address, literal or paraphrased. */
const atSigns =
  /@|[([{<] ?(?:at|a còng|a cong|a móc) ?[)\]}>]| (?:a còng|a cong|a móc) | at (?=(?:gmail|yahoo|hotmail|outlook|icloud|proton)\b)/giu;
const dotAndLabel =
  /(?: ?\. ?| ?[([{<] ?(?:dot|chấm|cham|\.) ?[)\]}>] ?| (?:dot|chấm|cham) )[\p{L}\p{N}-]{1,63}/uy;
const spaced = /[ \n]/;

function emails(text: string): Span[] {
  const found: Span[] = [];
  for (const { 0: sign, index } of text.matchAll(atSigns)) {
    // Of several at signs in a word, the first one covers the whole word.
    if (index < (found.at(-1)?.[1] ?? 0)) continue;
    const after = index + sign.length;
    const end = wordAfter(text, after);
    const isApart = sign === "@" && (spaced.test(text[index - 1] ?? " ") || spaced.test(text[after] ?? " "));
    // "5 @ 10k" is not an address; "@name" is the name of an account.
    const isAccount = /^[\p{L}\p{N}_]/u.test(text.slice(after, after + 2));
    if (!isApart || isAccount || isDomain.test(text.slice(after, end).trim()))
      found.push([wordBefore(text, index), end]);
  }
  return found;
}

const isDomain = /\.|^(?:gmail|yahoo|hotmail|outlook|icloud|proton)/iu;

/** Returns the start of the word that ends at most two spaces before a position. */
function wordBefore(text: string, place: number): number {
  let at = place;
  while (at > 0 && place - at < 2 && spaced.test(text[at - 1] ?? "")) at--;
  const end = at;
  while (at > 0 && end - at < 128 && !/\s/u.test(text[at - 1] ?? "")) at--;
  return at === end ? place : at;
}

/** Returns the end of the domain that begins at most two spaces after a position. */
function wordAfter(text: string, place: number): number {
  let at = place;
  while (at - place < 2 && spaced.test(text[at] ?? "")) at++;
  while (at < text.length && !/[\s,;([{<]/u.test(text[at] ?? "")) at++;
  for (let labels = 0; labels < 5; labels++) {
    dotAndLabel.lastIndex = at;
    const label = dotAndLabel.exec(text);
    // A sentence may end with the address: the word after its dot belongs to the next sentence.
    if (!label || (/^\.? ?\. /u.test(label[0]) && !topLevels.has(fold(label[0]).replace(/[^a-z]/g, ""))))
      break;
    at += label[0].length;
  }
  return at;
}

const topLevels = new Set(
  "com,vn,net,org,io,me,dev,info,biz,edu,gov,asia,xyz,app,link,site,online,tech,page,ai,gg,ly,tk,cc,tv,eu,uk,us,sg,jp,fr,de".split(
    ",",
  ),
);
/** Domains whose name alone, without a path, is often an ordinary word. */
const onlyWithPath = new Set("me,ai,io,co,ly,tv,cc,page,link,app,site,online,tech,us,de".split(","));
/** Names of technologies that look like addresses. */
const technologies = new Set("asp.net,vb.net,ado.net,ml.net,paint.net".split(","));

/** Finds whole addresses, and addresses without protocol: linkedin.com/in/name, duyen-tran.vn. */
function links(text: string): Span[] {
  const whole = [...text.matchAll(/(?:https?:\/\/|www\.)\S+/giu)].map(spanOf);
  const bare = [
    ...text.matchAll(/(?<![\p{L}\p{N}.@-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}(?:\/\S*)?/giu),
  ];
  return [
    ...whole,
    ...bare
      .filter(({ 0: found }) => {
        const [name = "", path] = found.toLowerCase().split(/\/(.*)/s);
        const last = name.split(".").at(-1) ?? "";
        if (technologies.has(name) || found.endsWith(".NET") || !/[a-z]/.test(name)) return false;
        if (path !== undefined && path !== "") return topLevels.has(last) || last === "co";
        return topLevels.has(last) && !onlyWithPath.has(last);
      })
      .map(spanOf),
  ];
}

/** Returns the span without the sign that ends the sentence. */
function spanOf({ 0: found, index }: RegExpExecArray): Span {
  return [index, index + found.replace(/[.,;:!?)\]}'"]{1,4}$/u, "").length];
}

const services =
  "zalo|skype|facebook|face|fb|telegram|viber|whatsapp|wechat|line id|linkedin|linked in|github|gitlab|instagram|insta|tiktok|messenger|twitter|discord|kakao ?talk|behance|dribbble";
const labelled = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${services})(?: ?(?:id|nick|cá nhân|link))? ?[:=] ?`,
  "giu",
);
/** Without a colon, only words that look like an account name match: letters with digits or signs. */
const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${services})(?: id| nick)? (?=[\\w.-]{5,40}(?![\\w.-]))(?=[\\w.-]{0,39}[a-z])(?=[a-z.-]{0,39}[\\d_])[\\w.-]{5,40}`,
  "giu",
);

/** Finds account names after the name of a service; the label stays. */
function accounts(text: string): Span[] {
  const after = [...text.matchAll(labelled)].flatMap(({ 0: label, index }): Span[] => {
    const start = index + label.length;
    const value = /^[^\n|;,•·\t]{0,60}/u.exec(text.slice(start, start + 60))?.[0].trimEnd() ?? "";
    const words = value.split(" ").filter(Boolean);
    const [first = ""] = words;
    const isName = words.length <= 4 && words.every((word) => /^[\p{Lu}@]/u.test(word));
    if (words.length === 1 || isName) return first ? [[start, start + value.length]] : [];
    // The text is a sentence about the service: only its first word is removed, if it looks like an account name.
    return /^[a-z0-9._:-]{5,40}$/.test(first) ? [[start, start + first.length]] : [];
  });
  const beside = [...text.matchAll(named)].map(({ 0: found, index }): Span => {
    const name = found.split(" ").at(-1) ?? "";
    return [index + found.length - name.length, index + found.length];
  });
  return [...after, ...beside];
}

function phones(text: string): Span[] {
  return phoneRuns(text).flatMap((run) => {
    const found: Span[] = [];
    for (let from = 0; from < run.length; ) {
      const to = isPhone(text, run, from);
      const [first, last] = [run[from], to === null ? undefined : run[to]];
      if (to !== null && first && last) {
        const sign = /[(+]{1,2} ?\(?$/.exec(text.slice(Math.max(0, first.start - 4), first.start))?.[0] ?? "";
        found.push([first.start - sign.length, last.end]);
      }
      from = (to ?? from) + 1;
    }
    return found;
  });
}
