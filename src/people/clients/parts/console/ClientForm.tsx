import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { currencies } from "#platform/reference/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type Option, Select, Textarea, TextInput } from "#ui/inputs.tsx";
import {
  feeMonths,
  feeTypes,
  nameMax,
  noteMax,
  paymentDays,
  potentials,
  sources,
  vatKinds,
  warrantyBases,
  warrantyDays,
} from "../../terms.ts";
import { useClientLabels } from "./use-client-labels.ts";

const numbers = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }));

/** The form of a client, by sections. */
export function ClientForm({
  values,
  people,
  can,
  reply,
  children,
}: {
  values: object;
  people: readonly Option[];
  can: { name_am: boolean; reassign: boolean };
  reply: FormReply | null | undefined;
  /** Hidden fields and notes. */
  children: ReactNode;
}) {
  const t = useTranslations("clients.console.form");
  const busy = useNavigation().formMethod === "POST";
  return (
    <SubmitForm reply={reply} values={values}>
      {children}
      <Section title={t("general")}>
        <General people={people} can={can} />
      </Section>
      <Section title={t("contract")}>
        <Contract />
      </Section>
      <Section title={t("billing")}>
        <Billing />
      </Section>
      <div>
        <Button type="submit" name="intent" value="save" busy={busy}>
          {t("save")}
        </Button>
      </div>
    </SubmitForm>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
    </Card>
  );
}

function General({
  people,
  can,
}: {
  people: readonly Option[];
  can: { name_am: boolean; reassign: boolean };
}) {
  const t = useTranslations("clients.console.form");
  const texts = useTranslations("clients.labels");
  const labels = useClientLabels();
  return (
    <>
      <Field name="name" label={labels.name} required className="sm:col-span-2">
        <TextInput maxLength={nameMax} />
      </Field>
      <Field name="potential" label={labels.potential}>
        <Select
          options={potentials.map(({ id, key }) => ({ value: String(id), label: texts(`potential.${key}`) }))}
        />
      </Field>
      <Field name="source" label={labels.source}>
        <Select
          placeholder={t("noSource")}
          options={sources.map(({ id, key }) => ({ value: String(id), label: texts(`source.${key}`) }))}
        />
      </Field>
      {can.reassign && (
        <Field name="owner_id" label={labels.owner_id}>
          <Select placeholder={t("nobody")} options={people} />
        </Field>
      )}
      {can.name_am && (
        <Field name="am_id" label={labels.am_id}>
          <Select placeholder={t("nobody")} options={people} />
        </Field>
      )}
      <Field name="score" label={labels.score} help={t("scoreHelp")}>
        <TextInput inputMode="numeric" maxLength={3} />
      </Field>
      <div className="sm:col-span-2">
        <Checkbox name="off_limits" label={labels.off_limits} />
      </div>
      <Field name="note" label={labels.note} className="sm:col-span-2">
        <Textarea rows={3} limit={noteMax} />
      </Field>
    </>
  );
}

function Contract() {
  const t = useTranslations("clients.console.form");
  const texts = useTranslations("clients.labels");
  const labels = useClientLabels();
  const amount = (name: "fee_fixed" | "fee_min") => (
    <Field name={name} label={labels[name]}>
      <TextInput inputMode="numeric" maxLength={15} />
    </Field>
  );
  return (
    <>
      <Field name="signed_date" label={labels.signed_date}>
        <DateInput />
      </Field>
      <Field name="agreement_until" label={labels.agreement_until}>
        <DateInput />
      </Field>
      <Field name="fee_type" label={labels.fee_type}>
        <Select options={feeTypes.map((value) => ({ value, label: texts(`fee_type.${value}`) }))} />
      </Field>
      <Field name="fee_bps" label={labels.fee_bps} help={t("feeBpsHelp")}>
        <TextInput inputMode="decimal" maxLength={6} />
      </Field>
      <Field name="fee_months" label={labels.fee_months}>
        <Select options={numbers(feeMonths)} />
      </Field>
      <Field name="currency" label={labels.currency}>
        <Select options={currencies.map((value) => ({ value, label: value }))} />
      </Field>
      {amount("fee_fixed")}
      {amount("fee_min")}
      <Field name="warranty_days" label={labels.warranty_days}>
        <Select options={numbers(warrantyDays)} />
      </Field>
      <Field name="warranty_basis" label={labels.warranty_basis}>
        <Select options={warrantyBases.map((value) => ({ value, label: texts(`fee.basis.${value}`) }))} />
      </Field>
      <Field name="payment_days" label={labels.payment_days}>
        <Select options={numbers(paymentDays)} />
      </Field>
    </>
  );
}

function Billing() {
  const t = useTranslations("clients.console.form");
  const texts = useTranslations("clients.labels.vat_kind");
  const labels = useClientLabels();
  return (
    <>
      <Field name="tax_code" label={labels.tax_code}>
        <TextInput maxLength={20} />
      </Field>
      <Field name="country" label={labels.country}>
        <TextInput maxLength={2} />
      </Field>
      <Field name="billing_name" label={labels.billing_name} className="sm:col-span-2">
        <TextInput maxLength={nameMax} />
      </Field>
      <Field name="billing_address" label={labels.billing_address} className="sm:col-span-2">
        <Textarea rows={2} limit={500} />
      </Field>
      <Field name="billing_email" label={labels.billing_email}>
        <TextInput type="email" maxLength={255} />
      </Field>
      <Field name="billing_language" label={labels.billing_language}>
        <Select
          options={[
            { value: "1", label: t("vietnamese") },
            { value: "0", label: t("english") },
          ]}
        />
      </Field>
      <Field name="vat_kind" label={labels.vat_kind}>
        <Select options={vatKinds.map((value) => ({ value, label: texts(value) }))} />
      </Field>
    </>
  );
}
