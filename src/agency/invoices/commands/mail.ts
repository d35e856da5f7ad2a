import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import type { TokenOf } from "#people/accounts/tokens.ts";
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
  const client = await tx
    .selectFrom("clients")
    .select(["billing_email", "billing_language"])
    .where("id", "=", row.client_id)
    .executeTakeFirstOrThrow();
  const contacts = await tx
    .selectFrom("client_contacts")
    .select(["email", "full_name", "language"])
    .where("client_id", "=", row.client_id)
    .where("is_billing", "=", true)
    .where("left_at", "is", null)
    .where("email", "is not", null)
    .orderBy("id")
    .limit(20)
    .execute();
  const usual = { email: client.billing_email, full_name: null, language: client.billing_language };
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
  for (const { email, full_name, language } of contacts.length > 0 ? contacts : [usual])
    await queueMail(tx, paymentRequested, {
      language: languageOf(language),
      to: { email, name: full_name },
      props,
      topic: `invoice:${row.id}`,
    });
}
