import type { Tx } from "#kit/db.ts";
import type { Desk } from "./facts.ts";

/** Number of headhunting requests that administrators have handed over to the agency. */
const handedOver = 2;

/** Hands headhunting requests of the inbox over to the agency, which has made no client of them yet. */
export async function handRequestsOver(tx: Tx, { agencyId, asOf }: Desk): Promise<void> {
  const requests = await tx
    .selectFrom("support_threads")
    .select("id")
    .where("kind", "=", "headhunt")
    .orderBy("id")
    .limit(handedOver)
    .execute();
  for (const { id } of requests)
    await tx
      .updateTable("support_threads")
      .set({
        agency_id: agencyId,
        handed_over_at: asOf,
        status: "closed",
        closed_at: asOf,
        waiting_since: null,
      })
      .where("id", "=", id)
      .execute();
}
