import type { Tx } from "#kit/db.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { overrideOffLimits, reassignOwnership } from "../commands/admin.ts";
import { answerShare, askShare } from "../commands/share.ts";
import * as contract from "../contract.ts";
import { ownershipList, ownershipReply, ownershipRow } from "../queries/ownerships.ts";
import { shareList, shareReply, shareRow } from "../queries/shares.ts";

/** The endpoints for the consultants of an agency. */
export function consultantIntroductions(): Bound[] {
  const shareOf = async (tx: Tx, actor: ConsultantActor, id: number, asOf: Date) => ({
    data: shareReply(actor, await shareRow(tx, actor, id), asOf),
  });
  return [
    on(contract.ownerships, ({ tx, actor, query, asOf }) => ownershipList(tx, actor, { ...query, asOf })),
    on(contract.reassign, async ({ tx, actor, params: { id }, body, asOf }) => {
      await reassignOwnership(tx, actor, { id, ownerId: body.owner_id, reason: body.reason, asOf });
      const row = await ownershipRow(tx, actor, id);
      if (!row) throw notFound();
      return { data: ownershipReply(actor, row, asOf) };
    }),
    on(contract.askShare, async ({ tx, actor, params, body, asOf }) => {
      const id = await askShare(tx, actor, { ...body, id: params.id, asOf });
      return shareOf(tx, actor, id, asOf);
    }),
    on(contract.shareRequests, ({ tx, actor, query, asOf }) => shareList(tx, actor, { ...query, asOf })),
    on(contract.answerShare, async ({ tx, actor, params: { id }, body, asOf }) => {
      await answerShare(tx, actor, { ...body, id, asOf });
      return shareOf(tx, actor, id, asOf);
    }),
    on(contract.overrideOffLimits, async ({ tx, actor, params: { id }, body, asOf }) => {
      await overrideOffLimits(tx, actor, { id, reason: body.reason, asOf });
      const attributes = { reason: body.reason, at: asOf };
      return { data: { id: String(id), type: "off_limits_override" as const, attributes } };
    }),
  ];
}
