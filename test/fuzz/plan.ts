import { type Random, randomOf } from "../../src/front/demo/random.ts";
import { type Described, withLongList } from "../near-schema.ts";
import { type Body, brokenBody, form, json, multipart } from "./bodies.ts";
import { hostileFile, hostileTable, usualCv } from "./files.ts";
import { hostileHeaders } from "./headers.ts";
import type { Market, Side } from "./market.ts";
import type { Operation } from "./operations.ts";
import { type ActorName, actorNames } from "./secrets.ts";
import {
  address,
  type Draw,
  drawOf,
  encoded,
  hostileText,
  hugeText,
  markOf,
  usualValue,
  wrongValue,
} from "./values.ts";

export interface Step {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Ways in which a request is hostile, with weights. `usual` is an honest request. */
const attacks = [
  ["usual", 5],
  ["foreign", 3],
  ["near", 4],
  ["hostile", 5],
  ["huge", 2],
  ["broken", 3],
  ["parameters", 2],
  ["method", 2],
  ["headers", 2],
  ["head first", 1],
] as const;
export type Attack = (typeof attacks)[number][0];

export interface Planned {
  n: number;
  actor: ActorName;
  operation: Operation;
  attack: Attack;
  steps: Step[];
  /** The place of the actor's session token in the request. A visitor has no token. */
  by: "header" | "cookie";
  /** True for a request that ends a session or an account when it succeeds. A separate account sends it. */
  ends: boolean;
}

/** Returns each pair of an operation and an actor once, in a random order. */
export function pairsOf(operations: readonly Operation[], seed: number): [Operation, ActorName][] {
  const pairs = operations.flatMap((operation) => actorNames.map((actor) => [operation, actor] as const));
  return randomOf(`fuzz ${seed} pairs`).some(pairs, pairs.length) as [Operation, ActorName][];
}

export function plan(
  pairs: readonly [Operation, ActorName][],
  seed: number,
  n: number,
  market: Market,
): Planned {
  const random = drawOf(seed, n);
  const [operation, actor] = pairs[n] ?? again(pairs, random);
  const attack = random.weighted(attacks);
  const own: Side = actor === "adminB" ? "b" : "a";
  const foreign: Side = own === "a" ? "b" : "a";
  const stranger = attack === "foreign" || (attack !== "usual" && random.chance(0.2));
  const draw: Draw = { random, market, side: stranger ? foreign : own, mark: markOf(n) };
  const by = operation.kind === "api" && random.chance(0.75) ? "header" : "cookie";
  const ends =
    /log(in|out)|register|quick_apply|change-password|your-account|^(DELETE|PUT) \S+\/account(\/password)?$/.test(
      operation.name,
    );
  return { n, actor, operation, attack, by, ends, steps: stepsOf(draw, operation, attack) };
}

const weight = ({ query, body, takesFiles }: Operation) => {
  const fields = Object.keys({ ...query.properties, ...body?.properties }).length;
  return 1 + Math.min(3, fields / 4) + (body ? 1 : 0) + (takesFiles ? 2 : 0);
};

/**
 * Actors with access to the addresses that match a pattern, as in the specification. The list affects the order of
 * requests, and no check.
 */
const insiders: readonly (readonly [RegExp, readonly ActorName[]])[] = [
  [/^\/api\/v2\/companies\/|^\/employer\/:companyId/, ["memberA", "adminA", "adminB"]],
  [/^\/api\/v2\/candidates\/|^\/(my-jobs|account\/job-alert)/, ["candidate"]],
  [/^\/api\/v2\/consultants\/|^\/consultants\//, ["consultant"]],
  [/^\/api\/v2\/admins?\/|^\/admin\//, ["admin"]],
];

/** Returns the actors with access to an operation, or undefined where all actors have access. */
export const insidersOf = ({ path }: Operation) => insiders.find(([pattern]) => pattern.test(path))?.[1];

/** Returns a random pair of an operation and an actor. Operations with more input and actors with access are more frequent. */
function again(pairs: readonly [Operation, ActorName][], random: Random): [Operation, ActorName] {
  for (;;) {
    const pair = random.pick(pairs);
    const [operation, actor] = pair;
    const inside = insidersOf(operation);
    const fitting = !inside || inside.includes(actor) ? 1 : 0.1;
    if (random.chance((weight(operation) * fitting) / 7)) return pair;
  }
}

function stepsOf(draw: Draw, operation: Operation, attack: Attack): Step[] {
  const { random } = draw;
  const hostilePath = attack === "hostile" && random.chance(0.4);
  const path = address(draw, operation.path, hostilePath ? () => segment(draw) : undefined);
  const query = queryOf(draw, operation.query, attack);
  const step: Step = { method: operation.method, path: path + query, headers: {} };
  const body = operation.body ? bodyOf(draw, operation, operation.body, attack) : null;
  if (body) {
    step.body = body.content;
    if (body.type !== null) step.headers["content-type"] = body.type;
  }
  if (attack === "headers") Object.assign(step.headers, hostileHeaders(draw));
  if (attack === "method")
    step.method = random.pick([
      "HEAD",
      "OPTIONS",
      "TRACE",
      "PATCH",
      "PUT",
      "DELETE",
      "POST",
      "GET",
      "PROPFIND",
      "QUERY",
    ]);
  // Tests that a GET does not get the cached answer of a HEAD.
  if (attack === "head first" && operation.method === "GET") {
    const cold = `${path}${query || "?"}&keyword=${draw.mark}&utm_source=${draw.mark}`;
    return [
      { ...step, method: "HEAD", path: cold },
      { ...step, path: cold },
      { ...step, path: cold },
    ];
  }
  return [step];
}

/** Returns a hostile path segment, in which slashes are encoded. */
const segment = (draw: Draw) => encoded(draw, hostileText(draw)) || "%20";

function queryOf(draw: Draw, query: Described, attack: Attack): string {
  const { random } = draw;
  const names = Object.keys(query.properties ?? {});
  if (attack === "parameters") return oddQuery(random, names);
  // Operations with many parameters get few parameters, as usual requests do.
  const some = random.some(names, names.length > 12 ? random.int(0, 5) : random.int(0, names.length));
  const pairs = some.map((name) => {
    const schema = query.properties?.[name] ?? {};
    const text =
      attack === "huge"
        ? hugeText(draw, (part) => encodeURIComponent(part.toWellFormed()).length)
        : attack === "hostile" || (attack === "near" && random.chance(0.3))
          ? hostileText(draw)
          : String(usualValue(draw, name, schema, attack === "usual") ?? "");
    return `${name}=${attack === "usual" ? encodeURIComponent(text.toWellFormed()) : encoded(draw, text)}`;
  });
  const fits = pairs.filter((_, i) => pairs.slice(0, i + 1).join("&").length < 13_000);
  return fits.length > 0 ? `?${fits.join("&")}` : "";
}

function oddQuery(random: Random, names: readonly string[]): string {
  const name = names.length > 0 ? random.pick(names) : "a";
  return `?${random.pick([
    `${name}=1&${name}=2&${name}=x`,
    `${name}[]=1&${name}[]=2`,
    `${name}[a][b]=1&${name}[__proto__]=2`,
    `${name}.a=1`,
    name,
    `&=&&${name}=%&=%E0&?`,
    `__proto__=1&constructor=2&${name}=__proto__`,
    "&".repeat(10_000),
    `${name}=1&`.repeat(Math.floor(12_000 / (name.length + 3))),
    `${"a".repeat(10_000)}=1`,
    Array.from({ length: 2000 }, (_, n) => `p${n}`).join("&"),
    names.map((each) => `${each}=${each}`).join("&"),
    `${name}=1#x=2`,
    `?${name}=1`,
    `${name}=+`,
  ])}`;
}

function bodyOf(draw: Draw, operation: Operation, shape: Described, attack: Attack): Body | null {
  const { random } = draw;
  const asForm = operation.kind !== "api";
  if (attack === "broken") return brokenBody(random, asForm, operation.takesFiles);
  const values = Object.entries(shape.properties ?? {}).flatMap(([name, schema]) => {
    const leave = attack !== "usual" && random.chance(0.1);
    if (leave) return [];
    const odd =
      (attack === "hostile" && random.chance(0.5)) ||
      (attack === "near" && random.chance(0.25)) ||
      (attack === "parameters" && random.chance(0.3));
    if (!odd) return [[name, usualValue(draw, name, schema, attack === "usual")] as const];
    return [[name, attack === "hostile" ? hostileText(draw) : wrongValue(draw)] as const];
  });
  const fields: Record<string, unknown> = Object.fromEntries(values);
  const names = Object.keys(shape.properties ?? {});
  const longLists = attack === "huge" && !operation.takesFiles ? withLongList(shape) : [];
  if (longLists.length > 0 && random.chance(0.5)) Object.assign(fields, random.pick(longLists));
  else if (attack === "huge" && names.length > 0)
    fields[random.pick(names)] = hugeText(draw, sizeIn(operation));
  if (/\/imports$/.test(operation.path))
    return multipart({ ...fields, kind: "candidates" }, [hostileTable(random)]);
  if (operation.takesFiles) {
    const field = /banner/.test(operation.path) ? "image" : "cv";
    const file =
      attack === "usual" || random.chance(0.3)
        ? { field, ...usualCv }
        : hostileFile(random, field, hostileText(draw));
    return multipart(fields, random.chance(0.9) ? [file] : []);
  }
  if (names.length === 0 && random.chance(0.5)) return null;
  return asForm ? form(fields) : json(fields);
}

/** Returns the number of bytes that a text takes in the body of an operation. */
const sizeIn = (operation: Operation) => (text: string) =>
  operation.takesFiles
    ? Buffer.byteLength(text)
    : operation.kind === "api"
      ? Buffer.byteLength(JSON.stringify(text)) - 2
      : encodeURIComponent(text.toWellFormed()).length;
