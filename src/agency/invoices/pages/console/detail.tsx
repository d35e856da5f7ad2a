import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { exactSalary } from "#hiring/offers/pay.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, perform, submit } from "#kit/page.ts";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { invoicePaths } from "../../console-paths.ts";
import { invoice, issueInvoice, payInvoice, remindClient, removeInvoice } from "../../contract.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, invoice, { params: { id: params.invoiceId } });
  const { attributes, id } = data;
  return { id, row: attributes };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const input = { params: { id: params.invoiceId } };
  const posted = await formOf(request);
  const verb = posted.get("do");
  if (verb === "pay") {
    const form = await readForm(posted, payInvoice.body);
    const outcome = await submit(context, request, payInvoice, { ...input, body: form.values });
    return outcome.ok ? null : form.reply(outcome.errors);
  }
  if (verb === "issue") {
    const form = await readForm(posted, issueInvoice.body);
    const outcome = await submit(context, request, issueInvoice, { ...input, body: form.values }, [403]);
    return outcome.ok ? null : form.reply(outcome.errors);
  }
  if (verb === "remind") await perform(context, request, remindClient, input);
  if (verb === "remove") {
    await perform(context, request, removeInvoice, input);
    throw redirect(invoicePaths.list);
  }
  return null;
}

/** A payment request with its lines and payments. */
export default function PaymentRequest() {
  const { id, row } = useLoaderData<typeof loader>();
  const t = useTranslations("invoices.console");
  const labels = useTranslations("invoices.labels.status");
  const language = useLocale() as "en" | "vi";
  const name = row.number ?? t("draft");
  const { can } = row;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${name} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("title"), to: invoicePaths.list }, { label: name }]} />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl font-semibold break-words">{name}</h1>
        <Badge>{labels(row.status)}</Badge>
      </div>
      <Form method="post" className="flex flex-wrap gap-2">
        {row.number && (
          <a
            href={invoicePaths.pdf(id, language)}
            download
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Icon name="download" size="sm" />
            {t("pdf")}
          </a>
        )}
        {(["remind", "remove"] as const).map(
          (verb) =>
            can[verb] && (
              <Button key={verb} type="submit" name="do" value={verb} variant="secondary" size="sm">
                {t(`verb.${verb}`)}
              </Button>
            ),
        )}
      </Form>
      <Facts />
      {can.issue && <IssueForm total={row.total} />}
      {can.pay && <PayForm />}
    </div>
  );
}

/** The lines, dates, payments and e-invoice of the request. */
function Facts() {
  const { row } = useLoaderData<typeof loader>();
  const t = useTranslations("invoices.console");
  const language = useLocale() as "en" | "vi";
  const day = useDate("day");
  const money = (amount: number) => exactSalary(amount, row.currency, language);
  return (
    <Card>
      <DescriptionList
        items={[
          { label: t("client"), value: row.client.name },
          { label: t("taxDate"), value: row.tax_date && day(row.tax_date) },
          { label: t("due"), value: row.due_date && day(row.due_date) },
          ...row.lines.map(({ text, amount }) => ({ label: text, value: money(amount) })),
          { label: t("net"), value: money(row.net) },
          { label: t("vatRate", { rate: row.vat_bps / 100 }), value: money(row.vat) },
          { label: t("total"), value: money(row.total) },
          ...row.payments.map(({ paid_on, amount, reversed }) => ({
            label: t(reversed ? "reversed" : "paidOn", { date: day(paid_on) }),
            value: money(amount),
          })),
          { label: t("balance"), value: row.number && money(row.balance) },
          { label: t("about"), value: (row.adjusts ?? row.replaces)?.number },
          { label: t("eInvoice"), value: row.e_number && `${row.e_symbol ?? ""} ${row.e_number}`.trim() },
        ]}
      />
    </Card>
  );
}

function IssueForm({ total }: { total: number }) {
  const reply = useActionData<typeof action>();
  const t = useTranslations("invoices.console");
  return (
    <Card>
      <SubmitForm reply={reply}>
        <input type="hidden" name="total" value={total} />
        <p className="text-sm text-ink-700">{t("issueText")}</p>
        <div>
          <Button type="submit" name="do" value="issue">
            {t("verb.issue")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}

function PayForm() {
  const reply = useActionData<typeof action>();
  const t = useTranslations("invoices.console");
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("payTitle")}</h2>
      <SubmitForm reply={reply}>
        <Field name="amount" label={t("amount")} required>
          <TextInput inputMode="numeric" />
        </Field>
        <Field name="paid_on" label={t("paidDay")} required>
          <DateInput />
        </Field>
        <Field name="reference" label={t("reference")} optional>
          <TextInput maxLength={100} />
        </Field>
        <div>
          <Button type="submit" name="do" value="pay">
            {t("verb.pay")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
