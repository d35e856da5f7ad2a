import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";

/**
 * Moves the applicants of agencies out of stages that a company removes: the company does not know of them, so they neither hold a
 * stage nor show in a refusal. Its own applicants stay, and refuse the removal.
 */
export async function moveOfAgencies(
  tx: Tx,
  moves: readonly { from: number; to: number }[],
  asOf: Date,
): Promise<void> {
  await sql`
    UPDATE applicants a SET stage_id = v.target, stage_changed_at = ${asOf}
    FROM unnest(${moves.map(({ from }) => from)}::bigint[], ${moves.map(({ to }) => to)}::bigint[]) AS v(source, target)
    WHERE a.stage_id = v.source AND a.agency_id IS NOT NULL`.execute(tx);
}
