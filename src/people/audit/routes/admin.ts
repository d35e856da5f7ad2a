import { type Bound, on } from "#kit/http/handle.ts";
import { auditEvents, auditPerson } from "../contract.ts";
import { auditPage, auditPersonOf } from "../queries.ts";

/** Binds the endpoints of the audit log: /admins/audit_events. */
export function adminAudit(): Bound[] {
  return [
    on(auditEvents, ({ tx, actor, query }) => auditPage(tx, actor, query)),
    on(auditPerson, async ({ tx, actor, body }) => ({ data: await auditPersonOf(tx, actor, body.email) })),
  ];
}
