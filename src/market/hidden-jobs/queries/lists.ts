import { type SqlBool, sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { jobCards } from "#market/jobs/queries/shared/public.ts";
import { readable } from "#market/jobs/queries/shared/readable.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { logoUrl } from "#people/companies/logo.ts";
import { isPublicCompany, nameHas } from "#people/companies/queries/shared.ts";
import type { companiesToHide, hiddenCompanies, hiddenJobs } from "../contract.ts";

/** Returns the jobs that a candidate has hidden and may still read, latest first. */
export async function hiddenJobList(
  db: Reader,
  actor: CandidateActor,
  asOf: Date,
): Promise<ReplyOf<typeof hiddenJobs>> {
  const rows = await db
    .selectFrom("hidden_jobs as h")
    .innerJoin("jobs as j", "j.id", "h.job_id")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select("j.id")
    .where("h.candidate_id", "=", actor.candidateId)
    .where("j.deleted_at", "is", null)
    .where("c.blocked_at", "is", null)
    .where(readable)
    .orderBy("h.hidden_at", "desc")
    .orderBy("j.id", "desc")
    .execute();
  const ids = rows.map(({ id }) => id);
  return { data: await jobCards(db, actor, ids, asOf) };
}

export async function hiddenCompanyList(
  db: Reader,
  actor: CandidateActor,
): Promise<ReplyOf<typeof hiddenCompanies>> {
  const rows = await db
    .selectFrom("hidden_companies as h")
    .innerJoin("companies as c", "c.id", "h.company_id")
    .select(["c.id", "c.name", "c.slug", "c.logo_key"])
    .where("h.candidate_id", "=", actor.candidateId)
    .where("c.blocked_at", "is", null)
    .where("c.merged_into", "is", null)
    .orderBy("h.hidden_at", "desc")
    .orderBy("c.id", "desc")
    .execute();
  return { data: rows.map((row) => ({ ...companyOf(row), type: "hidden_company" })) };
}

/** Returns companies whose name has the keyword's words; the shortest names are the best matches. */
export async function companiesByName(
  db: Reader,
  actor: CandidateActor,
  keyword: string,
): Promise<ReplyOf<typeof companiesToHide>> {
  const words = nameHas(keyword);
  if (words.length === 0) return { data: [] };
  const rows = await db
    .selectFrom("companies as c")
    .select(["c.id", "c.name", "c.slug", "c.logo_key"])
    .where(isPublicCompany("c"))
    .where(sql.join<SqlBool>(words, sql` AND `))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("hidden_companies as h")
            .select("h.company_id")
            .whereRef("h.company_id", "=", "c.id")
            .where("h.candidate_id", "=", actor.candidateId),
        ),
      ),
    )
    .orderBy((eb) => eb.fn<number>("length", ["c.name_key"]))
    .orderBy("c.id")
    .limit(10)
    .execute();
  return { data: rows.map((row) => ({ ...companyOf(row), type: "company_to_hide" })) };
}

function companyOf(row: { id: number; name: string; slug: string; logo_key: string | null }) {
  const { id, name, slug, logo_key } = row;
  return { id: String(id), attributes: { name, slug, logo: logoUrl(id, logo_key) } };
}
