import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type {
  answerShare,
  shareRequests as contract,
  ownerships as ownershipsContract,
} from "../contract.ts";
import { type ShareStatus, shareLife } from "../lifecycle.ts";
import { askerOf, isLiveOn, ownerOf } from "../policy.ts";

/** Selects ownerships of an agency with their person, client and owner. */
function ownerships(db: Reader, { agencyId }: ConsultantActor) {
  return db
    .selectFrom("ownerships as o")
    .innerJoin("candidates as p", "p.id", "o.person_id")
    .innerJoin("clients as c", "c.id", "o.client_id")
    .leftJoin("accounts as u", "u.id", "o.owner_id")
    .select(["o.id", "o.person_id", "o.client_id", "o.owner_id", "o.starts_on", "o.ends_on", "o.ended_at"])
    .select(["p.full_name as person_name", "c.name as client_name", "u.full_name as owner_name"])
    .where("o.agency_id", "=", agencyId);
}
type OwnershipRow = Awaited<ReturnType<ReturnType<typeof ownerships>["execute"]>>[number];

/** Returns an ownership of the actor's agency. */
export function ownershipRow(
  db: Reader,
  actor: ConsultantActor,
  id: number,
): Promise<OwnershipRow | undefined> {
  return ownerships(db, actor).where("o.id", "=", id).executeTakeFirst();
}

/** Returns a page of the live ownerships, the latest first. */
export async function ownershipList(
  db: Reader,
  actor: ConsultantActor,
  { page, items, owner_id, client_id, asOf }: QueryOf<typeof ownershipsContract> & { asOf: Date },
): Promise<ReplyOf<typeof ownershipsContract>> {
  const live = ownerships(db, actor)
    .where("o.ended_at", "is", null)
    .where("o.ends_on", ">=", dayOf(asOf))
    .$if(owner_id !== undefined, (query) => query.where("o.owner_id", "=", owner_id as number))
    .$if(client_id !== undefined, (query) => query.where("o.client_id", "=", client_id as number));
  const rows = await live
    .orderBy("o.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const { count } = await live
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { data: rows.map((row) => ownershipReply(actor, row)), meta: { total: Number(count), page, items } };
}

/** Returns an ownership as the contract has it. */
export function ownershipReply(actor: ConsultantActor, row: OwnershipRow) {
  const { person_id, person_name, client_id, client_name, owner_id, owner_name, starts_on, ends_on } = row;
  return {
    id: String(row.id),
    type: "ownership" as const,
    attributes: {
      person: { id: String(person_id), full_name: person_name },
      client: { id: String(client_id), name: client_name },
      owner: owner_id === null ? null : { id: String(owner_id), full_name: owner_name ?? "" },
      starts_on,
      ends_on,
      can: { reassign: actor.isAdmin, ask: owner_id !== actor.accountId },
    },
  };
}

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
    .select(["v.full_name as asker_name", "u.full_name as owner_name"])
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

/** Returns a page of the requests that the actor asked or may answer, the latest first. */
export async function shareList(
  db: Reader,
  actor: ConsultantActor,
  { page, items, status, asOf }: QueryOf<typeof contract> & { asOf: Date },
): Promise<ReplyOf<typeof contract>> {
  const all = shares(db, actor).$if(status !== undefined, (query) =>
    query.where("r.status", "=", status as ShareStatus),
  );
  const rows = await all
    .orderBy("r.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const { count } = await all
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return {
    data: rows.map((row) => shareReply(actor, row, asOf)),
    meta: { total: Number(count), page, items },
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
