import { setImmediate as othersTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Completion } from "./job-index.ts";
import { wordsOf, writtenWords } from "./words.ts";

/** A text that a keyword may become. */
export interface Entry {
  completion: Completion;
  /** ` ke toan truong`: a blank before each word, so that beginnings of words are found. */
  folded: string;
  /** The same with accents, where it has some. */
  written: string;
}

/** What published jobs call themselves: the ground for suggestions and for spelling. */
export interface Titles {
  entries: Entry[];
  /** By the first two letters of each word of it: where to look. */
  byStart: Map<string, Entry[]>;
  /** How many jobs have a word in title, skills or company. */
  words: Map<string, { count: number; written: string }>;
  /** Neighbours without the blank between them: `ketoan` for `ke toan`. */
  joined: Map<string, string>;
}

const mostTitles = 20_000;
const longestTitle = 60;

interface Counted {
  kind: "title" | "skill" | "company";
  text: string;
  slug: string | null;
  count: number;
}

const mostFirst = sql`ORDER BY count DESC LIMIT ${mostTitles}`;
/** One after the other: a connection hands over all rows of an answer at once, and meanwhile nobody else is answered. */
const questions = [
  sql<Counted>`SELECT 'title' AS kind, max(j.title COLLATE "C") AS text, NULL AS slug, count(*)::int AS count
    FROM job_search s JOIN jobs j ON j.id = s.job_id GROUP BY lower(j.title) ${mostFirst}`,
  sql<Counted>`SELECT 'skill' AS kind, max(skill COLLATE "C") AS text, NULL AS slug, count(*)::int AS count
    FROM job_search s JOIN jobs j ON j.id = s.job_id, unnest(j.skills) skill GROUP BY lower(skill) ${mostFirst}`,
  sql<Counted>`SELECT 'company' AS kind, c.name AS text, c.slug, count(*)::int AS count
    FROM job_search s JOIN companies c ON c.id = s.company_id GROUP BY c.id ${mostFirst}`,
];

/** Reads the commonest titles, the skills and the companies that hire, with how many jobs each has. */
export async function readTitles(db: Reader): Promise<Titles> {
  const rows: Counted[] = [];
  for (const question of questions) rows.push(...(await question.execute(db)).rows);
  return titlesOf(rows);
}

/** A large market has sixty thousand: others are answered between so many. */
const inATurn = 300;

/** @param rows each kind's commonest first */
export async function titlesOf(rows: readonly Counted[]): Promise<Titles> {
  const entries = new Map<string, Entry>();
  const words: Titles["words"] = new Map();
  const joined = new Map<string, string>();
  let read = 0;
  for (const { kind, text, slug, count } of rows) {
    if (++read % inATurn === 0) await othersTurn();
    const parts = wordsOf(text);
    if (parts.length === 0) continue;
    const written = writtenWords(text);
    parts.forEach(({ folded }, i) => {
      const known = words.get(folded);
      if (known) known.count += count;
      else words.set(folded, { count, written: written[i]?.toLowerCase() ?? folded });
      const after = parts[i + 1]?.folded;
      if (after && kind !== "company") {
        const pair = folded + after;
        if (!joined.has(pair)) joined.set(pair, `${folded} ${after}`);
      }
    });
    const folded = parts.map((part) => ` ${part.folded}`).join("");
    const key = `${kind}${folded}`;
    const same = entries.get(key);
    if (same) same.completion.count += count;
    else if (text.length <= longestTitle)
      entries.set(key, {
        completion: { kind, text, count, ...(slug === null ? {} : { slug }) },
        folded,
        written: ` ${text.normalize("NFC").toLowerCase()}`,
      });
  }
  const list = [...entries.values()].sort((a, b) => b.completion.count - a.completion.count);
  const byStart = new Map<string, Entry[]>();
  for (const entry of list) {
    if (++read % inATurn === 0) await othersTurn();
    const starts = new Set<string>();
    for (const [, word] of entry.folded.matchAll(/ (\S+)/g)) {
      starts.add(word!.slice(0, 1));
      starts.add(word!.slice(0, 2));
    }
    for (const start of starts) {
      const known = byStart.get(start);
      if (known) known.push(entry);
      else byStart.set(start, [entry]);
    }
  }
  return { entries: list, byStart, words, joined };
}

const mostLikely = 1000;

/** What visitors will ask for, as far as ads can tell: the commonest titles and skills, then the commonest words in them. */
export function likelyKeywords({ entries, words }: Titles): string[] {
  const named = entries.filter(({ completion }) => completion.kind !== "company");
  const counts = new Map<string, number>();
  for (const { folded, completion } of named)
    for (const word of new Set(folded.trim().split(" ")))
      counts.set(word, (counts.get(word) ?? 0) + completion.count);
  const common = [...counts].sort((a, b) => b[1] - a[1]).slice(0, mostLikely);
  return [
    ...named.slice(0, mostLikely).map(({ completion }) => completion.text),
    ...common.map(([word]) => words.get(word)?.written ?? word),
  ];
}

/** The entries that go on from what was typed: those that begin with it first, then those that have it inside. */
export function complete(titles: Titles, typed: string, limit: number): Completion[] {
  const parts = wordsOf(typed.slice(0, 100)).slice(0, 8);
  const first = parts[0]?.folded;
  if (!first) return [];
  const folded = parts.map((part) => ` ${part.folded}`);
  const phrase = folded.join("");
  const accented = parts.some((part) => part.accented)
    ? ` ${typed.trim().normalize("NFC").toLowerCase()}`
    : null;
  const ranked: Completion[][] = [[], [], [], []];
  for (const entry of titles.byStart.get(first.slice(0, 2)) ?? []) {
    if (!folded.every((part) => entry.folded.includes(part))) continue;
    const rank =
      accented && entry.written.startsWith(accented)
        ? 0
        : entry.folded.startsWith(phrase)
          ? 1
          : entry.folded.includes(phrase)
            ? 2
            : 3;
    const group = ranked[rank]!;
    if (group.length < limit) group.push(entry.completion);
  }
  return ranked.flat().slice(0, limit);
}
