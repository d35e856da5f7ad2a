import type { Endpoint } from "#kit/contract.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { allRoutes } from "../../src/app/api.ts";
import type { TestApi } from "../api.ts";
import { ask, endpointsOf, nameOf } from "../company-endpoints/ask.ts";
import type { Request } from "../company-endpoints/request.ts";
import { workspaceRows } from "../company-endpoints/rows.ts";
import { seekerRows } from "../matrix/foreign-rows.ts";
import { ownRequests, requestOf, stored } from "../room-testing.ts";
import { Filled } from "./fill.ts";
import { readField } from "./same.ts";

/** An endpoint that writes a row, and the one that reads it. */
export interface Writer {
  name: string;
  endpoint: Endpoint;
  reader: Endpoint;
  /** Returns a request with the account that sends it. */
  request(): Promise<Request & { by: number }>;
}

interface Answer {
  status: number;
  text: string;
}

/**
 * Sends every field of a body that the request leaves out, with values that the endpoint accepts.
 * @param before the row as it is before
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

/** Returns the writers of a company. */
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

const nameInFull = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Returns the writers of job seekers, accounts, administrators and consultants; each request has rows of its own. */
export function ownWriters(api: TestApi): Writer[] {
  const endpoints = allRoutes(api.services)
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ path, twin }) => /^\/(candidates|account|admins|consultants)(\/|$)/.test(path) && path !== twin,
    );
  const all = new Map(endpoints.map((endpoint) => [nameInFull(endpoint), endpoint]));
  const idOfNew = async (endpoint: Endpoint, request: { by: number }) => {
    const name = nameInFull(endpoint);
    const { answer } = await sendFilled(api, { name, endpoint, request });
    if (answer.status >= 300) throw new Error(`${name}: ${answer.text}`);
    return JSON.parse(answer.text).data.id as string;
  };
  return writersAmong(endpoints).flatMap((endpoint) => {
    const name = nameInFull(endpoint);
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

/** Returns the paths above a path, the longest first. */
const parentsOf = (path: string): string[] => {
  const above = path.replace(/\/[^/]+$/, "");
  return above ? [above, ...parentsOf(above)] : [];
};

/** Returns the endpoint that reads a row: the row itself, the list that has it, or what it is a part of. */
function readerOf(path: string, endpoints: readonly Endpoint[], ...others: string[]): Endpoint | undefined {
  return [`${path}/:id`, path, ...others]
    .map((one) => endpoints.find((other) => other.method === "GET" && !other.binary && other.path === one))
    .find((reader) => reader !== undefined);
}
