import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { type MailJob, mailJob } from "../../mail-job.ts";

/** A job as mails show it. */
export async function jobForMail(db: Reader, id: number, language: Language): Promise<MailJob> {
  const job = await db
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .leftJoin("locations as l", (join) => join.on(sql<boolean>`l.id = j.location_ids[1]`))
    .select(["j.title", "c.id as company_id", "c.name as company_name", "c.logo_key"])
    .select(["j.salary_type", "j.salary_min", "j.salary_max", "j.currency", "j.salary_period"])
    .select(["j.salary_text", "j.location_text", "l.state", "l.state_vn"])
    .where("j.id", "=", id)
    .executeTakeFirstOrThrow();
  return mailJob(job, language);
}
