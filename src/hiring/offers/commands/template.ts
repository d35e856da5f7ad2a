import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { assertAllowed } from "#kit/problem.ts";
import { assertVersion, namesOfDiffering } from "#people/accounts/commands/edited.ts";
import { type HiringActor, tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { editOfferTemplate } from "../contract-template.ts";
import { mayEditTemplate } from "../policy.ts";
import { findTemplate } from "../queries/template.ts";

/** Changes the template of the workspace's letters. @throws Problem 403, 409 `offer_template_edited` after a concurrent edit */
export async function editTemplate(
  tx: Tx,
  actor: HiringActor,
  { version, ...texts }: BodyOf<typeof editOfferTemplate>,
  asOf: Date,
): Promise<void> {
  assertAllowed(mayEditTemplate(actor));
  await tx
    .insertInto("offer_templates")
    .values({ ...tenantColumns(actor.scope, null), version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await findTemplate(tx, actor, true);
  if (!row) return;
  await assertVersion(tx, "offer_template_edited", version, row, () => namesOfDiffering(texts, row));
  await tx
    .updateTable("offer_templates")
    .set({ ...texts, version: row.version + 1, edited_by: actor.accountId, edited_at: asOf })
    .where("id", "=", row.id)
    .execute();
}
