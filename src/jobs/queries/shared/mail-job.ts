import { sql } from "kysely";
import { logoUrl } from "#companies/logo.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import type { MailJob } from "../../mail-job.ts";
import { payOf, publicPay } from "../../salary.ts";

/** A job as mails show it; pay that its author keeps private is left out. */
export async function jobForMail(db: Reader, id: number, language: Language): Promise<MailJob> {
  const name = sql.ref(language === "vi" ? "l.state_vn" : "l.state");
  const job = await db
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .leftJoin("locations as l", (join) => join.on(sql<boolean>`l.id = j.location_ids[1]`))
    .select(["j.title", "c.id as company_id", "c.name as company", "c.logo_key"])
    .select([
      "j.salary_type",
      "j.salary_min",
      "j.salary_max",
      "j.currency",
      "j.salary_period",
      "j.salary_text",
    ])
    .select(sql<string | null>`coalesce(${name}, j.location_text)`.as("place"))
    .where("j.id", "=", id)
    .executeTakeFirstOrThrow();
  const { title, company, place } = job;
  return { title, company, place, pay: publicPay(payOf(job)), logo: logoUrl(job.company_id, job.logo_key) };
}
