import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { answerShare, shareRequests as contract } from "../contract.ts";
import { type ShareStatus, shareLife } from "../lifecycle.ts";
import { askerOf, isLiveOn, ownerOf } from "../policy.ts";
import type { RequestSide } from "../terms.ts";
import { nextOf } from "./ownerships.ts";

function shares(db: Reader, { agencyId, accountId, isAdmin }: ConsultantActor) {
  return db
    .selectFrom("share_requests as r")
    .innerJoin("ownerships as o", "o.id", "r.ownership_id")
    .innerJoin("candidates as p", "p.id", "o.person_id")
    .innerJoin("clients as c", "c.id", "o.client_id")
    .innerJoin("jobs as j", "j.id", "r.job_id")
    .innerJoin("accounts as v", "v.id", "r.asker_id")
    .leftJoin("accounts as u", "u.id", "o.owner_id")
    .select(["r.id", "r.job_id", "r.asker_id", "r.bps", "r.note", "r.asked_at", "r.answered_at"])
    .select(["o.owner_id", "o.person_id", "o.client_id", "o.ends_on", "o.ended_at", "j.company_id"])
    .select(["p.full_name as person_name", "c.name as client_name", "j.title as job_title"])
    .select(["v.full_name as asker_name", "u.full_name as owner_name", "r.ownership_id"])
    .select(sql<ShareStatus>`r.status`.as("status"))
    .where("r.agency_id", "=", agencyId)
    .$if(!isAdmin, (query) =>
      query.where((eb) => eb.or([eb("r.asker_id", "=", accountId), eb("o.owner_id", "=", accountId)])),
    );
}
export type ShareRow = Awaited<ReturnType<ReturnType<typeof shares>["execute"]>>[number];

/** Returns a request that the actor asked or may answer. @throws Problem 404 */
export async function shareRow(db: Reader, actor: ConsultantActor, id: number): Promise<ShareRow> {
  const row = await shares(db, actor).where("r.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Locks a request of the actor's agency until the transaction ends. */
export async function lockShare(tx: Tx, { agencyId }: ConsultantActor, id: number): Promise<void> {
  await tx
    .selectFrom("share_requests")
    .select("id")
    .where("id", "=", id)
    .where("agency_id", "=", agencyId)
    .forNoKeyUpdate()
    .execute();
}

/** Returns the requests that the actor asked or may answer from a key on, the latest first. */
export async function shareList(
  db: Reader,
  actor: ConsultantActor,
  { before, items, status, side, asOf }: QueryOf<typeof contract> & { asOf: Date },
): Promise<ReplyOf<typeof contract>> {
  const of = (which: RequestSide) =>
    shares(db, actor).where("r.asker_id", which === "own" ? "=" : "<>", actor.accountId);
  const rows = await (side ? of(side) : shares(db, actor))
    .$if(status !== undefined, (query) => query.where("r.status", "=", status as ShareStatus))
    .$if(before !== undefined, (query) => query.where("r.id", "<", before as number))
    .orderBy("r.id", "desc")
    .limit(items + 1)
    .execute();
  const { count } = await of("others")
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("r.status", "=", "asked")
    .where("o.ended_at", "is", null)
    .where("o.ends_on", ">=", dayOf(asOf))
    .executeTakeFirstOrThrow();
  const page = rows.slice(0, items);
  return {
    data: page.map((row) => shareReply(actor, row, asOf)),
    meta: { next: nextOf(rows, items), waiting: Number(count) },
  };
}

/** Returns a request as the contract has it. */
export function shareReply(
  actor: ConsultantActor,
  row: ShareRow,
  asOf: Date,
): ReplyOf<typeof answerShare>["data"] {
  const { status, bps, note, asked_at, answered_at } = row;
  const facts = { isLive: isLiveOn(row, asOf) };
  const { accept, decline } = shareLife.can(ownerOf(actor, row), status, facts);
  const { withdraw } = shareLife.can(askerOf(actor, row), status, facts);
  return {
    id: String(row.id),
    type: "share_request",
    attributes: {
      status,
      asker: { id: String(row.asker_id), full_name: row.asker_name },
      owner: row.owner_id === null ? null : { id: String(row.owner_id), full_name: row.owner_name ?? "" },
      person: { id: String(row.person_id), full_name: row.person_name },
      client: { id: String(row.client_id), name: row.client_name },
      job: { id: String(row.job_id), title: row.job_title },
      bps,
      note,
      asked_at,
      answered_at,
      can: { accept, decline, withdraw },
    },
  };
}
