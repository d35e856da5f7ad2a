import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { currencies } from "#platform/reference/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { listOf } from "#ui/form/edit.ts";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useFormScope } from "#ui/form/scope.ts";
import { type Option, Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { orderCaps, orderKinds } from "../../terms.ts";
import { useOrderLabels } from "./use-order-labels.ts";

/** The form of a job order. */
export function OrderForm({
  values,
  people,
  contacts,
  leads,
  reply,
  save,
  children,
}: {
  values: object;
  /** The consultants who can work on the order with its lead. */
  people: readonly Option[];
  contacts: readonly Option[];
  /** The consultants who can lead the order; null for a reader who may not choose the lead. */
  leads: readonly Option[] | null;
  reply: FormReply | null | undefined;
  /** The text of the button. */
  save: string;
  /** Hidden fields and notes. */
  children: ReactNode;
}) {
  const t = useTranslations("jobOrders.console.form");
  const busy = useNavigation().formMethod === "POST";
  return (
    <SubmitForm
      reply={reply}
      values={values}
      // The client is no field of the form, so that its errors are the form's.
      wrong={reply?.error?.formErrors ?? reply?.error?.fieldErrors?.client_id}
    >
      {children}
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t("position")}</h2>
        <Position />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t("people")}</h2>
        <People people={people} contacts={contacts} leads={leads} />
      </Card>
      <div>
        <Button type="submit" name="intent" value="save" busy={busy}>
          {save}
        </Button>
      </div>
    </SubmitForm>
  );
}

function Position() {
  const t = useTranslations("jobOrders.console.form");
  const kinds = useTranslations("jobOrders.labels.kind");
  const labels = useOrderLabels();
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field name="title" label={labels.title} required className="sm:col-span-2">
        <TextInput maxLength={orderCaps.title} />
      </Field>
      <Field name="kind" label={labels.kind}>
        <Select options={orderKinds.map((value) => ({ value, label: kinds(value) }))} />
      </Field>
      <Field name="head_count" label={labels.head_count}>
        <TextInput inputMode="numeric" maxLength={2} />
      </Field>
      <Field name="salary_min" label={labels.salary_min} help={t("salaryHelp")} optional>
        <TextInput inputMode="numeric" maxLength={20} />
      </Field>
      <Field name="salary_max" label={labels.salary_max} optional>
        <TextInput inputMode="numeric" maxLength={20} />
      </Field>
      <Field name="currency" label={labels.currency}>
        <Select options={currencies.map((value) => ({ value, label: value }))} />
      </Field>
      <Field name="target_date" label={labels.target_date} optional>
        <DateInput />
      </Field>
      <Field name="must_have" label={labels.must_have} optional className="sm:col-span-2">
        <Textarea rows={4} limit={orderCaps.mustHave} />
      </Field>
      <div className="sm:col-span-2">
        <Checkbox name="confidential" label={labels.confidential} />
      </div>
    </div>
  );
}

function People({
  people,
  contacts,
  leads,
}: {
  people: readonly Option[];
  contacts: readonly Option[];
  leads: readonly Option[] | null;
}) {
  const t = useTranslations("jobOrders.console.form");
  const labels = useOrderLabels();
  return (
    <>
      {leads && (
        <Field name="lead_id" label={labels.lead_id}>
          <Select options={leads} />
        </Field>
      )}
      <Ticks name="consultant_ids" label={labels.consultant_ids} options={people} none={t("noConsultants")} />
      <Ticks
        name="contact_ids"
        label={labels.contact_ids}
        options={contacts}
        none={t("noContacts")}
        help={t("contactsHelp")}
      />
    </>
  );
}

/** A set of checkboxes that send a list of ids. */
function Ticks({
  name,
  label,
  options,
  none,
  help,
}: {
  name: string;
  label: string;
  options: readonly Option[];
  /** The text without options. */
  none: string;
  help?: string;
}) {
  const ticked = listOf(useFormScope().value(name));
  return (
    <FieldSet name={name} label={label} help={options.length > 0 && help}>
      {options.length === 0 && <p className="text-sm text-ink-500">{none}</p>}
      <div className="grid max-h-60 grid-cols-1 gap-2 overflow-y-auto sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            label={option.label}
            defaultChecked={ticked.includes(option.value)}
          />
        ))}
      </div>
    </FieldSet>
  );
}
