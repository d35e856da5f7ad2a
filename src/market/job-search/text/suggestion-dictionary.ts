import { setImmediate as yieldToOthers } from "node:timers/promises";
import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Completion } from "../job-index.ts";
import { wordsOf, writtenWords } from "./words.ts";

/** A text that is suggested as a completion of typed text. */
export interface Entry {
  completion: Completion;
  /** The folded text, ` ke toan truong`: a space before each word, so that prefixes of words are found. */
  folded: string;
  /** The folded text with its accents. */
  written: string;
  /**
   * The ids of the entry's jobs, when they are few: all of them may have closed since the dictionary was
   * read.
   */
  jobs: readonly number[] | null;
}

/** Titles, skills and companies of published jobs: the source of suggestions and spelling corrections. */
export interface SuggestionDictionary {
  entries: Entry[];
  /** The entries by the first letter, and by the first two letters, of each of their words. */
  byPrefix: Map<string, Entry[]>;
  /** The number of jobs with a word in title, skills or company, and its usual spelling. */
  words: Map<string, { count: number; written: string }>;
  /** Pairs of adjacent words by their joined form: `ketoan` is the key of `ke toan`. */
  bigrams: Map<string, string>;
}

const maxEntries = 20_000;
const maxTitleLength = 60;

interface Counted {
  kind: "title" | "skill" | "company";
  text: string;
  slug: string | null;
  count: number;
  jobs: number[] | null;
}

const fewJobs = 3;
const counted = sql`count(*)::int AS count, CASE WHEN count(*) <= ${fewJobs}::int THEN array_agg(s.job_id) END AS jobs`;
const byCount = sql`ORDER BY count DESC LIMIT ${maxEntries}`;
/** The queries of the dictionary. They run one after the other, because parsing a whole result blocks the event loop. */
const statements = [
  sql<Counted>`SELECT 'title' AS kind, max(j.title COLLATE "C") AS text, NULL AS slug, ${counted}
    FROM job_search s JOIN jobs j ON j.id = s.job_id GROUP BY lower(j.title) ${byCount}`,
  sql<Counted>`SELECT 'skill' AS kind, max(skill COLLATE "C") AS text, NULL AS slug, ${counted}
    FROM job_search s JOIN jobs j ON j.id = s.job_id, unnest(j.skills) skill GROUP BY lower(skill) ${byCount}`,
  sql<Counted>`SELECT 'company' AS kind, c.name AS text, c.slug, ${counted}
    FROM job_search s JOIN companies c ON c.id = s.company_id
    WHERE c.origin = 'registered' AND NOT s.confidential GROUP BY c.id ${byCount}`,
];

/** Reads the most frequent titles, skills and hiring companies, with their number of jobs. */
export async function readDictionary(db: Reader): Promise<SuggestionDictionary> {
  const rows: Counted[] = [];
  for (const statement of statements) rows.push(...(await statement.execute(db)).rows);
  return buildDictionary(rows);
}

/** A large market has sixty thousand entries; other requests are answered after each batch. */
const batch = 300;

/** @param rows most frequent first within each kind */
export async function buildDictionary(rows: readonly Counted[]): Promise<SuggestionDictionary> {
  const entries = new Map<string, Entry>();
  const words: SuggestionDictionary["words"] = new Map();
  const bigrams = new Map<string, string>();
  let read = 0;
  for (const { kind, text, slug, count, jobs } of rows) {
    if (++read % batch === 0) await yieldToOthers();
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
        if (!bigrams.has(pair)) bigrams.set(pair, `${folded} ${after}`);
      }
    });
    const folded = parts.map((part) => ` ${part.folded}`).join("");
    const key = `${kind}${folded}`;
    const same = entries.get(key);
    if (same) {
      same.completion.count += count;
      same.jobs = same.jobs && jobs && [...same.jobs, ...jobs];
    } else if (text.length <= maxTitleLength)
      entries.set(key, {
        completion: { kind, text, count, ...(slug === null ? {} : { slug }) },
        folded,
        written: ` ${text.normalize("NFC").toLowerCase()}`,
        jobs,
      });
  }
  const list = [...entries.values()].sort((a, b) => b.completion.count - a.completion.count);
  const byPrefix = new Map<string, Entry[]>();
  for (const entry of list) {
    if (++read % batch === 0) await yieldToOthers();
    const prefixes = new Set<string>();
    for (const [, word] of entry.folded.matchAll(/ (\S+)/g)) {
      prefixes.add(word!.slice(0, 1));
      prefixes.add(word!.slice(0, 2));
    }
    for (const prefix of prefixes) {
      const known = byPrefix.get(prefix);
      if (known) known.push(entry);
      else byPrefix.set(prefix, [entry]);
    }
  }
  return { entries: list, byPrefix, words, bigrams };
}

/**
 * Returns completions of a typed text: first the entries that begin with the text, then those that contain it.
 * @param isOpen whether a job is still published
 */
export function suggest(
  dictionary: SuggestionDictionary,
  typed: string,
  limit: number,
  isOpen: (jobId: number) => boolean,
): Completion[] {
  const parts = wordsOf(typed.slice(0, 100)).slice(0, 8);
  const first = parts[0]?.folded;
  if (!first) return [];
  const folded = parts.map((part) => ` ${part.folded}`);
  const phrase = folded.join("");
  const accented = parts.some((part) => part.accented)
    ? ` ${typed.trim().normalize("NFC").toLowerCase()}`
    : null;
  const ranked: Completion[][] = [[], [], [], []];
  for (const entry of dictionary.byPrefix.get(first.slice(0, 2)) ?? []) {
    if (!folded.every((part) => entry.folded.includes(part))) continue;
    if (entry.jobs && !entry.jobs.some(isOpen)) continue;
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
