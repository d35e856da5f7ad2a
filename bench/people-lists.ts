import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { quickPeople } from "#agency/people-search/queries/quick.ts";
import { searchCandidates } from "#hiring/candidate-search/queries/search.ts";
import { quickFind } from "#hiring/quick-search/queries.ts";
import { peopleOf } from "#hiring/talent-pools/queries/people.ts";
import { readConfig } from "#kit/config.ts";
import { type Database, inTransaction, type Reader, type Tx } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { copyPipelines, openPipelines } from "#people/companies/commands/pipelines.ts";
import { openServices } from "../src/app/services.ts";
import { makeFolder } from "../test/product.ts";
import { jobRow } from "./job-row.ts";
import { processorOf } from "./people-search.ts";
import { base, insert } from "./rows.ts";

const asOf = new Date("2026-11-27T03:00:00Z");
const [companyId, agencyId, recruiter, consultant, pool] = [base, base, base, base + 1, base];
const jobs = 50;
/** Ids of candidates begin here: applicants, people whom an agency added, people with public profiles. */
const [applicantIds, addedIds, profileIds] = [2 * base, 3 * base, 4 * base];

/** Names with about the shares that they have in Vietnam: 38 % are Nguyễn. */
const families = [
  ...Array(38).fill("Nguyễn"),
  ...Array(11).fill("Trần"),
  ...Array(10).fill("Lê"),
  ...Array(7).fill("Phạm"),
  ...Array(5).fill("Huỳnh"),
  ...["Phan", "Vũ", "Võ", "Đặng", "Bùi", "Đỗ", "Hồ", "Ngô", "Dương", "Lý"].flatMap((name) => [
    name,
    name,
    name,
  ]),
];
const middles = "Thị Văn Thu Minh Thùy Ngọc Hữu Đức Thanh Quốc Anh Xuân Kim Hoài".split(" ");
const givens =
  "Linh Anh Hương Trang Hà Thảo Mai Lan Hoa Nga Hùng Dũng Tuấn Minh Nam Long Sơn Quân Huy Khánh Phúc Đạt Tùng Hải Thắng Việt Bình Cường Trung Phương Yến Ngân Vy Nhi Châu Giang Hiền Quỳnh Oanh Thư".split(
    " ",
  );
const roles = [
  "Kế toán",
  "Lập trình viên",
  "Kỹ sư xây dựng",
  "Nhân viên kinh doanh",
  "Thiết kế đồ họa",
  "Data Engineer",
  "Tester",
  "Chuyên viên nhân sự",
];
const levels = ["", "trưởng", "cao cấp", "thực tập", "tổng hợp", "nội bộ", "bậc 2"];
const skills =
  "Java Kotlin Python SQL Excel MISA SAP AutoCAD Revit Figma Photoshop React Node.js Docker Kubernetes AWS Azure SEO C++ Flutter".split(
    " ",
  );

/** SQL: an element of a list, the same for the same number `n` and salt. */
const of = (list: readonly string[], salt: number) =>
  sql<string>`(${[...list]}::text[])[1 + (hashint8(n * 31 + ${salt}::int) & 1048575) % ${list.length}::int]`;
const name = sql<string>`${of(families, 1)} || ' ' || ${of(middles, 2)} || ' ' || ${of(givens, 3)}`;
const email = sql<string>`folded(${of(givens, 3)}) || '.' || folded(${of(families, 1)}) || n || '@example.test'`;
const phone = sql<string>`'+849' || lpad((hashint8(n) & 67108863)::text, 8, '0')`;
const title = sql<string>`${of(roles, 4)} || ' ' || ${of(levels, 5)}`;
const someSkills = [6, 7, 8].map((salt) => of(skills, salt));
const numbers = (count: number) => sql`generate_series(0, ${count - 1}::int) n`;

