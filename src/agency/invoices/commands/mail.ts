import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { queueMail } from "#kit/mail.ts";
import type { TokenOf } from "#people/accounts/tokens.ts";
import { recipientsOf } from "#people/clients/queries/shared/recipients.ts";
import { paymentRequested } from "../mails.ts";
import { factsOf, type InvoiceRow, invoices } from "../queries/shared/find.ts";

/** Creates the token of the signed link of a payment request. */
export type RequestToken = TokenOf<{ paymentRequest: number }>;

/** Days for which the link in a mail opens the PDF. */
const linkDays = 90;

/** Mails a request to the billing contacts of the client; without any, to the client's billing address. */
export async function mailClient(
  tx: Tx,
  row: InvoiceRow,
  kind: "issued" | "reminder" | "adjustment",
  { asOf, tokenOf }: { asOf: Date; tokenOf: RequestToken },
): Promise<void> {
  const owing =
    row.adjusts_id === null
      ? row
      : await invoices(tx).where("i.id", "=", row.adjusts_id).executeTakeFirstOrThrow();
  const proof = await tokenOf({ paymentRequest: row.id }, new Date(asOf.getTime() + linkDays * day));
  const props = {
    kind,
    agency: row.seller?.name ?? "",
    number: row.number ?? "",
    total: factsOf(owing).owed - owing.paid,
    original: row.adjusts_id === null ? null : owing.number,
    change: row.adjusts_id === null ? null : row.total,
    currency: row.currency,
    due_date: owing.due_date ?? "",
    proof,
  };
  for (const { language, to } of await recipientsOf(tx, row.client_id, "is_billing"))
    await queueMail(tx, paymentRequested, { language, to, props, topic: `invoice:${row.id}` });
}
