import type { BodyOf } from "#kit/contract.ts";
import { brokenUnique, type Tx, transition } from "#kit/db.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { record } from "#people/activities/commands.ts";
import type { answerShare as answerContract, askShare as askContract } from "../contract.ts";
import { type ShareStatus, shareLife } from "../lifecycle.ts";
import { askerOf, isLiveOn, ownerOf } from "../policy.ts";
import { ownershipRow } from "../queries/ownerships.ts";
import { clientOf } from "../queries/shared/client.ts";
import { lockShare, type ShareRow, shareRow } from "../queries/shares.ts";
import { notifyAnswered, notifyAsked } from "./notify.ts";

/**
 * Asks the owner of a person for a share of the fee, in order to introduce the person on another job of the client.
 * @returns the id of the request
 * @throws Problem 404, 409 `share_not_askable`, 422 at /job_id for a job of another client
 */
export async function askShare(
  tx: Tx,
  actor: ConsultantActor,
  { id, job_id, bps, note, asOf }: BodyOf<typeof askContract> & { id: number; asOf: Date },
): Promise<number> {
  const ownership = await ownershipRow(tx, actor, id);
  if (!ownership) throw notFound();
  const client = await clientOf(tx, job_id);
  if (client?.agency_id !== actor.agencyId || client.id !== ownership.client_id)
    throw invalid("/job_id", "job_unknown");
  const isLive = isLiveOn(ownership, asOf) && ownership.owner_id !== actor.accountId;
  const status = shareLife.check("ask", "asker", "none", { isLive });
  const request = await tx
    .insertInto("share_requests")
    .values({
      agency_id: actor.agencyId,
      ownership_id: id,
      job_id,
      asker_id: actor.accountId,
      status,
      bps,
      note,
      asked_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
    .catch((error) => {
      if (brokenUnique(error) === "share_requests_live") throw conflict("share_not_askable", "asked");
      throw error;
    });
  const row = await shareRow(tx, actor, request.id);
  await recordShare(tx, actor, row, { status: "asked", asOf });
  await notifyAsked(tx, row, asOf);
  return row.id;
}

/**
 * Accepts, declines or withdraws a request for a share. The first of two concurrent answers counts.
 * @throws Problem 404 for a request of others, 409 `split_request_changed`
 */
export async function answerShare(
  tx: Tx,
  actor: ConsultantActor,
  { id, answer, asOf }: BodyOf<typeof answerContract> & { id: number; asOf: Date },
): Promise<void> {
  await lockShare(tx, actor, id);
  const row = await shareRow(tx, actor, id);
  const role = answer === "withdraw" ? askerOf(actor, row) : ownerOf(actor, row);
  const to = shareLife.check(answer, role, row.status, { isLive: isLiveOn(row, asOf) }) as ShareStatus;
  await transition(
    tx,
    "share_requests",
    id,
    { from: { status: row.status }, to: { status: to }, set: { answered_at: asOf } },
    { code: "split_request_changed", now: async () => row.status },
  );
  await recordShare(tx, actor, row, { status: to, asOf });
  if (to !== "accepted" && to !== "declined") return;
  await notifyAnswered(tx, row, { answer: to, byId: actor.accountId, asOf });
}

async function recordShare(
  tx: Tx,
  by: ConsultantActor,
  row: ShareRow,
  { status, asOf }: { status: ShareStatus; asOf: Date },
): Promise<void> {
  const data = { request: row.id, status };
  await record(tx, {
    kind: "share_status",
    by,
    at: asOf,
    companyId: row.company_id,
    jobId: row.job_id,
    data,
  });
}
