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

/** Older notifications have been read, and older applicants are no news. */
const newDays = 5;

/** What the bell of the demo candidate and of the demo company's recruiters shows. */
export async function addNotifications(
  tx: Tx,
  given: {
    numbered: readonly Numbered[];
    messages: readonly DemoMessage[];
    companies: readonly DemoCompany[];
  },
  { ids, jobs, candidates, asOf }: Facts,
): Promise<void> {
  const companyNames = new Map(given.companies.map(({ key, name }) => [key, name]));
  const newest = plusDays(asOf, -newDays);
  const rows = new Map<string, Insertable<DB["notifications"]> & { count: number }>();
  const tell = <Props extends MailProps>(
    people: Iterable<string>,
    { name: kind }: NotificationDefinition<Props>,
    { isRead = false, ...told }: { about: string; props: NoInfer<Props>; at: Date; isRead?: boolean },
  ) => {
    for (const person of people) {
      const account_id = ids.accounts.get(person)!;
      const key = `${account_id} ${kind} ${told.about}`;
      const read_at = isRead ? told.at : null;
      // Several of a kind about one thing are one line.
      const count = (rows.get(key)?.count ?? 0) + 1;
      rows.set(key, {
        account_id,
        kind,
        ...told,
        props: told.props as unknown as JsonObject,
        read_at,
        count,
      });
    }
  };
  const factsOf = ({ application, id }: Numbered) => {
    const job = jobs.get(application.jobKey)!;
    const isOwn = application.candidateKey === demoCandidateKey;
    return {
      isOwn,
      isAtHome: job.companyKey === demoCompanyKey,
      recruiters: new Set([job.ownerKey, ...job.recruiterKeys]),
      job: { job: job.title, job_id: ids.jobs.get(job.key)! },
      toCandidate: { job: job.title, company: companyNames.get(job.companyKey)!, application: id },
      candidate: candidates.get(application.candidateKey)!.fullName,
    };
  };
  for (const numbered of given.numbered) {
    const { application, id } = numbered;
    const { isOwn, isAtHome, recruiters, job, toCandidate } = factsOf(numbered);
    const outcome = application.stage === "rejected" ? "rejected" : "active";
    const status = candidateStatus(stageKinds[standsAt(application)], outcome);
    const last = application.events.at(-1)!;
    if (isOwn && status && (last.kind === "moved" || last.kind === "rejected"))
      tell([demoCandidateKey], applicationStatus, {
        about: aboutApplicant(id),
        at: last.at,
        isRead: last.at < newest,
        props: { ...toCandidate, status },
      });
    if (isAtHome && application.appliedAt > newest)
      tell(recruiters.union(managersOf(application.jobKey)), applicantsCame, {
        about: aboutJob(job.job_id),
        props: job,
        at: application.appliedAt,
      });
  }
  for (const { row, of } of given.messages) {
    if (row.read_at !== null) continue;
    const { isOwn, recruiters, job, toCandidate, candidate } = factsOf(of);
    const told = { about: aboutApplicant(of.id), at: row.at };
    if (isOwn) tell([demoCandidateKey], employerWrote, { ...told, props: toCandidate });
    else
      tell(recruiters, candidateWrote, {
        ...told,
        props: { candidate, job: job.job, applicant: of.id },
      });
  }
  await insertMany(tx, "notifications", [...rows.values()]);
}

const managersOf = (jobKey: string) =>
  new Set(addedTo(jobKey).flatMap(({ member, role }) => (role === "hiring_manager" ? [member] : [])));
