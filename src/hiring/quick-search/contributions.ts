import { defineList } from "#kit/contributions.ts";
import type { Tx } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";

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
