import type { Reader } from "#kit/db.ts";
import { categoryIds, jobTypes, keyOf } from "#reference/terms.ts";

/** What people type for a way of working, in both languages. */
const waysOfWorking: Record<string, readonly string[]> = {
  part_time: ["part time", "bán thời gian"],
  internship: ["internship", "intern", "thực tập sinh"],
  freelancer: ["freelance", "freelancer", "cộng tác viên"],
  hybrid: ["hybrid", "làm việc linh hoạt"],
  remote: ["remote", "làm việc từ xa", "work from home", "wfh", "làm tại nhà"],
};

interface Job {
  category_ids: readonly number[];
  location_ids: readonly number[];
  job_type: number | null;
  remote: boolean;
}

/**
 * Names the facts of jobs in the words that keywords use for them: each place in both languages with its other names, and
 * the province that it has become part of; its trades in both languages, and the fields that these
 * belong to; and how the work is done.
 */
export async function factWords(db: Reader): Promise<(job: Job) => { facts: string[]; fields: string[] }> {
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
  const trades = new Map(
    (await db.selectFrom("categories").select(["id", "parent_id", "name", "name_vn"]).execute()).map(
      (row) => [row.id, row],
    ),
  );
  const tradeNames = (id: number | null | undefined): string[] => {
    const trade = id == null || id === categoryIds.others ? undefined : trades.get(id);
    return trade ? [...trade.name.split(" / "), ...trade.name_vn.split(" / ")] : [];
  };
  return (job) => {
    const way = keyOf(jobTypes, job.job_type ?? -1);
    const facts = [
      ...job.location_ids.flatMap((id) => names.get(id) ?? []),
      ...job.category_ids.flatMap(tradeNames),
      ...(way ? (waysOfWorking[way] ?? []) : []),
      ...(job.remote ? (waysOfWorking.remote ?? []) : []),
    ];
    return { facts, fields: job.category_ids.flatMap((id) => tradeNames(trades.get(id)?.parent_id)) };
  };
}
