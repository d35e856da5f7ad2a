import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { type MailJob, mailJob } from "../../mail-job.ts";
import { shownCompany } from "./shown-company.ts";

/** The columns that `mailJob` reads, of job `j`, its company `c` and its first location `l`. */
export const mailJobColumns = [
  "j.title",
  shownCompany.id.as("company_id"),
  shownCompany.name.as("company_name"),
  shownCompany.logoKey.as("logo_key"),
  "j.salary_type",
  "j.salary_min",
  "j.salary_max",
  "j.currency",
  "j.salary_period",
  "j.salary_text",
  "j.location_text",
  "l.state",
  "l.state_vn",
] as const;

/** Joins the first location `l` of job `j`. */
export const firstLocation = sql<boolean>`l.id = j.location_ids[1]`;

/** Returns a job as emails show it. */
export async function jobForMail(db: Reader, id: number, language: Language): Promise<MailJob> {
  const job = await db
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .leftJoin("locations as l", (join) => join.on(firstLocation))
    .select(mailJobColumns)
    .where("j.id", "=", id)
    .executeTakeFirstOrThrow();
  return mailJob(job, language);
}
