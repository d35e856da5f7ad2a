import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMails } from "#kit/mail.ts";
import { notifyEach } from "#people/notifications/commands/notify.ts";
import { aboutJob } from "../about-job.ts";
import { addedToJobTeam } from "../mails.ts";
import { wasAddedToTeam } from "../notifications.ts";
import type { TeamPerson } from "../team.ts";

/**
 * Notifies the people whom the actor has added to a job's hiring team, by email and in the bell. The actor and people whose
 * role changed are not notified.
 * @param former the people who were on the team before
 * @param bellOnly sends no emails, for changes of many jobs at once
 */
export async function notifyAdded(
  tx: Tx,
  actor: { accountId: number },
  job: { id: number; title: string; team: readonly TeamPerson[] },
  { former, asOf, bellOnly }: { former: readonly TeamPerson[]; asOf: Date; bellOnly?: boolean },
): Promise<void> {
  const added = job.team.filter(
    ({ id }) => id !== actor.accountId && !former.some((person) => person.id === id),
  );
  if (added.length === 0) return;
  const accounts = await tx
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language"])
    .where("id", "in", [actor.accountId, ...added.map(({ id }) => id)])
    .where("blocked_at", "is", null)
    .execute();
  const by = accounts.find(({ id }) => id === actor.accountId)?.full_name ?? "";
  const about = aboutJob(job.id);
  const recipients = added.flatMap(({ id, role }) => {
    const account = accounts.find((row) => row.id === id);
    return account ? [{ account, role }] : [];
  });
  await notifyEach(
    tx,
    wasAddedToTeam,
    recipients.map(({ account, role }) => {
      return { account: account.id, about, props: { by, job: job.title, job_id: job.id, role } };
    }),
    { at: asOf },
  );
  if (bellOnly) return;
  await queueMails(
    tx,
    addedToJobTeam,
    recipients.map(({ account, role }) => ({
      language: languageOf(account.language),
      to: { email: account.email, name: account.full_name, account: account.id },
      props: { by, job: job.title, jobId: job.id, role },
    })),
  );
}
