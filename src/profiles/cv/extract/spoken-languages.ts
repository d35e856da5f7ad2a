import { fold } from "#kit/fold.ts";
import type { ImportedLanguage } from "../imported.ts";
import type { FoundRow } from "./found.ts";
import { isTestWord, levelOfTests } from "./language-tests.ts";
import { type Line, placeOf } from "./line.ts";
import { languageNames, namedWithin, proficiencyNames } from "./terms-read.ts";

const set = (words: string) => new Set(words.split(","));

/** Languages outside of the closed list. Their levels must not be assigned to others. */
const unlisted = set(
  "vietnamese,arabic,bengali,burmese,cambodian,czech,danish,dutch,filipino,finnish,greek,hebrew,hungarian,indonesian,khmer,laotian,latin,malay,mongolian,norwegian,persian,polish,portuguese,romanian,swedish,tagalog,tamil,turkish,ukrainian,urdu",
);
/**
 * Vietnamese short names that are also ordinary words ("tốt nhất"): they are languages at the beginning only.
 */
const ambiguous = set("anh,nhat,han,hoa,phap");
/** Words around a level that name no language. */
const fillers = set(
  "level,trinh,do,proficiency,skill,skills,ky,nang,kha,communication,nghe,noi,doc,viet,listening,speaking,reading,writing,in,and,va,muc,cefr,chung,chi,certificate,dat,diem,score,band,overall",
);
const levelWords = new Set([...proficiencyNames.keys()].flatMap((name) => name.split(" ")));

/** A part of a text about one language. It is null outside of the closed list, and undefined without a language. */
interface Stretch {
  words: string[];
  language: number | null | undefined;
}

/** Returns spoken languages of the closed list, with their level; null when the text names none. */
export function languagesOf(lines: readonly Line[]): FoundRow<ImportedLanguage>[] {
  const mentions: { language: number | null; level: number | null; line: Line }[] = [];
  for (const line of lines) {
    for (const { words, language } of partsOf(line.text).flatMap(stretchesOf)) {
      const level = languageLevel(words.join(" "));
      const last = mentions.at(-1);
      if (language !== undefined) mentions.push({ language, level, line });
      // A part that names only a level belongs to the language of the part before it.
      else if (last && last.level === null && words.every(isAboutLevel)) last.level = level;
    }
  }
  const rows = new Map<number, FoundRow<ImportedLanguage>>();
  for (const { language, level, line } of mentions) {
    const before = language === null ? undefined : rows.get(language);
    if (language === null || before?.value.proficiency != null || (before && level === null)) continue;
    rows.set(language, {
      value: { language, proficiency: level },
      confidences: { language: 0.9, proficiency: level === null ? 0 : 0.85 },
      confidence: 0.9,
      found: placeOf(line),
    });
  }
  return [...rows.values()];
}

/** Returns the level that a text names, by a test or in words; null for none. */
export function languageLevel(text: string): number | null {
  return levelOfTests(fold(text)) ?? namedWithin(proficiencyNames, text);
}

const isAboutLevel = (word: string) =>
  levelWords.has(word) || fillers.has(word) || isTestWord(word) || /^[\d.,]+$/.test(word);

/** Splits a line at commas and similar signs, except inside brackets and numbers. */
function partsOf(line: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of line.replace(/(\d),(?=\d)/g, "$1.")) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    if (letter === "\t" || (depth === 0 && /[,;|•·/]/u.test(letter))) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/**
 * Splits a part where another language begins: before its name, or after it when levels come first ("fluent
 * English").
 */
function stretchesOf(part: string): Stretch[] {
  const words = fold(part).match(/[\p{L}\p{N}.]+/gu) ?? [];
  const names: { at: number; end: number; language: number | null }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const name = nameAt(words, at);
    if (!name) continue;
    const last = names.at(-1);
    if (last && last.language === name.language) last.end = at + name.length;
    else names.push({ at, end: at + name.length, language: name.language });
    at += name.length - 1;
  }
  const [first] = names;
  if (!first) return [{ words, language: undefined }];
  const isLevelFirst = languageLevel(words.slice(0, first.at).join(" ")) !== null;
  return names.map(({ at, end, language }, index) => {
    const from = index === 0 ? 0 : isLevelFirst ? names[index - 1]!.end : at;
    const to = index === names.length - 1 ? words.length : isLevelFirst ? end : names[index + 1]!.at;
    return { words: words.slice(from, to), language };
  });
}

const longestName = 4;

/** Returns the name of a language that begins at a word. */
function nameAt(words: readonly string[], at: number): { length: number; language: number | null } | null {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(" ");
    const language = languageNames.get(name);
    const isName = at === 0 || !ambiguous.has(name) || /^(?:van|ngu)$/.test(words[at + 1] ?? "");
    if (language !== undefined && isName) return { length, language };
  }
  if (words[at] === "tieng" && at + 1 < words.length) return { length: 2, language: null };
  return unlisted.has(words[at]!) ? { length: 1, language: null } : null;
}
