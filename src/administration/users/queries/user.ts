import { sql } from "kysely";
import { hour } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import { type AdminActor, adminRole } from "#people/accounts/actor.ts";
import { twoStepSince } from "#people/accounts/contributions.ts";
import { lifeOf } from "#people/accounts/sessions.ts";
import { roles, userTypes } from "#people/accounts/terms.ts";
import type { ConfirmedAct } from "#people/members/commands/confirmations.ts";
import { deviceName } from "#people/security/device-name.ts";
import type { userSessions, userShow } from "../contract.ts";
import { userLife } from "../lifecycle.ts";
import { closedAt, mostSessions, type OwnedKind, ownedKinds, stateOf } from "../terms.ts";
import { factsOf, readableBy, withFacts } from "./users.ts";

type Detail = ReplyOf<typeof userShow>["data"];

/** Returns a user with the numbers of rows that the user owns. @throws Problem 404 */
export async function oneUser(db: Reader, actor: AdminActor, id: number, asOf: Date): Promise<Detail> {
  const row = await detailOf(db).where("a.id", "=", id).where(readableBy(actor)).executeTakeFirst();
  if (!row) throw notFound();
  const terms = await db
    .selectFrom("terms_acceptances")
    .select(["version", "method", "accepted_at"])
    .where("account_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const providers = await db
    .selectFrom("identities")
    .select("provider")
    .where("account_id", "=", id)
    .orderBy("provider")
    .execute();
  const counts = await countsOf(db, id);
  return {
    id: String(id),
    type: "user",
    attributes: {
      ...factsOf(row),
      phone: row.phone,
      language: languageOf(row.language),
      two_step: row.two_step_at !== null,
      has_password: row.has_password,
      providers: providers.map(({ provider }) => provider),
      blocked_at: row.blocked_at,
      block_reason: row.block_reason,
      closes_at: row.closes_at,
      terms: terms ?? null,
      visibility: row.visibility,
      live_sessions: await liveSessionsOf(db, row, asOf),
      owns: ownedKinds.flatMap((kind) => (counts[kind] > 0 ? [{ kind, count: counts[kind] }] : [])),
      requests: await requestsOf(db, actor, row, asOf),
      can: userLife.can(adminRole(actor), stateOf(row), {
        isSelf: id === actor.accountId,
        isLastSuper: row.role_id === roles.admin_super_admin && row.other_supers === 0,
        verified: row.email_verified_at !== null,
        hasRole: row.role_id !== null,
      }),
    },
  };
}

function detailOf(db: Reader) {
  return withFacts(db)
    .leftJoin("candidate_profiles as p", "p.account_id", "a.id")
    .select(["a.phone", "a.language", "p.visibility"])
    .select((eb) =>
      eb
        .selectFrom("accounts as o")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("o.user_type", "=", userTypes.admin)
        .where("o.role_id", "=", roles.admin_super_admin)
        .where("o.blocked_at", "is", null)
        .where("o.closes_at", "is", null)
        .whereRef("o.id", "<>", "a.id")
        .as("other_supers"),
    )
    .select(sql<boolean>`a.password_hash IS NOT NULL`.as("has_password"))
    .select(twoStepSince(sql.ref("a.id")).as("two_step_at"));
}

/** Returns the acts on a user that wait for a second super administrator. */
async function requestsOf(
  db: Reader,
  actor: AdminActor,
  { id, closes_at }: { id: number; closes_at: Date | null },
  asOf: Date,
): Promise<Detail["attributes"]["requests"]> {
  const rows = await db
    .selectFrom("account_confirmations as q")
    .innerJoin("accounts as r", "r.id", "q.requested_by")
    .select(["q.act", "q.reason", "q.requested_by", "q.expires_at", "r.full_name"])
    .where("q.account_id", "=", id)
    .where("q.expires_at", ">", asOf)
    .where((eb) =>
      eb.or([
        eb("q.act", "<>", "erase"),
        // A request about an earlier closing of the account has no effect any more.
        ...(closes_at ? [eb("q.requested_at", ">=", closedAt(closes_at))] : []),
      ]),
    )
    .orderBy("q.act")
    .execute();
  return rows.map(({ act, reason, requested_by, expires_at, full_name }) => ({
    act: act as ConfirmedAct,
    requested_by: full_name,
    reason: actor.isAdmin ? reason : null,
    expires_at,
    can: { confirm: actor.isAdmin && requested_by !== actor.accountId },
  }));
}

/** Returns the number of sessions with which a user is logged in. */
async function liveSessionsOf(
  db: Reader,
  { id, user_type }: { id: number; user_type: number },
  asOf: Date,
): Promise<number> {
  const idleSince = new Date(asOf.getTime() - lifeOf(user_type).idleHours * hour);
  const { count } = await db
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", asOf)
    .where("seen_at", ">", idleSince)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the numbers of rows that belong to an account, as a candidate or as a person who works with Sen. */
async function countsOf(db: Reader, id: number): Promise<Record<OwnedKind, number>> {
  const { rows } = await sql<Record<OwnedKind, number>>`
    WITH person AS (SELECT id FROM candidates WHERE account_id = ${id})
    SELECT
      (SELECT count(*) FROM applicants WHERE candidate_id IN (SELECT id FROM person)) AS applications,
      (SELECT count(*) FROM cv_files WHERE candidate_id IN (SELECT id FROM person) AND removed_at IS NULL) AS cv_files,
      (SELECT count(*) FROM saved_jobs WHERE candidate_id IN (SELECT id FROM person)) AS saved_jobs,
      (SELECT count(*) FROM job_alerts WHERE candidate_id IN (SELECT id FROM person) AND stopped_at IS NULL) AS job_alerts,
      (SELECT count(*) FROM share_links WHERE account_id = ${id}) AS share_links,
      (SELECT count(*) FROM jobs WHERE owner_id = ${id} AND deleted_at IS NULL) AS jobs,
      (SELECT count(*) FROM applicants WHERE owner_id = ${id}) AS applicants,
      (SELECT count(*) FROM tasks WHERE assignee_id = ${id}) AS tasks,
      (SELECT count(*) FROM interview_interviewers WHERE account_id = ${id}) AS interviews,
      (SELECT count(*) FROM clients WHERE am_id = ${id}) AS clients,
      (SELECT count(*) FROM job_reviews WHERE by_id = ${id}) AS reviews,
      (SELECT count(*) FROM support_threads WHERE account_id = ${id}) AS support_threads,
      (SELECT count(*) FROM api_keys WHERE created_by = ${id} AND revoked_at IS NULL) AS api_keys`.execute(
    db,
  );
  return rows[0]!;
}

/** Returns the sessions of a user that are stored, the last used first. @throws Problem 404 */
export async function sessionsOf(
  db: Reader,
  actor: AdminActor,
  id: number,
  asOf: Date,
): Promise<ReplyOf<typeof userSessions>> {
  const user = await db
    .selectFrom("accounts as a")
    .select("a.user_type")
    .where("a.id", "=", id)
    .where(readableBy(actor))
    .executeTakeFirst();
  if (!user) throw notFound();
  const idleSince = new Date(asOf.getTime() - lifeOf(user.user_type).idleHours * hour);
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "user_agent", "created_at", "seen_at", "revoked_at", "expires_at"])
    .where("account_id", "=", id)
    .orderBy("seen_at", "desc")
    .orderBy("id")
    .limit(mostSessions)
    .execute();
  return {
    data: rows.map(({ id: sid, user_agent, created_at, seen_at, revoked_at, expires_at }) => {
      const live = revoked_at === null && expires_at > asOf && seen_at > idleSince;
      const times = { created_at, seen_at, live };
      return {
        id: sid,
        type: "session",
        attributes: { ...deviceName(user_agent), ...times, can: { end: actor.isAdmin && live } },
      };
    }),
  };
}
