import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Facts } from "./facts.ts";
import { bytesOf, none, type Slots, slotsOf, withLater } from "./slots.ts";

interface Posting {
  slots: Slots;
  /** Slots from here on have not been looked at. */
  upTo: number;
  /** While PostgreSQL is asked. */
  loading: Promise<void> | null;
}

const keptBytes = 32_000_000;
const keptBytesPerJob = 128;
/** What is asked for ahead leaves room for what visitors ask. */
const aheadShare = 0.75;
const overheadBytes = 200;
/** After so many new jobs it is better to begin anew. */
const mostNews = 2000;

/**
 * Which jobs have a token: asked of PostgreSQL's index once and kept, the latest used ones in memory of a fixed size. The words
 * of a job only change together with its slot, so what is kept stays right, and only jobs that came since have to be read.
 */
export class Postings {
  readonly facts: Facts;
  #kept = new Map<string, Posting>();
  #bytes = 0;
  /** Tokens of the jobs that came since the beginning, each with its slots, ascending. */
  #news = new Map<string, number[]>();
  #begun: number;
  #newsUpTo: number;
  #readingNews: Promise<void> | null = null;

  constructor(facts: Facts) {
    this.facts = facts;
    this.#begun = facts.size;
    this.#newsUpTo = facts.size;
  }

  /** True when so many jobs came since that another one is worth its making. */
  get worn(): boolean {
    return this.facts.size - this.#begun > mostNews;
  }

  /** The jobs of each token, those that are no longer live among them; what is not known is asked for in one statement. */
  async of(db: Reader, tokens: readonly string[]): Promise<Map<string, Slots>> {
    while (this.#newsUpTo < this.facts.size) {
      this.#readingNews ??= this.#readNews(db);
      await this.#readingNews;
    }
    const asked = new Map<string, Posting>();
    const unknown = new Map<string, Posting>();
    for (const token of tokens) {
      const posting = this.#kept.get(token) ?? { slots: none, upTo: this.facts.size, loading: null };
      asked.set(token, posting);
      if (!this.#kept.has(token)) unknown.set(token, posting);
      this.#keep(token, posting);
    }
    if (unknown.size > 0) {
      const loading = this.#load(db, unknown);
      for (const posting of unknown.values()) posting.loading = loading;
    }
    await Promise.all(new Set([...asked.values()].map((posting) => posting.loading)));
    for (const [token, posting] of asked) this.#addNews(token, posting);
    this.#forgetOldest();
    return new Map([...asked].map(([token, { slots }]) => [token, slots]));
  }

  /** Asks for the tokens of each of these keywords before a visitor waits for them, until there is no more room. */
  async warmUp(db: Reader, keywords: readonly (readonly string[])[]): Promise<void> {
    for (const tokens of keywords) {
      if (this.worn || this.#bytes > this.#mostBytes() * aheadShare) return;
      await this.of(db, tokens);
    }
  }

  /** The latest used are kept last. */
  #keep(token: string, posting: Posting): void {
    this.#forget(token);
    this.#kept.set(token, posting);
    this.#bytes += weight(posting);
  }

  #forget(token: string): void {
    const posting = this.#kept.get(token);
    if (!posting) return;
    this.#kept.delete(token);
    this.#bytes -= weight(posting);
  }

  /** It may have been forgotten while others were waited for. */
  #fill(token: string, posting: Posting, slots: Slots): void {
    if (this.#kept.get(token) === posting) this.#bytes += bytesOf(slots) - bytesOf(posting.slots);
    posting.slots = slots;
  }

