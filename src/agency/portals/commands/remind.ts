import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { record } from "#people/activities/commands.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { portalReminder } from "../mails.ts";
import { waitingForClient } from "../queries/of-order.ts";
import { introducedPeople } from "../queries/people.ts";
import { namedMost } from "../terms.ts";
import { lockForTeam, lockPortal } from "./lock.ts";

/** Returns the subject under which the reminders to the contact of a portal are stored, because they name people. */
export const aboutReminders = (portalId: number) => `portal-reminders:${portalId}`;

/**
 * Reminds a contact by an email of the people for whom the agency waits for the client's answer, once a day at most. People with an
 * answer are not named.
 * @throws Problem 403, 404, 409 `portal_state_changed`, `portal_no_email`, `portal_reminded`, `portal_all_answered`
 */
export async function remindContact(
  tx: Tx,
  actor: ConsultantActor,
  { id, orderId, asOf }: { id: number; orderId: number; asOf: Date },
): Promise<void> {
  await lockForTeam(tx, actor, orderId);
  const portal = await lockPortal(tx, "remind", { id, orderId, asOf });
  const {
    contact,
    contact_id: contactId,
    email,
    job_id: jobId,
    company_id: companyId,
    stages,
    reminded_at,
  } = portal;
  if (email === null) throw conflict("portal_no_email", null);
  if (reminded_at && dayOf(reminded_at) === dayOf(asOf)) throw conflict("portal_reminded", reminded_at);
  const people = waitingForClient(await introducedPeople(tx, { jobId, stages, contactId }, asOf), stages);
  if (people.length === 0) throw conflict("portal_all_answered", 0);
  await tx.updateTable("portals").set({ reminded_at: asOf }).where("id", "=", id).execute();
  const data = { portal: id, contact, people: people.length };
  await record(tx, { kind: "portal_remind", by: actor, at: asOf, companyId, jobId, data });
  await queueMail(tx, portalReminder, {
    language: languageOf(portal.language),
    to: { email, name: contact },
    props: {
      agency: portal.agency,
      order: portal.title,
      consultant: actor.fullName,
      names: people.slice(0, namedMost).map(({ name, code }) => name ?? code),
      count: people.length,
      sent: portal.made_at.toISOString(),
    },
    about: aboutReminders(id),
  });
}
