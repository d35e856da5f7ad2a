import { createPhrases, wordsOf } from "#platform/reference/phrases.ts";
import type { SkillName } from "./category.ts";

export type SkillReader = (named: readonly string[], text: string) => string[];

const MOST = 5;
const LONGEST = 30;
/** Skills that are also everyday words: they count only in a list of skills. */
const EVERYDAY = new Set(
  "c,go,git,communication,presentation,english,leadership,negotiation,excel,fast,swift,dart,rust,spark,teaching,scheduling,interviewing,onboarding,livestream,crm,react,unity,logistics,translation,payroll".split(
    ",",
  ),
);

/** Placeholders of job boards in the field for skills. */
const NOISE = /^(?:trang văn hóa công ty|not available|n\/?a|khác|other|others|unknown)$/iu;

/**
 * Creates a reader of skills: those that the ad lists, in the catalogue's spelling when known, else the
 * catalogue's skills in the text. At most five of at most thirty characters.
 */
export function createSkillReader(catalogue: readonly SkillName[]): SkillReader {
  const entries = catalogue.flatMap((skill) =>
    [skill.name, skill.name_vn, ...skill.aliases].map((name): [string, SkillName] => [name, skill]),
  );
  const spelling = new Map(entries.map(([name, skill]) => [keyOf(name), skill]));
  const find = createPhrases(entries.filter(([name]) => !EVERYDAY.has(name.toLowerCase())));
  return (named, text) => {
    const skills = new Map<string, string>();
    const add = (name: string) => {
      if (skills.size < MOST && name !== "" && name.length <= LONGEST) skills.set(keyOf(name), name);
    };
    for (const raw of named) {
      const name = raw
        .toWellFormed()
        .normalize("NFC")
        .replace(/[\p{Cc}\s]+/gu, " ")
        .replace(/^[\s.,;:-]+|(?<![\s.,;:-])[\s.,;:-]+$/gu, "");
      const known = spelling.get(keyOf(name));
      if (!/[\p{L}\p{N}]/u.test(name) || NOISE.test(name)) continue;
      add(known ? (keyOf(known.name) === keyOf(name) ? known.name : known.name_vn) : name);
    }
    if (skills.size > 0) return [...skills.values()];
    const vietnamese = /[\u1EA0-\u1EF9ăđơư]/u.test(text);
    for (const { value } of find(wordsOf(text))) add(vietnamese ? value.name_vn : value.name);
    return [...skills.values()];
  };
}

function keyOf(name: string): string {
  return wordsOf(name)
    .map((word) => word.folded)
    .join(" ");
}
