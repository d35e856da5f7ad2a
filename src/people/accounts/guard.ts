import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { writeAudit, writeRefusal } from "#kit/audit.ts";
import { day, hour } from "#kit/clock.ts";
import type { Endpoint } from "#kit/contract.ts";
import { actionOf, trailOf } from "#kit/http/audited.ts";
import type { Origin } from "#kit/http/handle.ts";
import { assertSameOrigin, originOf, tokenCookie, tokenOf } from "#kit/http/request.ts";
import type { Identity } from "#kit/http/route.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import {
  type Account,
  type Actor,
  audienceOfPrefix,
  auditPersonOf,
  belongsTo,
  isForSuperAdmin,
  restrictionOf,
} from "./actor.ts";
import { clearToken, tokenCookieOptions } from "./cookie.ts";
import { findSession, signFor, touchSession } from "./sessions.ts";
import type { TokenKeys } from "./tokens.ts";

export interface Caller {
  actor: Actor;
  sessionId: string | null;
  /** Whether the cookie of the request contains a token without a valid session. */
  hasDeadCookie?: true;
  /** The API key of the call; missing for a call without API key. */
  key?: { id: number; scopes: readonly string[] };
  /** The account as which a super administrator views the product; missing without an open view. */
  viewed?: Account;
}

/** Shows the product to a super administrator as another account sees it (administration/viewing). */
export interface Views {
  /** Returns the account that is viewed in a session; null without an open view. */
  viewedIn(sessionId: string, asOf: Date): Promise<Account | null>;
  /** Blanks what an administrator must not see in an answer to the viewed account. */
  redact(schema: z.ZodType, answer: unknown): unknown;
}

/** Identifies programs that call with an API key of a company (api-keys). */
export interface KeyCallers {
  isKey(token: string): boolean;
  /** Returns the caller with the key of a token; null for an expired or revoked key. @throws Problem 429 */
  callerOf(
    token: string,
    asOf: Date,
  ): Promise<{ id: number; account: Account; scopes: readonly string[] } | null>;
}

