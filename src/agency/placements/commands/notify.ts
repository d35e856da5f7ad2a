import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { probationFailed } from "../mails.ts";
import { placementNews } from "../notifications.ts";
import type { PlacementRow } from "../queries/shared/find.ts";

type News = "started" | "failed" | "leaving" | "paid";

const topicOf = (id: number) => `placement:${id}`;

/** Notifies the account manager of a placement's client; without one, the owner. */
export async function notifyAm(tx: Tx, row: PlacementRow, news: News, at: Date): Promise<void> {
  await notifyPerson(tx, row, row.am_id ?? row.owner_id, { news, at });
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
  const client = await tx
    .selectFrom("clients")
    .select(["billing_email", "billing_language"])
    .where("id", "=", row.client_id)
    .executeTakeFirstOrThrow();
  const deciders = await tx
    .selectFrom("client_contacts")
    .select(["email", "full_name", "language"])
    .where("client_id", "=", row.client_id)
    .where("is_decider", "=", true)
    .where("left_at", "is", null)
    .where("email", "is not", null)
    .orderBy("id")
    .limit(20)
    .execute();
  const billing = { email: client.billing_email, full_name: null, language: client.billing_language };
  const props = { agency, job: row.job_title, left_on: leftOn };
  for (const { email, full_name, language } of deciders.length > 0 ? deciders : [billing])
    await queueMail(tx, probationFailed, {
      language: languageOf(language),
      to: { email, name: full_name },
      props,
      topic: topicOf(row.id),
    });
}
