import { addFromProfile, endConsent } from "#hiring/talent-pools/commands/from-profile.ts";
import { limits } from "#hiring/talent-pools/terms.ts";
import { day } from "#kit/clock.ts";
import { brokenUnique, type Database, inTransaction, type Tx, transition, transitionAll } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { eraseMailContent, queueMail } from "#kit/mail.ts";
import { conflict, notFound, Problem } from "#kit/problem.ts";
import type { CandidateActor, ConsultantActor } from "#people/accounts/actor.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { eraseNotificationsAbout, notify } from "#people/notifications/commands/notify.ts";
import { profileRequestLife } from "../lifecycle.ts";
import { profileRequested } from "../mails.ts";
import { profileRequestAnswered, profileRequestedBy } from "../notifications.ts";
import { profileOf } from "../queries/profile.ts";
import { sentRequestsOf } from "../queries/requests.ts";
import { inviteEnds, publicCandidate } from "../queries/search.ts";
import { invitesADay, type RequestStatus } from "../terms.ts";

/** Returns the subject key (`about`) of a request's mails and notifications. */
const aboutRequest = (id: number) => `profile_request:${id}`;

/**
 * Asks a person of the search whether the agency may store the person's data. A person who has asked the agency not to make contact
 * finds the request in the list and gets no mail: a refusal would show the agency who the anonymous person is.
 * @throws Problem 404, 409 `already_requested` or `invite_declined`, 429 `invite_limit`
 */
export async function requestProfile(
  tx: Tx,
  actor: ConsultantActor,
  { candidateId, message, asOf }: { candidateId: number; message: string | null; asOf: Date },
): Promise<void> {
  await publicCandidate(tx, hiringActorOf(actor), candidateId, asOf);
  const [latest] = await sentRequestsOf(tx, actor, [candidateId], asOf);
  const { status, can } = latest?.attributes ?? {};
  if (can?.request === false)
    throw conflict(
      status === "pending" || status === "accepted" ? "already_requested" : "invite_declined",
      status,
    );
  await assertBelowLimit(tx, actor, asOf);
  const { id } = await insertRequest(tx, {
    agency_id: actor.agencyId,
    candidate_id: candidateId,
    message,
    requested_by: actor.accountId,
    requested_at: asOf,
    expires_at: inviteEnds(asOf),
  });
  await notifyPerson(tx, { id, candidateId, agencyId: actor.agencyId, message, asOf });
}

async function assertBelowLimit(tx: Tx, { agencyId }: ConsultantActor, asOf: Date): Promise<void> {
  const { sent } = await tx
    .selectFrom("profile_requests")
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where("agency_id", "=", agencyId)
    .where("requested_at", ">", new Date(asOf.getTime() - day))
    .executeTakeFirstOrThrow();
  if (sent >= invitesADay) throw new Problem(429, { code: "invite_limit", values: { max: invitesADay } });
}

interface NewRequest {
  agency_id: number;
  candidate_id: number;
  message: string | null;
  requested_by: number;
  requested_at: Date;
  expires_at: Date;
}

async function insertRequest(tx: Tx, request: NewRequest): Promise<{ id: number }> {
  try {
    return await tx.insertInto("profile_requests").values(request).returning("id").executeTakeFirstOrThrow();
  } catch (error) {
    if (brokenUnique(error) === "profile_requests_live") throw conflict("already_requested", "pending");
    throw error;
  }
}

interface Requested {
  id: number;
  candidateId: number;
  agencyId: number;
  message: string | null;
  asOf: Date;
}

async function notifyPerson(tx: Tx, { id, candidateId, agencyId, message, asOf }: Requested): Promise<void> {
  const person = await tx
    .selectFrom("candidates as k")
    .innerJoin("accounts as u", "u.id", "k.account_id")
    .innerJoin("agencies as g", (join) => join.on("g.id", "=", agencyId))
    .select(["u.id", "u.email", "u.full_name", "u.language", "g.name as agency"])
    .select("g.added_retention_days as days")
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("prospects as p")
            .innerJoin("candidates as c", "c.id", "p.candidate_id")
            .select("p.candidate_id")
            .where("p.agency_id", "=", agencyId)
            .whereRef("c.email", "=", "u.email")
            .where((or) =>
              or.or([or("p.do_not_contact_at", "is not", null), or("p.invites_stopped_at", "is not", null)]),
            ),
        )
        .as("refuses"),
    )
    .where("k.id", "=", candidateId)
    .executeTakeFirstOrThrow();
  if (person.refuses) return;
  const { agency, days } = person;
  const about = aboutRequest(id);
  const expires = inviteEnds(asOf).toISOString();
  await queueMail(tx, profileRequested, {
    language: languageOf(person.language),
    to: { email: person.email, name: person.full_name, account: person.id },
    props: { agency, days, message, expires },
    about,
  });
  await notify(tx, profileRequestedBy, { to: [person.id], about, props: { agency }, at: asOf });
}

/** Accepts a request: the agency stores the profile's facts as a record. @throws Problem 404, 409 `request_answered` */
export async function acceptRequest(tx: Tx, actor: CandidateActor, id: number, asOf: Date): Promise<void> {
  const request = await answer(tx, actor, { id, verb: "accept", asOf });
  const profile = await profileOf(tx, actor, asOf);
  const asker = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", request.requested_by)
    .where("agency_id", "=", request.agency_id)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  const record = await addFromProfile(
    tx,
    {
      kind: "consultant",
      accountId: request.requested_by,
      isAdmin: true,
      scope: { agency: request.agency_id },
    },
    {
      profile: { ...profile, skills: profile.skills.slice(0, limits.skills) },
      owner: asker?.id ?? null,
      asOf,
    },
  );
  await tx.updateTable("profile_requests").set({ record_id: record }).where("id", "=", id).execute();
  if (asker)
    await notifyAsker(tx, { id, to: asker.id, name: profile.fullName, record, answer: "accepted", asOf });
}

