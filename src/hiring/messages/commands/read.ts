import { aboutApplicant, recruitersOf } from "#hiring/applications/commands/notify.ts";
import { boardTopic } from "#hiring/applications/commands/record.ts";
import type { Conversation } from "#hiring/applications/queries/shared/conversation.ts";
import { publish, type Tx } from "#kit/db.ts";
import { publishTo, settleNotifications } from "#people/notifications/commands/notify.ts";
import { candidateWrote, employerWrote } from "../notifications.ts";
import { otherSide, type Side } from "../terms.ts";
import { cancelCopy } from "./copy.ts";

/**
 * Marks the messages of the other side as read, with their notifications, and cancels their mail. A message that one recruiter has read
 * counts as read for all recruiters of the job.
 */
export async function readMessages(
  tx: Tx,
  about: Pick<Conversation, "id" | "job_id" | "account_id">,
  { by, asOf }: { by: Side; asOf: Date },
): Promise<void> {
  const read = await tx
    .updateTable("messages")
    .set({ read_at: asOf })
    .where("applicant_id", "=", about.id)
    .where("sender", "=", otherSide[by])
    .where("read_at", "is", null)
    .returning("id")
    .execute();
  if (read.length === 0) return;
  await cancelCopy(tx, about.id, by);
  const candidate = about.account_id === null ? [] : [about.account_id];
  const to = by === "candidate" ? candidate : (await recruitersOf(tx, about.job_id)).map(({ id }) => id);
  const kind = by === "candidate" ? employerWrote : candidateWrote;
  await settleNotifications(tx, { kind, about: aboutApplicant(about.id), to, at: asOf });
  await publish(tx, boardTopic(about.job_id));
  await publishTo(tx, candidate);
}

/** Deletes the messages of erased applicants. */
export async function eraseMessages(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom("messages")
    .where("applicant_id", "in", [...applicantIds])
    .execute();
}
