import { defineList } from "#kit/contributions.ts";
import type { Tx } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { maxResults } from "./contract.ts";

/** A row of an agency that the quick search finds. */
export interface DeskHit {
  id: string;
  name: string;
  /** A fact that tells rows with the same name apart. */
  hint: string | null;
}

/** Rows of a later room that the quick search finds for consultants, the latest first, at most `maxResults`. */
export interface DeskSource {
  kind: "orders" | "people";
  find(tx: Tx, actor: ConsultantActor, keyword: string): Promise<DeskHit[]>;
}

export const deskSources = defineList<DeskSource>("sources of the quick search of consultants");

/** Number of the latest rows that a search reads before the index of words. */
export const latestRead = 1000;

/**
 * Returns the first matches: those among the `latestRead` latest rows, or, if these are fewer than an answer has, those of all rows by the
 * index of words. Words that many people have are found among the latest rows in a millisecond; the index reads all their people.
 */
export async function latestMatches<T>(find: (among: "latest" | "all") => Promise<T[]>): Promise<T[]> {
  const latest = await find("latest");
  return latest.length === maxResults ? latest : find("all");
}
