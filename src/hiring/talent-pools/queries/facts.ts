import { type SqlBool, sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { personFacts } from "../contract-facts.ts";
import { findPerson } from "./person.ts";
import type { PersonRecord } from "./shared/records.ts";

/** Returns the newest added record of a person. @throws Problem 404, 409 `candidate_not_added` for an applicant */
export async function addedRecordOf(db: Reader, actor: HiringActor, id: number): Promise<PersonRecord> {
  const { records } = await findPerson(db, actor, id);
  const added = records.find((record) => record.added);
  if (!added) throw new Problem(409, "candidate_not_added");
  return added;
}

/** Returns whether a consultant may edit a person: administrators, the owner, and anyone while there is no owner. */
export const mayEditFacts = (actor: HiringActor, ownerId: number | null): boolean =>
  actor.isAdmin || ownerId === null || ownerId === actor.accountId;

/** Returns what the agency records about a person. @throws Problem 404, 409 `candidate_not_added` */
export async function factsOf(
  db: Reader,
  actor: HiringActor,
  id: number,
): Promise<ReplyOf<typeof personFacts>> {
  const { id: record } = await addedRecordOf(db, actor, id);
  const { owner_id, do_not_contact, ...row } = await db
    .selectFrom("prospects as p")
    .leftJoin("accounts as o", "o.id", "p.owner_id")
    .select(["p.current_company", "p.school", "p.years", "p.salary_now", "p.salary_wanted", "p.notice_days"])
    .select(["p.owner_id", "o.full_name as owner", "p.tags", "p.agreed_at", "p.kept_until", "p.version"])
    .select(sql<{ language: number; proficiency: number }[]>`p.languages`.as("languages"))
    .select("p.contacted_on")
    .select(sql<SqlBool>`p.do_not_contact_at IS NOT NULL`.as("do_not_contact"))
    .where("p.candidate_id", "=", record)
    .where(inScope("p", actor.scope))
    .executeTakeFirstOrThrow();
  return {
    data: {
      id: String(id),
      type: "person_facts",
      attributes: {
        ...row,
        owner_id,
        do_not_contact: Boolean(do_not_contact),
        can: { edit: mayEditFacts(actor, owner_id) },
      },
    },
  };
}
