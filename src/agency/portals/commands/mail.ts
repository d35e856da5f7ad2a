import type { ClientAnswer } from "#agency/introductions/terms.ts";
import { aboutApplicant } from "#hiring/applications/commands/notify.ts";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { cancelMails, queueMail, queueMails } from "#kit/mail.ts";
import { portalAnswered, portalOpened } from "../mails.ts";
import { deskOf } from "../queries/desk.ts";
import { type PortalRow, portalRows } from "../queries/rows.ts";

/** Returns the topic of mails and notifications about a portal. */
export const aboutPortal = (id: number) => `portal:${id}`;

/**
 * Sends the address of a portal to its contact, in the contact's language. The code is not in the mail. An unsent mail with the address
 * before is cancelled.
 */
export async function mailPortal(tx: Tx, id: number, token: string): Promise<void> {
  const portal = await portalRows(tx).where("p.id", "=", id).executeTakeFirstOrThrow();
  await cancelMails(tx, aboutPortal(id));
  const [consultant] = await deskOf(tx, portal.order_id);
  await queueMail(tx, portalOpened, {
    language: languageOf(portal.language),
    to: { email: portal.email, name: portal.contact },
    props: {
      agency: portal.agency,
      order: portal.title,
      consultant: consultant?.full_name ?? portal.agency,
      until: portal.expires_at.toISOString(),
      proof: token,
    },
    topic: aboutPortal(id),
    about: aboutPortal(id),
  });
}

/** Sends the answer of a contact to the AM of the client; without an active AM, to the lead of the order or the administrators. */
export async function mailVerdict(
  tx: Tx,
  portal: PortalRow,
  answer: { id: number; name: string; verdict: ClientAnswer; reason: string | null },
): Promise<void> {
  const desk = await deskOf(tx, portal.order_id);
  const am = desk.filter(({ isAm }) => isAm);
  const { id: applicant, name: candidate, verdict, reason } = answer;
  const props = { contact: portal.contact, candidate, order: portal.title, applicant, verdict, reason };
  await queueMails(
    tx,
    portalAnswered,
    (am.length > 0 ? am : desk).map(({ id, email, full_name, language }) => ({
      language,
      to: { email, name: full_name, account: id },
      props,
      about: aboutApplicant(applicant),
    })),
  );
}
