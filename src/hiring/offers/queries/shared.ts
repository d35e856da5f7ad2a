import { sql } from "kysely";
import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import { readToMove } from "#hiring/applications/queries/shared/to-move.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { currencies, SalaryBasis } from "#platform/reference/terms.ts";
import type { OfferStatus } from "../lifecycle.ts";
import type { LetterTemplate } from "../terms.ts";
import { latestApproval, requiresApproval } from "./approval.ts";
import { letterColumns, templateOf } from "./letter.ts";

type Currency = (typeof currencies)[number];

/** Selects offers with their people, job and company. */
export function offers(db: Reader) {
  return db
    .selectFrom("offers as o")
    .innerJoin("applicants as a", "a.id", "o.applicant_id")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .innerJoin("companies as c", "c.id", "o.company_id")
    .leftJoin("accounts as u", "u.id", "o.created_by")
    .selectAll("o")
    .select([
      "a.full_name as applicant_name",
      "a.outcome",
      "a.candidate_id",
      "a.erased_at",
      "s.kind as stage_kind",
    ])
    .select(["j.title as job_title", "j.job_level"])
    .select(letterColumns)
    .select(
      sql<LetterTemplate | null>`CASE WHEN o.status = 'draft' THEN ${templateOf("o")} ELSE o.letter END`.as(
        "template",
      ),
    )
    .select([latestApproval.as("approval"), requiresApproval.as("requires_approval")])
    .select("u.full_name as author")
    .select(sql<OfferStatus>`o.status`.as("status"))
    .select(sql<Currency>`o.currency`.as("currency"))
    .select(sql<SalaryBasis>`o.salary_basis`.as("salary_basis"));
}

export type OfferRow = Awaited<ReturnType<ReturnType<typeof offers>["execute"]>>[number];

/**
 * Returns an offer of the caller's scope. `lock` locks its applicant and the offer until the transaction ends.
 * @throws Problem 404, also if the caller may not see the applicant
 */
export async function findOffer(db: Reader, actor: HiringActor, id: number, lock = false): Promise<OfferRow> {
  const offer = await inScopeOf(db, actor, id)
    .$if(lock, (query) => query.forNoKeyUpdate("a").forNoKeyUpdate("o"))
    .executeTakeFirst();
  if (!offer) throw notFound();
  await findApplicant(db, actor, offer.applicant_id);
  return readOffer(db, id);
}

/** Returns an offer with its applicant, and locks both for a move of the applicant (`lockToMove`). @throws Problem 404 */
export async function findOfferToMove(tx: Tx, actor: HiringActor, id: number) {
  const offer = await inScopeOf(tx, actor, id)
    .forNoKeyUpdate("j")
    .forNoKeyUpdate("a")
    .forNoKeyUpdate("o")
    .executeTakeFirst();
  if (!offer) throw notFound();
  const applicant = await readToMove(tx, actor, offer.applicant_id);
  return { applicant, row: await readOffer(tx, id) };
}

const inScopeOf = (db: Reader, actor: HiringActor, id: number) =>
  db
    .selectFrom("offers as o")
    .innerJoin("applicants as a", "a.id", "o.applicant_id")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select("o.applicant_id")
    .where("o.id", "=", id)
    .where(inScope("o", actor.scope));

const readOffer = (db: Reader, id: number): Promise<OfferRow> =>
  offers(db).where("o.id", "=", id).executeTakeFirstOrThrow();

export async function lockOffer(db: Reader, id: number): Promise<void> {
  await db.selectFrom("offers").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}
