import type { Several } from "./query.ts";
import type { RawAd } from "./raw-ads.ts";
import type { Thing } from "./thing.ts";

/** Judges ads by their raw texts. It shares no code, synonyms or lists with the search. */
export class SeveralJudge {
  readonly #ads: readonly RawAd[];
  readonly #jobOf: ReadonlyMap<string, number>;
  readonly #verdicts = new Map<Thing, { says: Uint8Array; accepts: Uint8Array }>();

  /** @param jobOf ids of the imported jobs, by the ids of their ads; other ads are not judged */
  constructor(ads: readonly RawAd[], jobOf: ReadonlyMap<string, number>) {
    this.#ads = ads.filter(({ id }) => jobOf.has(id));
    this.#jobOf = jobOf;
  }

  /** Returns the ids of the jobs that say all things, and of those that a reader accepts. */
  verdict({ things }: Several): { says: Set<number>; accepts: Set<number> } {
    const verdicts = things.map((thing) => this.#judged(thing));
    const says = new Set<number>();
    const accepts = new Set<number>();
    for (const [i, { id }] of this.#ads.entries()) {
      const job = this.#jobOf.get(id)!;
      if (verdicts.every((verdict) => verdict.says[i])) says.add(job);
      if (verdicts.every((verdict) => verdict.accepts[i])) accepts.add(job);
    }
    return { says, accepts };
  }

  #judged(thing: Thing) {
    const known = this.#verdicts.get(thing);
    if (known) return known;
    const says = Uint8Array.from(this.#ads, (ad) => Number(thing.says(ad)));
    const accepts = Uint8Array.from(this.#ads, (ad, i) => says[i] || Number(thing.accepts(ad)));
    const verdict = { says, accepts };
    this.#verdicts.set(thing, verdict);
    return verdict;
  }
}
