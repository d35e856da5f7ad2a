import type { Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { home, type Level } from "../terms.ts";

/**
 * Checks that a consultant has confirmed that personal data leaves the country.
 * @throws Problem 422 `abroad_unconfirmed` at /abroad_confirmed
 */
export function assertConfirmed(country: string, isConfirmed: boolean): void {
  if (country !== home && !isConfirmed) throw invalid("/abroad_confirmed", "abroad_unconfirmed", { country });
}

interface Transfer {
  orderId: number;
  country: string;
  /** The names of the recipients, each of whom has a row. */
  recipients: readonly string[];
  /** The document; null for a portal, which shows all introduced people of the order. */
  document: { applicantId: number; level: Level; sections: readonly string[] } | null;
  asOf: Date;
}

/** Enters recipients in the register of transfers abroad; those in the country are not entered. */
export async function registerTransfers(tx: Tx, actor: ConsultantActor, transfer: Transfer): Promise<void> {
  const { orderId, country, recipients, document, asOf } = transfer;
  if (country === home || recipients.length === 0) return;
  await tx
    .insertInto("transfers_abroad")
    .values(
      recipients.map((recipient_name) => ({
        agency_id: actor.agencyId,
        order_id: orderId,
        channel: document ? "link" : "portal",
        applicant_id: document?.applicantId ?? null,
        recipient_name,
        country,
        level: document?.level ?? null,
        sections: document ? [...new Set(document.sections)] : null,
        by_id: actor.accountId,
        at: asOf,
      })),
    )
    .execute();
}
