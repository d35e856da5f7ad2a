import type { Tx } from "#kit/db.ts";
import { eraseMailContent } from "#kit/mail.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { aboutQuestion } from "./mail-questions.ts";
import { aboutReminders } from "./remind.ts";

/** Deletes the questions about erased people, and erases the mails and notifications that quote the questions or name the people. */
export async function erasePeople(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  if (applicantIds.length === 0) return;
  const deleted = await tx
    .deleteFrom("portal_questions")
    .where("applicant_id", "in", [...applicantIds])
    .returning("id")
    .execute();
  const portals = await tx
    .selectFrom("portals as p")
    .innerJoin("job_orders as o", "o.id", "p.order_id")
    .innerJoin("applicants as a", "a.job_id", "o.job_id")
    .select("p.id")
    .distinct()
    .where("a.id", "in", [...applicantIds])
    .execute();
  const questions = deleted.map(({ id }) => aboutQuestion(id));
  await eraseMailContent(tx, [...questions, ...portals.map(({ id }) => aboutReminders(id))]);
  await eraseNotificationsAbout(tx, questions);
}
