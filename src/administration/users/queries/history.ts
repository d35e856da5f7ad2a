import { sql } from "kysely";
import type { AuditArea } from "#kit/audit-areas.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { userEvents, userMails } from "../contract.ts";
import { mailSubject } from "../mail-subject.ts";
import { readableBy } from "./users.ts";

type MailState = ReplyOf<typeof userMails>["data"][number]["attributes"]["state"];

/** Returns a page of the mails to a user's present address, latest first, without their content. @throws Problem 404 */
export async function mailsTo(
  db: Reader,
  actor: AdminActor,
  { id, language, before, items }: QueryOf<typeof userMails> & { id: number; language: Language },
): Promise<ReplyOf<typeof userMails>> {
  const user = await db
    .selectFrom("accounts as a")
    .select("a.email")
    .where("a.id", "=", id)
    .where(readableBy(actor))
    .executeTakeFirst();
  if (!user) throw notFound();
  const rows = await db
    .selectFrom("mails")
    .select(["id", "template", "state", "created_at", "sent_at"])
    .where("to_email", "=", user.email)
    .$if(before !== undefined, (mails) => mails.where("id", "<", before!))
    .orderBy("id", "desc")
    .limit(items + 1)
    .execute();
  const shown = rows.slice(0, items);
  return {
    data: shown.map(({ id: mailId, template, state, created_at, sent_at }) => ({
      id: String(mailId),
      type: "mail",
      attributes: {
        subject: mailSubject(template, language),
        state: state as MailState,
        created_at,
        sent_at,
      },
    })),
    meta: { next: rows.length > items ? String(shown.at(-1)?.id) : null },
  };
}

/** The object types under which the audit log records an account. */
const accountTypes = ["account", "accounts", "users"];

/** Returns a page of the recorded acts of a user and about the user, latest first. @throws Problem 404 */
export async function eventsOf(
  db: Reader,
  _actor: AdminActor,
  { id, before, items }: QueryOf<typeof userEvents> & { id: number },
): Promise<ReplyOf<typeof userEvents>> {
  const user = await db.selectFrom("accounts").select("id").where("id", "=", id).executeTakeFirst();
  if (!user) throw notFound();
  const rows = await db
    .selectFrom("audit_event as e")
    .leftJoin("accounts as a", "a.id", "e.account_id")
    .select(["e.id", "e.at", "e.area", "e.action", "e.status", "e.account_id", "a.full_name"])
    .where((eb) =>
      eb.or([
        eb("e.account_id", "=", id),
        eb.and([eb("e.object_type", "in", accountTypes), eb("e.object_id", "=", String(id))]),
      ]),
    )
    .$if(before !== undefined, (events) =>
      events.where(
        sql<boolean>`(e.at, e.id) < (SELECT b.at, b.id FROM audit_event b WHERE b.id = ${before})`,
      ),
    )
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .limit(items + 1)
    .execute();
  const shown = rows.slice(0, items);
  return {
    data: shown.map(({ id: eventId, at, area, action, status, account_id, full_name }) => ({
      id: String(eventId),
      type: "user_event",
      attributes: {
        at,
        area: area as AuditArea,
        action,
        status,
        by: account_id === null ? null : { id: String(account_id), name: full_name ?? "—" },
        own: account_id === id,
      },
    })),
    meta: { next: rows.length > items ? String(shown.at(-1)?.id) : null },
  };
}
