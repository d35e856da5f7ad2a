import { createTranslator } from "use-intl/core";
import { exactSalary } from "#hiring/offers/pay.ts";
import { formatDate } from "#kit/dates.ts";
import type { Database } from "#kit/db.ts";
import type { Requester } from "#kit/drawings.ts";
import { attachmentHeaders } from "#kit/files/download.ts";
import type { Language } from "#kit/i18n.ts";
import { conflict } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { logoOf } from "#people/agencies/logo.ts";
import { makePaperPdf, type Paper } from "#profiles/cv/paper.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { InvoiceRow } from "./queries/shared/find.ts";

/** Returns an issued request as a PDF with the agency's logo. @throws Problem 409 for a draft, 503 */
export async function pdfOf(
  stores: { database: Database; services: Pick<Services, "storage"> },
  row: InvoiceRow,
  { language, requester }: { language: Language; requester: Requester },
) {
  if (row.number === null) throw conflict("invoice_state_changed", row.status);
  const logo = await logoOf(stores.database.db, stores.services, row.agency_id);
  const stream = await makePaperPdf({ ...paperOf(row, language), logo }, requester);
  return { stream, headers: attachmentHeaders(`${row.number}.pdf`, "application/pdf") };
}

/** Returns the content of the paper of an issued request. */
export function paperOf(row: InvoiceRow, language: Language): Omit<Paper, "logo"> {
  const t = createTranslator({ locale: language, messages: (language === "vi" ? vi : en).paper });
  const date = (day: string | null) => (day === null ? null : formatDate(day, "day", language));
  const money = (amount: number) => exactSalary(amount, row.currency, language);
  // A rate is not an amount: rounded, it would not give the sums of the paper.
  const rateText = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
  const { seller, buyer } = row;
  const facts: [string, string | null | undefined][] = [
    [t("number"), row.number],
    [t("buyer"), buyer?.name],
    [t("taxCode"), buyer?.tax_code],
    [t("address"), buyer?.address],
    [t("taxDate"), date(row.tax_date)],
    [t("due"), date(row.due_date)],
    [t("original"), row.original_number],
    [t("bank"), seller?.bank],
    [t("rate"), row.rate === null ? null : rateText.format(row.rate)],
  ];
  const sender = [
    seller?.name,
    seller?.tax_code && t("sellerTax", { code: seller.tax_code }),
    seller?.address,
  ];
  return {
    language,
    title: t("title"),
    sender: sender.filter((each): each is string => Boolean(each)),
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    lines: row.lines.map(({ text, amount }) => [text, money(amount)] as const),
    totals: [
      [t("net"), money(row.net)],
      [t("vat", { rate: String((row.vat_bps ?? 0) / 100) }), money(row.vat ?? 0)],
      [t("total"), money(row.total ?? 0)],
    ],
    notes: [t("note")],
  };
}
