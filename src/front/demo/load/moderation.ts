import type { Insertable } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { contentOf } from "#market/job-review/content.ts";
import type { ReviewedContent } from "#market/job-review/contract-content.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { correction, objections, suspensions } from "../reviews.ts";
import type { DemoJob, Language } from "../types.ts";
import type { Ids } from "./people.ts";

export interface Suspension {
  at: Date;
  reasonId: number;
  note: Record<Language, string>;
}

/** Jobs with the changes that decisions of reviewers and administrators require. */
export interface Moderated {
  jobs: DemoJob[];
  /** Suspensions of published jobs, by the key of the job. */
  suspended: Map<string, Suspension>;
  /** Keys of waiting jobs that were rejected before. */
  resubmitted: Set<string>;
}

const home = "maytrang";
const resubmissions = 5;

/** Suspends three published jobs, and adds a forbidden sentence to some of the jobs that wait for review. */
export function moderate(jobs: readonly DemoJob[], asOf: Date): Moderated {
  const strangers = jobs.filter(({ companyKey, hot }) => companyKey !== home && !hot);
  const published = strangers.filter((job) => job.state === "published" && job.approvedAt);
  const suspended = new Map(
    suspensions.flatMap((suspension, at): [string, Suspension][] => {
      const job = published[Math.floor(((at + 1) * published.length) / (suspensions.length + 1))];
      return job ? [[job.key, { ...suspension, at: plusDays(asOf, -at - 1) }]] : [];
    }),
  );
  const waiting = strangers.filter((job) => job.state === "reviewing");
  const resubmitted = new Set(waiting.slice(0, resubmissions).map(({ key }) => key));
  const objected = new Map(
    waiting
      .slice(resubmissions, resubmissions + 3)
      .map(({ key, language }, at) => [key, objections[language][at] ?? ""]),
  );
  return {
    suspended,
    resubmitted,
    jobs: jobs.map((job) => {
      const words = objected.get(job.key);
      return words ? { ...job, requirement: `${job.requirement}<p>${words}</p>` } : job;
    }),
  };
}

/** Returns the content of a resubmitted job before its author corrected it. */
function before(content: ReviewedContent, language: Language): ReviewedContent {
  return {
    ...content,
    salary_min: content.salary_min === null ? null : Math.round(content.salary_min * 0.6),
    requirement: `<p>${objections[language][0]}</p>${content.requirement}`,
  };
}

/** Inserts the decisions of reviewers in chronological order. */
export async function addDecisions(
  tx: Tx,
  { jobs, resubmitted }: Moderated,
  rows: ReadonlyMap<string, ReviewedContent>,
  ids: Ids,
): Promise<void> {
  const decisions = jobs.flatMap((job): Insertable<DB["job_reviews"]>[] => {
    const content = rows.get(job.key);
    const shared = { job_id: ids.jobs.get(job.key)!, company_id: ids.companies.get(job.companyKey)! };
    if (content && resubmitted.has(job.key) && job.submittedAt)
      return [
        {
          ...shared,
          decision: "reject",
          reason_id: 3,
          note: correction[job.language],
          by_id: ids.accounts.get("consultant")!,
          at: earlier(job.submittedAt),
          submitted_at: new Date(earlier(job.submittedAt).getTime() - 9 * 3_600_000),
          content: before(contentOf(content), job.language),
        },
      ];
    const at = job.approvedAt ?? job.rejectedAt;
    if (!content || !at) return [];
    return [
      {
        ...shared,
        decision: job.approvedAt ? "approve" : "reject",
        reason_id: job.rejectReasonId,
        note: job.rejectNote,
        at,
        submitted_at: job.submittedAt,
        by_id: ids.accounts.get(job.approvedBy ?? "admin")!,
        content: contentOf(content),
      },
    ];
  });
  decisions.sort((a, b) => Number(a.at) - Number(b.at));
  await insertMany(tx, "job_reviews", decisions);
}

/** Returns when a resubmitted job was rejected. */
export function earlier(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() - 20 * 3_600_000);
}
