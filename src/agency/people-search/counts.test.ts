import { type RawBuilder, sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { addedRetentionChanged } from "#hiring/applications/events.ts";
import { inTransaction } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { searchPeople } from "./contract.ts";
import { mostExact } from "./terms.ts";
import { agencyOf, merge } from "./testing/agency.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

it("estimates a clause that finds more people than are counted, and counts the people of the search", async () => {
  const { agencyId, boss, call } = await agencyOf(api);
  const people = mostExact + 400;
  const own = [`${agencyId}@`, `${agencyId}:java`];
  const rare = sql`CASE WHEN id % 100 = 0 THEN ARRAY[${`${agencyId}:sap`}] ELSE '{}'::text[] END`;
  await addMany({ agencyId, by: boss.id, people, terms: sql`${own}::text[] || ${rare}::text[]` });
  const { meta } = await call(searchPeople, { body: { query: "java -sap" } });
  expect(meta.clauses).toEqual([
    { text: "java", count: 10_000, is_exact: false },
    { text: "-sap", count: 10_000, is_exact: false },
  ]);
  expect(meta.total).toBe(people - people / 100);
  const found = await call(searchPeople, { body: { query: "sap" } });
  expect(found.meta.clauses).toEqual([{ text: "sap", count: people / 100, is_exact: true }]);
});

it.each([
  ["kế toán", "ke toan ~ke_toan"],
  ["thiết kế đồ họa", "thiet ke do hoa ~thiet_ke ~ke_do ~do_hoa ~thiet_ke_do ~ke_do_hoa"],
])("estimates %s by the phrase, not as if its words were independent", async (query, words) => {
  const { agencyId, boss, call } = await agencyOf(api);
  const people = 2 * (mostExact + 400);
  const phrase = words.split(" ").map((word) => `${agencyId}:${word}`);
  const half = sql`CASE WHEN id % 2 = 0 THEN ${phrase}::text[] ELSE '{}'::text[] END`;
  await addMany({
    agencyId,
    by: boss.id,
    people,
    terms: sql`ARRAY[${`${agencyId}@`}]::text[] || ${half}::text[]`,
  });
  const { meta } = await call(searchPeople, { body: { query } });
  expect(meta.clauses).toMatchObject([{ text: query, is_exact: false }]);
  // Half of the people, 10,400, by a sample of the statistics, with two digits.
  expect([10_000, 11_000]).toContain(meta.clauses[0]?.count);
  expect(meta.total).toBe(people / 2);
});

interface Many {
  agencyId: number;
  by: number;
  people: number;
  /** The terms of the person `id`. */
  terms: RawBuilder<unknown>;
}

/** Adds people with these terms to the index, and reads the statistics. */
async function addMany({ agencyId, by, people, terms }: Many): Promise<void> {
  const { db } = api.database;
  await sql`
    WITH made AS (
      INSERT INTO candidates (full_name, email) SELECT 'Người ' || n, n || ${`.${agencyId}@example.test`}
      FROM generate_series(1, ${people}::int) n RETURNING id
    ), records AS (
      INSERT INTO prospects (candidate_id, agency_id, source, added_by, added_at, changed_at, agreed_at, kept_until)
      SELECT id, ${agencyId}, 'added', ${by}, ${monday}, ${monday}, ${monday}, ${monday} FROM made)
    INSERT INTO person_search (agency_id, person_id, terms, changed_at)
    SELECT ${agencyId}, id, array_to_tsvector((${terms})::text[]), ${monday} FROM made`.execute(db);
  await sql`ANALYZE person_search`.execute(db);
}

it("follows a shorter retention without writing the index", async () => {
  const { add: person, agencyId, find } = await agencyOf(api);
  const [one, two, three] = [await person({}), await person({}), await person({})];
  const { database } = api;
  const written = async () => {
    const { rows } = await sql<{ at: string }>`SELECT xmin::text || ctid::text AS at FROM person_search
      WHERE agency_id = ${agencyId} ORDER BY person_id`.execute(database.db);
    return rows.map(({ at }) => at);
  };
  const before = await written();
  await inTransaction(database, (tx) =>
    emit(tx, addedRetentionChanged, { scope: { agency: agencyId }, days: 90, asOf: monday }),
  );
  expect(await written()).toEqual(before);
  expect(await find("", { consent: true })).toEqual([one, two, three]);
  await database.db
    .updateTable("prospects")
    .set({ kept_until: sql<Date>`agreed_at - interval '1 day'` })
    .where("candidate_id", "in", [one, two])
    .execute();
  expect([await find("", { consent: true }), await find("", { consent: false })]).toEqual([
    [three],
    [one, two],
  ]);
});

it("counts the consent of a merged person as valid while one record has it", async () => {
  const { add: person, call, find } = await agencyOf(api);
  const [one, two] = [await person({}), await person({})];
  await call(merge, { params: { id: two }, body: { into_id: one } });
  const expire = (id: number) =>
    api.database.db
      .updateTable("prospects")
      .set({ kept_until: sql<Date>`agreed_at - interval '1 day'` })
      .where("candidate_id", "=", id)
      .execute();
  await expire(one);
  expect([await find("", { consent: true }), await find("", { consent: false })]).toEqual([[one], []]);
  await expire(two);
  expect([await find("", { consent: true }), await find("", { consent: false })]).toEqual([[], [one]]);
});
