import type { Reader } from "#kit/db.ts";
import type { ExpectedSalary, JobPreference } from "../../document.ts";
import { storedProfile } from "./profile.ts";

/** The job preferences of a profile. */
export interface Wishes {
  /**
   * The profile's title, then those of the work experience, in both languages when translated, without text
   * in brackets.
   */
  titles: string[];
  skills: string[];
  preference: JobPreference | null;
  salary: ExpectedSalary | null;
}

/** Returns the wishes of a candidate; empty for an empty profile. */
export async function wishesOf(db: Reader, accountId: number): Promise<Wishes> {
  const { job_title, translation, entries, job_preference, expected_salary } = await storedProfile(
    db,
    accountId,
  );
  const worked = entries.flatMap((entry) =>
    entry.section === "work_experiences" && "job_title" in entry.data
      ? [entry.data.job_title, entry.translation.job_title]
      : [],
  );
  const titles = [job_title, translation.job_title, ...worked].filter((title) => title != null);
  return {
    titles: [
      ...new Set(
        titles.map((title) => title.replace(/\([^()]*\)/g, "").trim()).filter((title) => title !== ""),
      ),
    ],
    skills: entries.flatMap(({ section, data }) =>
      section === "skills" && "name" in data ? [data.name] : [],
    ),
    preference: job_preference,
    salary: expected_salary,
  };
}
