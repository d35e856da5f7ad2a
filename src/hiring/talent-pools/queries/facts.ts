import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { personFacts } from "../contract-facts.ts";
import { mayEditPerson } from "./shared/editing.ts";
import type { PersonRecord } from "./shared/records.ts";
import { findPerson } from "./shared/records.ts";

type FactsReply = ReplyOf<typeof personFacts>;

/** Returns what the agency records about a person. @throws Problem 404, 409 `candidate_not_added` for an applicant */
export async function factsOf(db: Reader, actor: HiringActor, id: number): Promise<FactsReply> {
  const { records } = await findPerson(db, actor, id);
  const added = records.filter((record) => record.added);
  if (added.length === 0) throw new Problem(409, "candidate_not_added");
  const facts = await combinedFacts(db, actor, added);
  const can = { edit: await mayEditPerson(db, actor, records) };
  return { data: { id: String(id), type: "person_facts", attributes: { ...facts, can } } };
}

type Facts = Omit<FactsReply["data"]["attributes"], "can">;

/** The value of the newest record that has one. */
const newest = (column: string) => {
  const value = sql.ref(`p.${column}`);
  return sql`(array_agg(${value} ORDER BY ${value} IS NULL, p.changed_at DESC, p.candidate_id DESC))[1] AS ${sql.ref(column)}`;
};

const singleValues = [
  "current_company",
  "school",
  "years",
  "salary_now",
  "salary_wanted",
  "notice_days",
  "owner_id",
] as const;

/** Combines added records, the newest first. The version is that of the newest record, which an edit changes. */
async function combinedFacts(
  db: Reader,
  { scope }: HiringActor,
  added: readonly PersonRecord[],
): Promise<Facts> {
  const ids = added.map(({ id }) => id);
  const { rows } = await sql<Facts>`
    SELECT f.*, o.full_name AS owner FROM (
      SELECT ${sql.join(singleValues.map(newest))},
        (array_agg(p.languages ORDER BY jsonb_array_length(p.languages) = 0, p.changed_at DESC))[1] AS languages,
        (array_agg(to_jsonb(p.tags) ORDER BY cardinality(p.tags) = 0, p.changed_at DESC))[1] AS tags,
        max(p.contacted_on) AS contacted_on, bool_or(p.do_not_contact_at IS NOT NULL) AS do_not_contact,
        max(p.agreed_at) AS agreed_at, max(p.kept_until) AS kept_until,
        (array_agg(p.version ORDER BY p.candidate_id = ${ids[0]} DESC))[1] AS version
      FROM prospects p WHERE p.candidate_id = ANY (${ids}::bigint[]) AND ${inScope("p", scope)}
    ) f LEFT JOIN accounts o ON o.id = f.owner_id`.execute(db);
  return rows[0]!;
}
