import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { readConfig } from "#kit/config.ts";
import { type Database, inTransaction, type Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { personTerms } from "../src/agency/people-search/index/terms-of-person.ts";
import { findPeople } from "../src/agency/people-search/queries/search.ts";
import { openServices } from "../src/app/services.ts";
import { makeFolder } from "../test/product.ts";
import { base } from "./rows.ts";

const asOf = new Date("2026-11-27T03:00:00Z");
/** Different people; the others have their words, in another place and with another name. */
const models = 4000;
const agencyId = base;
const account = base;

const roles = [
  "kế toán",
  "lập trình viên",
  "kỹ sư xây dựng",
  "nhân viên kinh doanh",
  "thiết kế đồ họa",
  "data engineer",
  "tester",
];
const levels = ["", "trưởng", "senior", "thực tập sinh", "tổng hợp", "phó phòng"];
const skills =
  "java kotlin python sql excel misa sap autocad revit figma photoshop react node docker kubernetes aws azure seo".split(
    " ",
  );
const companies = [
  "FPT",
  "Viettel",
  "VNG",
  "Hòa Phát",
  "Vinamilk",
  "Masan",
  "Thế Giới Di Động",
  "Techcombank",
];
const schools = ["Đại học Bách khoa", "Đại học Kinh tế", "RMIT", "Cao đẳng FPT"];
const languages = [0, 1, 2, 3];

/** Returns a number below `max`, the same for the same seed. */
function below(seed: number, max: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 2_654_435_761);
  return (Math.imul(mixed ^ (mixed >>> 13), 3_266_489_917) >>> 0) % max;
}

/** Returns 100 words of a vocabulary in which few words are frequent, as in a language, and a skill. */
function cvText(person: number): string {
  const words = Array.from({ length: 100 }, (_, at) => {
    const part = (below(person * 131 + at * 7919, 1_000_000) + 1) / 1_000_001;
    return `tu${Math.floor(6000 * part ** 3).toString(36)}`;
  });
  return `${words.join(" ")} ${skills[below(person * 17 + 3, skills.length)]}`;
}

function termsOf(person: number): string[] {
  const of = <T>(list: readonly T[], salt: number) => list[below(person * 31 + salt, list.length)]!;
  return personTerms(agencyId, {
    title: [`${of(roles, 1)} ${of(levels, 2)}`],
    skill: [of(skills, 3), of(skills, 4), of(skills, 5)],
    company: [of(companies, 6)],
    school: [of(schools, 7)],
    place: [],
    texts: [`Nguyễn Văn ${person.toString(36)}`, cvText(person)],
    locationId: null,
    ownerId: null,
    languages: [{ language: of(languages, 8), proficiency: person % 4 }],
  });
}

/** Fills an agency with people. */
async function fill(db: Reader, people: number): Promise<void> {
  await sql`SET statement_timeout = 0`.execute(db);
  await sql`INSERT INTO agencies (id, name) VALUES (${agencyId}, 'Bench')`.execute(db);
  await sql`INSERT INTO accounts (id, email, full_name, user_type, role_id, agency_id)
    VALUES (${account}, 'bench@example.test', 'Bench', 3, 2, ${agencyId})`.execute(db);
  await sql`INSERT INTO candidates (id, full_name, email) SELECT ${base}::bigint + n, 'Nguyễn Văn A', n || '@example.test'
    FROM generate_series(0, ${people - 1}::int) n`.execute(db);
  await sql`INSERT INTO prospects (candidate_id, agency_id, job_title, source, added_by, added_at, changed_at, agreed_at, kept_until)
    SELECT ${base}::bigint + n, ${agencyId}, 'Kế toán', 'added', ${account}, ${asOf}, ${asOf}, ${asOf}, ${asOf}::timestamptz + interval '1 year'
    FROM generate_series(0, ${people - 1}::int) n`.execute(db);
  await sql`DROP INDEX person_search_terms`.execute(db);
  await sql`CREATE TABLE bench_models (n int PRIMARY KEY, terms tsvector NOT NULL)`.execute(db);
  const atOnce = 250;
  for (let from = 0; from < models; from += atOnce) {
    const rows = Array.from(
      { length: atOnce },
      (_, at) => sql`(${from + at}::int, ${termsOf(from + at)}::text[])`,
    );
    await sql`INSERT INTO bench_models SELECT n, array_to_tsvector(t) FROM (VALUES ${sql.join(rows)}) v (n, t)`.execute(
      db,
    );
  }
  console.error("models made");
  const own = sql`array_to_tsvector(ARRAY[${`${agencyId}:n`} || i.n, ${`${agencyId}@location:`} || (i.n % 30 + 1)])`;
  await sql`INSERT INTO person_search (person_id, agency_id, terms, years, salary_wanted, notice_days, changed_at)
    SELECT ${base}::bigint + i.n, ${agencyId}, m.terms || ${own}, i.n % 20, (10 + i.n % 60) * 1000000, (i.n % 4) * 15,
      ${asOf}::timestamptz - make_interval(secs => (i.n::bigint * 7919) % 10000000)
    FROM generate_series(0, ${people - 1}::int) AS i (n)
    JOIN bench_models m ON m.n = (i.n * 7919::bigint) % ${models}::int`.execute(db);
  console.error("people added");
  await sql`SET maintenance_work_mem = '512MB'`.execute(db);
  await sql`CREATE INDEX person_search_terms ON person_search USING gin (terms) WITH (fastupdate = off)`.execute(
    db,
  );
  await sql`VACUUM ANALYZE person_search`.execute(db);
  await sql`VACUUM ANALYZE prospects`.execute(db);
}

