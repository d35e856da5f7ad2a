import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { CandidateActor, ConsultantActor } from "#people/accounts/actor.ts";
import type { profileRequests, sentRequests } from "../contract-requests.ts";
import { profileRequestLife } from "../lifecycle.ts";
import { type RequestStatus, restDays } from "../terms.ts";

type Sent = ReplyOf<typeof sentRequests>["data"][number];
type Received = ReplyOf<typeof profileRequests>["data"][number];

/** Returns the latest request of the agency to each of these people. */
export async function sentRequestsOf(
  db: Reader,
  { agencyId }: Pick<ConsultantActor, "agencyId">,
  ids: readonly number[],
  asOf: Date,
): Promise<Sent[]> {
  const { rows } = await sql<{
    candidate_id: number;
    status: RequestStatus;
    requested_at: Date;
    answered_at: Date | null;
    record_id: number | null;
  }>`
    SELECT DISTINCT ON (r.candidate_id) r.candidate_id, r.status, r.requested_at, r.answered_at, r.record_id
    FROM profile_requests r WHERE r.agency_id = ${agencyId} AND r.candidate_id = ANY (${[...ids]}::bigint[])
    ORDER BY r.candidate_id, r.requested_at DESC, r.id DESC`.execute(db);
  return rows.map(({ candidate_id, status, requested_at, answered_at, record_id }) => ({
    id: String(candidate_id),
    type: "sent_profile_request",
    attributes: {
      status,
      requested_at,
      person_id: status === "accepted" && record_id !== null ? String(record_id) : null,
      can: { request: mayRequest(status, answered_at, asOf) },
    },
  }));
}

/** Returns whether an agency may ask again: not while a request lives, nor for 90 days after a refusal or a withdrawal. */
function mayRequest(latest: RequestStatus, answeredAt: Date | null, asOf: Date): boolean {
  if (latest === "expired" || latest === "ended") return true;
  if (latest === "pending" || latest === "accepted") return false;
  return asOf.getTime() - (answeredAt ?? asOf).getTime() >= restDays * day;
}

/** Returns a page of the requests to a person, the latest first. */
export async function receivedRequests(
  db: Reader,
  actor: CandidateActor,
  { page, items }: QueryOf<typeof profileRequests>,
): Promise<ReplyOf<typeof profileRequests>> {
  const rows = await rowsOf(db, actor)
    .orderBy("r.requested_at", "desc")
    .orderBy("r.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const { total } = await db
    .selectFrom("profile_requests")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("candidate_id", "=", actor.candidateId)
    .executeTakeFirstOrThrow();
  return { data: rows.map(requestOf), meta: { page, items, total } };
}

/** @throws Problem 404 for a request to another person */
export async function receivedRequest(db: Reader, actor: CandidateActor, id: number): Promise<Received> {
  const row = await rowsOf(db, actor).where("r.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return requestOf(row);
}

function rowsOf(db: Reader, { candidateId }: CandidateActor) {
  return db
    .selectFrom("profile_requests as r")
    .innerJoin("agencies as g", "g.id", "r.agency_id")
    .select(["r.id", "r.message", "r.status", "r.requested_at", "r.expires_at"])
    .select(["g.name as agency", "g.added_retention_days as days"])
    .select(
      sql<boolean>`EXISTS (SELECT FROM profile_requests h WHERE h.candidate_id = r.candidate_id
        AND h.agency_id = r.agency_id AND h.hides_profile)`.as("hides_profile"),
    )
    .where("r.candidate_id", "=", candidateId);
}

function requestOf(row: Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number]): Received {
  const status = row.status as RequestStatus;
  const { accept, decline, revoke } = profileRequestLife.can("candidate", status, {});
  return {
    id: String(row.id),
    type: "profile_request",
    attributes: {
      agency: { name: row.agency },
      message: row.message,
      status,
      requested_at: row.requested_at,
      expires_at: row.expires_at,
      days: row.days,
      hides_profile: row.hides_profile,
      can: { accept, decline, revoke },
    },
  };
}
