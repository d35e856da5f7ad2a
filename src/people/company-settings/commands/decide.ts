import { type Tx, transition } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import { type AdminActor, adminRole } from "#people/accounts/actor.ts";
import { roles } from "#people/accounts/terms.ts";
import { lockCompany } from "#people/companies/commands/edit.ts";
import { setUnverified, setVerified } from "#people/companies/commands/verify.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { type RequestState, requestLife } from "../lifecycle.ts";
import { companyRefused, companyVerified, verificationRevoked } from "../mails.ts";
import { verificationWasGiven, verificationWasRefused, verificationWasRevoked } from "../notifications.ts";
import { factsOf, requestRow, versionOf } from "../queries/requests.ts";
import { refuseReasons } from "../terms.ts";

/**
 * Verifies the company of a request and notifies the company's administrators.
 * @param version the version of the company's details that the administrator has read
 * @throws Problem 404, 409 when the request is already decided, or the company has changed, is blocked or lacks required details
 */
export async function verifyCompany(
  tx: Tx,
  actor: AdminActor,
  id: number,
  { version }: { version: string | null },
  asOf: Date,
): Promise<void> {
  const { company_id: companyId } = await requestRow(tx, actor, id);
  const company = await lockCompany(tx, { companyId });
  const { status } = await requestRow(tx, actor, id);
  const facts = factsOf(company);
  if (status === "pending" && facts.blocked) throw conflict("verification_company_blocked", status);
  if (status === "pending" && !facts.complete) throw conflict("verification_incomplete", status);
  requestLife.check("verify", adminRole(actor), status as RequestState, facts);
  if (version !== null && version !== versionOf(company))
    throw conflict("verification_company_changed", status);
  await decide(tx, actor, id, { status: "verified" }, asOf);
  await setVerified(tx, { companyId }, asOf);
  const people = await administratorsOf(tx, companyId);
  const props = { company: company.name };
  await notify(tx, verificationWasGiven, {
    to: people.map((person) => person.id),
    about: `company:${companyId}`,
    props,
    at: asOf,
  });
  for (const person of people) await queueMail(tx, companyVerified, { ...addressed(person), props });
}

/**
 * Refuses a request with a reason, which the company's administrators read.
 * @throws Problem 404, 409 when the request is already decided, 422 at /reason_id and /note
 */
export async function refuseCompany(
  tx: Tx,
  actor: AdminActor,
  id: number,
  { reasonId, note }: { reasonId: number | null; note: string | null },
  asOf: Date,
): Promise<void> {
  const reason = refuseReasons.find((known) => known.id === reasonId);
  if (!reason) throw invalid("/reason_id", "refuse_reason_required");
  if (reason.noteRequired && !note) throw invalid("/note", "refuse_note_required");
  const { company_id, name, status, ...row } = await requestRow(tx, actor, id);
  requestLife.check("refuse", adminRole(actor), status as RequestState, factsOf(row));
  await decide(tx, actor, id, { status: "refused", refuse_reason_id: reason.id, refuse_note: note }, asOf);
  const people = await administratorsOf(tx, company_id);
  await notify(tx, verificationWasRefused, {
    to: people.map((person) => person.id),
    about: `company:${company_id}`,
    props: { company: name },
    at: asOf,
  });
  for (const person of people)
    await queueMail(tx, companyRefused, {
      ...addressed(person),
      props: { company: name, reason: reason.key, note },
    });
}

/**
 * Revokes the verification that a request led to, with a reason that the company's administrators read.
 * @throws Problem 404, 409 `verification_not_given`
 */
export async function revokeVerification(
  tx: Tx,
  actor: AdminActor,
  id: number,
  { note, asOf }: { note: string; asOf: Date },
): Promise<void> {
  const { company_id: companyId } = await requestRow(tx, actor, id);
  const company = await lockCompany(tx, { companyId });
  await revokeRequest(tx, actor, { id, company, note, asOf });
  await endVerification(tx, company, { note, asOf });
}

/**
 * Revokes the verification of a company, which it got by a request or by an import (decision 075).
 * @throws Problem 404, 409 `verification_not_given`
 */
export async function revokeOfCompany(
  tx: Tx,
  actor: AdminActor,
  companyId: number,
  { note, asOf }: { note: string; asOf: Date },
): Promise<void> {
  const known = await tx
    .selectFrom("companies")
    .select("id")
    .where("id", "=", companyId)
    .where("origin", "=", "registered")
    .executeTakeFirst();
  if (!known) throw notFound();
  const company = await lockCompany(tx, { companyId });
  if (!company.verified_at) throw conflict("verification_not_given", "none");
  const approved = await tx
    .selectFrom("company_verifications")
    .select("id")
    .where("company_id", "=", companyId)
    .where("status", "=", "verified")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (approved) await revokeRequest(tx, actor, { id: approved.id, company, note, asOf });
  await endVerification(tx, company, { note, asOf });
}

type Company = Awaited<ReturnType<typeof lockCompany>>;

async function revokeRequest(
  tx: Tx,
  actor: AdminActor,
  { id, company, note, asOf }: { id: number; company: Company; note: string; asOf: Date },
): Promise<void> {
  const { status } = await requestRow(tx, actor, id);
  const to = requestLife.check("revoke", adminRole(actor), status as RequestState, factsOf(company));
  await transition(
    tx,
    "company_verifications",
    id,
    {
      from: { status },
      to: { status: to },
      set: { revoked_at: asOf, revoked_by: actor.accountId, revoke_note: note },
    },
    { code: "verification_not_given", now: async () => (await requestRow(tx, actor, id)).status },
  );
}

async function endVerification(
  tx: Tx,
  { id: companyId, name }: Company,
  { note, asOf }: { note: string; asOf: Date },
): Promise<void> {
  await setUnverified(tx, { companyId }, { note, asOf });
  const people = await administratorsOf(tx, companyId);
  const props = { company: name };
  await notify(tx, verificationWasRevoked, {
    to: people.map((person) => person.id),
    about: `company:${companyId}`,
    props,
    at: asOf,
  });
  for (const person of people)
    await queueMail(tx, verificationRevoked, { ...addressed(person), props: { ...props, note } });
}

async function decide(
  tx: Tx,
  actor: AdminActor,
  id: number,
  {
    status,
    ...refusal
  }: { status: "verified" | "refused"; refuse_reason_id?: number; refuse_note?: string | null },
  asOf: Date,
): Promise<void> {
  await transition(
    tx,
    "company_verifications",
    id,
    {
      from: { status: "pending" },
      to: { status },
      set: { decided_at: asOf, decided_by: actor.accountId, ...refusal },
    },
    { code: "verification_decided", now: async () => (await requestRow(tx, actor, id)).status },
  );
}

const addressed = (person: { id: number; email: string; full_name: string; language: number }) => ({
  language: languageOf(person.language),
  to: { email: person.email, name: person.full_name, account: person.id },
});

function administratorsOf(tx: Tx, companyId: number) {
  return tx
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language"])
    .where("company_id", "=", companyId)
    .where("role_id", "=", roles.recruiter_admin)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}
