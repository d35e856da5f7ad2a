import { type ChangeEvent, Fragment } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Select } from "#ui/inputs.tsx";

/** A filter of a report. */
export interface ReportFilter {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

/** The filters of a report, stored in its address, and the link to its CSV file. A changed filter submits the form at once. */
export function FilterForm({
  hidden,
  filters,
  csv,
  days,
}: {
  /** Parameters of the address that are not filters. */
  hidden: Readonly<Record<string, string>>;
  filters: readonly ReportFilter[];
  /** The address of the CSV file; null for readers who may not have it. */
  csv: string | null;
  /** The first and the last day of a custom period. */
  days?: { from: string; to: string } | null;
}) {
  const t = useTranslations("reports.console");
  return (
    <Form className="grid gap-2 sm:flex sm:flex-wrap sm:items-end">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map(({ name, label, value, options }) => (
        <Fragment key={name}>
          <Field name={name} label={label} className={days ? "sm:w-44" : "sm:w-52"}>
            <Select key={value} defaultValue={value} options={[...options]} onChange={submitForm} />
          </Field>
          {name === "period" && days && <Days {...days} />}
        </Fragment>
      ))}
      {days ? (
        <Show />
      ) : (
        <noscript>
          <Show />
        </noscript>
      )}
      {csv !== null && (
        <a href={csv} download className={cx(buttonClass({ variant: "secondary" }), "sm:ml-auto")}>
          <Icon name="download" size="sm" />
          {t("csv")}
        </a>
      )}
    </Form>
  );
}

/** The first and the last day of a custom period. */
function Days(days: { from: string; to: string }) {
  const t = useTranslations("reports.console");
  return (["from", "to"] as const).map((name) => (
    <Field key={`${name} ${days[name]}`} name={name} label={t(name)} className="sm:w-40">
      <DateInput defaultValue={days[name]} />
    </Field>
  ));
}

function Show() {
  const t = useTranslations("reports.console");
  return (
    <Button type="submit" variant="secondary">
      {t("show")}
    </Button>
  );
}

const submitForm = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit();
