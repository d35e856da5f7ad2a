import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import type { EditedNow } from "#ui/form/edited.ts";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import type { agencyShow } from "../../contract.ts";
import { caps } from "../../terms.ts";

type Agency = AnswerOf<typeof agencyShow>["data"]["attributes"];

const labels = {
  name: "legal.name",
  legal_name: "legal.legalName",
  tax_code: "legal.taxCode",
  licence_note: "legal.licence",
  address: "letterhead.address",
  phone: "letterhead.phone",
  bank_name: "bank.bank",
  bank_account: "bank.account",
  bank_holder: "bank.holder",
  invoice_prefix: "bank.prefix",
  am_review: "review.title",
} as const;

/** The details of an agency, which administrators edit and members read. */
export function AgencyForm({
  agency,
  page,
  year,
  reply,
  edited,
}: {
  agency: Agency;
  /** The address of the page that contains the form. */
  page: string;
  /** The year of the example of a number. */
  year: number;
  reply: FormReply | null;
  /** A concurrent change by a colleague, which the form shows. */
  edited: EditedNow | undefined;
}) {
  const t = useTranslations("agencies.console");
  const busy = useNavigation().formData?.get("intent") === "details";
  const labelOf = (field: string) => (field in labels ? t(labels[field as keyof typeof labels]) : undefined);
  const values = { ...agency, am_review: String(agency.am_review) };
  return (
    <SubmitForm reply={reply} values={values} className="flex flex-col gap-6">
      <EditedNote edited={edited} page={page} labelOf={labelOf} intent="details" />
      <fieldset disabled={!agency.can.edit} className="contents">
        <Legal />
        <Letterhead />
        <Bank year={year} />
        <Review />
        {agency.can.edit && (
          <Button
            type="submit"
            name="intent"
            value="details"
            busy={busy}
            className="self-start max-sm:w-full"
          >
            {t("submit")}
          </Button>
        )}
      </fieldset>
    </SubmitForm>
  );
}

function Legal() {
  const t = useTranslations("agencies.console.legal");
  return (
    <Card>
      <CardHeader title={t("title")} />
      <div className="mt-4 flex flex-col gap-4">
        <Field name="name" label={t("name")} help={t("nameHelp")} required>
          <TextInput maxLength={caps.name} autoComplete="organization" />
        </Field>
        <Field name="legal_name" label={t("legalName")} help={t("legalNameHelp")} optional>
          <TextInput maxLength={caps.name} />
        </Field>
        <Field name="tax_code" label={t("taxCode")} help={t("taxCodeHelp")} optional>
          <TextInput inputMode="numeric" autoComplete="off" />
        </Field>
        <Field name="licence_note" label={t("licence")} help={t("licenceHelp")} optional>
          <TextInput maxLength={caps.licence} />
        </Field>
      </div>
    </Card>
  );
}

function Letterhead() {
  const t = useTranslations("agencies.console.letterhead");
  return (
    <Card>
      <CardHeader title={t("title")} text={t("text")} />
      <div className="mt-4 flex flex-col gap-4">
        <Field name="address" label={t("address")} optional>
          <TextInput maxLength={caps.address} autoComplete="street-address" />
        </Field>
        <Field name="phone" label={t("phone")} optional>
          <TextInput type="tel" autoComplete="tel" />
        </Field>
      </div>
    </Card>
  );
}

function Bank({ year }: { year: number }) {
  const t = useTranslations("agencies.console.bank");
  const example = `SEN-${year}-0001`;
  return (
    <Card>
      <CardHeader title={t("title")} text={t("text")} />
      <div className="mt-4 flex flex-col gap-4">
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field name="bank_name" label={t("bank")} optional>
            <TextInput maxLength={caps.bank} />
          </Field>
          <Field name="bank_account" label={t("account")} optional>
            <TextInput maxLength={2 * caps.account} autoComplete="off" />
          </Field>
        </div>
        <Field name="bank_holder" label={t("holder")} optional>
          <TextInput maxLength={caps.bank} autoComplete="off" />
        </Field>
        <Field
          name="invoice_prefix"
          label={t("prefix")}
          help={t("prefixHelp", { max: caps.prefix, example })}
          optional
        >
          <TextInput maxLength={caps.prefix} autoComplete="off" className="uppercase" />
        </Field>
      </div>
    </Card>
  );
}

function Review() {
  const t = useTranslations("agencies.console.review");
  return (
    <Card>
      <CardHeader title={t("title")} className="mb-4" />
      <FieldSet name="am_review" label={t("legend")}>
        <RadioGroup
          options={[
            { value: "true", label: t("true"), help: t("trueHelp") },
            { value: "false", label: t("false") },
          ]}
        />
      </FieldSet>
    </Card>
  );
}
