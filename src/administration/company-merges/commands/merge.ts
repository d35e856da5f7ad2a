import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict } from "#kit/problem.ts";
import { changeRows } from "#kit/row-moves.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { companiesMerged } from "#people/companies/events.ts";
import { companyMerged } from "../mails.ts";
import { administratorsOf } from "../queries/administrators.ts";
import { type Plan, plan } from "../queries/plan.ts";
import type { Pair } from "../queries/steps.ts";
import { type Choices, undoDays } from "../terms.ts";

/**
 * Merges a company into another one: runs the plan that the administrator has read, with a journal of every changed row, and
 * notifies the administrators of both companies.
 * @throws Problem 404, 422 `merge_same`, 409 `merge_changed`, `merge_conflict`, `merge_blocked`, `merge_done`, `merge_winner_unfit`
 */
export async function mergeCompanies(
  tx: Tx,
  actor: AdminActor,
  {
    pair,
    choices,
    planHash,
    reason,
    asOf,
  }: { pair: Pair; choices: Choices; planHash: string | null; reason: string; asOf: Date },
): Promise<{ id: number; plan: Plan }> {
  await lockPair(tx, actor, pair);
  const planned = await plan(tx, actor, { pair, choices, asOf });
  const [refusal] = planned.conflicts;
  if (refusal) throw conflict(refusal, planned.hash);
  if (planned.hash !== planHash) throw conflict("merge_changed", planned.hash);
  const people = await administratorsOf(tx, actor, pair);
  const { id } = await tx
    .insertInto("company_merges")
    .values({
      loser_id: pair.loser,
      winner_id: pair.winner,
      loser_name: planned.loser.name,
      winner_name: planned.winner.name,
      plan_hash: planned.hash,
      reason,
      merged_by: actor.accountId,
      merged_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [step, change] of planned.steps.entries())
    await changeRows(
      tx,
      change,
      sql`INSERT INTO merge_moves (merge_id, step, table_name, key, old, new)
        SELECT ${id}, ${step}, ${change.table}, key, old, new FROM changes`,
    );
  await emit(tx, companiesMerged, { companies: [pair.loser, pair.winner] });
  for (const person of people)
    await queueMail(tx, companyMerged, {
      language: languageOf(person.language),
      to: { email: person.email, name: person.full_name, account: person.id },
      props: {
        loser: planned.loser.name,
        winner: planned.winner.name,
        moved: person.company_id === pair.loser,
        reason,
        days: undoDays,
      },
    });
  return { id, plan: planned };
}

/**
 * Locks both companies in the order of their ids. The lock waits for transactions that have added rows of them, and rows that are
 * added meanwhile wait for it (migration 0252).
 */
export async function lockPair(tx: Tx, _actor: AdminActor, { loser, winner }: Pair): Promise<void> {
  await tx
    .selectFrom("companies")
    .select("id")
    .where("id", "in", [loser, winner])
    .orderBy("id")
    .forUpdate()
    .execute();
}
