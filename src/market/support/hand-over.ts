import { type SqlBool, sql } from "kysely";
import { createTranslator } from "use-intl/core";
import type { Tx } from "#kit/db.ts";
import { conflict, invalid, notFound, type Problem } from "#kit/problem.ts";
import type { AdminActor, ConsultantActor } from "#people/accounts/actor.ts";
import { roles } from "#people/accounts/terms.ts";
import { insertContact } from "#people/clients/commands/contacts.ts";
import { createLead } from "#people/clients/commands/create.ts";
import { noteMax, requestSource } from "#people/clients/terms.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { sendAnswer } from "./commands.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import { requestCame } from "./notifications.ts";
import { lockThread, moveThread } from "./thread-row.ts";

/**
 * Hands a headhunting request over to an agency: the sender gets a mail with the agency's name, and the administrators of the agency
 * are notified.
 * @throws Problem 404, 409 `request_not_open`, 422 `agency_unknown`
 */
export async function handOverRequest(
  tx: Tx,
  actor: AdminActor,
  input: { threadId: number; agencyId: number; asOf: Date },
): Promise<void> {
  const { threadId, agencyId, asOf } = input;
  const before = await lockThread(tx, actor, "hand_over", threadId);
  const agency = await tx.selectFrom("agencies").select("name").where("id", "=", agencyId).executeTakeFirst();
  if (!agency) throw invalid("/agency_id", "agency_unknown");
  const thread = await moveThread(tx, before, "staff", "hand_over", {
    agency_id: agencyId,
    handed_over_at: asOf,
    last_message_at: asOf,
    closed_at: asOf,
    waiting_since: null,
  });
  const locale = thread.language;
  const text = createTranslator({ locale, messages: { en, vi }[locale] })("handed_over", {
    agency: agency.name,
  });
  await sendAnswer(tx, actor, thread, { text, asOf });
  const admins = await tx
    .selectFrom("accounts")
    .select("id")
    .where("agency_id", "=", agencyId)
    .where("role_id", "=", roles.consultant_admin)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .execute();
  await notify(tx, requestCame, {
    to: admins.map(({ id }) => id),
    about: `support:${threadId}`,
    props: { name: thread.company ?? thread.name },
    at: asOf,
  });
}

/**
 * Makes a client of a request that was handed over to the agency: a lead, whose owner is the caller, with the sender as a contact.
 * @returns the id of the client
 * @throws Problem 404, 409 `client_exists` with the id of the client in `meta.now`
 */
export async function takeRequest(
  tx: Tx,
  actor: ConsultantActor,
  input: { threadId: number; asOf: Date },
): Promise<number> {
  const { threadId, asOf } = input;
  const request = await tx
    .selectFrom("support_threads")
    .select(["name", "company", "email", "phone", "subject", "language", "client_id"])
    .where("id", "=", threadId)
    .where("agency_id", "=", actor.agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw notFound();
  if (request.client_id !== null) throw await alreadyClient(tx, request.client_id);
  const message = await tx
    .selectFrom("support_messages")
    .select("text")
    .where("thread_id", "=", threadId)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  const note = [request.subject, message?.text].filter(Boolean).join("\n\n").slice(0, noteMax) || null;
  const lead = { name: request.company ?? request.name, country: "VN", tax_code: null, note };
  const id = await createLead(tx, actor, { ...lead, potential: 0, source: requestSource }, asOf);
  const { name: full_name, email, phone, language } = request;
  const contact = {
    full_name,
    job_title: null,
    email,
    phone,
    language,
    is_billing: false,
    is_decider: false,
  };
  await insertContact(tx, actor, { id, ...contact }, asOf);
  await tx.updateTable("support_threads").set({ client_id: id }).where("id", "=", threadId).execute();
  return id;
}

/** Returns the refusal that names the client of a request, or the client into which that one was merged. */
async function alreadyClient(tx: Tx, id: number): Promise<Problem> {
  const client = await tx
    .selectFrom("clients as first")
    .innerJoin("clients as c", (on) => on.on(sql<SqlBool>`c.id = coalesce(first.merged_into, first.id)`))
    .select(["c.id", "c.name"])
    .where("first.id", "=", id)
    .executeTakeFirstOrThrow();
  return conflict("client_exists", { id: String(client.id) }, { name: client.name });
}