/** Declines a request; the consultant learns that, without the person's name. @throws Problem 404, 409 `request_answered` */
export async function declineRequest(tx: Tx, actor: CandidateActor, id: number, asOf: Date): Promise<void> {
  const { requested_by } = await answer(tx, actor, { id, verb: "decline", asOf });
  await notifyAsker(tx, { id, to: requested_by, name: null, record: null, answer: "declined", asOf });
}

/** Withdraws an acceptance: the agency's record ends. @throws Problem 404, 409 `request_answered` */
export async function revokeRequest(tx: Tx, actor: CandidateActor, id: number, asOf: Date): Promise<void> {
  const { requested_by, record_id } = await answer(tx, actor, { id, verb: "revoke", asOf });
  if (record_id === null) return;
  const { full_name: name } = await tx
    .selectFrom("candidates")
    .select("full_name")
    .where("id", "=", record_id)
    .executeTakeFirstOrThrow();
  await endConsent(tx, record_id, asOf);
  await notifyAsker(tx, { id, to: requested_by, name, record: null, answer: "revoked", asOf });
}

/** Hides the person's profile from the agency of a request, or shows it again. Hiding declines an open request. @throws Problem 404 */
export async function setHidden(
  tx: Tx,
  actor: CandidateActor,
  { id, isHidden, asOf }: { id: number; isHidden: boolean; asOf: Date },
): Promise<void> {
  const request = await tx
    .selectFrom("profile_requests")
    .select(["status", "agency_id"])
    .where("id", "=", id)
    .where("candidate_id", "=", actor.candidateId)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw notFound();
  if (isHidden && request.status === "pending") await declineRequest(tx, actor, id, asOf);
  await tx
    .updateTable("profile_requests")
    .set({ hides_profile: false })
    .where("candidate_id", "=", actor.candidateId)
    .where("agency_id", "=", request.agency_id)
    .where("hides_profile", "=", true)
    .execute();
  if (isHidden)
    await tx.updateTable("profile_requests").set({ hides_profile: true }).where("id", "=", id).execute();
}

async function answer(
  tx: Tx,
  actor: CandidateActor,
  { id, verb, asOf }: { id: number; verb: "accept" | "decline" | "revoke"; asOf: Date },
) {
  const row = await tx
    .selectFrom("profile_requests")
    .select("status")
    .where("id", "=", id)
    .where("candidate_id", "=", actor.candidateId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const now = row.status as RequestStatus;
  const status = profileRequestLife.check(verb, "candidate", now, {});
  const change = { from: { status: now }, to: { status }, set: { answered_at: asOf } };
  return transition(tx, "profile_requests", id, change, { code: "request_answered", now: async () => now });
}

interface Answer {
  id: number;
  /** The account of the consultant who sent the request. */
  to: number;
  /** The person's name; null for a declined request, because the agency must not learn it. */
  name: string | null;
  record: number | null;
  answer: "accepted" | "declined" | "revoked";
  asOf: Date;
}

async function notifyAsker(tx: Tx, { id, to, name, record, answer: given, asOf }: Answer): Promise<void> {
  const props = { answer: given, candidate: name, record };
  await notify(tx, profileRequestAnswered, { to: [to], about: aboutRequest(id), props, at: asOf });
}

/** Expires unanswered requests. @returns how many */
export async function expireRequests(database: Database, asOf: Date): Promise<number> {
  return inTransaction(database, async (tx) => {
    const due = await tx
      .selectFrom("profile_requests")
      .select("id")
      .where("status", "=", "pending")
      .where("expires_at", "<=", asOf)
      .orderBy("id")
      .forUpdate()
      .skipLocked()
      .execute();
    const change = { from: { status: "pending" }, to: { status: "expired" }, set: { answered_at: asOf } };
    const ids = due.map(({ id }) => id);
    return (await transitionAll(tx, "profile_requests", ids, change)).length;
  });
}

/**
 * Ends what belongs to an erased candidate: as a person with a profile, the requests are deleted and the agencies' records end; as a
 * record of an agency, its request ends, so that the agency can ask again.
 */
export async function eraseRequests(tx: Tx, candidateId: number, asOf: Date): Promise<void> {
  const ofRecord = await tx
    .selectFrom("profile_requests")
    .select("id")
    .where("record_id", "=", candidateId)
    .where("status", "=", "accepted")
    .execute();
  const change = { from: { status: "accepted" }, to: { status: "ended" }, set: { answered_at: asOf } };
  await transitionAll(
    tx,
    "profile_requests",
    ofRecord.map(({ id }) => id),
    change,
  );
  const deleted = await tx
    .deleteFrom("profile_requests")
    .where("candidate_id", "=", candidateId)
    .returning(["id", "record_id", "status"])
    .execute();
  for (const { record_id, status } of deleted)
    if (record_id !== null && status === "accepted") await endConsent(tx, record_id, asOf);
  const about = deleted.map(({ id }) => aboutRequest(id));
  await eraseMailContent(tx, about);
  await eraseNotificationsAbout(tx, about);
}
