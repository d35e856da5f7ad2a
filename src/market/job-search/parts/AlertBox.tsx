import { useId } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { alertPaths } from "#market/job-alerts/paths.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { alertFrequencies } from "../terms.ts";

/** Offers new jobs of a company or a search by mail. It posts to a page, so it works without script. */
export function AlertBox({
  criteria,
  email,
  next,
}: {
  /** The criteria of the alert as form fields; empty ones are left out. */
  criteria: Readonly<Record<string, string | number | readonly number[]>>;
  /** The email address of the signed-in reader. */
  email?: string;
  /** The page to return to. */
  next: string;
}) {
  const t = useTranslations("jobSearch.site.alertBox");
  const labels = useTranslations("jobSearch.labels.frequency");
  const id = useId();
  const given = Object.entries(criteria).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === "" ? [] : [[name, one] as const])),
  );
  return (
    <Card className="no-print">
      <h2 className="flex items-start gap-2 font-semibold text-ink-900">
        <Icon name="bell" className="mt-0.5 shrink-0 text-leaf-600" />
        {t("company_id" in criteria ? "titleCompany" : "title")}
      </h2>
      <p className="mt-1 text-sm text-ink-700">{t("text")}</p>
      <Form
        method="post"
        action={alertPaths.subscribe}
        className="mt-4 flex flex-wrap items-end gap-3 *:min-w-0"
      >
        <input type="hidden" name="next" value={next} />
        {given.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {given.length === 0 && (
          <Field name="keyword" id={`${id}-keyword`} label={t("keyword")} className="grow-2 basis-52">
            <TextInput maxLength={100} required enterKeyHint="next" />
          </Field>
        )}
        <Field name="email" id={`${id}-email`} label={t("email")} className="grow-2 basis-52">
          <TextInput type="email" autoComplete="email" defaultValue={email} required />
        </Field>
        <Field name="frequency" id={`${id}-frequency`} label={t("frequency")} className="grow basis-40">
          <Select options={alertFrequencies.map((value) => ({ value, label: labels(value) }))} />
        </Field>
        <Button type="submit" variant="secondary" className="grow basis-44">
          {t("submit")}
        </Button>
      </Form>
    </Card>
  );
}