export interface Guard {
  identify(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint): Promise<Identity>;
  /** Returns the caller of a request for a page, without checking access: pages have their own access table. */
  actorOf(request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
  /** Returns the caller if the path's audience admits them. */
  admit(caller: Caller, endpoint: Endpoint): Identity;
  /** Records that the caller was refused a page. */
  pageRefused(caller: Caller, pathname: string, origin: Origin): Promise<void>;
  /** Records that an administrator viewed a page or an answer as another account; does nothing without a view. */
  recordView(caller: Caller, action: string, origin: Origin): Promise<void>;
}

/**
 * Creates the guard: it determines the caller of each request and whether the path's audience admits it. 401
 * without a valid session, 403 for an account of another audience.
 */
export function createGuard(services: Services, keys: TokenKeys, programs: KeyCallers, views: Views): Guard {
  const { config, database, clock } = services;
  const secure = config.publicUrl.startsWith("https:");

  async function actorOf(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const visitor = { actor: { kind: "visitor" } as const, sessionId: null };
    const sent = tokenOf(request, secure);
    if (!sent) return visitor;
    const reading = request.method === "GET" || request.method === "HEAD";
    if (sent.from === "cookie" && !reading) assertSameOrigin(request, config);
    const asOf = clock.now();
    const claims = await keys.read(sent.token, asOf);
    const session = claims && (await findSession(database.db, claims.sid, asOf, config.staffTwoStep));
    if (!session || session.blocked)
      return sent.from === "cookie" ? { ...visitor, hasDeadCookie: true } : visitor;
    if (asOf.getTime() - session.seenAt.getTime() > hour) {
      await touchSession(database.db, session.id, asOf);
      const isOld = asOf.getTime() - (claims.exp * 1000 - 30 * day) > day;
      if (sent.from === "cookie" && isOld) {
        const token = await signFor(keys, { ...session, accountId: session.account.accountId }, asOf);
        reply.setCookie(tokenCookie(secure), token, tokenCookieOptions(secure));
      }
    }
    const { account } = session;
    const isSuper = account.kind === "admin" && account.isAdmin;
    const viewed = isSuper ? await views.viewedIn(session.id, asOf) : null;
    return { actor: account, sessionId: session.id, ...(viewed && { viewed }) };
  }

  const admit = (caller: Caller, endpoint: Endpoint) => admittedBy(views, caller, endpoint);

  async function identify(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) {
    const caller = (await programOf(services, programs, request)) ?? (await actorOf(request, reply));
    // The dead cookie is cleared first. A call that signs in sets the cookie later, and the browser keeps the later value.
    if (caller.hasDeadCookie) clearToken(services, (...cookie) => reply.setCookie(...cookie));
    try {
      const identity = admit(caller, endpoint);
      const viewed = { action: actionOf(endpoint), origin: originOf(request) };
      if (identity.looking) await writeView(services, caller, viewed);
      return identity;
    } catch (error) {
      const { sessionId } = caller;
      const person = personOf(caller);
      const call = { endpoint, person, sessionId, origin: originOf(request), asOf: clock.now() };
      await trailOf(services, { ...call, params: request.params, body: undefined }).refused(error);
      throw error;
    }
  }

  return {
    actorOf,
    admit,
    identify,
    pageRefused: (caller, pathname, origin) => writePageRefusal(services, caller, { pathname, origin }),
    recordView: (caller, action, origin) => writeView(services, caller, { action, origin }),
  };
}

/** Returns the program that calls with an API key; null for other callers. Only the API accepts keys, pages do not. */
async function programOf(
  { config, clock }: Pick<Services, "config" | "clock">,
  programs: KeyCallers,
  request: FastifyRequest,
): Promise<Caller | null> {
  const sent = tokenOf(request, config.publicUrl.startsWith("https:"));
  if (sent?.from !== "header" || !programs.isKey(sent.token)) return null;
  const program = await programs.callerOf(sent.token, clock.now());
  return program && { actor: program.account, sessionId: null, key: program };
}

async function writePageRefusal(
  { database, clock }: Pick<Services, "database" | "clock">,
  { actor, sessionId }: Caller,
  { pathname, origin }: { pathname: string; origin: Origin },
) {
  const person = auditPersonOf(actor);
  if (!person) return;
  // The log records only the first segment of a refused address. Callers can make up the rest, and each address would be a row.
  const action = `GET /${pathname.split("/")[1]?.toLowerCase().slice(0, 30)}`;
  const event = { at: clock.now(), area: "access", action, status: 403, codes: ["forbidden"] } as const;
  await writeRefusal(database.db, { ...event, person, sessionId, origin });
}

/** Records that an administrator viewed a page or an answer as another account. */
async function writeView(
  { database, clock }: Pick<Services, "database" | "clock">,
  { actor, viewed, sessionId }: Caller,
  { action, origin }: { action: string; origin: Origin },
) {
  const person = auditPersonOf(actor);
  if (!viewed || !person) return;
  const object = { type: "accounts", id: viewed.accountId };
  const event = { at: clock.now(), area: "administration", action, status: 200, object } as const;
  await writeAudit(database.db, { ...event, person, sessionId, origin });
}

/** Returns the caller as an endpoint sees it: the viewed account outside the administrators' console. */
function admittedBy(views: Views, caller: Caller, endpoint: Endpoint): Identity {
  const { viewed } = caller;
  if (!viewed || audienceOf(endpoint) === "admin") return admitted(caller, endpoint);
  // An administrator who views as another account only reads: each write is refused before its handler.
  const refuse = (code: string) => new Problem(403, [{ code, values: { name: viewed.fullName } }]);
  if (endpoint.method !== "GET") throw refuse("view_only");
  const isPublic = endpoint.open || audienceOf(endpoint) === "public";
  if (endpoint.binary && !isPublic) throw refuse("view_hidden");
  const identity = admitted({ actor: viewed, sessionId: null }, endpoint);
  const looking = isPublic ? {} : { redact: views.redact };
  return { ...identity, who: `view:${viewed.accountId}`, person: auditPersonOf(caller.actor), looking };
}

function audienceOf(endpoint: Endpoint) {
  const audience = audienceOfPrefix[endpoint.path.split("/")[1] ?? ""];
  if (!audience) throw new Error(`No audience for ${endpoint.path}`);
  return audience;
}

function admitted({ actor, sessionId, key }: Caller, endpoint: Endpoint): Identity {
  const prefix = endpoint.path.split("/")[1] ?? "";
  const audience = audienceOf(endpoint);
  const person = personOf({ actor, sessionId, key });
  const who = person && `account:${person.accountId}`;
  if (key && !(endpoint.scope && key.scopes.includes(endpoint.scope))) throw new Problem(403, "key_scope");
  const restriction = endpoint.open ? null : restrictionOf(actor, audience);
  if (restriction) throw new Problem(403, restriction);
  // Public endpoints treat the owner of a closing account as a visitor.
  const isApart = actor.kind !== "visitor" && actor.closesAt && !["account", "auths"].includes(prefix);
  if (isApart && (endpoint.open || audience === "public"))
    return { actor: { kind: "visitor" }, sessionId, who, person };
  if (!endpoint.open && isForSuperAdmin(actor, audience, endpoint.members))
    throw new Problem(403, "forbidden");
  if (endpoint.open || belongsTo(actor, audience)) return { actor, sessionId, who, person };
  throw actor.kind === "visitor" ? new Problem(401, "unauthorized") : new Problem(403, "forbidden");
}

/** Returns the caller for the audit log, with the key; null for a visitor. */
function personOf({ actor, key }: Caller) {
  const person = auditPersonOf(actor);
  return person && key ? { ...person, keyId: key.id } : person;
}
