import { sql } from "kysely";
import type { AuditArea } from "#kit/audit-areas.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { endOf, momentOf } from "#platform/reference/calendar.ts";
import { type auditEvents, type auditFile, auditFileRows, type auditPerson } from "./contract.ts";

/** Returns a page of the audit log, latest first; every administrator may read all of it. */
export async function auditPage(
  db: Reader,
  _actor: AdminActor,
  query: QueryOf<typeof auditEvents>,
): Promise<ReplyOf<typeof auditEvents>> {
  const { account_id, items } = query;
  const rows = await eventsOf(db, query)
    .limit(items + 1)
    .execute();
  const shown = rows.slice(0, items);
  const person =
    account_id === undefined
      ? undefined
      : await db
          .selectFrom("accounts")
          .select(["full_name", "email"])
          .where("id", "=", account_id)
          .executeTakeFirst();
  return {
    data: shown.map(eventOf),
    meta: {
      next: rows.length > items ? String(shown.at(-1)?.id) : null,
      person: person ?? null,
    },
  };
}

/** Returns the latest rows of the audit log for a file. */
export async function auditRows(db: Reader, _actor: AdminActor, query: QueryOf<typeof auditFile>) {
  return (await eventsOf(db, query).limit(auditFileRows).execute()).map(eventOf);
}

type Filters = Omit<QueryOf<typeof auditEvents>, "items">;
function eventsOf(db: Reader, query: Filters) {
  const { account_id, object_type, object_id, area, refused, before } = query;
  const from = query.from && momentOf(query.from);
  const until = query.to && endOf(query.to);
  return db
    .selectFrom("audit_event as e")
    .leftJoin("accounts as a", "a.id", "e.account_id")
    .selectAll("e")
    .select(["a.full_name", "a.email"])
    .$if(account_id !== undefined, (q) => q.where("e.account_id", "=", account_id as number))
    .$if(object_type !== undefined, (q) => q.where("e.object_type", "=", object_type as string))
    .$if(object_id !== undefined, (q) => q.where("e.object_id", "=", object_id as string))
    .$if(area !== undefined, (q) => q.where("e.area", "=", area as string))
    .$if(refused, (q) => q.where("e.status", ">=", 400))
    .$if(Boolean(from), (q) => q.where("e.at", ">=", from as Date))
    .$if(Boolean(until), (q) => q.where("e.at", "<", until as Date))
    .$if(before !== undefined, (q) =>
      q.where(sql<boolean>`(e.at, e.id) < (SELECT b.at, b.id FROM audit_event b WHERE b.id = ${before})`),
    )
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc");
}

type EventRow = Awaited<ReturnType<ReturnType<typeof eventsOf>["execute"]>>[number];

function eventOf(row: EventRow): ReplyOf<typeof auditEvents>["data"][number] {
  const detail = row.detail as { fields?: string[]; before?: unknown; after?: unknown };
  return {
    id: String(row.id),
    type: "audit_event",
    attributes: {
      at: row.at,
      person:
        row.account_id === null
          ? null
          : {
              id: String(row.account_id),
              full_name: row.full_name ?? "—",
              email: row.email ?? "—",
              user_type: row.user_type,
            },
      area: row.area as AuditArea,
      action: row.action,
      status: row.status,
      codes: row.codes,
      object:
        row.object_type === null || row.object_id === null
          ? null
          : { type: row.object_type, id: row.object_id },
      ip: row.ip,
      user_agent: row.user_agent,
      fields: detail.fields ?? [],
      before: detail.before ?? null,
      after: detail.after ?? null,
    },
  };
}

/** @throws Problem 422 at /email `email_unknown` */
export async function auditPersonOf(
  db: Reader,
  _actor: AdminActor,
  address: string,
): Promise<ReplyOf<typeof auditPerson>["data"]> {
  const row = await db
    .selectFrom("accounts")
    .select(["id", "full_name", "email"])
    .where("email", "=", address)
    .executeTakeFirst();
  if (!row) throw invalid("/email", "email_unknown");
  const { full_name, email } = row;
  return { id: String(row.id), type: "audit_person", attributes: { full_name, email } };
}
