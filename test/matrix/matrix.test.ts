import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import type { Endpoint } from "#kit/contract.ts";
import { audienceOfPrefix } from "#people/accounts/actor.ts";
import { allRoutes } from "../../src/app/api.ts";
import { type TestApi, testApi } from "../api.ts";
import { fullNameOf, nameOf } from "../company-endpoints/ask.ts";
import { cv } from "../company-endpoints/request.ts";
import { workspaceRows } from "../company-endpoints/rows.ts";
import { isDeep } from "../examples.ts";
import { requestOf } from "../room-testing.ts";
import { ask, bodyOf, seekerRows, snapshotOf, strangers, without } from "./foreign-rows.ts";

/** Deep tests use every caller and several bodies. The gate uses the callers whom the guard of the prefix allows. */

interface Foreign {
  endpoint: Endpoint;
  params: Record<string, string | number>;
  bodies: readonly unknown[];
}

const audienceOf = ({ path }: Endpoint) => audienceOfPrefix[path.split("/")[1] ?? ""] ?? "";
const kindOf = (audience: string) => (audience === "company" ? "recruiter" : audience);
/** Returns whether an endpoint is a live feed, whose answer does not end. */
const isStream = ({ binary }: Endpoint) => binary === "text/event-stream";

/**
 * Returns whether an endpoint is about public rows or rows that a token opens, which the tests of their rooms cover,
 * or about rows in `/admins` that have no owner: test/guards.test.ts checks who may call those.
 */
const isShared = ({ path, open }: Endpoint) =>
  open ||
  path.startsWith("/public/") ||
  path.startsWith("/admins/law/") ||
  path.startsWith("/admins/operations/") ||
  /^\/candidates\/(jobs|companies)\/:id/.test(path) ||
  /^\/admins\/(companies|company_verifications|support_threads|banners|second_looks|members|members\/invites|users|job_titles|merges|company_directories|categories|locations|industries|skills)\/:id/.test(
    path,
  );

let api: TestApi;
let who: Awaited<ReturnType<typeof strangers>>;
let foreign: Foreign[];
/** Two workspaces, a company and an agency that hires for it: an account, and the email addresses of people in its rows. */
let owners: Record<"company" | "consultant", { id: number; emails: Set<string> }>;
/** Names of endpoints for which the test has no row. */
const unlisted: string[] = [];
/** Email addresses in the rows of the owners, which no answer to another caller contains. */
let emails: Set<string>;
let theirs: string[];

beforeAll(async () => {
  api = await testApi();
  who = await strangers(api);
  const before = await snapshotOf(api.database);
  const { seeker, ids } = await seekerRows(api);
  const rows = await workspaceRows(api);
  const ofAgency = await workspaceRows(api, rows.companyId);
  const endpoints = allRoutes(api.services)
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.path.includes("/:") && !isShared(endpoint));
  const all = new Map(allRoutes(api.services).map(({ endpoint }) => [fullNameOf(endpoint), endpoint]));
  const pixels = { create: { width: 400, height: 400, channels: 3, background: "#ffffff" } } as const;
  const bytes = new Uint8Array(await sharp(pixels).jpeg().toBuffer());
  const picture = new File([bytes], "a.jpg", { type: "image/jpeg" });
  foreign = [];
  for (const endpoint of endpoints) {
    const bodies = Array.from({ length: isDeep ? 3 : 1 }, (_, nth) => bodyOf(endpoint, nth));
    const isAgencys = endpoint.path === endpoint.twin;
    if (endpoint.path.startsWith("/companies/") || isAgencys) {
      const made = await requestOf(nameOf(endpoint), isAgencys ? ofAgency : rows);
      if (made.params) foreign.push({ endpoint, params: made.params, bodies: [made.body ?? bodies[0]] });
      continue;
    }
    const [, start = "", second] = /^(\/[^:]+)\/:(\w+)/.exec(endpoint.path) ?? [];
    const kind = Object.keys(ids).find((known) => start === known);
    const create = all.get(`POST ${start}`);
    if (kind === undefined && create) {
      const body = create.files ? { ...(bodyOf(create) as object), image: picture } : bodyOf(create);
      const { status, text } = await ask(api, create, { body }, seeker.id);
      expect(status, `${fullNameOf(create)}: ${text}`).toBeLessThan(300);
      ids[start] = JSON.parse(text).data.id;
    }
    const id = ids[start];
    if (id === undefined) unlisted.push(fullNameOf(endpoint));
    else foreign.push({ endpoint, params: { [second ?? "id"]: id }, bodies });
  }
  const made = without(await snapshotOf(api.database), before);
  theirs = made.filter((row) => !/^(activities|mails|sessions|job_view_days) /.test(row));
  const emailsIn = (rows: Iterable<string>) =>
    new Set([...rows].flatMap((row) => row.match(/[\w.]+@example\.test/g) ?? []));
  const own = emailsIn([...before.values()].flatMap((rows) => [...rows]));
  emails = emailsIn(made).difference(own);
  const emailsFor = async (column: string, id: number) => {
    const { rows: people } = await sql<{ email: string }>`
      SELECT email FROM (
        SELECT company_id, agency_id, email FROM applicants
        UNION ALL
        SELECT p.company_id, p.agency_id, c.email FROM prospects p JOIN candidates c ON c.id = p.candidate_id) people
      WHERE ${sql.ref(column)} = ${id} AND email IS NOT NULL
        AND (${column === "agency_id"} OR agency_id IS NULL)`.execute(api.database.db);
    return new Set(people.map(({ email }) => email));
  };
  owners = {
    company: { id: rows.boss.id, emails: await emailsFor("company_id", rows.companyId) },
    consultant: { id: ofAgency.boss.id, emails: await emailsFor("agency_id", ofAgency.agencyId ?? 0) },
  };
}, 120_000);

