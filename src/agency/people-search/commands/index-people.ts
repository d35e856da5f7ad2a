import { sql } from "kysely";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { type IndexedPerson, personTerms } from "../index/terms-of-person.ts";

interface PersonRow {
  person_id: number;
  agency_id: number;
  full_names: string[];
  titles: string[];
  skills: string[];
  companies: string[];
  schools: string[];
  tags: string[];
  places: string[] | null;
  cv_texts: string[];
  location_id: number | null;
  owner_id: number | null;
  languages: { language: number; proficiency: number }[];
  years: number | null;
  salary_wanted: number | null;
  notice_days: number | null;
  contacted_on: string | null;
  changed_at: Date;
}

/** Limit of characters of CV texts in the index, the newest file first. */
const mostText = 60_000;
const atOnce = 500;

/** Writes the rows of the search index for the people of agencies to whom these candidates belong. */
export async function indexPeople(tx: Tx, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) await indexSome(tx, ids.slice(from, from + atOnce));
}

/**
 * Indexes people whom no event has indexed: records from before the index, and those that an import wrote directly.
 * @returns the number of people
 */
export async function indexMissing(database: Database): Promise<number> {
  for (let indexed = 0; ; ) {
    const found = await inTransaction(database, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        SELECT p.candidate_id AS id FROM prospects p
        WHERE p.agency_id IS NOT NULL AND p.erased_at IS NULL
          AND NOT EXISTS (SELECT FROM candidate_merges m WHERE m.candidate_id = p.candidate_id AND m.agency_id = p.agency_id)
          AND NOT EXISTS (SELECT FROM person_search s WHERE s.agency_id = p.agency_id AND s.person_id = p.candidate_id)
        ORDER BY p.candidate_id LIMIT ${atOnce}`.execute(tx);
      await indexPeople(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    indexed += found;
    if (found < atOnce) return indexed;
  }
}

async function indexSome(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockRecords(tx, ids);
  const { rows } = await peopleOf(ids).execute(tx);
  // Records that were merged into another person, and erased records, lose their row.
  await sql`DELETE FROM person_search s WHERE s.person_id = ANY (${[...ids]}::bigint[]) AND NOT EXISTS (
    SELECT FROM unnest(${rows.map(({ person_id }) => person_id)}::bigint[], ${rows.map(({ agency_id }) => agency_id)}::bigint[])
      AS r (person_id, agency_id)
    WHERE r.person_id = s.person_id AND r.agency_id = s.agency_id)`.execute(tx);
  if (rows.length === 0) return;
  const values = rows.map(
    (row) => sql`(${row.person_id}::bigint, ${row.agency_id}::bigint,
      array_to_tsvector(${personTerms(row.agency_id, indexed(row))}::text[]), ${row.years}::smallint,
      ${row.salary_wanted}::bigint, ${row.notice_days}::smallint, ${row.contacted_on}::date,
      ${row.changed_at}::timestamptz)`,
  );
  await sql`
    INSERT INTO person_search
      (person_id, agency_id, terms, years, salary_wanted, notice_days, contacted_on, changed_at)
    VALUES ${sql.join(values)}
    ON CONFLICT (agency_id, person_id) DO UPDATE SET terms = excluded.terms, years = excluded.years,
      salary_wanted = excluded.salary_wanted, notice_days = excluded.notice_days,
      contacted_on = excluded.contacted_on, changed_at = excluded.changed_at`.execute(tx);
}

/** Locks all records of these people. Otherwise a row that was made before a concurrent edit could replace the row of the edit. */
async function lockRecords(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`${recordsOf(ids)} SELECT p.candidate_id FROM prospects p
    WHERE p.agency_id IS NOT NULL AND p.candidate_id IN (SELECT candidate_id FROM records)
    ORDER BY p.candidate_id FOR NO KEY UPDATE OF p`.execute(tx);
}

/** Returns a WITH clause: `records` has all candidates of the people to whom these candidates belong. */
const recordsOf = (ids: readonly number[]) => sql`
  WITH people AS (
    SELECT i.id FROM unnest(${[...ids]}::bigint[]) AS i (id)
    UNION SELECT m.into_id FROM candidate_merges m WHERE m.candidate_id = ANY (${[...ids]}::bigint[]) AND m.agency_id IS NOT NULL
  ), records AS (
    SELECT p.id AS person_id, p.id AS candidate_id FROM people p
    UNION SELECT m.into_id, m.candidate_id FROM people p JOIN candidate_merges m ON m.into_id = p.id AND m.agency_id IS NOT NULL
  )`;

const newest = (column: string) =>
  sql`(array_agg(${sql.ref(`p.${column}`)} ORDER BY p.changed_at DESC)
    FILTER (WHERE ${sql.ref(`p.${column}`)} IS NOT NULL))[1] AS ${sql.ref(column)}`;

/** Combines the records of each person; single values are those of the newest record that has one (decisions §18). */
const peopleOf = (ids: readonly number[]) => sql<PersonRow>`
  ${recordsOf(ids)}
  SELECT f.*, (SELECT ARRAY[l.state, l.state_vn] || l.aliases FROM locations l WHERE l.id = f.location_id) AS places,
    ARRAY(SELECT left(v.text, ${mostText}) FROM cv_files v WHERE v.candidate_id = ANY (f.records)
      AND v.removed_at IS NULL AND v.file_removed_at IS NULL AND v.text IS NOT NULL ORDER BY v.id DESC LIMIT 3) AS cv_texts
  FROM (
    SELECT p.agency_id, r.person_id, array_agg(DISTINCT p.candidate_id) AS records,
      array_agg(DISTINCT c.full_name) AS full_names,
      array_remove(array_agg(DISTINCT p.job_title), NULL) AS titles,
      array_remove(array_agg(DISTINCT p.current_company), NULL) AS companies,
      array_remove(array_agg(DISTINCT p.school), NULL) AS schools,
      array_remove(array_agg(DISTINCT s.skill), NULL) AS skills,
      array_remove(array_agg(DISTINCT t.tag), NULL) AS tags,
      ${sql.join(["location_id", "owner_id", "years", "salary_wanted", "notice_days"].map(newest))},
      (array_agg(p.languages ORDER BY jsonb_array_length(p.languages) = 0, p.changed_at DESC))[1] AS languages,
      max(p.contacted_on) AS contacted_on, max(p.changed_at) AS changed_at
    FROM records r JOIN prospects p ON p.candidate_id = r.candidate_id JOIN candidates c ON c.id = p.candidate_id
      LEFT JOIN candidate_merges m ON m.candidate_id = p.candidate_id AND m.agency_id = p.agency_id
      LEFT JOIN LATERAL unnest(p.skills) AS s (skill) ON true
      LEFT JOIN LATERAL unnest(p.tags) AS t (tag) ON true
    WHERE p.agency_id IS NOT NULL AND p.erased_at IS NULL AND coalesce(m.into_id, p.candidate_id) = r.person_id
    GROUP BY p.agency_id, r.person_id) f`;

function indexed(row: PersonRow): IndexedPerson {
  return {
    title: row.titles,
    skill: row.skills,
    company: row.companies,
    school: row.schools,
    place: row.places ?? [],
    texts: [...row.full_names, ...row.tags, ...row.cv_texts],
    locationId: row.location_id,
    ownerId: row.owner_id,
    languages: row.languages,
  };
}

/** Deletes an erased candidate from the index. */
export async function unindexPerson(tx: Tx, candidateId: number): Promise<void> {
  await tx.deleteFrom("person_search").where("person_id", "=", candidateId).execute();
}
