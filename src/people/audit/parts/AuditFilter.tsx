import { useTranslations } from "use-intl";
import { auditAreas } from "#kit/audit-areas.ts";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";

/** The form that filters the audit log by person, area and days. */
export function AuditFilter({
  filter,
  email,
  reply,
  clear,
}: {
  filter: {
    area?: string | undefined;
    refused?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
  };
  email: string | undefined;
  reply: FormReply | null | undefined;
  /** The address of the page without filters; null when no filter is set. */
  clear: string | null;
}) {
  const t = useTranslations("audit.console");
  return (
    <SubmitForm
      key={JSON.stringify([filter, email])}
      reply={reply}
      values={{ ...filter, email }}
      role="search"
      className="flex flex-wrap items-start gap-x-3 gap-y-4"
    >
      <Field label={t("email")} name="email" help={t("emailHelp")} className="flex-1 basis-56">
        <TextInput type="email" autoComplete="off" />
      </Field>
      <Field label={t("area")} name="area" className="flex-1 basis-44">
        <Select
          placeholder={t("allAreas")}
          options={auditAreas.map((value) => ({ value, label: t(`areas.${value}`) }))}
        />
      </Field>
      <Field label={t("from")} name="from" className="flex-1 basis-44">
        <DateInput />
      </Field>
      <Field label={t("to")} name="to" className="flex-1 basis-44">
        <DateInput />
      </Field>
      <div className="flex basis-full flex-wrap items-center gap-3">
        <Checkbox
          name="refused"
          value="1"
          defaultChecked={filter.refused !== undefined}
          label={t("refused")}
        />
        <Button type="submit">{t("show")}</Button>
        {clear && (
          <Button to={clear} variant="secondary">
            {t("clear")}
          </Button>
        )}
      </div>
    </SubmitForm>
  );
}
