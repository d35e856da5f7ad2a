import type { Insertable } from "kysely";
import { aboutApplicant } from "#hiring/applications/commands/notify.ts";
import { candidateStatus } from "#hiring/applications/lifecycle.ts";
import { applicantsCame, applicationStatus } from "#hiring/applications/notifications.ts";
import { candidateWrote, employerWrote } from "#hiring/messages/notifications.ts";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import type { MailProps } from "#kit/mail-definition.ts";
import type { NotificationDefinition } from "#kit/notification-definition.ts";
import { aboutJob } from "#market/jobs/about-job.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import type { DB, JsonObject } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { addedTo } from "../hiring-teams.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import type { DemoCompany } from "../types.ts";
import { type Facts, type Numbered, standsAt } from "./applicants.ts";
import { type DemoMessage, demoCompanyKey } from "./conversations.ts";

/** Age in days up to which events cause unread notifications. Older applicants cause no notifications. */
const newDays = 5;

type Row = Insertable<DB["notifications"]> & { count: number };
/** Notifications by account, kind and subject. */
type Rows = Map<string, Row>;
type Names = ReadonlyMap<string, string>;

/** Inserts notifications for the demo candidate and for the demo company's recruiters. */
export async function addNotifications(
  tx: Tx,
  source: {
    numbered: readonly Numbered[];
    messages: readonly DemoMessage[];
    companies: readonly DemoCompany[];
  },
  facts: Facts,
): Promise<void> {
  const companies: Names = new Map(source.companies.map(({ key, name }) => [key, name]));
  const rows: Rows = new Map();
  for (const numbered of source.numbered) notifyOfApplication(rows, numbered, companies, facts);
  for (const message of source.messages)
    if (message.row.read_at === null) notifyOfMessage(rows, message, companies, facts);
  await insertMany(tx, "notifications", [...rows.values()]);
}

/** Adds a notification for each account. Several notifications of one kind and subject become one row with their number. */
function notify<Props extends MailProps>(
  rows: Rows,
  accounts: Iterable<number>,
  { name: kind }: NotificationDefinition<Props>,
  { isRead = false, about, props, at }: { about: string; props: NoInfer<Props>; at: Date; isRead?: boolean },
): void {
  for (const account_id of accounts) {
    const key = `${account_id} ${kind} ${about}`;
    rows.set(key, {
      account_id,
      kind,
      about,
      at,
      props: props as unknown as JsonObject,
      read_at: isRead ? at : null,
      count: (rows.get(key)?.count ?? 0) + 1,
    });
  }
}

function notifyOfApplication(rows: Rows, numbered: Numbered, companies: Names, facts: Facts): void {
  const { application, id } = numbered;
  const { ids, asOf } = facts;
  const newest = plusDays(asOf, -newDays);
  const { isOwn, job, candidate, recruiters, toCandidate } = subjectOf(numbered, companies, facts);
  const outcome = application.stage === "rejected" ? "rejected" : "active";
  const status = candidateStatus(stageKinds[standsAt(application)], outcome);
  const last = application.events.at(-1)!;
  if (isOwn && status && (last.kind === "moved" || last.kind === "rejected"))
    notify(rows, candidate, applicationStatus, {
      about: aboutApplicant(id),
      at: last.at,
      isRead: last.at < newest,
      props: { ...toCandidate, status },
    });
  if (job.companyKey !== demoCompanyKey || application.appliedAt <= newest) return;
  const managers = addedTo(job.key).flatMap(({ member, role }) =>
    role === "hiring_manager" ? [ids.accounts.get(member)!] : [],
  );
  const job_id = ids.jobs.get(job.key)!;
  notify(rows, new Set([...recruiters, ...managers]), applicantsCame, {
    about: aboutJob(job_id),
    props: { job: job.title, job_id },
    at: application.appliedAt,
  });
}

function notifyOfMessage(rows: Rows, { row, of }: DemoMessage, companies: Names, facts: Facts): void {
  const { isOwn, job, candidate, recruiters, toCandidate, name } = subjectOf(of, companies, facts);
  const about = aboutApplicant(of.id);
  if (isOwn) notify(rows, candidate, employerWrote, { about, at: row.at, props: toCandidate });
  else
    notify(rows, recruiters, candidateWrote, {
      about,
      at: row.at,
      props: { candidate: name, job: job.title, applicant: of.id },
    });
}

/** Returns the job and the people of an application, and the values in a notification for the candidate. */
function subjectOf({ application, id }: Numbered, companies: Names, { ids, jobs, candidates }: Facts) {
  const job = jobs.get(application.jobKey)!;
  const accountOf = (key: string) => ids.accounts.get(key)!;
  return {
    job,
    isOwn: application.candidateKey === demoCandidateKey,
    candidate: [accountOf(demoCandidateKey)],
    name: candidates.get(application.candidateKey)!.fullName,
    recruiters: new Set([job.ownerKey, ...job.recruiterKeys].map(accountOf)),
    toCandidate: { job: job.title, company: companies.get(job.companyKey)!, application: id },
  };
}
