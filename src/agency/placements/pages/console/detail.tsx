import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { exactSalary } from "#hiring/offers/pay.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, perform, submit } from "#kit/page.ts";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { placementPaths } from "../../console-paths.ts";
import {
  cancelPlacement,
  creditPlacement,
  failPlacement,
  placement,
  startPlacement,
} from "../../contract.ts";
import { leaveReasons } from "../../terms.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, placement, { params: { id: params.placementId } });
  return { ...data.attributes };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const input = { params: { id: params.placementId } };
  const posted = await formOf(request);
  const verb = posted.get("do");
  if (verb === "fail") {
    const form = await readForm(posted, failPlacement.body);
    const outcome = await submit(context, request, failPlacement, { ...input, body: form.values });
    return outcome.ok ? null : form.reply(outcome.errors);
  }
  if (verb === "start") await perform(context, request, startPlacement, { ...input, body: {} });
  if (verb === "cancel") await perform(context, request, cancelPlacement, { ...input, body: {} });
  if (verb === "credit") await perform(context, request, creditPlacement, input);
  return null;
}

/** A placement with its fee, warranty and splits. */
export default function Placement() {
  const row = useLoaderData<typeof loader>();
  const t = useTranslations("placements.console");
  const labels = useTranslations("placements.labels");
  const language = useLocale() as "en" | "vi";
  const day = useDate("day");
  const money = (amount: number) => exactSalary(amount, row.currency, language);
  const name = row.applicant?.full_name ?? t("erased");
  const { receipt, can } = row;
  // The day of a confirmed start is corrected by the API only, because the button has no day.
  const buttons = { start: can.start && !row.started, credit: can.credit, cancel: can.cancel };
  const rate =
    receipt.fee_type === "fixed"
      ? t("fixed")
      : t("rate", { rate: receipt.fee_bps / 100, months: receipt.fee_months });
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${name} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("title"), to: placementPaths.list }, { label: name }]} />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl font-semibold break-words">{name}</h1>
        <Badge>{labels(`status.${row.status}`)}</Badge>
      </div>
      <Form method="post" className="flex flex-wrap gap-2">
        {(["start", "credit", "cancel"] as const).map(
          (verb) =>
            buttons[verb] && (
              <Button key={verb} type="submit" name="do" value={verb} variant="secondary" size="sm">
                {t(`verb.${verb}`)}
              </Button>
            ),
        )}
      </Form>
      <Card>
        <DescriptionList
          items={[
            { label: t("job"), value: row.job.title },
            { label: t("client"), value: row.client.name },
            { label: t("start"), value: day(row.start_date) },
            { label: t("warranty"), value: row.warranty_until && day(row.warranty_until) },
            { label: t("left"), value: row.left_on && day(row.left_on) },
            { label: t("salary"), value: money(receipt.monthly_gross) },
            { label: t("terms"), value: rate },
            { label: t("fee"), value: money(row.fee) },
            { label: t("requested"), value: money(row.requested) },
            ...row.splits.map(({ account, role, bps, amount }) => ({
              label: labels(`role.${role}`),
              value: `${account?.full_name ?? "–"} · ${bps / 100}% · ${money(amount)}`,
            })),
          ]}
        />
      </Card>
      {can.fail && <FailForm />}
    </div>
  );
}

function FailForm() {
  const reply = useActionData<typeof action>();
  const t = useTranslations("placements.console");
  const reasons = useTranslations("placements.labels.reason");
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("failTitle")}</h2>
      <SubmitForm reply={reply}>
        <Field name="left_on" label={t("left")} required>
          <DateInput />
        </Field>
        <Field name="reason_id" label={t("reason")} required>
          <Select options={leaveReasons.map(({ id, key }) => ({ value: String(id), label: reasons(key) }))} />
        </Field>
        <Field name="note" label={t("note")} optional>
          <Textarea rows={3} />
        </Field>
        <div>
          <Button type="submit" name="do" value="fail" variant="danger">
            {t("verb.fail")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
