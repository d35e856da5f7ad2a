import { type RawBuilder, type SqlBool, sql } from "kysely";
import { visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { matchesBeginnings } from "#kit/beginnings.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope, termPrefixes } from "#people/accounts/hiring-scope.ts";
import { type MergeChoices, type MergedField, mergedFields } from "../../terms.ts";

/** Data of a person from one source: an added record or an application. */
export interface PersonRecord {
  id: number;
  /** The candidate itself, or the candidate into whom it was merged. */
  person: number;
  full_name: string;
  email: string | null;
  phone: string | null;
  job_title: string | null;
  location_id: number | null;
  birth_year: number | null;
  skills: string[];
  /** Name and skills in the form of `fold`, for comparing. */
  name_key: string;
  skill_keys: string[] | null;
  source: string;
  at: Date;
  added: boolean;
  /** The time and the choices of the merge of this record into the person; null for a record that was not merged. */
  merged_at: Date | null;
  choices: MergeChoices | null;
}

/**
 * Returns a subquery of all records that the actor can see, for `FROM (…)`. PostgreSQL pushes conditions on its columns down to
 * the tables.
 * @param keyword a text that the records match by name, contact data, job title and skills
 */
export function visibleRecords(actor: HiringActor, keyword?: string): RawBuilder<PersonRecord> {
  const found = keyword ? matchesBeginnings(keyword, termPrefixes(actor.scope, "all")) : null;
  const isFound = (record: RawBuilder<SqlBool>) => (found ? record : sql<SqlBool>`true`);
  return sql<PersonRecord>`
    SELECT k.*, coalesce(m.into_id, k.id) AS person, m.merged_at, m.choices FROM (
      SELECT p.candidate_id AS id, c.full_name, c.email, c.phone, p.job_title, p.location_id, p.birth_year, p.skills,
        c.name_key, p.skill_keys, p.source, p.changed_at AS at, true AS added
      FROM prospects p JOIN candidates c ON c.id = p.candidate_id
      WHERE ${inScope("p", actor.scope)} AND p.erased_at IS NULL
        AND ${isFound(sql`p.candidate_id IN (SELECT s.candidate_id FROM prospect_search s WHERE ${found})`)}
      UNION ALL
      SELECT a.candidate_id, a.full_name, a.email, a.phone, f.summary->>'role', NULL::integer, NULL::smallint,
        ARRAY(SELECT jsonb_array_elements_text(f.summary->'skills')), a.name_key, f.skill_keys,
        a.source, a.applied_at, false
      FROM applicants a JOIN jobs j ON j.id = a.job_id LEFT JOIN cv_files f ON f.id = a.cv_file_id
      WHERE ${visibleApplicants(actor)} AND a.erased_at IS NULL AND NOT a.identity_hidden
        AND ${isFound(sql`a.id IN (SELECT s.applicant_id FROM applicant_search s WHERE ${found})`)}) k
    LEFT JOIN candidate_merges m
      ON m.candidate_id = k.id AND ${inScope("m", actor.scope)}`;
}

/** Returns the records of people by person, the newest first. */
export async function recordsOf(
  db: Reader,
  actor: HiringActor,
  people: readonly number[],
): Promise<Map<number, PersonRecord[]>> {
  const ids = [...people];
  // The merges are read first, so that the query of the records finds its rows by the index on candidates.
  const merged = await db
    .selectFrom("candidate_merges as m")
    .select("m.candidate_id")
    .where(inScope("m", actor.scope))
    .where("m.into_id", "in", ids)
    .execute();
  const all = [...ids, ...merged.map(({ candidate_id }) => candidate_id)];
  const { rows } = await sql<PersonRecord>`
    SELECT * FROM (${visibleRecords(actor)}) k WHERE k.id = ANY (${all}::bigint[]) AND k.person = ANY (${ids}::bigint[])
    ORDER BY k.at DESC, k.id DESC`.execute(db);
  return Map.groupBy(rows, ({ person }) => person);
}

/**
 * Returns the records of a person, the newest first. The id of a merged record leads to the person into whom it was merged.
 * @throws Problem 404 for a person whom the actor cannot see
 */
export async function findPerson(
  db: Reader,
  actor: HiringActor,
  id: number,
): Promise<{ id: number; records: PersonRecord[] }> {
  const merge = await db
    .selectFrom("candidate_merges as m")
    .select("m.into_id")
    .where("m.candidate_id", "=", id)
    .where(inScope("m", actor.scope))
    .executeTakeFirst();
  const person = merge?.into_id ?? id;
  const records = (await recordsOf(db, actor, [person])).get(person);
  if (!records) throw notFound();
  return { id: person, records };
}

/** Returns the fields with one value and the records that have them: the record chosen at the latest merge, or else the newest. */
export function sourcesOf(records: readonly PersonRecord[]): Map<MergedField, PersonRecord> {
  const merges = records.toSorted((a, b) => Number(b.merged_at ?? 0) - Number(a.merged_at ?? 0));
  return new Map(
    mergedFields.flatMap((field) => {
      const filled = records.filter((each) => each[field] !== null);
      const chosen = merges
        .map(({ choices }) => choices?.[field])
        .find((id) => filled.some((each) => each.id === id));
      const source = filled.find(({ id }) => id === chosen) ?? filled[0];
      return source ? [[field, source] as const] : [];
    }),
  );
}

/**
 * Combines the records of a person, the newest first: each field has the value chosen at a merge (decision 188), or else its newest
 * value that is not null (decisions §18).
 */
export function onePerson(records: readonly PersonRecord[]) {
  const sources = sourcesOf(records);
  const newest = <K extends MergedField>(key: K) => sources.get(key)?.[key] ?? null;
  return {
    full_name: newest("full_name") ?? "",
    email: newest("email"),
    phone: newest("phone"),
    job_title: newest("job_title"),
    location_id: newest("location_id"),
    birth_year: newest("birth_year"),
    skills: [...new Set(records.flatMap(({ skills }) => skills))],
    source: records.at(-1)?.source ?? "added",
    added: records.some(({ added }) => added),
    at: records[0]?.at ?? new Date(0),
  };
}
