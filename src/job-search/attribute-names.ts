import type { Reader } from "#kit/db.ts";
import { categoryIds, jobTypes, keyOf } from "#reference/terms.ts";

/** What people type for a job type, in both languages. */
const namesOfJobTypes: Record<string, readonly string[]> = {
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
 * The attributes of jobs as keywords name them: locations in both languages with their aliases, and the province that a location
 * was merged into; categories and their parents in both languages; the job type.
 */
export async function attributeNames(
  db: Reader,
): Promise<(job: Job) => { attributes: string[]; parentCategories: string[] }> {
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
  const categories = new Map(
    (await db.selectFrom("categories").select(["id", "parent_id", "name", "name_vn"]).execute()).map(
      (row) => [row.id, row],
    ),
  );
  const categoryNames = (id: number | null | undefined): string[] => {
    const category = id == null || id === categoryIds.others ? undefined : categories.get(id);
    return category ? [...category.name.split(" / "), ...category.name_vn.split(" / ")] : [];
  };
  return (job) => {
    const type = keyOf(jobTypes, job.job_type ?? -1);
    const attributes = [
      ...job.location_ids.flatMap((id) => names.get(id) ?? []),
      ...job.category_ids.flatMap(categoryNames),
      ...(type ? (namesOfJobTypes[type] ?? []) : []),
      ...(job.remote ? (namesOfJobTypes.remote ?? []) : []),
    ];
    return {
      attributes,
      parentCategories: job.category_ids.flatMap((id) => categoryNames(categories.get(id)?.parent_id)),
    };
  };
}
