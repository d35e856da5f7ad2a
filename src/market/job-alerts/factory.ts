import type { Reader } from "#kit/db.ts";
import type { AlertFrequency } from "#market/job-search/terms.ts";
import { newStopToken } from "./commands/address.ts";
import { criteriaKey } from "./criteria.ts";

let serial = 0;

export interface GivenAlert {
  email?: string;
  candidateId?: number;
  keyword?: string | null;
  locationIds?: number[];
  categoryIds?: number[];
  jobTypes?: number[];
  jobLevels?: number[];
  experience?: number[];
  companyId?: number;
  salaryMin?: number;
  remote?: boolean;
  frequency?: AlertFrequency;
  /** The language of the mails: 0 English, 1 Vietnamese. */
  language?: number;
  confirmed?: boolean;
  /** The time of the alert's creation and of its last search. */
  at?: Date;
}

/** Creates a job alert for tests, confirmed by default. */
export async function makeAlert(db: Reader, given: GivenAlert = {}) {
  const at = given.at ?? new Date("2026-03-01T03:00:00.000Z");
  const criteria = {
    keyword: given.keyword === undefined ? "kế toán" : given.keyword,
    locationIds: given.locationIds ?? [],
    categoryIds: given.categoryIds ?? [],
    jobTypes: given.jobTypes ?? [],
    jobLevels: given.jobLevels ?? [],
    experience: given.experience ?? [],
    companyId: given.companyId ?? null,
    salaryMin: given.salaryMin ?? null,
    remote: given.remote ?? false,
  };
  return db
    .insertInto("job_alerts")
    .values({
      candidate_id: given.candidateId ?? null,
      email: given.email ?? `subscriber${++serial}@example.test`,
      language: given.language ?? 0,
      keyword: criteria.keyword,
      location_ids: criteria.locationIds,
      category_ids: criteria.categoryIds,
      job_types: criteria.jobTypes,
      job_levels: criteria.jobLevels,
      experience: criteria.experience,
      company_id: criteria.companyId,
      salary_min: criteria.salaryMin,
      remote: criteria.remote,
      frequency: given.frequency ?? "daily",
      criteria_key: criteriaKey(criteria),
      created_at: at,
      looked_at: at,
      confirmed_at: given.confirmed === false ? null : at,
      proof_expires_at: given.confirmed === false ? new Date(at.getTime() + 7 * 86_400_000) : null,
      stop_token: newStopToken(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
