import type { Reader } from "#kit/db.ts";
import { jobTypes, keyOf } from "#platform/reference/terms.ts";

/** Names that people type for each job type, in both languages. */
export const namesOfJobTypes: Record<string, readonly string[]> = {
  part_time: ["part time", "bán thời gian"],
  internship: ["internship", "intern", "thực tập sinh"],
  freelancer: ["freelance", "freelancer", "cộng tác viên"],
  hybrid: ["hybrid", "làm việc linh hoạt"],
  remote: ["remote", "làm việc từ xa", "work from home", "wfh", "làm tại nhà"],
};

interface Job {
  location_ids: readonly number[];
  job_type: number | null;
  remote: boolean;
}

/**
 * Returns the attributes of jobs as keywords name them: locations in both languages with their aliases and,
 * for a merged unit, its current province; job types. Categories are left out: an ad in "Accounting" need not
 * contain the word.
 */
export async function attributeNames(db: Reader): Promise<(job: Job) => string[]> {
  const rows = await db
    .selectFrom("locations")
    .select(["id", "state", "state_vn", "aliases", "members", "merged_into", "kind"])
    .execute();
  const names = new Map<number, string[]>();
  const own = new Map(
    rows.map(({ id, state, state_vn, aliases, kind }) => [
      id,
      kind === "bucket" ? [] : [state, state_vn, ...aliases],
    ]),
  );
  for (const { id, merged_into } of rows)
    names.set(id, [...(own.get(id) ?? []), ...(merged_into === null ? [] : (own.get(merged_into) ?? []))]);
  return (job) => {
    const type = keyOf(jobTypes, job.job_type ?? -1);
    return [
      ...job.location_ids.flatMap((id) => names.get(id) ?? []),
      ...(type ? (namesOfJobTypes[type] ?? []) : []),
      ...(job.remote ? (namesOfJobTypes.remote ?? []) : []),
    ];
  };
}
