import { csvReply } from "#kit/csv.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { auditEvents, auditFile, auditPerson } from "../contract.ts";
import { csvOf } from "../csv.ts";
import { auditPage, auditPersonOf, auditRows } from "../queries.ts";

/** Binds the endpoints of the audit log: /admins/audit_events. */
export function adminAudit(): Bound[] {
  return [
    on(auditEvents, ({ tx, actor, query }) => auditPage(tx, actor, query)),
    onFile(auditFile, async ({ database, actor, query, language, note }) => {
      const rows = await auditRows(database.db, actor, query);
      note({ object: { type: "audit_file", id: query.account_id ?? "all" }, after: { rows: rows.length } });
      return csvReply("audit.csv", csvOf(rows, language));
    }),
    on(auditPerson, async ({ tx, actor, body }) => ({ data: await auditPersonOf(tx, actor, body.email) })),
  ];
}