async function fillCompany(db: Reader, database: Database, applicants: number): Promise<void> {
  await sql`INSERT INTO companies (id, name, name_key, slug, verified_at) VALUES (${companyId}, 'Bench', 'bench', 'bench', ${asOf})`.execute(
    db,
  );
  await sql`INSERT INTO agencies (id, name) VALUES (${agencyId}, 'Bench')`.execute(db);
  await sql`INSERT INTO accounts (id, email, full_name, user_type, role_id, company_id, agency_id) VALUES
    (${recruiter}, 'recruiter@example.test', 'Bench', 2, 0, ${companyId}, NULL),
    (${consultant}, 'consultant@example.test', 'Bench', 3, 2, NULL, ${agencyId})`.execute(db);
  await inTransaction(database, (tx) => openPipelines(tx, [{ company: companyId }]));
  const ids = Array.from({ length: jobs }, (_, n) => base + n);
  await insert(
    database.pool,
    "jobs",
    ids.map((id, n) => Object.assign(jobRow(id, n, companyId, asOf), { owner_id: recruiter })),
  );
  await inTransaction(database, (tx) => copyPipelines(tx, ids));
  await sql`INSERT INTO candidates (id, full_name, email, phone) SELECT ${applicantIds}::bigint + n, ${name}, ${email}, ${phone}
    FROM ${numbers(applicants)}`.execute(db);
  await sql`INSERT INTO cv_files (id, candidate_id, storage_key, name, kind, bytes, sha256, text_state, summary)
    SELECT ${applicantIds}::bigint + n, ${applicantIds}::bigint + n, 'cv/' || n, 'CV.pdf', 'pdf', 200000, md5(n::text), 'ready',
      jsonb_build_object('role', ${title}, 'months', 60, 'skills', jsonb_build_array(${sql.join(someSkills)}))
    FROM ${numbers(applicants)}`.execute(db);
  await sql`INSERT INTO applicants (id, job_id, company_id, candidate_id, stage_id, rank, full_name, email, phone, cv_file_id, cv_kind,
      applied_at, stage_changed_at)
    SELECT c.id, j.id, ${companyId}, c.id, s.id, n, c.full_name, c.email, c.phone, c.id, 'pdf',
      ${asOf}::timestamptz - n * interval '5 minutes', ${asOf}::timestamptz
    FROM ${numbers(applicants)} JOIN candidates c ON c.id = ${applicantIds}::bigint + n
      JOIN jobs j ON j.id = ${base}::bigint + n % ${jobs}::int
      JOIN pipelines p ON p.job_id = j.id JOIN pipeline_stages s ON s.pipeline_id = p.id AND s.kind = 2`.execute(
    db,
  );
  await sql`INSERT INTO talent_pools (id, company_id, name, name_key, created_by, created_at)
    VALUES (${pool}, ${companyId}, 'Bench', 'bench', ${recruiter}, ${asOf})`.execute(db);
  await sql`INSERT INTO talent_pool_members (pool_id, candidate_id, added_by, added_at)
    SELECT ${pool}, ${applicantIds}::bigint + n, ${recruiter}, ${asOf} FROM ${numbers(applicants)} WHERE n % 3 = 0`.execute(
    db,
  );
}

async function fillAgency(db: Reader, people: number): Promise<void> {
  await sql`INSERT INTO candidates (id, full_name, email, phone) SELECT ${addedIds}::bigint + n, ${name}, 'a' || n || '@example.test', ${phone}
    FROM ${numbers(people)}`.execute(db);
  await sql`INSERT INTO prospects (candidate_id, agency_id, job_title, skills, source, added_by, added_at, changed_at, agreed_at, kept_until)
    SELECT ${addedIds}::bigint + n, ${agencyId}, ${title}, ARRAY[${sql.join(someSkills)}], 'added', ${consultant}, ${asOf},
      ${asOf}::timestamptz - n * interval '1 minute', ${asOf}, ${asOf}::timestamptz + interval '1 year' FROM ${numbers(people)}`.execute(
    db,
  );
  // The quick search reads which people this index has, and none of their terms.
  await sql`INSERT INTO person_search (person_id, agency_id, terms, changed_at)
    SELECT ${addedIds}::bigint + n, ${agencyId}, ''::tsvector, ${asOf}::timestamptz - n * interval '1 minute' FROM ${numbers(people)}`.execute(
    db,
  );
}

