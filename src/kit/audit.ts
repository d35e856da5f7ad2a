import { sql } from "kysely";
import type { AuditArea } from "./audit-areas.ts";
import { day, minute } from "./clock.ts";
import type { Endpoint } from "./contract.ts";
import type { Reader } from "./db.ts";
import type { Origin } from "./http/handle.ts";

/** The signed-in person of an event, and their tenant. */
export interface AuditPerson {
  accountId: number;
  userType: number;
  companyId: number | null;
  agencyId: number | null;
  /** The API key that acts for the person. */
  keyId?: number;
}

/** Facts about a call that only its handler knows. They contain no secret and no personal data. */
export interface AuditFacts {
  /** The account that a call without a session is about, such as a sign-in or a password reset. */
  person?: AuditPerson;
  object?: { type: string; id: number | string };
  /** The error code when the refusal is answered with a redirect. */
  refused?: string;
  before?: unknown;
  after?: unknown;
}

export interface AuditEvent extends AuditFacts {
  at: Date;
  area: AuditArea;
  action: string;
  status: number;
  codes?: readonly string[];
  sessionId: string | null;
  origin: Pick<Origin, "ip" | "userAgent">;
  /** Names of the fields in the request. */
  fields?: readonly string[];
}

/** Returns the audit area of an endpoint: that of its contract, else of its prefix; null for plain reads. */
export function auditAreaOf({ audit, method, path }: Pick<Endpoint, "audit" | "method" | "path">) {
  if (audit) return audit;
  if (method === "GET") return null;
  const prefix = path.split("/")[1];
  if (prefix === "admins" || prefix === "admin") return "administration";
  return prefix === "account" || prefix === "auths" ? "account" : "change";
}

/** Writes an event. Nothing else writes `audit_event`, and the database refuses changes of its rows. */
export async function writeAudit(db: Reader, event: AuditEvent): Promise<void> {
  await db.insertInto("audit_event").values(rowOf(event)).execute();
}

/**
 * Writes a refused call. A refusal that is repeated within a minute is written once, so that a loop cannot
 * fill the log.
 */
export async function writeRefusal(db: Reader, event: AuditEvent): Promise<void> {
  const row = rowOf(event);
  const same = await db
    .selectFrom("audit_event")
    .select("id")
    .where("at", ">", new Date(event.at.getTime() - minute))
    .where("action", "=", row.action)
    .where("status", "=", row.status)
    .where(sql<boolean>`account_id IS NOT DISTINCT FROM ${row.account_id} AND ip = ${row.ip}`)
    // Every wrong password or code (401, 422) is recorded, because the number of attempts matters.
    .where("status", "not in", [401, 422])
    .executeTakeFirst();
  if (!same) await db.insertInto("audit_event").values(row).execute();
}

function rowOf({ person, object, origin, fields, ...event }: AuditEvent) {
  const { before, after } = event;
  return {
    at: event.at,
    account_id: person?.accountId ?? null,
    user_type: person?.userType ?? null,
    company_id: person?.companyId ?? null,
    agency_id: person?.agencyId ?? null,
    session_id: event.sessionId,
    area: event.area,
    action: event.action,
    status: event.status,
    codes: [...(event.codes ?? [])],
    object_type: object?.type ?? null,
    object_id: object === undefined ? null : String(object.id),
    ip: origin.ip,
    user_agent: origin.userAgent,
    detail: JSON.stringify({
      ...(fields && fields.length > 0 && { fields }),
      before,
      after,
      key: person?.keyId,
    }),
  };
}

/** Days for which events are stored; the privacy policy and the audit log’s page say 12 months. */
export const auditDays = 366;

/**
 * Prunes events older than a year; the database refuses to delete younger ones.
 * @returns the number of deleted rows
 */
export async function pruneAudit(db: Reader, asOf: Date): Promise<number> {
  const before = new Date(asOf.getTime() - auditDays * day);
  const { numDeletedRows } = await db
    .deleteFrom("audit_event")
    .where("at", "<", before)
    .where(sql<boolean>`at < now() - interval '1 year'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