it("Every address that names a row of a person has a row here", () => {
  expect(unlisted).toEqual([]);
  expect(foreign.length).toBeGreaterThan(120);
});

it("A list shows these rows to their owner, and none of them to a stranger", {
  timeout: 600_000,
}, async () => {
  const lists = allRoutes(api.services)
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.method === "GET" && !endpoint.path.includes("/:") && !isStream(endpoint))
    // The gate leaves out feeds and generated documents, because their answers take long.
    .filter(({ binary, path }) => isDeep || !binary || path.startsWith("/companies/"));
  const hasEmail = (text: string, of = emails) => [...of].some((email) => text.includes(email));
  const matches = { company: 0, consultant: 0 };
  for (const endpoint of lists) {
    const audience = audienceOf(endpoint);
    for (const [kind, by] of Object.entries(who)) {
      const isCalled = (
        { public: kind === "visitor", session: !kind.endsWith("member") } as Record<string, boolean>
      )[audience];
      if (!isDeep && !(isCalled ?? kind.startsWith(kindOf(audience)))) continue;
      // Administrators may read the authors of letters, jobs and activities.
      if (kind.startsWith("admin") && audience === "admin") continue;
      const { text } = await ask(api, endpoint, {}, by);
      expect(hasEmail(text), `${kind}: ${fullNameOf(endpoint)}`).toBe(false);
    }
    if (audience !== "company" && audience !== "consultant") continue;
    const other = audience === "company" ? "consultant" : "company";
    const { text } = await ask(api, endpoint, {}, owners[audience].id);
    expect(hasEmail(text, owners[other].emails), `${audience}: ${fullNameOf(endpoint)}`).toBe(false);
    if (hasEmail(text, owners[audience].emails)) matches[audience]++;
  }
  expect(matches.company).toBeGreaterThan(0);
  expect(matches.consultant).toBeGreaterThan(0);
});

it("No caller reads or changes a row of another person", { timeout: 600_000 }, async () => {
  const leaks: string[] = [];
  let looked = 0;
  for (const { endpoint, params, bodies } of foreign) {
    if (isStream(endpoint)) continue;
    const audience = audienceOf(endpoint);
    const callers = Object.entries(who).filter(
      ([kind]) => isDeep || audience === "session" || kind.startsWith(kindOf(audience)),
    );
    for (const [kind, by] of callers)
      for (const body of bodies) {
        const { status, text } = await ask(api, endpoint, { params, body: withFile(endpoint, body) }, by);
        if (status === 404) looked++;
        const name = `${kind}: ${fullNameOf(endpoint)} ${status}`;
        if (status >= 500 || [...emails].some((email) => text.includes(email))) leaks.push(name);
        if (status < 300 && !isEmptyAnswer(endpoint, text)) leaks.push(name);
      }
  }
  const now = await snapshotOf(api.database);
  const remaining = new Set([...now].flatMap(([table, rows]) => [...rows].map((row) => `${table} ${row}`)));
  expect(leaks).toEqual([]);
  expect(theirs.filter((row) => !remaining.has(row))).toEqual([]);
  // Most requests reached the query of the row. The others were refused because of their body.
  expect(looked).toBeGreaterThan(foreign.length);
});

const withFile = ({ files }: Endpoint, body: unknown) =>
  files
    ? { ...(body as object), ...Object.fromEntries(Object.keys(files).map((name) => [name, cv("a")])) }
    : body;

/**
 * Ending a session or device that does not exist succeeds with an empty answer. So does ending one of another person,
 * but it stays.
 */
const isEmptyAnswer = ({ method }: Endpoint, text: string) => method === "DELETE" && text === "";
