import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeView } from "#administration/viewing/factory.ts";
import type { Endpoint } from "#kit/contract.ts";
import { inProcess } from "#kit/inject.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { allRoutes } from "../src/app/api.ts";
import { type TestApi, testApi } from "./api.ts";
import { ask, endpointsOf, fullNameOf, nameOf, type Prefix } from "./company-endpoints/ask.ts";
import type { Request } from "./company-endpoints/request.ts";
import { type Rows, workspaceRows } from "./company-endpoints/rows.ts";
import { seekerRows } from "./matrix/foreign-rows.ts";
import { requestOf } from "./room-testing.ts";

/** What is planted in rows before a view: no answer contains it. */
const plantedText = "Bí mật trong hàng";
const plantedNumber = 987_654_321;

/** Columns with messages, notes, texts of CVs, secrets and other words of people. */
const privateTexts =
  /^(text|body|note|.*_note|notes|message|content|cover_letter|description|about_me|career_goal|reason|comment|clauses|evidence|secret|phone|strengths|weaknesses|billing_.*|bank_account|address|subject|question|achievements?|content_text)$/;
const privateAmounts = /(salary|amount|fee|price|gross)(_|$)/;

let api: TestApi;
let admin: Awaited<ReturnType<typeof makeStaff>>;
let token: string;

beforeAll(async () => {
  api = await testApi();
  admin = await makeStaff(api.database.db, "admin");
  token = await api.token(admin.id);
});

const readsOf = (endpoints: readonly Endpoint[]) =>
  endpoints.filter(({ method, path, open }) => method === "GET" && !open && !path.endsWith("/events"));

/** Plants a secret in every private column that accepts it. @returns the number of columns */
async function plant(): Promise<number> {
  const { rows } = await sql<{ name: string; column: string; type: string }>`
    SELECT c.table_name AS name, c.column_name AS column, c.data_type AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'`.execute(
    api.database.db,
  );
  let planted = 0;
  for (const { name, column, type } of rows) {
    const value =
      type === "text" && privateTexts.test(column)
        ? plantedText
        : /int|numeric/.test(type) && privateAmounts.test(column)
          ? plantedNumber
          : null;
    if (value === null || name === "admin_views") continue;
    const { numAffectedRows } = await sql`UPDATE ${sql.table(name)} SET ${sql.ref(column)} = ${value}`
      .execute(api.database.db)
      // A check or a trigger of the table refuses the value.
      .catch(() => ({ numAffectedRows: 0n }));
    if (Number(numAffectedRows) > 0) planted += 1;
  }
  return planted;
}

/** Reads every endpoint as an administrator who views an account. @returns the names of answers that reveal something, or fail */
async function revealing(accountId: number, asked: readonly { endpoint: Endpoint; request: Request }[]) {
  await makeView(api.database.db, { accountId, by: admin.id, token, at: api.clock.now() });
  const found: string[] = [];
  for (const { endpoint, request } of asked) {
    const { status, text } = await read(endpoint, request);
    const name = `${fullNameOf(endpoint)} ${status}`;
    if (endpoint.binary) {
      if (status !== 403 || !text.includes("view_hidden")) found.push(name);
      continue;
    }
    if (status !== 200) found.push(`${name} ${text.slice(0, 200)}`);
    for (const secret of [plantedText, String(plantedNumber)])
      if (text.includes(secret)) found.push(`${name} ${near(text, secret)}`);
    const parsed = status === 200 && endpoint.answer?.safeParse(JSON.parse(text));
    if (parsed && !parsed.success) found.push(`${name} ${parsed.error.message.slice(0, 300)}`);
  }
  return found;
}

const near = (text: string, secret: string) =>
  text.slice(Math.max(0, text.indexOf(secret) - 60), text.indexOf(secret) + 30);

function read(endpoint: Endpoint, { params = {}, query = {} }: Request) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  return inProcess(api.app, { headers: { authorization: `Bearer ${token}` } })({
    method: "GET",
    url: `${path}?${new URLSearchParams(query as Record<string, string>)}`,
    body: undefined,
  });
}

/** Calls every write of a workspace, so that there are rows, and returns the reads. */
async function filled(prefix: Prefix, rows: Rows) {
  const endpoints = endpointsOf(api, prefix);
  for (const endpoint of endpoints.filter(({ method }) => method !== "GET")) {
    const request = await requestOf(nameOf(endpoint), rows);
    await ask(api, endpoint, request, request.by ?? rows.boss.id);
  }
  const asked = [];
  for (const endpoint of readsOf(endpoints)) {
    const request = await requestOf(nameOf(endpoint), rows);
    if (!request.by || request.by === rows.boss.id) asked.push({ endpoint, request });
  }
  return asked;
}

describe("A view as another account", () => {
  it("shows no message, CV, note, amount or secret in any answer, and answers every read", {
    timeout: 120_000,
  }, async () => {
    const company = await workspaceRows(api);
    const agency = await workspaceRows(api, company.companyId);
    const { seeker, ids } = await seekerRows(api);
    const ofCompany = await filled("/companies", company);
    const ofAgency = await filled("/consultants", agency);
    const all = allRoutes(api.services).map(({ endpoint }) => endpoint);
    const own = readsOf(all).filter(({ path }) => /^\/(candidates|account)\//.test(path));
    const ofSeeker = own.flatMap((endpoint): { endpoint: Endpoint; request: Request }[] => {
      const [, start = "", name] = /^(\/[^:]+)\/:(\w+)/.exec(endpoint.path) ?? [];
      if (name === undefined) return [{ endpoint, request: { query: { keyword: "kế toán" } } }];
      const id = (ids as Record<string, string | number>)[start];
      return id === undefined || endpoint.path.split(":").length > 2
        ? []
        : [{ endpoint, request: { params: { [name]: id } } }];
    });
    expect(ofSeeker.length).toBeGreaterThan(30);
    expect(await plant()).toBeGreaterThan(50);
    expect(await revealing(company.boss.id, ofCompany)).toEqual([]);
    expect(await revealing(agency.boss.id, ofAgency)).toEqual([]);
    expect(await revealing(seeker.id, ofSeeker)).toEqual([]);
  });

  it("is refused every write before its handler", async () => {
    const { seeker } = await seekerRows(api);
    await makeView(api.database.db, { accountId: seeker.id, by: admin.id, token, at: api.clock.now() });
    const writes = allRoutes(api.services)
      .map(({ endpoint }) => endpoint)
      .filter(({ method, path }) => method !== "GET" && !/^\/admins?\//.test(path));
    expect(writes.length).toBeGreaterThan(200);
    const passed: string[] = [];
    for (const endpoint of writes) {
      const { status, text } = await inProcess(api.app, { headers: { authorization: `Bearer ${token}` } })({
        method: endpoint.method,
        url: endpoint.path.replace(/:\w+/g, "1"),
        body: undefined,
      });
      if (status !== 403 || !text.includes("view_only")) passed.push(`${fullNameOf(endpoint)} ${status}`);
    }
    expect(passed).toEqual([]);
  });
});
