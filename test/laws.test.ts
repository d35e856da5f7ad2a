import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkImports, type ImportFindings } from "../bin/laws/imports.ts";
import { unscopedCalls } from "../bin/laws/scopes.ts";
import { brokenTableLaws, declaredTables, ownersOf } from "../bin/laws/tables.ts";
import { brokenText } from "../bin/laws/words.ts";

/** Files that break the import law, with the rule that has to report each. */
const planted: Record<string, [rule: string, text: string]> = {
  "src/market/jobs/parts/Schema.tsx": [
    "parts-know-no-schema",
    'import { jobShape } from "../contract-shapes.ts";',
  ],
  "src/market/jobs/parts/Zod.tsx": ["parts-know-no-schema", 'import { z } from "zod";'],
  "src/market/jobs/parts/Rule.tsx": ["parts-have-no-rules", 'import { life } from "../lifecycle.ts";'],
  "src/market/jobs/late.ts": [
    "no-upward-import",
    'import type { Found } from "#market/job-search/terms.ts";',
  ],
  "src/market/jobs/composed.ts": ["no-upward-import", 'import { server } from "#app/server.ts";'],
  "src/ui/Linked.tsx": ["no-upward-import", 'import { jobsPath } from "#market/jobs/paths.ts";'],
  "src/market/jobs/listed.ts": [
    "no-upward-import",
    'import { path } from "#market/job-search/query/paths.ts";',
  ],
  "src/market/saved-jobs/paths.ts": ["addresses-know-addresses", 'import { life } from "./lifecycle.ts";'],
  "src/market/hidden-jobs/paths.ts": [
    "no-upward-import",
    'import type { Found } from "#market/job-search/terms.ts";',
  ],
  "src/hiring/stages/console-paths.ts": [
    "no-circular",
    'import { teamPath } from "#people/members/paths.ts";\nexport const stagesPath = teamPath;',
  ],
  "src/ui/Planted.tsx": ["no-upward-import", 'import { life } from "#market/jobs/lifecycle.ts";'],
  "src/market/jobs/pages/query.tsx": [
    "pages-and-parts-know-no-sql",
    'import { jobs } from "../queries/own.ts";',
  ],
  "src/market/jobs/pages/sql.tsx": ["pages-and-parts-know-no-sql", 'import { sql } from "kysely";'],
  "src/market/jobs/pages/live.tsx": [
    "pages-and-parts-know-no-sql",
    'import { openPubSub } from "#kit/pubsub.ts";',
  ],
  "src/market/jobs/pages/hidden.tsx": ["reaches the database", 'import { words } from "../words.ts";'],
  "src/market/jobs/routes/public.ts": ["routes-know-no-sql", 'import { sql } from "kysely";'],
  "src/market/saved-jobs/queries.ts": [
    "no-private-file-of-another-room",
    'import { jobs } from "#market/jobs/queries/own.ts";',
  ],
  "src/front/site/pages/home.tsx": [
    "no-private-file-of-another-room",
    'import { page } from "#market/jobs/pages/fine.tsx";',
  ],
  "src/profiles/cv/keep.ts": ["test-support-is-for-tests", 'import { makeJob } from "./factory.ts";'],
  "src/profiles/cv/show.ts": ["test-support-is-for-tests", 'import { samples } from "./testing.ts";'],
  "src/planted/terms.ts": ["no-unlisted-room", 'import { life } from "#market/jobs/lifecycle.ts";'],
};
/** Files that obey the import law, some of which the breaking files import. */
const lawful: Record<string, string> = {
  "package.json": '{ "type": "module", "imports": { "#*": "./src/*" } }',
  "bin/start.ts": 'import "../src/app/server.ts";',
  "src/app/server.ts": 'export const server = 1;\nimport "#market/jobs/queries/own.ts";',
  "src/profiles/cv/factory.ts": "export const makeJob = 1;",
  "src/profiles/cv/testing.ts":
    'import { life } from "#market/jobs/lifecycle.ts";\nexport const samples = [life];',
  "src/market/jobs/contract-shapes.ts": "export const jobShape = 1;\nexport type Shape = 1;",
  "src/market/jobs/late.test.ts":
    'import { found } from "#market/job-search/terms.ts";\nimport "../cv/factory.ts";',
  "src/market/jobs/lifecycle.ts": "export const life = 1;\nexport type Life = 1;",
  "src/market/jobs/pages/fine.tsx":
    'import { jobShape } from "../contract-shapes.ts";\nexport const page = 1;',
  "src/market/jobs/parts/Fine.tsx":
    'import type { Shape } from "../contract-shapes.ts";\nimport type { Life } from "../lifecycle.ts";',
  "src/market/jobs/linked.ts": 'import { alertsPath } from "#market/job-alerts/paths.ts";',
  "src/market/jobs/paths.ts": 'export const jobsPath = "/jobs";',
  "src/market/job-alerts/paths.ts": [
    'import { jobsPath } from "#market/jobs/paths.ts";',
    'import { slugify } from "#kit/fold.ts";',
    'import { pathIn } from "#people/accounts/workspace.ts";',
    'import type { Alert } from "./terms.ts";',
    "export const alertsPath = jobsPath;",
  ].join("\n"),
  "src/market/job-alerts/terms.ts": "export type Alert = 1;",
  "src/market/job-search/query/paths.ts": "export const path = 1;",
  "src/market/saved-jobs/lifecycle.ts": "export const life = 1;",
  "src/people/accounts/workspace.ts": "export const pathIn = 1;",
  "src/people/members/paths.ts": [
    'import { stagesPath } from "#hiring/stages/console-paths.ts";',
    "export const teamPath = stagesPath;",
  ].join("\n"),
  "src/kit/fold.ts": "export const slugify = 1;",
  "src/market/jobs/queries/own.ts": 'import { sql } from "kysely";\nexport const jobs = 1;',
  "src/market/jobs/queries/shared/public.ts": "export const cards = 1;",
  "src/market/jobs/words.ts": 'export { jobs as words } from "./queries/own.ts";',
  "src/market/job-search/queries.ts": 'import { cards } from "#market/jobs/queries/shared/public.ts";',
  "src/kit/pubsub.ts": "export const openPubSub = 1;",
  "src/market/job-search/terms.ts": "export const found = 1;\nexport type Found = 1;",
};

