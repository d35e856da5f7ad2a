import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { isPublicCompany } from "#people/companies/queries/shared.ts";
import type { followed } from "../contract.ts";
import { companyCards } from "./cards.ts";

/** Returns the companies that a candidate follows, latest first, without blocked ones. */
export async function followedCompanies(
  db: Reader,
  actor: CandidateActor,
  { page, items }: { page: number; items: number },
  asOf: Date,
): Promise<ReplyOf<typeof followed>> {
  const mine = db
    .selectFrom("company_followers as f")
    .innerJoin("companies as c", "c.id", "f.company_id")
    .where("f.candidate_id", "=", actor.candidateId)
    .where(isPublicCompany("c"));
  const [{ total }, rows] = await Promise.all([
    mine.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    mine
      .select("c.id")
      .orderBy("f.followed_at", "desc")
      .orderBy("c.id")
      .offset((page - 1) * items)
      .limit(items)
      .execute(),
  ]);
  const ids = rows.map((row) => row.id);
  return { data: await companyCards(db, ids, asOf), meta: { page, items, total } };
}
