import { sql } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { plusDays } from "../calendar.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import { invitation } from "../prospects.ts";
import type { DemoMarket } from "../types.ts";
import { demoCompanyKey } from "./conversations.ts";
import type { Ids } from "./people.ts";

/** Answers of the candidates whom the demo company has invited. */
const answers = ["pending", "declined", "pending", "pending"] as const;

/** Inserts invitations to the demo candidate, and invitations by the demo company to candidates of the candidate search. */
export async function addInvitations(
  tx: Tx,
  market: DemoMarket,
  inviter: number,
  ids: Ids,
  asOf: Date,
): Promise<void> {
  const company = ids.companies.get(demoCompanyKey)!;
  const candidate = ids.candidates.get(demoCandidateKey)!;
  await sql`
    INSERT INTO candidate_invites (company_id, candidate_id, job_id, message, status, invited_by, invited_at, expires_at, answered_at)
    SELECT j.company_id, ${candidate}, j.id, ${invitation}, 'pending', j.owner_id, ${plusDays(asOf, -2)}, ${plusDays(asOf, 28)}, NULL
    FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE j.status = 1 AND j.sen_status = 1 AND j.agency_id IS NULL AND c.verified_at IS NOT NULL
      AND j.company_id <> ${company} AND j.owner_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM applicants a WHERE a.job_id = j.id AND a.candidate_id = ${candidate})
    ORDER BY j.id LIMIT 2`.execute(tx);
  const invite = {
    company_id: company,
    message: invitation,
    invited_by: inviter,
    invited_at: plusDays(asOf, -4),
    expires_at: plusDays(asOf, 26),
  };
  await insertMany(
    tx,
    "candidate_invites",
    suitable(market)
      .slice(0, answers.length)
      .map(({ person, job }, index) => ({
        ...invite,
        candidate_id: ids.candidates.get(person)!,
        job_id: ids.jobs.get(job)!,
        status: answers[index]!,
        answered_at: answers[index] === "pending" ? null : plusDays(asOf, -1),
      })),
  );
}

/** Returns candidates with a public profile who suit a job of the demo company and have not applied: at most one per job, the most suitable first. */
function suitable({ jobs, candidates, applications }: DemoMarket): { person: string; job: string }[] {
  const applied = new Set(applications.map(({ candidateKey, jobKey }) => `${candidateKey} ${jobKey}`));
  const pairs = jobs
    .filter((job) => job.companyKey === demoCompanyKey && job.state === "published")
    .flatMap((job) => {
      const [best] = candidates
        .filter(
          ({ key, visibility, family }) =>
            visibility === "public_to_verified_employers" &&
            family === job.family &&
            key !== demoCandidateKey &&
            !applied.has(`${key} ${job.key}`),
        )
        .map(({ key, skills }) => ({
          person: key,
          job: job.key,
          shared: skills.filter(({ name }) => job.skills.includes(name)).length,
        }))
        .toSorted((a, b) => b.shared - a.shared);
      return best ? [best] : [];
    });
  return pairs.toSorted((a, b) => b.shared - a.shared);
}
