import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { queueMail } from "#kit/mail.ts";
import type { TokenOf } from "#people/accounts/tokens.ts";
import { recipientsOf } from "#people/clients/queries/shared/recipients.ts";
import { paymentRequested } from "../mails.ts";
import type { InvoiceRow } from "../queries/shared/find.ts";

/** Creates the token of the signed link of a payment request. */
export type RequestToken = TokenOf<{ paymentRequest: number }>;

/** Days for which the link in a mail opens the PDF. */
const linkDays = 90;

/** Mails a request to the billing contacts of the client; without any, to the client's billing address. */
export async function mailClient(
  tx: Tx,
  row: InvoiceRow,
  kind: "issued" | "reminder",
  { asOf, tokenOf }: { asOf: Date; tokenOf: RequestToken },
): Promise<void> {
  const proof = await tokenOf({ paymentRequest: row.id }, new Date(asOf.getTime() + linkDays * day));
  const props = {
    kind,
    agency: row.seller?.name ?? "",
    number: row.number ?? "",
    total: (row.total ?? 0) + row.adjusted - row.paid,
    currency: row.currency,
    due_date: row.due_date ?? "",
    proof,
  };
  for (const { language, to } of await recipientsOf(tx, row.client_id, "is_billing"))
    await queueMail(tx, paymentRequested, { language, to, props, topic: `invoice:${row.id}` });
}
