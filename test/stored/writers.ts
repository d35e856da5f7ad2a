import type { Endpoint } from "#kit/contract.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { allRoutes } from "../../src/app/api.ts";
import type { TestApi } from "../api.ts";
import { ask, endpointsOf, fullNameOf, nameOf } from "../company-endpoints/ask.ts";
import type { Request } from "../company-endpoints/request.ts";
import { workspaceRows } from "../company-endpoints/rows.ts";
import { seekerRows } from "../matrix/foreign-rows.ts";
import { ownRequests, requestOf, stored } from "../room-testing.ts";
import { Filled } from "./fill.ts";
import { readField } from "./same.ts";

/** An endpoint that writes a row, and the endpoint that reads the row. */
export interface Writer {
  name: string;
  endpoint: Endpoint;
  reader: Endpoint;
  /** Returns a request to the writing endpoint, with the account that sends it. */
  request(): Promise<Request & { by: number }>;
}

interface Answer {
  status: number;
  text: string;
}

/**
 * Sends a request with all fields of the body. Fields that the request leaves out get values that the endpoint
 * accepts.
 * @param before the attributes of the row before the request
 */
export async function sendFilled(
  api: TestApi,
  { name, endpoint, request }: Pick<Writer, "name" | "endpoint"> & { request: Request & { by: number } },
  before?: Readonly<Record<string, unknown>>,
): Promise<{ body: Record<string, unknown>; answer: Answer; missing: readonly string[] }> {
  const known = stored[name];
  const how = typeof known === "object" ? known : {};
  const unread = Object.keys(how).filter((field) => typeof how[field] === "string");
  const present = (field: string) => readField(before, field, how[field]);
  const filled = new Filled(endpoint.body!, request.body ?? {}, ["version", ...unread], present);
  const { body, missing } = filled;
  const send = () => ask(api, endpoint, { ...request, body }, request.by);
  let answer = await send();
  while (answer.status === 422 && filled.replace(JSON.parse(answer.text))) answer = await send();
  return { body, answer, missing };
}

/** Returns the endpoints that write rows of a company. */
export async function companyWriters(api: TestApi): Promise<Writer[]> {
  const rows = await workspaceRows(api);
  const endpoints = endpointsOf(api, "/companies");
  return writersAmong(endpoints).flatMap((endpoint) => {
    const name = nameOf(endpoint);
    const reader = readerOf(endpoint.path, endpoints, endpoint.path.replace(/\/:\w+$/, ""));
    const request = async () => ({ by: rows.boss.id, ...(await requestOf(name, rows)) });
    return reader ? { name, endpoint, reader, request } : [];
  });
}

/**
 * Returns the endpoints that write rows of job seekers, accounts, administrators and consultants. Each request has
 * its own rows.
 */
export function ownWriters(api: TestApi): Writer[] {
  const endpoints = allRoutes(api.services)
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ path, twin }) => /^\/(candidates|account|admins|consultants)(\/|$)/.test(path) && path !== twin,
    );
  const all = new Map(endpoints.map((endpoint) => [fullNameOf(endpoint), endpoint]));
  const idOfNew = async (endpoint: Endpoint, request: { by: number }) => {
    const name = fullNameOf(endpoint);
    const { answer } = await sendFilled(api, { name, endpoint, request });
    if (answer.status >= 300) throw new Error(`${name}: ${answer.text}`);
    return JSON.parse(answer.text).data.id as string;
  };
  return writersAmong(endpoints).flatMap((endpoint) => {
    const name = fullNameOf(endpoint);
    const reader = readerOf(endpoint.path, endpoints, ...parentsOf(endpoint.path));
    if (!reader) return [];
    const request = async () => {
      const { db } = api.database;
      const { ids, ...rows } = await seekerRows(api);
      const admin = await makeStaff(db, "admin");
      const consultant = await makeStaff(db, "consultant");
      const by = { admins: admin, consultants: consultant }[endpoint.path.split("/")[1] ?? ""] ?? rows.seeker;
      const listed: Request = (await ownRequests[name]?.({ ...rows, admin, consultant })) ?? {};
      if (listed.params || !endpoint.path.includes("/:")) return { by: by.id, ...listed };
      const [start = ""] = endpoint.path.split("/:");
      const create = all.get(`POST ${start}`);
      const id = ids[start] ?? (create && (await idOfNew(create, { by: by.id })));
      return { by: by.id, ...listed, params: { id: Number(id) } };
    };
    return { name, endpoint, reader, request };
  });
}

const writersAmong = (endpoints: readonly Endpoint[]) =>
  endpoints.filter(({ body, method }) => body && ["POST", "PUT"].includes(method));

/** Returns the parent paths of a path, the longest first. */
const parentsOf = (path: string): string[] => {
  const above = path.replace(/\/[^/]+$/, "");
  return above ? [above, ...parentsOf(above)] : [];
};

/** Returns the endpoint that reads a row: it answers the row itself, the list with the row, or the row that contains it. */
function readerOf(path: string, endpoints: readonly Endpoint[], ...others: string[]): Endpoint | undefined {
  return [`${path}/:id`, path, ...others]
    .map((one) => endpoints.find((other) => other.method === "GET" && !other.binary && other.path === one))
    .find((reader) => reader !== undefined);
}
