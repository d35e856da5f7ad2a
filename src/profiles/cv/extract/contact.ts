import { parsePhone } from "#people/accounts/phone.ts";
import type { WorkReference } from "#profiles/candidates/document.ts";
import { type Found, valueAtLine } from "./found.ts";
import { type Line, placeOf, plainLine } from "./line.ts";

const emails =
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}_%+-](?:[\p{L}\p{M}\p{N}._%+-]{0,62}[\p{L}\p{M}\p{N}_%+-])?@(?:[\p{L}\p{N}-]{1,60}\.){1,4}[a-z]{2,15}(?![\p{L}\p{N}])/giu;

/** Finds the first email address: the person's own is above those of references. */
export function emailOf(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    // A missing letter ("■") would change the address, so the line is skipped.
    if (line.text.includes("■")) continue;
    const found = line.text.match(emails)?.[0];
    if (!found) continue;
    const email = found.normalize("NFC").toLowerCase();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an address of plain letters
    return valueAtLine(email, /^[\u0000-\u007f]+$/.test(email) ? 0.98 : 0.6, line);
  }
  return null;
}

const numbers =
  /(?<![\p{L}\p{N}/._@-])(?:\+|00)?\(?\d(?:[\d().\u2010-\u2015\u2212 -]{6,22})\d(?![\p{L}\p{N}])/gu;
const phoneLabel = /(?:phone|mobile|cell|tel|hotline|điện thoại|di động|sđt|đt|dđ|số đt|zalo|whatsapp)/iu;

/** Finds the first phone number; dates, years and postcodes are not phone numbers. */
export function phoneOf(lines: readonly Line[]): Found<string> | null {
  let best: Found<string> | null = null;
  for (const line of lines) {
    const text = line.text.replaceAll("\t", "\n");
    for (const match of text.matchAll(numbers)) {
      const labelledBefore = phoneLabel.test(text.slice(Math.max(0, match.index - 25), match.index));
      for (const written of readings(match[0])) {
        const digits = written.replace(/\D/g, "").length;
        if (digits < 9 || digits > 15 || isYears(written)) continue;
        const valid = parsePhone(written) ?? null;
        const shaped = digits <= 12 && /^[+0(]|^\d{3}-\d{3}/.test(written);
        const confidence = valid ? 0.97 : labelledBefore ? 0.6 : shaped ? 0.5 : 0.3;
        if (!best || confidence > best.confidence) best = valueAtLine(valid ?? written, confidence, line);
      }
    }
  }
  return best && best.confidence > 0.4 ? best : null;
}

/** Returns whether a line has an email address or a phone number. */
export function isContact(text: string): boolean {
  const line = [plainLine(text)];
  return emailOf(line) !== null || phoneOf(line) !== null;
}

/**
 * Returns the possible phone numbers of a text: the whole text, the text without a postcode before it
 * ("44444 614-555-5555"), and the text without a page number after it ("0903 123 456 – 1/2").
 */
function readings(found: string): string[] {
  const whole = found.replace(/[\u2010-\u2015\u2212]/gu, "-").trim();
  const space = whole.indexOf(" ");
  const dash = whole.lastIndexOf(" - ");
  return [
    whole,
    ...(space > 0 ? [whole.slice(space + 1)] : []),
    ...(dash > 0 ? [whole.slice(0, dash).trim()] : []),
  ];
}

const isYears = (text: string) =>
  /^(?:19|20)\d\d\s?-\s?(?:19|20)\d\d/.test(text) || /^\d{1,2}-\d{1,2}-(?:19|20)\d\d/.test(text);

const addresses =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/[^\s<>"'()|,;\t]{4,300}|(?:www\.)?(?:[a-z0-9-]{1,60}\.){1,4}(?:com|net|org|io|dev|me|vn|co|info|page|app|ai|design|tech|edu|xyz|site|online|blog|uk|us|de|fr|jp|sg|be|ly)(?:\/[^\s<>"'()|,;\t]{0,300})?)(?![@\p{L}\p{N}])/giu;

const platforms: readonly [RegExp, string][] = [
  [/(?:^|\.)linkedin\.com$/, "LinkedIn"],
  [/(?:^|\.)github\.(?:com|io)$/, "GitHub"],
  [/(?:^|\.)gitlab\.com$/, "GitLab"],
  [/(?:^|\.)bitbucket\.org$/, "Bitbucket"],
  [/(?:^|\.)behance\.net$/, "Behance"],
  [/(?:^|\.)dribbble\.com$/, "Dribbble"],
  [/(?:^|\.)medium\.com$/, "Medium"],
  [/(?:^|\.)stackoverflow\.com$/, "Stack Overflow"],
  [/(?:^|\.)kaggle\.com$/, "Kaggle"],
  [/(?:^|\.)(?:facebook|fb)\.com$/, "Facebook"],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, "YouTube"],
  [/(?:^|\.)instagram\.com$/, "Instagram"],
  [/(?:^|\.)(?:twitter|x)\.com$/, "X"],
  [/(?:^|\.)tiktok\.com$/, "TikTok"],
];

/** Finds web pages that the text names or links to. */
export function linksOf(lines: readonly Line[], targets: readonly string[] = []): Found<WorkReference>[] {
  const found = new Map<string, Found<WorkReference>>();
  const add = (written: string, line: Line | null, label: string) => {
    const link = urlOf(written);
    if (!link) return;
    const key = link.host.replace(/^www\./, "") + link.pathname.replace(/\/$/, "");
    // A long address may be broken in the text.
    const cut =
      line === null
        ? [...found.keys()].find((shown) => shown.length > 8 && key.startsWith(shown))
        : undefined;
    const same = found.get(key) ?? (cut && found.get(cut));
    // The target of a link is the full address, of which the text may show a part only.
    if (same && line === null) same.value = { ...same.value, link: tidy(link) };
    if (same) return;
    if (line === null && link.pathname.length < 2) return;
    const known = platforms.find(([host]) => host.test(link.host))?.[1];
    if (line === null && !known) return;
    const platform = known ?? (label || link.host.replace(/^www\./, ""));
    const value = { platform, link: tidy(link) };
    const confidence = known || /^https?:|^www\.|\//.test(written) ? 0.9 : 0.6;
    found.set(key, {
      value,
      confidence,
      found: line ? placeOf(line) : { page: null, text: written.slice(0, 200) },
    });
  };
  for (const line of lines) {
    for (const match of line.text.matchAll(addresses)) {
      const before = line.text.slice(0, match.index).split("\t").at(-1)!;
      add(
        match[0].replace(/(?<![.:])[.:]+$/, ""),
        line,
        /^(\p{L}[\p{L} ]{1,28})[:\s–-]{1,3}$/u.exec(before)?.[1] ?? "",
      );
    }
  }
  for (const target of targets) if (/^https?:\/\//i.test(target)) add(target, null, "");
  return [...found.values()].slice(0, 20);
}

const tidy = (link: URL) => link.href.replace(/^(https?:\/\/[^/?#]+)\/$/, "$1");

function urlOf(written: string): URL | null {
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  return url && url.username === "" && url.host.includes(".") ? url : null;
}
