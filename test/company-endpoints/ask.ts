import type { Endpoint } from "#kit/contract.ts";
import { inProcess } from "#kit/inject.ts";
import { allRoutes } from "../../src/app/api.ts";
import type { TestApi } from "../api.ts";
import type { Request } from "./request.ts";

/** The first segment of the paths of a workspace's endpoints. */
export type Prefix = "/companies" | "/consultants";

/** Returns the method and the path of an endpoint, without the prefix of the workspace. */
export const nameOf = ({ method, path }: Endpoint) => `${method} /${path.split("/").slice(2).join("/")}`;

export const fullNameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Returns the endpoints with a prefix, as they are routed. */
export const endpointsOf = (api: TestApi, prefix: Prefix) =>
  allRoutes(api.services)
    .map(({ endpoint }) => endpoint)
    .filter(({ path, twin }) => (prefix === "/companies" ? path.startsWith(`${prefix}/`) : path === twin));

/** Sends a request as a client does, and returns the status and the text of the answer. */
export async function ask(
  api: TestApi,
  endpoint: Endpoint,
  { params = {}, query = {}, body, files }: Request,
  by: number,
) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...body, ...files }))
    if (value instanceof File) form.set(name, value, value.name);
    else form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  return inProcess(api.app, { headers: { authorization: `Bearer ${await api.token(by)}` } })({
    method: endpoint.method,
    url: `${path}?${new URLSearchParams(query)}`,
    body: endpoint.files ? form : body && JSON.stringify(body),
  });
}
