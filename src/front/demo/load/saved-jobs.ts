import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { plusDays } from "../calendar.ts";
import { randomOf } from "../random.ts";
import type { DemoJob, DemoMarket } from "../types.ts";
import type { Ids } from "./people.ts";

/** Days before the expiry of a saved job during which the candidate's home page shows it. */
const soonDays = 9;
const soonSaved = 2;

/** Inserts saved jobs from the categories in which a candidate applies. Some of these jobs expire soon. */
export async function addSavedJobs(
  tx: Tx,
  { jobs, candidates, applications }: Pick<DemoMarket, "jobs" | "candidates" | "applications">,
  ids: Ids,
  asOf: Date,
): Promise<void> {
  const byKey = new Map(jobs.map((job) => [job.key, job]));
  const published = jobs.filter((job) => job.state === "published");
  const appliedFor = Map.groupBy(applications, ({ candidateKey }) => candidateKey);
  const endsSoon = ({ expiresAt }: DemoJob) =>
    expiresAt !== null && expiresAt > asOf && expiresAt < plusDays(asOf, soonDays);
  const rows = candidates.flatMap((person) => {
    const random = randomOf(`saves ${person.key}`);
    const applied = new Set((appliedFor.get(person.key) ?? []).map(({ jobKey }) => jobKey));
    const trades = new Set([...applied].flatMap((key) => byKey.get(key)?.categoryIds ?? []));
    const fitting = published.filter(
      (job) => !applied.has(job.key) && job.categoryIds.some((id) => trades.has(id)),
    );
    const saved = new Set([
      ...random.some(fitting, random.int(1, 4)),
      ...random.some(fitting.filter(endsSoon), soonSaved),
    ]);
    return [...saved].map((job) => {
      const since = Math.max(Number(person.createdAt), Number(job.approvedAt));
      return {
        candidate_id: ids.candidates.get(person.key)!,
        job_id: ids.jobs.get(job.key)!,
        saved_at: new Date(since + random.next() * Math.max(0, Number(asOf) - since)),
      };
    });
  });
  await insertMany(tx, "saved_jobs", rows);
}