const filtered = (n: number) => ({
  query: [...roles, "java", "tu5", "kế toán trưởng", "senior python"][n % 11]!,
  filters: { location_id: (n % 30) + 1, years_min: n % 10, salary_max: (30 + (n % 30)) * 1_000_000 },
});

/** Returns a query with 30 terms in five pairs of brackets, one of them negated. */
function thirtyTerms(n: number) {
  const word = (at: number) =>
    at % 3 === 0 ? skills[(n + at) % skills.length]! : `tu${((n * 7 + at * 13) % 900).toString(36)}`;
  const group = (from: number) => `(${[0, 1, 2, 3, 4, 5].map((at) => word(from + at)).join(" OR ")})`;
  const query = `${group(0)} ${group(6)} title:(kế OR lập OR kỹ OR nhân OR data OR tester) -${group(18)} ${group(24)}`;
  return { query, filters: {} };
}

async function measure(
  database: Database,
  what: string,
  bodyOf: (n: number) => { query: string; filters: object },
) {
  const actor = { kind: "consultant", accountId: account, agencyId } as ConsultantActor;
  const times: number[] = [];
  const busy: number[] = [];
  let hits = 0;
  for (let n = 0; n < 330; n++) {
    const body = { ...bodyOf(n), page: 1, items: 20 };
    await inTransaction(database, async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      const spent = () => processorOf(rows[0]!.pid);
      const [begin, busyBefore] = [performance.now(), spent()];
      const { meta } = await findPeople(tx, actor, body, asOf);
      if (n < 30) return;
      times.push(performance.now() - begin);
      busy.push(spent() - busyBefore);
      hits += meta.total;
    });
  }
  const at = (values: number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!.toFixed(1);
  const columns = [times, busy].flatMap((values) => [0.5, 0.99, 1].map((share) => at(values, share)));
  console.log(`| ${what} | ${Math.round(hits / times.length)} | ${columns.join(" | ")} |`);
}

/** Returns how many milliseconds a process has run on a processor, which a busy machine does not change much. */
export const processorOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

/** Fills an agency with people and prints how long searches take, one after the other. */
export async function benchPeopleSearch(people: number): Promise<void> {
  const folder = await makeFolder("people-search");
  const config = readConfig({ DATA_DIR: folder, DEMO: "0", RATE_LIMIT: "0", LOG_LEVEL: "error" });
  const running = await openServices(config, "web");
  try {
    const { database } = running.services;
    const begin = Date.now();
    await database.db.connection().execute((connection) => fill(connection, people));
    const { rows } = await sql<{ heap: string; terms: string; total: string }>`
      SELECT pg_size_pretty(pg_relation_size('person_search')) AS heap, pg_size_pretty(pg_relation_size('person_search_terms')) AS terms,
        pg_size_pretty(pg_total_relation_size('person_search')) AS total`.execute(database.db);
    console.log(`filled in ${Math.round((Date.now() - begin) / 1000)} s: ${JSON.stringify(rows[0])}`);
    console.log(
      "| search | people found, mean | p50 ms | p99 ms | most ms | processor p50 ms | p99 ms | most ms |",
    );
    console.log("|---|--:|--:|--:|--:|--:|--:|--:|");
    await measure(database, "a keyword and three filters", filtered);
    await measure(database, "a keyword alone", (n) => ({ query: filtered(n).query, filters: {} }));
    await measure(database, "30 terms with operators", thirtyTerms);
    const { rows: plan } = await sql<{ "QUERY PLAN": string }>`
      EXPLAIN (ANALYZE, BUFFERS) SELECT s.person_id, count(*) OVER () FROM person_search s
      WHERE s.agency_id = ${agencyId} AND s.terms @@ ${`'${agencyId}:ke' & '${agencyId}:toan' & '${agencyId}@location:7'`}::tsquery
        AND s.years >= 5 AND s.salary_wanted <= 40000000 ORDER BY s.changed_at DESC LIMIT 20`.execute(
      database.db,
    );
    console.log(plan.map((row) => row["QUERY PLAN"]).join("\n"));
  } finally {
    await running.close();
    await rm(folder, { recursive: true, force: true });
  }
}
