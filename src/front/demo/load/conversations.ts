import type { Insertable } from "kysely";
import { userTypes } from "#people/accounts/terms.ts";
import type { DB } from "../../../../db/types.ts";
import { conversations } from "../conversations.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import type { Facts, Numbered } from "./applicants.ts";

/** The key of the demo company. */
export const demoCompanyKey = "maytrang";
const hour = 3_600_000;
/** The longest time between two messages. */
const answersIn = 2 * hour;
/**
 * Number of conversations with an unread last message, for the demo candidate and for the demo company. The latest
 * ones are unread.
 */
const unread = { own: 2, company: 6 };

export interface DemoMessage {
  row: Omit<Insertable<DB["messages"]>, "at"> & { at: Date };
  of: Numbered;
}

/** Returns the messages of the demo candidate and of the demo company. The other side writes the last message. */
export function messagesOf(numbered: readonly Numbered[], { ids, jobs, asOf }: Facts): DemoMessage[] {
  const left = { ...unread };
  const changedAt = ({ application }: Numbered) => application.events.at(-1)!.at.getTime();
  const latestFirst = numbered.toSorted((a, b) => changedAt(b) - changedAt(a));
  return latestFirst.flatMap((of) => {
    const { application, id } = of;
    const job = jobs.get(application.jobKey)!;
    const isOwn = application.candidateKey === demoCandidateKey;
    if (!isOwn && job.companyKey !== demoCompanyKey) return [];
    const all = conversations[job.language][application.stage] ?? [];
    // Leaves out the employer's last message, so that the candidate's message is the last one.
    const lines = isOwn ? all : all.slice(0, -1);
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

/** Returns the activity log's rows about the employers' messages. */
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
