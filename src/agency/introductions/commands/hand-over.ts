import type { Tx } from "#kit/db.ts";
import { transitionAll } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/**
 * Gives the ownerships of a consultant who leaves the agency to the heir, with unchanged dates. Open requests of the leaver end.
 * Without an heir, the leaver stays the owner until an administrator chooses another one.
 */
export async function handOverIntroductions(
  tx: Tx,
  { by, leaver, heir, asOf }: { by: HiringActor; leaver: number; heir: number | null; asOf: Date },
): Promise<void> {
  if (!("agency" in by.scope)) return;
  const { agency } = by.scope;
  if (heir !== null)
    await tx
      .updateTable("ownerships")
      .set({ owner_id: heir })
      .where("agency_id", "=", agency)
      .where("owner_id", "=", leaver)
      .where("ended_at", "is", null)
      .execute();
  const open = await tx
    .selectFrom("share_requests")
    .select("id")
    .where("agency_id", "=", agency)
    .where("asker_id", "=", leaver)
    .where("status", "=", "asked")
    .execute();
  await transitionAll(
    tx,
    "share_requests",
    open.map(({ id }) => id),
    { from: { status: "asked" }, to: { status: "withdrawn" }, set: { answered_at: asOf } },
  );
}