describe("The import law", () => {
  const folder = mkdtempSync(join(tmpdir(), "sen-laws-"));
  let findings: ImportFindings;

  beforeAll(async () => {
    const files = {
      ...lawful,
      ...Object.fromEntries(Object.entries(planted).map(([path, [, text]]) => [path, text])),
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${text}\n`);
    }
    findings = await checkImports(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(planted).map(([path, [rule]]) => [rule, path]))("%s: %s", (rule, path) => {
    expect(findings.broken.filter((line) => line.startsWith(`${path}:`))).toEqual([
      expect.stringContaining(`${path}: ${rule}: `),
    ]);
  });

  it("lets everything else pass, and counts", () => {
    const reported = new Set(findings.broken.map((line) => line.split(":")[0]));
    expect([...reported].sort()).toEqual(Object.keys(planted).sort());
    expect(findings).toMatchObject({ cycles: [["app", "market/job-search", "market/jobs"]], upward: 6 });
  });
});

describe("The law of tables", () => {
  const owners = new Map([
    ["jobs", "market/jobs"],
    ["mails", "kit"],
  ]);
  const broken = (code: string, path = "src/profiles/cv/commands/planted.ts") =>
    brokenTableLaws(path, `// chữ\n${code}`, owners);

  it.each([
    ["an insert", 'tx.insertInto("jobs").values(row);'],
    ["an update under an alias", 'db.updateTable("jobs as j").set({ title });'],
    ["a deletion", 'await tx.deleteFrom("jobs").execute();'],
    ["many rows", 'insertMany(tx, "jobs", rows);'],
    ["a move of a status", 'transition(tx, "jobs", id, change, refusal);'],
    ["SQL that inserts", "sql`INSERT INTO jobs (id) SELECT 1`;"],
    ["SQL that updates", "sql`WITH due AS (SELECT 1)\n UPDATE jobs j SET title = 1`;"],
    ["SQL that updates one table only", 'client.query("update only jobs set title = 1");'],
    ["SQL that deletes", "sql`DELETE FROM jobs`;"],
    ["SQL that merges", "sql`MERGE INTO jobs USING x ON true`;"],
    ["SQL that truncates", "sql`TRUNCATE jobs`;"],
    ["SQL that copies", "sql`COPY jobs FROM STDIN`;"],
  ])("finds another room's table: %s", (_, code) => {
    expect(broken(code)).toEqual([
      expect.stringMatching(
        /^src\/profiles\/cv\/commands\/planted\.ts:\d: writes jobs, which market\/jobs owns$/,
      ),
    ]);
    expect(broken(code, "src/market/jobs/commands/planted.ts")).toEqual([]);
    expect(broken(code, "src/market/jobs/factory.ts")).toEqual([]);
    expect(broken(code, "src/profiles/cv/testing.ts")).toEqual([]);
  });

  it.each([
    ["Kysely", "tx.updateTable(table).set({ title });"],
    ["SQL", "sql`DELETE FROM $" + "{sql.table(name)}`;"],
  ])("finds a table that a variable names: %s", (_, code) => {
    expect(broken(code)).toEqual([expect.stringContaining(":2: writes a table that is not named here")]);
    expect(broken(code, "src/kit/planted.ts")).toEqual([]);
  });

  it.each([
    ["a read", 'db.selectFrom("jobs").selectAll();'],
    ["a lock", "sql`SELECT 1 FROM jobs FOR UPDATE OF jobs`;"],
    [
      "an upsert of the own table",
      "sql`INSERT INTO cv_files VALUES (1) ON CONFLICT (id) DO UPDATE SET id = 1`;",
    ],
  ])("lets pass %s", (_, code) => {
    expect(broken(code)).toEqual([]);
  });

  it.each(["routes/company.ts", "pages/list.tsx", "parts/Card.tsx"])("finds SQL in %s", (file) => {
    for (const code of ['db.selectFrom("jobs").selectAll();', "const one = sql<number>`1`;"])
      expect(broken(code, `src/profiles/cv/${file}`)).toEqual([
        `src/profiles/cv/${file}:2: SQL stands in queries and commands`,
      ]);
  });

  it("finds a table with no owner, or with two", () => {
    const schema = "export interface DB {\n  jobs: Jobs;\n  mails: Mails;\n  orphans: Orphans;\n}\n";
    const tables = declaredTables(
      "src/market/jobs/room.ts",
      'export const room = { tables: ["jobs", "mails"] };',
    );
    expect(tables).toEqual(["jobs", "mails"]);
    expect(ownersOf(schema, new Map([["jobs", tables]])).broken).toEqual([
      "mails is owned by kit and jobs",
      "db/types.ts: no room owns orphans (tables of its room.ts)",
    ]);
  });
});

describe("The law of scopes", () => {
  const broken = (code: string) => unscopedCalls("src/market/jobs/routes/company.ts", code);

  it.each([
    ["a read", "on(list, ({ tx, query }) => jobsOf(tx, query));"],
    ["a write in its own transaction", "onDb(close, ({ database, params }) => inOwn(database, params.id));"],
    ["a read of a copy", "onDb(one, ({ database, params }) => jobOf(database.replica, params.id));"],
    [
      "a call inside another",
      'import { inTransaction } from "#kit/db.ts";\ninTransaction(database, (tx) => closeJob(tx, 1));',
    ],
    ["a function of a module", 'import * as queries from "../queries.ts";\nqueries.jobsOf(tx, query);'],
    ["all services", "onFile(file, ({ services, params }) => fileOf(services, params.id));"],
  ])("finds %s without an actor", (_, code) => {
    expect(broken(code)).toEqual([expect.stringContaining("gets a connection but neither actor nor scope")]);
  });

  it.each([
    ["the actor", "on(list, ({ tx, actor, query }) => jobsOf(tx, actor, query));"],
    ["a scope of it", "on(list, ({ tx, actor }) => jobsOf(tx, hiringActorOf(actor)));"],
    [
      "a variable of it",
      "on(list, ({ tx, actor }) => { const recruiter = hiringActorOf(actor); return jobsOf(tx, recruiter); });",
    ],
    ["what needs no connection", "on(list, ({ query }) => alertInputOf(query));"],
    ["kit", 'import { inTransaction } from "#kit/db.ts";\ninTransaction(database, work);'],
  ])("lets pass %s", (_, code) => {
    expect(broken(code)).toEqual([]);
  });
});

describe("The law of words", () => {
  it.each([
    ["en", "a refused word", "Sign in to see your applications", "sign in"],
    ["en", "a refused word beside a value", "{count, plural, one {# ad} other {# ads}}", "ad"],
    ["en", "American spelling", "This job was canceled", "canceled"],
    ["en", "the old name of an email", "Send an e-mail", "e-mail"],
    ["en", "the old name of the country", "Jobs in Viet Nam", "Viet Nam"],
    ["en", "a straight apostrophe", "You're done", "'"],
    ["en", "straight quotes", 'The job "{title}"', '"'],
    ["en", "three full stops", "Sending...", "..."],
    ["en", "a hyphen between figures", "1-3 years", "1-3"],
    ["en", "a file size without a space", "Up to {limit}MB", "}MB"],
    ["en", "a button that says see", "See all jobs", "See all "],
    ["vi", "tone marks of the other style", "Xoá tài khoản", "oá"],
    ["vi", "the same on other vowels", "Huỷ gửi duyệt", "uỷ"],
    ["vi", "the same, decomposed", "Thoả thuận".normalize("NFD"), "oả"],
    ["vi", "a refused word", "Chọn tệp CV", "tệp"],
    ["vi", "a refused word of another sense elsewhere", "Chúng tôi đã gửi thư cho bạn", "thư"],
    ["vi", "a weekday with a capital inside a sentence", "Gửi vào Thứ Hai", "o Thứ Hai"],
    ["vi", "another sign of the currency", "480.000.000 ₫", "₫"],
  ] as const)("finds in %s %s", (language, _, text, violation) => {
    expect(brokenText(language, "site.planted", text)).toContainEqual(
      expect.stringContaining(`“${violation}”`),
    );
  });

  it("finds errors with a full stop too many or too few", () => {
    const broken = (text: string) => brokenText("en", "errors.planted", text);
    expect(broken("Please choose a reason.")).toEqual(["a full stop after one sentence"]);
    expect(broken("This file is empty. Please choose another one")).toEqual([
      "no full stop after two sentences",
    ]);
    expect(broken("This file is empty. Please choose another one.")).toEqual([]);
    expect(broken("Please choose a reason")).toEqual([]);
  });

  it.each([
    ["en", "Never pay to apply for a job."],
    ["en", "See salaries, apply in a minute and track your application."],
    ["en", "<own>“{keyword}”</own>: {count, plural, =0 {} one {# suggestion} other {# suggestions}}"],
    ["vi", "Gửi thư giới thiệu, xem hộp thư đến và mục Thư rác (Spam)"],
    ["vi", "Xác thực doanh nghiệp để bắt đầu cuộc trò chuyện"],
    ["vi", "Quý này lý do hòa khoản, hóa đơn, quỹ và thuế của khóa học; thứ Hai, 23/11"],
  ] as const)("lets pass in %s: %s", (language, text) => {
    expect(brokenText(language, "site.planted", text)).toEqual([]);
  });
});