async function fillProfiles(db: Reader, profiles: number): Promise<void> {
  await sql`INSERT INTO accounts (id, email, full_name, user_type) SELECT ${profileIds}::bigint + n, 'p' || n || '@example.test', ${name}, 1
    FROM ${numbers(profiles)}`.execute(db);
  await sql`INSERT INTO candidates (id, account_id, full_name, email) SELECT ${profileIds}::bigint + n, ${profileIds}::bigint + n, ${name},
      'p' || n || '@example.test' FROM ${numbers(profiles)}`.execute(db);
  await sql`INSERT INTO candidate_entries (account_id, section, rank, data)
    SELECT ${profileIds}::bigint + n, 'skills', k, jsonb_build_object('name', (ARRAY[${sql.join(someSkills)}])[k], 'years', 3)
    FROM ${numbers(profiles)}, generate_series(1, 3) k`.execute(db);
  await sql`INSERT INTO candidate_profiles (account_id, job_title, location_id, job_preference, visibility, visible_to_agencies, updated_at)
    SELECT ${profileIds}::bigint + n, ${title}, 1 + n % 30, jsonb_build_object('location_ids', jsonb_build_array(1 + n / 7 % 30),
      'category_ids', jsonb_build_array(1 + n / 11 % 20)), 'public_to_verified_employers', true,
      ${asOf}::timestamptz - (hashint8(n) & 16777215) * interval '1 second' FROM ${numbers(profiles)}`.execute(
    db,
  );
  await sql`INSERT INTO hidden_companies (candidate_id, company_id, hidden_at)
    SELECT ${profileIds}::bigint + n, ${companyId}, ${asOf} FROM ${numbers(profiles)} WHERE n % 1000 = 0`.execute(
    db,
  );
}

