import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { injectionsIn } from "./markup.ts";
import type { OpenApi, Operation } from "./operations.ts";
import type { Planned, Step } from "./plan.ts";
import { leaksIn } from "./secrets.ts";
import type { Answer } from "./send.ts";
import { anyMark } from "./values.ts";

export type Check = (planned: Planned, step: Step, answer: Answer) => string[];

/** Pattern of internals of the product, which no answer may contain. */
const internals =
  /node_modules|\bat (?:async )?[\w.<>]+ \(?(?:file|node):|\/src\/[\w/-]+\.tsx?|\.ts:\d+:\d+|syntax error at or near|violates [\w-]+ constraint|relation "\w+" does not exist|invalid input syntax|invalid byte sequence|SELECT .{1,200} FROM "?\w+|ZodError|\b(?:Type|Range|Reference|Syntax)Error: |ECONNREFUSED|ENOENT|ENAMETOOLONG|postgres(?:ql)?:\/\//;

/** Statuses that the API (api §2) and HTTP itself may answer. */
const statuses = new Set([
  // The router uses the status 202 for redirects in its data.
  ...[200, 201, 202, 204, 206, 301, 302, 303, 304, 307, 308],
  ...[400, 401, 403, 404, 405, 408, 409, 410, 411, 413, 414, 415, 416, 417, 422, 429, 431],
]);

/** Makes checks of answers from the product's API documentation. */
export function openChecks(document: OpenApi, origin: string): Check {
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  formats.default(ajv);
  ajv.addSchema(document, "api");
  const compiled = new Map<string, ValidateFunction>();
  const schemaOf = (operation: Operation, status: number) => {
    const path = operation.path
      .replaceAll("~", "~0")
      .replaceAll("/", "~1")
      .replaceAll("{", "%7B")
      .replaceAll("}", "%7D");
    const key = `api#/paths/${path}/${operation.method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
    const validate = compiled.get(key) ?? ajv.compile({ $ref: key });
    compiled.set(key, validate);
    return validate;
  };

  return (planned, step, answer) => {
    const { operation, actor } = planned;
    const { status, headers, body } = answer;
    const type = String(headers["content-type"] ?? "");
    const faults: string[] = [];
    if (status >= 500 || !statuses.has(status)) faults.push(`answers ${status}`);
    // Node refused the request before the product saw it, so the answer has none of its headers.
    if ([400, 417, 431].includes(status) && !headers["x-request-id"]) return faults;
    faults.push(...headerFaults(step, answer, origin));
    if (internals.test(body)) faults.push(`shows "${internals.exec(body)?.[0].slice(0, 60)}"`);
    faults.push(...leaksIn(body, actor));
    if (type.startsWith("text/html") && (anyMark.test(body) || /^hostile|huge/.test(planned.attack)))
      faults.push(...injectionsIn(body));
    if (step.method === "HEAD") return body === "" ? faults : [...faults, "HEAD with a body"];
    const isApi = step.path.startsWith("/api/v2/");
    if (isApi && status >= 400) faults.push(...errorFaults(answer));
    if (operation.kind !== "api" || step.method !== operation.method || status >= 300) return faults;
    if (!operation.statuses.includes(status) && status !== 206) faults.push(`undocumented ${status}`);
    // A hostile `Accept-Encoding` made the product compress the answer. Other requests check the same content uncompressed.
    if (!type.startsWith("application/json") || headers["content-encoding"]) return faults;
    const validate = schemaOf(operation, status);
    const parsedBody = parsed(body);
    if (parsedBody === undefined) return [...faults, "is no JSON"];
    if (!validate(parsedBody)) {
      const { instancePath, message } = validate.errors?.[0] ?? {};
      faults.push(`not as documented: ${instancePath?.replace(/\d+/g, "N")} ${message}`);
    }
    return faults;
  };
}

function headerFaults(step: Step, { status, headers, body }: Answer, origin: string): string[] {
  const faults: string[] = [];
  const type = String(headers["content-type"] ?? "");
  if (headers["x-content-type-options"] !== "nosniff") faults.push("without nosniff");
  if (headers["x-frame-options"] !== "DENY") faults.push("without X-Frame-Options");
  if (type.startsWith("text/html") && !headers["content-security-policy"])
    faults.push("HTML without a policy");
  if (headers["x-injected"]) faults.push("an injected header");
  if (headers["access-control-allow-origin"]) faults.push("lets other origins read");
  if (body !== "" && !type && step.method !== "HEAD") faults.push("a body without a type");
  if ((status === 204 || status === 304) && body !== "") faults.push(`${status} with a body`);
  if (status === 429 && !headers["retry-after"]) faults.push("429 without Retry-After");
  const to = headers.location;
  if (status >= 300 && status < 400 && status !== 304 && !to) faults.push(`${status} leads nowhere`);
  if (typeof to === "string" && !(URL.canParse(to, origin) && new URL(to, origin).origin === origin))
    faults.push(`leads to ${to.slice(0, 80)}`);
  return faults;
}

/** Checks the errors of an answer (api §2): each has its status, a code, a sentence and a place. */
function errorFaults({ status, headers, body }: Answer): string[] {
  if (!String(headers["content-type"]).startsWith("application/json")) return [`${status} is no JSON`];
  const { errors } = (parsed(body) ?? {}) as { errors?: Record<string, unknown>[] };
  if (!Array.isArray(errors) || errors.length === 0) return [`${status} without its reasons`];
  return errors.flatMap(({ status: errorStatus, code, detail, source }) => {
    const faults: string[] = [];
    if (errorStatus !== String(status)) faults.push(`${status} says ${errorStatus}`);
    if (typeof code !== "string" || !/^[a-z][a-z0-9_]*$/.test(code)) faults.push(`code ${String(code)}`);
    if (
      typeof detail !== "string" ||
      !/\s/.test(detail.trim()) ||
      /[{}]/.test(detail) ||
      detail.includes(`${code}`)
    )
      faults.push(`${String(code)} without a sentence: ${String(detail).slice(0, 60)}`);
    const { pointer, parameter } = (source ?? {}) as { pointer?: unknown; parameter?: unknown };
    if (source !== undefined && typeof pointer !== "string" && typeof parameter !== "string")
      faults.push(`${String(code)} with an empty source`);
    return faults;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the faults of a GET after a HEAD of the same address: its answer has to equal the answer to the next GET. */
export function headFirstFaults(answers: readonly Answer[]): string[] {
  const [head, first, second] = answers;
  if (!head || !first || !second) return [];
  const faults: string[] = [];
  if (head.status !== first.status) faults.push(`HEAD ${head.status}, GET ${first.status}`);
  if (first.status === 200 && first.body === "") faults.push("GET after HEAD is empty");
  if (first.status !== second.status) faults.push(`GET ${first.status}, and then ${second.status}`);
  return faults;
}
