import type { InvoiceRole } from "./lifecycle.ts";

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
