import type { InvoiceRole } from "./lifecycle.ts";

/** Returns whether a role may change or issue a draft: an adjustment or a replacement is an administrator's (consoles A.10). */
export function mayDraft(
  role: InvoiceRole,
  draft: { adjusts_id: number | null; replaces_id: number | null },
): true | "follow_up_by_admin" {
  return (
    role === "admin" || (draft.adjusts_id === null && draft.replaces_id === null) || "follow_up_by_admin"
  );
}

/**
 * Returns the role of a consultant for the payment requests of a client; null if the consultant may not see them: only administrators
 * of the agency and the account manager do (consoles A.10).
 */
export function invoiceRole(
  actor: { accountId: number; isAdmin: boolean },
  client: { am_id: number | null },
): InvoiceRole | null {
  if (actor.isAdmin) return "admin";
  return client.am_id === actor.accountId ? "am" : null;
}
