import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { shareAnsweredMail, shareAskedMail } from "../mails.ts";
import { shareAnswered, shareAsked, shareDecided } from "../notifications.ts";
import type { ShareRow } from "../queries/shares.ts";

/** The subject under which notifications and mails about a request for a share are stored. */
export const aboutShare = (id: number) => `share_request:${id}`;

/** Notifies the owner of a person, by the bell and by an email, that a colleague asks for a share. */
export async function notifyAsked(tx: Tx, row: ShareRow, asOf: Date): Promise<void> {
  const about = aboutShare(row.id);
  const names = namesOf(row);
  const to = row.owner_id === null ? [] : [row.owner_id];
  await notify(tx, shareAsked, { to, about, props: { ...names, asker: row.asker_name }, at: asOf });
  const owner = await recipient(tx, row.owner_id);
  if (!owner) return;
  const { note, bps, asker_name: asker } = row;
  await queueMail(tx, shareAskedMail, { ...owner, props: { ...names, asker, note, bps }, about });
}

/**
 * Notifies the colleague who asked for a share, by the bell and by an email, of the answer. The owner is notified of an answer by an
 * administrator.
 */
export async function notifyAnswered(
  tx: Tx,
  row: ShareRow,
  { answer, byId, asOf }: { answer: "accepted" | "declined"; byId: number; asOf: Date },
): Promise<void> {
  const about = aboutShare(row.id);
  const props = { ...namesOf(row), answer };
  await notify(tx, shareAnswered, { to: [row.asker_id], about, props, at: asOf });
  const [asker, answerer] = [await recipient(tx, row.asker_id), await recipient(tx, byId)];
  const by = answerer?.to.name ?? "";
  if (row.owner_id !== null && row.owner_id !== byId)
    await notify(tx, shareDecided, { to: [row.owner_id], about, props: { ...props, by }, at: asOf });
  if (!asker) return;
  const more = { person: row.person_id, bps: row.bps, by };
  await queueMail(tx, shareAnsweredMail, { ...asker, props: { ...props, ...more }, about });
}

const namesOf = ({ person_name, client_name, job_title, job_id }: ShareRow) => ({
  candidate: person_name,
  client: client_name,
  job: job_title,
  job_id,
});

/** Returns the recipient of a mail and the language; null for an account that cannot read it. */
async function recipient(tx: Tx, accountId: number | null) {
  if (accountId === null) return null;
  const account = await tx
    .selectFrom("accounts")
    .select(["full_name", "email", "language"])
    .where("id", "=", accountId)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!account?.email) return null;
  const { email, full_name: name, language } = account;
  return { language: languageOf(language), to: { email, name, account: accountId } };
}
