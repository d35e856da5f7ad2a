import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { placementPaths } from "#agency/placements/console-paths.ts";
import { placement } from "#agency/placements/contract.ts";
import { exactSalary } from "#hiring/offers/pay.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { formOf, load, submit } from "#kit/page.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox, Radio } from "#ui/choices.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { invoicePaths } from "../../console-paths.ts";
import { requestFee } from "../../contract.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, placement, { params: { id: params.placementId } });
  const { applicant, client, job, fee, requested, currency, started, next_instalment, credits, can } =
    data.attributes;
  const row = { applicant, client, job, fee, requested, currency, started, next_instalment, credits };
  return { id: data.id, row, can: can.request };
}

export async function action({ context, params, request }: ActionFunctionArgs): Promise<FormReply> {
  const posted = await formOf(request);
  const part = posted.get("part");
  // The amount counts only with its own choice, and the instalment without an amount.
  if (part !== "amount") posted.delete("amount");
  if (part === "instalment") posted.set("instalment", "true");
  const form = await readForm(posted, requestFee.body);
  const body = part === "amount" ? { ...form.values, amount: form.text("amount") || "0" } : form.values;
  const outcome = await submit(context, request, requestFee, { params: { id: params.placementId }, body });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(invoicePaths.detail(outcome.data.data.id));
}

/** The form that drafts a payment request for the fee of a placement. */
export default function RequestFee() {
  const { id, row, can } = useLoaderData<typeof loader>();
  const t = useTranslations("invoices.console");
  const language = useLocale() as "en" | "vi";
  const money = (amount: number) => exactSalary(amount, row.currency, language);
  const name = row.applicant?.full_name ?? row.job.title;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("request.title")} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: t("title"), to: invoicePaths.list },
          { label: name, to: placementPaths.detail(id) },
          { label: t("request.title") },
        ]}
      />
      <h1 className="text-2xl font-semibold">{t("request.title")}</h1>
      <Card>
        <DescriptionList
          items={[
            { label: t("client"), value: row.client.name },
            { label: t("request.placement"), value: `${name} · ${row.job.title}` },
            { label: t("request.fee"), value: money(row.fee) },
            { label: t("request.requested"), value: money(row.requested) },
          ]}
        />
      </Card>
      {can ? (
        <FeeForm money={money} />
      ) : (
        <EmptyState drawing="tasks" title={t("request.none")} text={t("request.noneText")} />
      )}
    </div>
  );
}

function FeeForm({ money }: { money: (amount: number) => string }) {
  const { row } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("invoices.console.request");
  const open = row.fee - row.requested;
  const isWhole = row.requested === 0;
  const isAmountRefused = reply?.error?.fieldErrors?.amount !== undefined;
  return (
    <Card>
      <SubmitForm reply={reply}>
        <FieldSet name="instalment" label={t("part")}>
          <Radio
            name="part"
            value="rest"
            defaultChecked={!isAmountRefused}
            label={t(isWhole ? "whole" : "rest", { amount: money(open) })}
          />
          {row.next_instalment !== null && row.next_instalment < open && (
            <Radio
              name="part"
              value="instalment"
              label={t("instalment", { amount: money(row.next_instalment) })}
              help={t("instalmentHelp")}
            />
          )}
          <Radio name="part" value="amount" defaultChecked={isAmountRefused} label={t("amountPart")} />
          <Field name="amount" label={t("amount", { currency: row.currency })} hideLabel>
            <TextInput inputMode="numeric" className="tabular-nums" />
          </Field>
        </FieldSet>
        {row.credits > 0 && isWhole && (
          <Checkbox
            name="without_credit"
            label={t("withoutCredit")}
            help={t("credits", { count: row.credits })}
          />
        )}
        {row.currency !== "VND" && (
          <Field name="rate" label={t("rate", { currency: row.currency })} help={t("rateHelp")} optional>
            <TextInput inputMode="decimal" className="tabular-nums" />
          </Field>
        )}
        {!row.started && <Checkbox name="advance" label={t("advance")} help={t("advanceHelp")} />}
        <div>
          <Button type="submit">{t("draft")}</Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
