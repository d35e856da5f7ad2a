import type { Insertable } from "kysely";
import { userTypes } from "#people/accounts/terms.ts";
import type { DB } from "../../../../db/types.ts";
import { conversations } from "../conversations.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import type { Facts, Numbered } from "./applicants.ts";

/** The company of the demo recruiters. */
export const demoCompanyKey = "maytrang";
const hour = 3_600_000;
/** How long people take to answer. */
const answersIn = 2 * hour;
/** The latest conversations of the candidate and of the company whose last message nobody has read. */
const unread = { own: 2, company: 6 };

export interface DemoMessage {
  row: Omit<Insertable<DB["messages"]>, "at"> & { at: Date };
  of: Numbered;
}

/**
 * What the demo candidate and the demo company write with others: employers have just answered the candidate, and candidates
 * the company.
 */
export function messagesOf(numbered: readonly Numbered[], { ids, jobs, asOf }: Facts): DemoMessage[] {
  const left = { ...unread };
  const changedAt = ({ application }: Numbered) => application.events.at(-1)!.at.getTime();
  const latestFirst = numbered.toSorted((a, b) => changedAt(b) - changedAt(a));
  return latestFirst.flatMap((of) => {
    const { application, id } = of;
    const job = jobs.get(application.jobKey)!;
    const isOwn = application.candidateKey === demoCandidateKey;
    if (!isOwn && job.companyKey !== demoCompanyKey) return [];
    const said = conversations[job.language][application.stage] ?? [];
    // The last word is the other side's.
    const lines = isOwn ? said : said.slice(0, -1);
    const began = changedAt(of);
    const step = Math.min(answersIn, (asOf.getTime() - began) / (lines.length + 1));
    const isUnread = lines.length > 0 && left[isOwn ? "own" : "company"]-- > 0;
    return lines.map(({ by, text }, index) => {
      const at = new Date(began + (index + 1) * step);
      const read = index === lines.length - 1 && isUnread ? null : new Date(at.getTime() + step / 3);
      const author = by === "employer" ? (ids.accounts.get(job.ownerKey) ?? null) : null;
      return {
        row: { applicant_id: id, sender: by, author_id: author, text, at, read_at: read },
        of,
      };
    });
  });
}

/** The employers' messages, as the log keeps them. */
export function messageActivities(
  messages: readonly DemoMessage[],
  { ids, jobs }: Facts,
): Insertable<DB["activities"]>[] {
  return messages
    .filter(({ row }) => row.sender === "employer")
    .map(({ row, of: { application } }) => ({
      kind: "message",
      at: row.at,
      company_id: ids.companies.get(jobs.get(application.jobKey)!.companyKey)!,
      job_id: ids.jobs.get(application.jobKey)!,
      applicant_id: row.applicant_id,
      actor_id: row.author_id ?? null,
      actor_type: userTypes.recruiter,
      data: {},
    }));
}
