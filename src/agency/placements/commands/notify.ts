import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { recipientsOf } from "#people/clients/queries/shared/recipients.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { personLeaving, probationFailed } from "../mails.ts";
import { placementNews } from "../notifications.ts";
import type { PlacementRow } from "../queries/shared/find.ts";

type News = "started" | "failed" | "leaving" | "paid" | "warranty";

const topicOf = (id: number) => `placement:${id}`;

/** Notifies the account manager of a placement's client; without one, the owner or the lead. */
export async function notifyAm(tx: Tx, row: PlacementRow, news: News, at: Date): Promise<void> {
  await notifyPerson(tx, row, amOf(row), { news, at });
}

const amOf = (row: PlacementRow) => row.am_id ?? row.owner_id ?? row.lead_id;

/** Mails the account manager that the person wants to leave, with the remedies that the client would have today. */
export async function mailLeaving(
  tx: Tx,
  row: PlacementRow,
  side: "person" | "client",
  at: Date,
): Promise<void> {
  const am = await tx
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language"])
    .where("id", "=", amOf(row))
    .executeTakeFirst();
  if (!am) return;
  const until = row.warranty_until ?? row.start_date;
  const isCovered = dayOf(at) <= until;
  const remedy = isCovered ? (row.replaces_id === null ? "both" : "credit") : "none";
  await queueMail(tx, personLeaving, {
    language: languageOf(am.language),
    to: { email: am.email, name: am.full_name, account: am.id },
    props: {
      side,
      remedy,
      until,
      person: row.applicant_name,
      client: row.client_name,
      job: row.job_title,
      placement: row.id,
    },
    topic: topicOf(row.id),
  });
}

/** Notifies the business development owner of the client that a fee is paid. */
export async function notifyOwner(tx: Tx, row: PlacementRow, at: Date): Promise<void> {
  await notifyPerson(tx, row, row.owner_id, { news: "paid", at });
}

async function notifyPerson(
  tx: Tx,
  row: PlacementRow,
  account: number | null,
  { news, at }: { news: News; at: Date },
): Promise<void> {
  if (account === null) return;
  const props = { news, client: row.client_name, job: row.job_title, placement: row.id };
  await notify(tx, placementNews, { to: [account], about: topicOf(row.id), props, at });
}

/** Notifies the deciders of the client, or its billing address, that the warranty covers the placement. */
export async function notifyClientOfFailure(tx: Tx, row: PlacementRow, leftOn: string): Promise<void> {
  const { name: agency } = await tx
    .selectFrom("agencies")
    .select("name")
    .where("id", "=", row.agency_id)
    .executeTakeFirstOrThrow();
  const props = { agency, job: row.job_title, left_on: leftOn };
  for (const { language, to } of await recipientsOf(tx, row.client_id, "is_decider"))
    await queueMail(tx, probationFailed, { language, to, props, topic: topicOf(row.id) });
}
