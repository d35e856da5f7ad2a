import {
  type AuditEvent,
  type AuditFacts,
  type AuditPerson,
  auditAreaOf,
  writeAudit,
  writeRefusal,
} from "../audit.ts";
import type { Endpoint } from "../contract.ts";
import type { Reader } from "../db.ts";
import { Problem } from "../problem.ts";
import type { Services } from "../services.ts";
import type { Origin } from "./handle.ts";

/** A call as the audit log records it. */
export interface AuditedCall {
  endpoint: Endpoint;
  person: AuditPerson | null;
  sessionId: string | null;
  origin: Origin;
  asOf: Date;
  params: unknown;
  body: unknown;
}

/** The events that one call writes to the log. */
export interface Trail {
  /** Adds facts that only the handler knows. */
  note(facts: AuditFacts): void;
  done(db: Reader, result: unknown): Promise<void>;
  refused(error: unknown): Promise<void>;
}

/** Refusals that are recorded: not signed in, not allowed, too many requests. */
const refusals = [401, 403, 429];

/**
 * Writes the events of a call; nothing else writes them. It records every change by a signed-in person, every
 * sign-in, every call that a contract marks, and refusals of signed-in persons and of sign-ins.
 */
export function trailOf({ database, log }: Pick<Services, "database" | "log">, call: AuditedCall): Trail {
  const { endpoint, asOf, origin, sessionId } = call;
  const area = auditAreaOf(endpoint);
  // In the areas sign_in and account, the answer is the caller's account and not a created object.
  const ofSelf = area === "sign_in" || area === "account";
  const facts: AuditFacts = call.person ? { person: call.person } : {};
  const event = (status: number, result?: unknown): AuditEvent => ({
    at: asOf,
    area: area ?? "access",
    action: actionOf(endpoint),
    status,
    sessionId,
    origin,
    object: named(endpoint, call.params) ?? (ofSelf ? undefined : created(endpoint, result)),
    fields: call.body && typeof call.body === "object" ? Object.keys(call.body) : [],
    ...facts,
  });
  return {
    note: (more) => void Object.assign(facts, more),
    async done(db, result) {
      const { refused } = facts;
      if (area && refused) return writeRefusal(database.db, { ...event(401), codes: [refused] });
      if (area && facts.person) await writeAudit(db, event(endpoint.status, result));
    },
    async refused(error) {
      if (!(error instanceof Problem)) return;
      // A wrong code at sign-in is an error of its field, not a refusal.
      if (!refusals.includes(error.status) && !(area === "sign_in" && error.status === 422)) return;
      if (!facts.person && area !== "sign_in") return;
      const codes = error.errors.map(({ code }) => code);
      await writeRefusal(database.db, { ...event(error.status), codes }).catch((err) =>
        log.error({ err }, "a refusal is missing in the audit log"),
      );
    },
  };
}

export const actionOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Only ids of rows and sessions are recorded: other parameters may be secret links. */
const plainId = /^(?:\d{1,16}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns the last object that the path names. */
function named({ path }: Endpoint, params: unknown): AuditFacts["object"] {
  const steps = path.split("/");
  const at = steps.findLastIndex((step) => step.startsWith(":"));
  if (at < 0) return undefined;
  const id = String((params as Record<string, unknown> | undefined)?.[steps[at]?.slice(1) ?? ""]);
  return plainId.test(id) ? { type: steps[at - 1] ?? "", id } : undefined;
}

/** Returns the created object. */
function created({ path }: Endpoint, result: unknown): AuditFacts["object"] {
  const id = (result as { data?: { id?: unknown } } | undefined)?.data?.id;
  return typeof id === "string" && plainId.test(id) ? { type: path.split("/").at(-1) ?? "", id } : undefined;
}
