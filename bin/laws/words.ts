import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allowed, refused } from "./glossary.ts";
import { nodesOf, parseSource } from "./syntax.ts";

/**
 * The word law: texts for people use the words of the glossary, one style of tone marks, and typographic
 * quotes, dashes and ellipses.
 */

type Language = "en" | "vi";
const root = join(import.meta.dirname, "../..");

/** Spelling rules for both languages. */
const form: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\.\.\./, "…"],
  [/"/, "“…”"],
  [/'/, "’"],
  [/₫|VNĐ/i, "đ in Vietnamese, VND in English"],
  [/(?<![\d–-])\d{1,3}-\d{1,3}(?![\d-])/, "an en dash, 1–3"],
  [/[\d}]MB\b/, "a space before MB"],
  [/[^\s] {2}/, "one space"],
  [/[^.!?:] Thứ (?:Hai|Ba|Tư|Năm|Sáu|Bảy)/, "thứ Hai inside a sentence"],
  [/^See (?:all|more|other|the|your|my) (?!.*\.$)/, "View"],
];

/** Matches tone marks of the old style (`hoà`, `khoẻ`, `thuỷ`). After q, the mark on the last vowel is correct (`quý`). */
const otherToneMarks = /(?<!q)(?:o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])(?!\p{L})/iu;

const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, " ")} `;

/** Returns the words of a text that are outside of the glossary. */
function wordsOutside(language: Language, text: string): string[] {
  return refused[language].flatMap(([outside, instead, unless]) => {
    const said = (unless?.split("|") ?? []).reduce(
      (rest, phrase) => rest.replaceAll(` ${phrase} `, " · "),
      words(text),
    );
    return outside
      .split("|")
      .filter((phrase) => said.includes(` ${phrase} `))
      .map((phrase) => `“${phrase}” (${instead})`);
  });
}

/** Returns the violation of a rule: an error message of one sentence has no full stop, a longer message has one. */
function fullStop(text: string): string[] {
  const sentences = text.split(/[.!?]”? (?=\p{Lu})/u).length;
  if (sentences === 1 && text.endsWith(".")) return ["a full stop after one sentence"];
  return sentences > 1 && !/[.!?]”?$/.test(text) ? ["no full stop after two sentences"] : [];
}

/** Returns spellings that no text may have, in any language. */
export function brokenSpelling(text: string): string[] {
  const mark = otherToneMarks.exec(text.normalize("NFC"))?.[0];
  const email = /\be-mails?\b|\bViet Nam\b/i.exec(text)?.[0];
  return [
    ...(mark ? [`“${mark}” (tone marks of the old style: hóa, khỏe, hủy)`] : []),
    ...(email ? [`“${email}” (email, Vietnam)`] : []),
  ];
}

/** Returns the violations of a text for people; its key tells whether it is an error. */
export function brokenText(language: Language, key: string, text: string): string[] {
  const plain = text.replace(/<\/?\w+>/g, "");
  const spoken = text.replace(/\{\w+(?:, ?(?:plural|select|number),?)?|<\/?\w+>/g, " ");
  return [
    ...form.flatMap(([pattern, instead]) => {
      const found = pattern.exec(plain);
      return found ? [`“${found[0]}” (${instead})`] : [];
    }),
    ...brokenSpelling(text),
    ...wordsOutside(language, spoken),
    ...(key.startsWith("errors.") ? fullStop(text) : []),
  ];
}

/** Returns the texts of a catalogue, by key. */
export function leaves(tree: unknown, path = ""): [key: string, text: string][] {
  // The anchor of a section is part of an address.
  if (path.endsWith(".id")) return [];
  if (typeof tree === "string") return [[path, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key));
}

/** Returns the strings of a source file, each with its line. */
function strings(path: string, code: string): [line: number, text: string][] {
  const { source, lineOf } = parseSource(path, code);
  return nodesOf(source).flatMap((node): [number, string][] => {
    if (node.type === "StringLiteral") return [[lineOf(node), node.value as string]];
    return node.type === "TemplateElement" ? [[lineOf(node), node.cooked as string]] : [];
  });
}

const aria = "vite/aria-texts.vi.ts";
const manifests = [
  ["public/manifest.en.webmanifest", "en"],
  ["public/manifest.webmanifest", "vi"],
] as const;

const read = (path: string) => readFileSync(join(root, path), "utf8");
const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`);

/** Checks catalogues, manifests, the demo market and documents. */
export async function wordLaw(): Promise<string[]> {
  const broken: string[] = [];
  const used = new Set<string>();
  const report = (path: string, place: string | number, found: readonly string[]) => {
    const excused = [path, `${path}:${place}`].find((name) => name in allowed);
    if (found.length === 0) return;
    if (excused) used.add(excused);
    else broken.push(...found.map((what) => `${path}:${place}: ${what}`));
  };
  for (const path of filesOf("src").filter((name) => /\/messages\.(en|vi)\.ts$/.test(name))) {
    const language = path.endsWith(".en.ts") ? "en" : "vi";
    for (const [key, text] of leaves({ ...(await import(join(root, path))) }))
      report(path, key, brokenText(language, key, text));
  }
  for (const [path, language] of manifests)
    for (const [key, text] of leaves(JSON.parse(read(path))))
      if (/name|description/.test(key)) report(path, key, brokenText(language, key, text));
  for (const [line, text] of strings(aria, read(aria))) report(aria, line, brokenText("vi", "", text));
  for (const path of filesOf("src/front/demo").filter((name) => /(?<!\.test)\.ts$/.test(name)))
    for (const [line, text] of strings(path, read(path))) report(path, line, brokenSpelling(text));
  for (const path of filesOf("db/demo").filter((name) => name.endsWith(".json")))
    for (const [key, text] of leaves(JSON.parse(read(path)))) report(path, key, brokenSpelling(text));
  const pages = readdirSync(root).concat(filesOf("docs"));
  for (const path of pages.filter((name) => name.endsWith(".md")))
    for (const [n, line] of read(path).split("\n").entries()) report(path, n + 1, brokenSpelling(line));
  for (const place of Object.keys(allowed))
    if (!used.has(place)) broken.push(`bin/laws/glossary.ts: ${place} needs no exception`);
  return broken;
}
