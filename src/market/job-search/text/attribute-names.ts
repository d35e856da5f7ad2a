import type { Reader } from "#kit/db.ts";
import {
  experienceOf,
  experiences,
  idOf,
  jobLevels,
  jobTypes,
  type KeyOf,
  keyOf,
} from "#platform/reference/terms.ts";

/** Names that people type for each job type, in both languages. */
export const namesOfJobTypes: Record<KeyOf<typeof jobTypes>, readonly string[]> = {
  full_time: ["full time", "fulltime", "toàn thời gian"],
  part_time: ["part time", "parttime", "bán thời gian"],
  internship: ["internship", "intern", "thực tập sinh", "thực tập", "tts"],
  freelancer: ["freelance", "freelancer", "cộng tác viên", "ctv"],
  hybrid: ["hybrid", "làm việc linh hoạt"],
  remote: ["remote", "làm việc từ xa", "từ xa", "work from home", "wfh", "làm tại nhà", "tại nhà"],
};

/** Names of levels; those of the other levels are occupations too ("manager") and are searched as words. */
export const namesOfLevels: Partial<Record<KeyOf<typeof jobLevels>, readonly string[]>> = {
  senior: ["senior", "cao cấp"],
};

/** Words of rank that a level says: beside other things of a keyword, a job of the level need not say them. */
const ranksOfLevels: Partial<Record<KeyOf<typeof jobLevels>, readonly string[]>> = {
  junior: ["nhân viên", "staff"],
  supervisor: ["trưởng nhóm", "tổ trưởng", "giám sát", "supervisor", "leader", "lead"],
  manager: ["trưởng phòng", "quản lý", "manager"],
  director: ["giám đốc", "director"],
};

/** Names of work without experience. "Fresher" is searched as a word: most jobs without experience are for other people too. */
export const namesOfNoExperience: readonly string[] = [
  ...["không cần kinh nghiệm", "không yêu cầu kinh nghiệm", "chưa có kinh nghiệm", "chưa kinh nghiệm"],
  ...["không kinh nghiệm", "no experience", "no experience required", "without experience"],
  ...["mới ra trường", "sinh viên mới ra trường", "mới tốt nghiệp", "sinh viên mới tốt nghiệp"],
  ...["fresh graduate", "fresh graduates"],
];

/** The most years of experience that a keyword names. */
const mostYears = 30;

/** Returns a number of years of experience as keywords are compared with ads. */
export const experienceName = (years: number): string => `${years} năm kinh nghiệm`;

const namesOfExperience = new Map<number, string[]>([[idOf(experiences, "none"), [...namesOfNoExperience]]]);
for (let years = 1; years <= mostYears; years++) {
  const id = experienceOf(years);
  namesOfExperience.set(id, [...(namesOfExperience.get(id) ?? []), experienceName(years)]);
}

interface Job {
  location_ids: readonly number[];
  job_type: number | null;
  job_level: number | null;
  experience_id: number | null;
  remote: boolean;
}

/**
 * Returns the attributes of jobs as keywords name them: locations in both languages with their aliases and,
 * for a merged unit, its current province; job types, levels and experience. Categories are left out: an ad in "Accounting"
 * need not contain the word.
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
    const level = keyOf(jobLevels, job.job_level ?? -1);
    return [
      ...job.location_ids.flatMap((id) => names.get(id) ?? []),
      ...namesOfType(job),
      ...(level ? [...(namesOfLevels[level] ?? []), ...(ranksOfLevels[level] ?? [])] : []),
      ...(namesOfExperience.get(job.experience_id ?? -1) ?? []),
    ];
  };
}

/** Remote and hybrid work is full-time too. */
function namesOfType(job: Job): readonly string[] {
  const type = keyOf(jobTypes, job.job_type ?? -1);
  const types = new Set([
    ...(type ? [type] : []),
    ...(job.remote ? (["remote"] as const) : []),
    ...(type === "hybrid" || type === "remote" ? (["full_time"] as const) : []),
  ]);
  return [...types].flatMap((one) => namesOfJobTypes[one]);
}
