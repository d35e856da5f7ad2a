import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { invoicePaths } from "../../console-paths.ts";
import { invoice } from "../../contract.ts";
import { EditForm, IssueForm } from "../../parts/console/DraftForms.tsx";
import { InvoiceFacts, Payments } from "../../parts/console/InvoiceFacts.tsx";
import { CorrectionForms, EInvoiceForm, PayForm } from "../../parts/console/IssuedForms.tsx";
import { StatusBadge } from "../../parts/console/StatusBadge.tsx";
import { detailAction } from "./detail-action.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, invoice, { params: { id: params.invoiceId } });
  return { id: data.id, ...data.attributes };
}

export async function action(args: ActionFunctionArgs) {
  return detailAction(args);
}

/** A payment request with its lines and payments, and all that the reader may do with it. */
export default function PaymentRequest() {
  const row = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useTranslations("invoices.console");
  const name = row.number ?? t("draftFor", { client: row.client.name });
  const { can } = row;
  const replyOf = (form: string) => (refused?.form === form ? refused.reply : undefined);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${name} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("title"), to: invoicePaths.list }, { label: name }]} />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl font-semibold break-words">{name}</h1>
        {row.number && <StatusBadge status={row.status} />}
      </div>
      <Form method="post" className="flex flex-wrap gap-2 empty:hidden">
        {row.number &&
          (["vi", "en"] as const).map((language) => (
            <a
              key={language}
              href={invoicePaths.pdf(row.id, language)}
              download
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Icon name="download" size="sm" />
              {t(`pdf.${language}`)}
            </a>
          ))}
        {(["remind", "remove"] as const).map(
          (verb) =>
            can[verb] && (
              <Button key={verb} type="submit" name="do" value={verb} variant="secondary" size="sm">
                {t(`verb.${verb}`)}
              </Button>
            ),
        )}
      </Form>
      <InvoiceFacts row={row} />
      {row.payments.length > 0 && <Payments row={row} />}
      {can.edit && <EditForm row={row} reply={replyOf("edit")} />}
      {can.issue && <IssueForm row={row} reply={replyOf("issue")} total={refused?.total ?? row.total} />}
      {can.pay && <PayForm row={row} reply={replyOf("pay")} />}
      {can.record && <EInvoiceForm reply={replyOf("record")} />}
      <CorrectionForms row={row} replyOf={replyOf} />
    </div>
  );
}
