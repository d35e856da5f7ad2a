import type { BodyOf, ReplyOf } from "#kit/contract.ts";
import { enqueue, type Tx } from "#kit/db.ts";
import { type FieldError, notFound, Problem } from "#kit/problem.ts";
import { type HiringActor, inScope, scopeOfRow, tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { sendMails } from "../contract-mails.ts";
import { type Placeholder, undoSeconds } from "../terms.ts";
import { filledMail, type Letter, letterOf, type Sending, send } from "./send.ts";

export const sendWaitingJob = "send-waiting-mails";

/**
 * Queues an email to several applicants for half a minute later, until when it can be undone (decision 056). The result has a reason
 * for each applicant who cannot be emailed.
 * @throws Problem 422 `template_unknown`
 */
export async function emailSoon(
  tx: Tx,
  actor: HiringActor,
  { applicant_ids, ...body }: BodyOf<typeof sendMails>,
  sending: Sending,
  textOf: (error: FieldError) => string,
): Promise<ReplyOf<typeof sendMails>> {
  const letter = await letterOf(tx, actor, body);
  const data: ReplyOf<typeof sendMails>["data"] = [];
  for (const id of inTurn(applicant_ids)) {
    const failure = await refusalOf(() => filledMail(tx, actor, id, { ...sending, letter, lock: false }));
    const missing = (failure?.errors ?? []).flatMap(({ code, values }) =>
      code === "placeholder_empty" ? [values?.name as Placeholder] : [],
    );
    const refused = failure?.errors[0];
    data.push({
      id: String(id),
      sent: failure === null,
      missing,
      code: refused?.code ?? null,
      detail: refused ? textOf(refused) : null,
    });
  }
  const ids = data.flatMap(({ id, sent }) => (sent ? [Number(id)] : []));
  if (ids.length === 0) return { data, meta: { waiting_id: null, sends_at: null } };
  const send_at = new Date(sending.asOf.getTime() + undoSeconds * 1000);
  const { id } = await tx
    .insertInto("waiting_mails")
    .values({
      ...tenantColumns(actor.scope, null),
      author_id: actor.accountId,
      author_is_admin: actor.isAdmin,
      applicant_ids: ids,
      letter: JSON.stringify(letter),
      send_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  enqueue(tx, { name: sendWaitingJob, data: { id }, startAfter: send_at });
  return { data, meta: { waiting_id: id, sends_at: send_at } };
}

/** Sends a queued email once. Applicants who can no longer be emailed, for example after a withdrawal, are skipped. */
export async function sendWaiting(tx: Tx, id: number, sending: Sending): Promise<void> {
  const row = await tx.deleteFrom("waiting_mails").where("id", "=", id).returningAll().executeTakeFirst();
  if (!row) return;
  const actor: HiringActor = {
    accountId: row.author_id,
    isAdmin: row.author_is_admin,
    scope: scopeOfRow(row),
    kind: row.agency_id === null ? "company" : "consultant",
  };
  const letter = row.letter as unknown as Letter;
  for (const applicant of inTurn(row.applicant_ids))
    await refusalOf(() => send(tx, actor, applicant, letter, sending));
}

/** Cancels a queued email. @throws Problem 404 `mails_sent` if it was sent, or another account queued it */
export async function undoWaiting(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  const canceled = await tx
    .deleteFrom("waiting_mails as w")
    .where("w.id", "=", id)
    .where("w.author_id", "=", actor.accountId)
    .where(inScope("w", actor.scope))
    .returning("w.id")
    .executeTakeFirst();
  if (!canceled) throw notFound("mails_sent");
}

/** Returns distinct ids in ascending order. Locks in that order prevent deadlocks between concurrent calls. */
const inTurn = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

/** Runs a function and returns its Problem, or null. Other errors are thrown, because the transaction may be damaged. */
function refusalOf(run: () => Promise<unknown>): Promise<Problem | null> {
  return run().then(
    () => null,
    (error: unknown) => {
      if (error instanceof Problem) return error;
      throw error;
    },
  );
}