/** Runs work without triggers, then writes the rows of the searches as their migrations do, which takes the printed seconds. */
async function withoutTriggers(db: Reader, work: () => Promise<void>): Promise<void> {
  await sql`SET statement_timeout = 0`.execute(db);
  await sql`SET session_replication_role = replica`.execute(db);
  await work();
  await sql`SET session_replication_role = origin`.execute(db);
  for (const what of ["applicant", "prospect", "profile"]) {
    const begin = Date.now();
    await sql`INSERT INTO ${sql.table(`${what}_search`)} SELECT * FROM ${sql.table(`${what}_terms`)}`.execute(
      db,
    );
    console.log(`${what}_search: ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  }
  await sql`VACUUM ANALYZE`.execute(db);
}

const any = (list: readonly string[], n: number, salt: number) =>
  list[(n * 31 + salt * 17 + Math.floor(n / 7)) % list.length]!;
/** Two words of a name, the given name first for every other one. */
function twoNames(n: number): string {
  const [family, given] = [any(families, n, 1), any(givens, n, 2)];
  return n % 2 ? `${given} ${family}` : `${family} ${given}`;
}
/** The first word of a role and a skill. */
const twoOfWork = (n: number) => `${any(skills, n, 3)} ${any(roles, n, 4).split(" ").at(-1)}`;
const phoneOf = (n: number) => `09${String(n % 60).padStart(2, "0")} ${(n * 7) % 10}`;

async function measure(database: Database, what: string, run: (tx: Tx, n: number) => Promise<number>) {
  const times: number[] = [];
  const busy: number[] = [];
  let hits = 0;
  for (let n = 0; n < 330; n++) {
    await inTransaction(database, async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      const spent = () => processorOf(rows[0]!.pid);
      const [begin, busyBefore] = [performance.now(), spent()];
      const found = await run(tx, n);
      if (n < 30) return;
      times.push(performance.now() - begin);
      busy.push(spent() - busyBefore);
      hits += found;
    });
  }
  const at = (values: number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!.toFixed(1);
  const columns = [times, busy].flatMap((values) => [0.5, 0.99, 1].map((share) => at(values, share)));
  console.log(`| ${what} | ${Math.round(hits / times.length)} | ${columns.join(" | ")} |`);
}

type Search = (tx: Tx, n: number) => Promise<number>;
const filters = (n: number) => ({ location_id: 1 + (n % 30), category_id: 1 + (n % 20) });

function profileSearches(actor: HiringActor): [string, Search][] {
  const total = async (tx: Tx, query: object) =>
    (await searchCandidates(tx, actor, Object.assign({ page: 1, items: 20 }, query), asOf)).meta.total;
  return [
    [
      "profiles: two words, place, category",
      (tx, n) => total(tx, Object.assign(filters(n), { keyword: twoOfWork(n) })),
    ],
    ["profiles: two words", (tx, n) => total(tx, { keyword: twoOfWork(n) })],
    ["profiles: one word", (tx, n) => total(tx, { keyword: any(skills, n, 3) })],
    ["profiles: one letter", (tx, n) => total(tx, { keyword: any(skills, n, 3)[0] })],
    ["profiles: all", (tx) => total(tx, {})],
  ];
}

function listSearches(actor: HiringActor, ofAgency: HiringActor): [string, Search][] {
  const total = async (tx: Tx, query: object, by = actor) =>
    (await peopleOf(tx, by, Object.assign({ page: 1, items: 20, added: "false" as const }, query))).meta
      .total;
  const three = (n: number) => ({ skill: any(skills, n, 5), pool_id: pool, added: n % 4 ? "false" : "true" });
  return [
    [
      "candidate list: two words, skill, pool, all or added",
      (tx, n) => total(tx, Object.assign(three(n), { keyword: twoNames(n) })),
    ],
    ["candidate list: two words of a name", (tx, n) => total(tx, { keyword: twoNames(n) })],
    ["candidate list: a role and a skill", (tx, n) => total(tx, { keyword: twoOfWork(n) })],
    ["candidate list: one word of a name", (tx, n) => total(tx, { keyword: any(families, n, 1) })],
    ["candidate list: digits of a phone number", (tx, n) => total(tx, { keyword: phoneOf(n) })],
    ["candidate list: all", (tx) => total(tx, {})],
    [
      "candidate list of an agency: two words of a name",
      (tx, n) => total(tx, { keyword: twoNames(n) }, ofAgency),
    ],
  ];
}

function quickSearches(actor: HiringActor): [string, Search][] {
  const found = async (tx: Tx, keyword: string) =>
    (await quickFind(tx, actor, keyword)).attributes.applicants.length;
  const by = { kind: "consultant", accountId: consultant, agencyId } as ConsultantActor;
  const ofAgency = async (tx: Tx, keyword: string) => (await quickPeople.find(tx, by, keyword)).length;
  return [
    ["quick search: two words of a name", (tx, n) => found(tx, twoNames(n))],
    ["quick search: one word of a name", (tx, n) => found(tx, any(families, n, 1))],
    ["quick search: one letter", (tx, n) => found(tx, any(families, n, 1)[0]!)],
    ["quick search: digits of a phone number", (tx, n) => found(tx, phoneOf(n))],
    ["quick search of an agency: two words of a name", (tx, n) => ofAgency(tx, twoNames(n))],
    ["quick search of an agency: one word of a name", (tx, n) => ofAgency(tx, any(families, n, 1))],
    ["quick search of an agency: digits of a phone number", (tx, n) => ofAgency(tx, phoneOf(n))],
  ];
}

async function measureAll(database: Database): Promise<void> {
  const actor: HiringActor = {
    kind: "company",
    accountId: recruiter,
    isAdmin: true,
    scope: { company: companyId },
  };
  const ofAgency: HiringActor = {
    kind: "consultant",
    accountId: consultant,
    isAdmin: true,
    scope: { agency: agencyId },
  };
  console.log(
    "| search | people found, mean | p50 ms | p99 ms | most ms | processor p50 ms | p99 ms | most ms |",
  );
  console.log("|---|--:|--:|--:|--:|--:|--:|--:|");
  const searches = [...profileSearches(actor), ...listSearches(actor, ofAgency), ...quickSearches(actor)];
  for (const [what, run] of searches) await measure(database, what, run);
}

/** Fills a company with applicants, an agency with people, and public profiles, and prints how long searches take, one after the other. */
export async function benchPeopleLists(people: number, applicants: number): Promise<void> {
  const folder = await makeFolder("people-lists");
  const config = readConfig({ DATA_DIR: folder, DEMO: "0", RATE_LIMIT: "0", LOG_LEVEL: "error" });
  const running = await openServices(config, "web");
  try {
    const { database } = running.services;
    const begin = Date.now();
    await database.db.connection().execute((db) =>
      withoutTriggers(db, async () => {
        await fillCompany(db, database, applicants);
        await fillAgency(db, people);
        await fillProfiles(db, people);
      }),
    );
    console.log(`filled in ${Math.round((Date.now() - begin) / 1000)} s`);
    const { rows } = await sql<{
      table: string;
      size: string;
      terms: string;
    }>`SELECT t AS table, pg_size_pretty(pg_table_size(t::regclass)) AS size,
      pg_size_pretty(pg_relation_size((t || '_terms')::regclass)) AS terms
      FROM unnest(ARRAY['applicant_search', 'prospect_search', 'profile_search']) t`.execute(database.db);
    console.log(JSON.stringify(rows));
    await measureAll(database);
  } finally {
    await running.close();
    await rm(folder, { recursive: true, force: true });
  }
}
