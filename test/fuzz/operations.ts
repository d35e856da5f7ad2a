import { builtPages } from "../../src/app/server.ts";
import type { Described } from "../near-schema.ts";
import { pageAddresses } from "../page-addresses.ts";

export interface Operation {
  /** Name of the operation, such as "GET /api/v2/candidates/jobs/{id}", or "GET /jobs/:slug" for a page. */
  name: string;
  kind: "api" | "page" | "data" | "file";
  method: string;
  /** Path with placeholders: `{name}` for the API, `:name` for pages. */
  path: string;
  query: Described;
  body: Described | null;
  /** True where the body is multipart and may contain a file. */
  takesFiles: boolean;
  /** Statuses for which the documentation has a schema. */
  statuses: number[];
}

/** The part of an OpenAPI 3.1 document that the fuzz reads. */
export interface OpenApi {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, unknown> };
}
interface DescribedOperation {
  parameters?: { name: string; in: string; schema: Described }[];
  requestBody?: { content: Record<string, { schema: Described }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

const nothing: Described = { type: "object", properties: {} };

/** Query parameters that pages read. */
const pageParameters =
  `keyword location_id category_id industry_id size_id salary_min salary_max job_type job_level experience posted_within remote hot
  verified hiring sort page next token thread guest gone new status q kind error welcome utm_source company_id id _routes
  index group title overdue template`.split(/\s+/);
const pageQuery: Described = {
  type: "object",
  properties: Object.fromEntries(pageParameters.map((name) => [name, { type: "string" }])),
};

/** Addresses that belong neither to the API nor to pages. */
const files =
  `/health/live /health/ready /robots.txt /sitemap.xml /sitemap/{path} /neuvoojob.xml /indeed.xml /linkedin.xml
  /rss/{language}/{name} /og/{kind}/{name} /api/docs /api/docs/json /api/v2/openapi.json /api/v2/{any} /api/{any} /sw.js
  /assets/{any} /favicon.svg /_root.data /__manifest`.split(/\s+/);

/** Returns each operation of the product: those of the API from its documentation, those of pages from the router. */
export async function findOperations(url: string): Promise<{ operations: Operation[]; document: OpenApi }> {
  const document = (await (await fetch(`${url}/api/v2/openapi.json`)).json()) as OpenApi;
  const api = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => apiOperation(path, method, described)),
  );
  const pages = (await pageAddresses(await builtPages())).flatMap(({ path, takes }) => [
    pageOperation("page", "GET", path),
    pageOperation("data", "GET", path === "/" ? "/_root.data" : `${path}.data`),
    ...(takes ? [pageOperation("page", "POST", path), pageOperation("data", "POST", `${path}.data`)] : []),
  ]);
  const others = files.map((path) => pageOperation("file", "GET", path));
  return { operations: [...api, ...pages, ...others], document };
}

function apiOperation(path: string, method: string, described: DescribedOperation): Operation {
  const inQuery = described.parameters?.filter((parameter) => parameter.in === "query") ?? [];
  const [type, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  return {
    name: `${method.toUpperCase()} ${path}`,
    kind: "api",
    method: method.toUpperCase(),
    path,
    query: {
      type: "object",
      properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    },
    body: content?.schema ?? (method === "post" || method === "put" ? nothing : null),
    takesFiles: type === "multipart/form-data",
    statuses: Object.keys(described.responses).map(Number),
  };
}

function pageOperation(kind: "page" | "data" | "file", method: string, path: string): Operation {
  return {
    name: `${method} ${path}`,
    kind,
    method,
    path,
    query: pageQuery,
    body: method === "POST" ? nothing : null,
    takesFiles: false,
    statuses: [],
  };
}
