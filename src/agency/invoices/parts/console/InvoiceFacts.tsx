import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { AskFirst } from "#ui/form/AskFirst.tsx";
import { useDate } from "#ui/use-date.ts";
import { invoicePaths } from "../../console-paths.ts";
import { type InvoiceView, useMoney } from "./invoice-view.ts";

/** The lines, dates and sums of a payment request, and its e-invoice. */
export function InvoiceFacts({ row }: { row: InvoiceView }) {
  const t = useTranslations("invoices.console");
  const day = useDate("day");
  const original = row.adjusts ?? row.replaces;
  return (
    <>
      <Card>
        <DescriptionList
          items={[
            { label: t("client"), value: row.client.name },
            {
              label: t("about"),
              value: original && (
                <Link to={invoicePaths.detail(original.id)} className="font-semibold hover:underline">
                  {original.number}
                </Link>
              ),
            },
            { label: t("reason"), value: row.reason },
            { label: t("taxDate"), value: row.tax_date && day(row.tax_date) },
            {
              label: t("due"),
              value: row.due_date && (
                <>
                  {day(row.due_date)}
                  {row.days_late > 0 && (
                    <span className="block text-danger-600">{t("late", { days: row.days_late })}</span>
                  )}
                </>
              ),
            },
            { label: t("reminded"), value: typeof row.reminded_at === "string" && day(row.reminded_at) },
            { label: t("eInvoice"), value: row.e_number && `${row.e_symbol ?? ""} ${row.e_number}`.trim() },
            { label: t("eDate"), value: row.e_date && day(row.e_date) },
            { label: t("eCode"), value: row.e_code },
          ]}
        />
      </Card>
      <Lines row={row} />
    </>
  );
}

function Lines({ row }: { row: InvoiceView }) {
  const t = useTranslations("invoices.console");
  const money = useMoney(row);
  return (
    <Card>
      <h2 className="mb-3 text-lg font-semibold">{t("lines")}</h2>
      <ul className="divide-y divide-line text-sm">
        {row.lines.map(({ text, amount }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and lines keep their positions
          <li key={position} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words">{text}</span>
            <span className="tabular-nums">{money(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 border-t border-line pt-2 text-sm">
        {(
          [
            [t("net"), row.net],
            [t("vatRate", { rate: row.vat_bps / 100 }), row.vat],
            [t("total"), row.total],
            ...(row.number && row.adjusts === null ? ([[t("balance"), row.balance]] as const) : []),
          ] as const
        ).map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1 last:font-semibold">
            <dt>{label}</dt>
            <dd className="tabular-nums">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The payments of a request; each can be reversed while the request is open. */
export function Payments({ row }: { row: InvoiceView }) {
  const t = useTranslations("invoices.console");
  const day = useDate("day");
  const money = useMoney(row);
  return (
    <Card>
      <h2 className="mb-3 text-lg font-semibold">{t("payments")}</h2>
      <ul className="divide-y divide-line text-sm">
        {row.payments.map(({ id, amount, paid_on, reference, reversed }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <span className="min-w-0 break-words">
              {t(reversed ? "reversed" : "paidOn", { date: day(paid_on) })}
              {reference && <span className="block text-ink-500">{reference}</span>}
            </span>
            <span className="flex items-center gap-3 tabular-nums">
              {money(amount)}
              {row.can.reverse && !reversed && (
                <AskFirst
                  fields={{ do: "reverse", payment: id }}
                  title={t("reverseTitle")}
                  text={t("reverseText", { amount: money(amount), date: day(paid_on) })}
                  keep={t("keep")}
                  confirm={t("verb.reverse")}
                >
                  <Button type="submit" variant="secondary" size="sm">
                    {t("verb.reverse")}
                  </Button>
                </AskFirst>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