  #mostBytes(): number {
    return keptBytes + keptBytesPerJob * this.facts.size;
  }

  #forgetOldest(): void {
    const most = this.#mostBytes();
    for (const [token, posting] of this.#kept) {
      if (this.#bytes <= most) return;
      if (!posting.loading) this.#forget(token);
    }
  }

  async #load(db: Reader, postings: ReadonlyMap<string, Posting>): Promise<void> {
    try {
      const tokens = [...postings.keys()];
      const found = await jobsOf(db, tokens);
      tokens.forEach((token, i) => {
        const posting = postings.get(token)!;
        this.#fill(token, posting, this.#slotsOf(found[i] ?? "{}", posting.upTo));
      });
    } catch (error) {
      for (const token of postings.keys()) this.#forget(token);
      throw error;
    } finally {
      for (const posting of postings.values()) posting.loading = null;
    }
  }

  /**
   * Jobs that changed while they were asked for have a later slot and come with the news.
   * @param ids `{1,22,333}`: tens of thousands, so read by hand
   */
  #slotsOf(ids: string, upTo: number): Slots {
    const { slotOf } = this.facts;
    const found = new Uint32Array(Math.min(upTo, ids.length >> 1));
    let count = 0;
    let isSorted = true;
    let id = 0;
    for (let i = 1; i < ids.length; i++) {
      const digit = ids.charCodeAt(i) - 48;
      if (digit >= 0 && digit <= 9) {
        id = id * 10 + digit;
        continue;
      }
      const slot = slotOf.get(id);
      id = 0;
      if (slot < 0 || slot >= upTo) continue;
      isSorted &&= count === 0 || slot > found[count - 1]!;
      found[count++] = slot;
    }
    const slots = found.subarray(0, count);
    return slotsOf(isSorted ? slots : slots.sort(), upTo);
  }

  async #readNews(db: Reader): Promise<void> {
    try {
      const from = this.#newsUpTo;
      const upTo = this.facts.size;
      const slotOf = new Map<number, number>();
      for (let slot = from; slot < upTo; slot++)
        if (this.facts.live[slot]) slotOf.set(this.facts.jobId[slot]!, slot);
      const { rows } = await sql<{ job_id: number; tokens: string[] }>`
        SELECT job_id, tsvector_to_array(words) AS tokens FROM job_search
        WHERE job_id = ANY(${[...slotOf.keys()]}::bigint[])`.execute(db);
      const bySlot = rows.map(({ job_id, tokens }) => ({ slot: slotOf.get(job_id)!, tokens }));
      for (const { slot, tokens } of bySlot.sort((a, b) => a.slot - b.slot))
        for (const token of tokens) {
          const slots = this.#news.get(token);
          if (slots) slots.push(slot);
          else this.#news.set(token, [slot]);
        }
      this.#newsUpTo = upTo;
    } finally {
      this.#readingNews = null;
    }
  }

  #addNews(token: string, posting: Posting): void {
    if (posting.upTo >= this.#newsUpTo) return;
    const isLater = (slot: number) => slot >= posting.upTo;
    const later = new Set<number>();
    if (token.endsWith("*")) {
      const beginning = token.slice(0, -1);
      for (const [word, slots] of this.#news)
        if (isLater(slots.at(-1)!) && word.startsWith(beginning))
          for (const slot of slots.filter(isLater)) later.add(slot);
    } else for (const slot of this.#news.get(token)?.filter(isLater) ?? []) later.add(slot);
    this.#fill(token, posting, withLater(posting.slots, Uint32Array.from(later).sort(), this.facts.size));
    posting.upTo = this.#newsUpTo;
  }
}

const weight = ({ slots }: Posting) => bytesOf(slots) + overheadBytes;

/** The jobs of each token, as PostgreSQL writes an array. */
async function jobsOf(db: Reader, tokens: readonly string[]): Promise<string[]> {
  const queries = tokens.map((token) => (token.endsWith("*") ? `'${token.slice(0, -1)}':*` : `'${token}'`));
  const { rows } = await sql<{ ids: string }>`
    SELECT array(SELECT s.job_id FROM job_search s WHERE s.words @@ asked.query::tsquery)::text AS ids
    FROM unnest(${queries}::text[]) WITH ORDINALITY AS asked(query, at) ORDER BY asked.at`.execute(db);
  return rows.map((row) => row.ids);
}
