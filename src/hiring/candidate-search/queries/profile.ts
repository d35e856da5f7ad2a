import { sql } from "kysely";
import type { ProfileFacts } from "#hiring/talent-pools/commands/from-profile.ts";
import type { Reader } from "#kit/db.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { jobLanguages } from "#platform/reference/terms.ts";
import { summaryOf } from "#profiles/cv/summary.ts";

type Entry = { section: string; data: never };

/** Returns what an agency stores of a person's own profile. */
export async function profileOf(
  db: Reader,
  { candidateId }: CandidateActor,
  asOf: Date,
): Promise<ProfileFacts> {
  const row = await db
    .selectFrom("candidates as k")
    .innerJoin("accounts as u", "u.id", "k.account_id")
    .leftJoin("candidate_profiles as p", "p.account_id", "k.account_id")
    .select(["k.full_name", "k.email", "k.phone", "p.job_title", "p.location_id", "p.notice_days"])
    .select("u.email_verified_at")
    .select(
      sql<Entry[]>`(SELECT coalesce(json_agg(json_build_object('section', e.section, 'data', e.data)
        ORDER BY e.section, e.rank), '[]') FROM candidate_entries e WHERE e.account_id = k.account_id
        AND e.section IN ('skills', 'languages', 'work_experiences'))`.as("entries"),
    )
    .where("k.id", "=", candidateId)
    .executeTakeFirstOrThrow();
  const of = (section: string) =>
    row.entries.filter((each) => each.section === section).map(({ data }) => data);
  const { skills, months } = summaryOf(
    { job_title: row.job_title, work_experiences: of("work_experiences"), skills: of("skills") },
    asOf,
  );
  const languages: ProfileFacts["languages"] = of("languages");
  return {
    fullName: row.full_name,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    phone: row.phone,
    jobTitle: row.job_title,
    locationId: row.location_id,
    skills,
    languages: languages
      .map(({ language, proficiency }) => ({ language, proficiency }))
      .slice(0, jobLanguages.length),
    years: months === null ? null : Math.min(Math.floor(months / 12), 60),
    noticeDays: row.notice_days,
  };
}
