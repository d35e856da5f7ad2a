import type { Reader } from "#kit/db.ts";
import { jobTypes, keyOf } from "#platform/reference/terms.ts";
import type { AdText } from "./says-it.ts";

const namesOfTypes: Record<string, readonly string[]> = {
  part_time: ["part time", "bán thời gian"],
  full_time: ["full time", "toàn thời gian"],
  internship: ["internship", "intern", "thực tập sinh", "thực tập"],
  freelancer: ["freelancer", "freelance", "cộng tác viên"],
  hybrid: ["hybrid", "làm việc linh hoạt"],
  remote: ["remote", "làm việc từ xa", "work from home"],
};

/** Reads the texts of all searchable jobs from their own tables, with the ids of their places. */
export async function readAdTexts(db: Reader): Promise<(AdText & { places: number[] })[]> {
  const locations = await db.selectFrom("locations").selectAll().where("kind", "<>", "bucket").execute();
  const namesOf = new Map(locations.map((row) => [row.id, [row.state, row.state_vn, ...row.aliases]]));
  const placesOf = new Map(
    locations.map(({ id, merged_into: into }) => [
      id,
      [...(namesOf.get(id) ?? []), ...(into === null ? [] : (namesOf.get(into) ?? []))],
    ]),
  );
  const rows = await db
    .selectFrom("job_search as s")
    .innerJoin("jobs as j", "j.id", "s.job_id")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select(["j.id", "j.title", "c.name as company", "j.skills", "j.description", "j.requirement"])
    .select(["j.location_ids as places", "j.job_type", "j.remote"])
    .execute();
  return rows.map(({ job_type, remote, ...ad }) => ({
    ...ad,
    labels: [
      ...ad.places.flatMap((id) => placesOf.get(id) ?? []),
      ...(namesOfTypes[keyOf(jobTypes, job_type ?? -1) ?? ""] ?? []),
      ...(remote ? namesOfTypes.remote! : []),
    ],
  }));
}
