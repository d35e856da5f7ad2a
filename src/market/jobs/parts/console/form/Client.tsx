import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";

export interface JobClient {
  value: string;
  label: string;
  /** A lead: its jobs can only be drafts. */
  lead: boolean;
}

/** The client for whom an agency creates a job. */
export function Client({ clients }: { clients: readonly JobClient[] }) {
  const t = useTranslations("jobs.console.client");
  return (
    <Card>
      <Field name="client_id" label={t("label")} help={t("help")} required>
        <Select
          placeholder={t("choose")}
          options={clients.map(({ value, label, lead }) => ({
            value,
            label: lead ? t("lead", { name: label }) : label,
          }))}
        />
      </Field>
    </Card>
  );
}
