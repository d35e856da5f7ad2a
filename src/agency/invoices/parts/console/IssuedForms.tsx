import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { EInvoiceFields } from "./DraftForms.tsx";
import { type InvoiceView, useMoney } from "./invoice-view.ts";
import { LineFields } from "./LineFields.tsx";

/** The lines of an adjustment in its form. */
const adjustmentLines = 3;

/** The form that records a payment, of the whole balance unless another amount is typed. */
export function PayForm({ row, reply }: { row: InvoiceView; reply: FormReply | undefined }) {
  const t = useTranslations("invoices.console");
  const money = useMoney(row);
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader title={t("payTitle")} text={t("payText", { balance: money(row.balance) })} />
      <SubmitForm reply={reply} values={{ amount: String(row.balance) }} prefix="pay">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field name="amount" label={t("amount")} required>
            <TextInput inputMode="numeric" className="tabular-nums" />
          </Field>
          <Field name="paid_on" label={t("paidDay")} required>
            <DateInput />
          </Field>
        </div>
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

/** The form that records the data of the e-invoice, once. */
export function EInvoiceForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("invoices.console");
  return (
    <Fold label={t("verb.record")} reply={reply}>
      <SubmitForm reply={reply} prefix="record">
        <p className="text-sm text-ink-700">{t("recordText")}</p>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <EInvoiceFields required />
        </div>
        <div>
          <Button type="submit" name="do" value="record">
            {t("verb.record")}
          </Button>
        </div>
      </SubmitForm>
    </Fold>
  );
}

/** The forms with which an administrator corrects an issued request: void, adjustment, replacement. */
export function CorrectionForms({
  row,
  replyOf,
}: {
  row: InvoiceView;
  replyOf: (form: string) => FormReply | undefined;
}) {
  const t = useTranslations("invoices.console");
  return (["adjust", "replace", "void"] as const).map(
    (verb) =>
      row.can[verb] && (
        <Fold key={verb} label={t(`verb.${verb}`)} reply={replyOf(verb)}>
          <SubmitForm reply={replyOf(verb)} prefix={verb}>
            <p className="text-sm text-ink-700">{t(`correction.${verb}`)}</p>
            {verb === "adjust" && (
              <LineFields count={adjustmentLines} label={t("adjustLines")} help={t("adjustLinesHelp")} />
            )}
            <Field name="reason" label={t("reason")} required>
              <Textarea rows={2} maxLength={1000} />
            </Field>
            <div>
              <Button type="submit" name="do" value={verb} variant={verb === "void" ? "danger" : "primary"}>
                {t(`verb.${verb}`)}
              </Button>
            </div>
          </SubmitForm>
        </Fold>
      ),
  );
}

/** A form that opens on demand, and again after a refusal. */
function Fold({
  label,
  reply,
  children,
}: {
  label: string;
  reply: FormReply | undefined;
  children: ReactNode;
}) {
  return (
    <details open={reply?.error ? true : undefined}>
      <summary className="cursor-pointer text-sm font-semibold text-leaf-700">{label}</summary>
      <Card className="mt-3">{children}</Card>
    </details>
  );
}
