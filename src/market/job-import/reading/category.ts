import { createPhrases, wordsOf } from "#platform/reference/phrases.ts";
import { categoryIds } from "#platform/reference/terms.ts";
import { technologyWords } from "./category-words-it.ts";
import { officeWords } from "./category-words-office.ts";
import { tradeWords } from "./category-words-others.ts";

export type CategoryRow = { id: number; parent_id: number | null; name: string; name_vn: string };
export type SkillName = { name: string; name_vn: string; category_id: number; aliases: readonly string[] };
export type ReadCategories = { categoryIds: number[]; confidence: number };
export type CategoryReader = (
  title: string,
  skills?: readonly string[],
  description?: string,
) => ReadCategories;

type Hint = { sub: number; weight: number };

const MOST = 3;
const DESCRIPTION = 700;
const MAIN = 1.3;
/** The highest weight of a weak phrase ("lập trình viên", "thiết kế"). */
const HINT = 1.2;
const weights = { head: 4, title: 2, skill: 1, description: 0.35, area: 0.3 } as const;
/** Separators in a title: the text after one describes a place, a product or a team and not the work. */
const ASIDE = /\s[-–—|]\s|[([|]|\s_\s|,\s/u;

/**
 * Creates a reader of categories, from phrases in both languages, mainly in the title. It returns ids of
 * sub-categories, best first, with a confidence from 0 to 1; "other functions" without any evidence.
 */
export function createCategoryReader(
  categories: readonly CategoryRow[],
  skills: readonly SkillName[] = [],
  synonyms: readonly (readonly string[])[] = [],
): CategoryReader {
  const parents = new Map(categories.map((row) => [row.id, row.parent_id]));
  const find = createPhrases(entriesOf(categories, synonyms));
  const areas = createPhrases(skillEntries(skills));
  return (title, named = [], description = "") => {
    const scores = new Map<number, number>();
    const add = (text: string, factor: number, titled = false) => {
      const found = find(wordsOf(text));
      // A Vietnamese title names the work first ("Kinh doanh phần mềm"), an English one last ("Software sales").
      const main = /[^ -~]/.test(text) ? 0 : found.length - 1;
      for (const [index, { value }] of found.entries()) {
        for (const { sub, weight } of value) {
          const share = titled && index === main && weight > HINT ? factor * MAIN : factor;
          scores.set(sub, (scores.get(sub) ?? 0) + weight * share);
        }
      }
    };
    const tidy =
      title
        .normalize("NFC")
        .replace(/^\s*[[(][^\])]{0,40}[\])]\s*/u, "")
        .trim() || title;
    const aside = tidy.slice(1).search(ASIDE) + 1;
    const head = aside > 0 ? tidy.slice(0, aside) : tidy;
    add(head, weights.head, true);
    add(aside > 0 ? tidy.slice(aside) : "", weights.title);
    const fromTitle = Math.max(0, ...scores.values());
    for (const skill of named.slice(0, 10)) add(skill, weights.skill);
    add(description.slice(0, DESCRIPTION), weights.description);
    // The ad's own area orders the categories of a clear title, and helps to decide for an unclear one.
    for (const { value } of areas(wordsOf(named.join(" ; ")))) {
      for (const sub of scores.keys()) {
        if (parents.get(sub) === value) scores.set(sub, scores.get(sub)! + weights.area);
      }
    }
    return ranked(scores, fromTitle, parents);
  };
}

function ranked(
  scores: ReadonlyMap<number, number>,
  fromTitle: number,
  known: ReadonlyMap<number, number | null>,
): ReadCategories {
  const order = [...scores].filter(([id]) => known.has(id)).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const best = order[0];
  if (!best || best[1] < 0.5) return { categoryIds: [categoryIds.otherFunctions], confidence: 0 };
  const kept = order.filter(([, score]) => score >= best[1] * 0.6).slice(0, MOST);
  const lead = best[1] / (best[1] + (order[1]?.[1] ?? 0));
  const confidence = Math.min(1, (fromTitle > 0 ? 0.4 : 0.1) + lead * 0.6 * Math.min(1, best[1] / 6));
  return { categoryIds: kept.map(([id]) => id), confidence: Math.round(confidence * 100) / 100 };
}

function entriesOf(
  categories: readonly CategoryRow[],
  synonyms: readonly (readonly string[])[],
): [string, Hint[]][] {
  const hints = new Map<string, Hint[]>();
  const add = (phrase: string, hint: Hint) => {
    const key = phrase.normalize("NFC").toLowerCase();
    const list = hints.get(key) ?? [];
    if (!list.some(({ sub }) => sub === hint.sub)) hints.set(key, [...list, hint]);
  };
  for (const [id, list] of Object.entries({ ...technologyWords, ...officeWords, ...tradeWords })) {
    for (const phrase of list.split(",")) {
      const words = wordsOf(phrase).length;
      const factor = phrase.startsWith("~") ? 0.4 : phrase.startsWith("!") ? 2 : 1;
      add(phrase.replace(/^[~!]/, ""), { sub: Number(id), weight: factor * (0.5 + words * 0.75) });
    }
  }
  // A board's own "category" field often has the name of a category.
  for (const row of categories) {
    if (row.parent_id === null || row.parent_id === undefined) continue;
    for (const name of [row.name, row.name_vn].flatMap((text) => text.split(/ [/|] /))) {
      if (wordsOf(name).length > 1) add(name, { sub: row.id, weight: 1.5 });
    }
  }
  const known = createPhrases([...hints]);
  const unsaid = (word: string) => known(wordsOf(word)).length === 0;
  for (const group of synonyms) {
    const same = group.flatMap((word) => hints.get(word.toLowerCase()) ?? []);
    const subs = new Set(same.map(({ sub }) => sub));
    // A group of synonyms with one category also applies to its other names; an ambiguous group does not, and
    // existing phrases are not changed.
    if (subs.size !== 1) continue;
    for (const word of group) {
      if (wordsOf(word).length > 1 && unsaid(word)) add(word, { ...same[0]!, weight: 1.5 });
    }
  }
  return [...hints];
}

function skillEntries(skills: readonly SkillName[]): [string, number][] {
  return skills.flatMap((skill) =>
    [skill.name, skill.name_vn, ...skill.aliases].map((name): [string, number] => [name, skill.category_id]),
  );
}
