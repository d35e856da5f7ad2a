import type { ChangeEvent } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { apiPathIn } from "#people/accounts/workspace.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/Field.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Select } from "#ui/inputs.tsx";
import type { reportFilters } from "../../contract.ts";
import { ofNow, type Period, periods, type ReportName } from "../../terms.ts";
import { searchOf } from "./report-address.ts";

type Choices = AnswerOf<typeof reportFilters>["data"]["attributes"];

/** Filters of a report by period, job and member, stored in the address, and the link to its CSV file. */
export function ReportFilters({
  name,
  narrowed,
  choices: { jobs, members },
}: {
  name: ReportName;
  narrowed: { period: Period; job_id?: number | undefined; member_id?: number | undefined };
  choices: Choices;
}) {
  const t = useTranslations("reports.console");
  const labels = useTranslations("reports.labels");
  const workspace = useWorkspace();
  const { period, job_id, member_id } = narrowed;
  const isNow = ofNow.includes(name);
  return (
    <Form className="grid gap-2 sm:flex sm:flex-wrap sm:items-end">
      <input type="hidden" name="report" value={name} />
      {isNow ? (
        <input type="hidden" name="period" value={period} />
      ) : (
        <Field name="period" label={t("period")} className="sm:w-44">
          <Select
            key={period}
            defaultValue={period}
            options={periods.map((value) => ({ value, label: labels(`period.${value}`) }))}
            onChange={submitForm}
          />
        </Field>
      )}
      <Field name="job_id" label={t("job")} className="sm:w-64">
        <ChoiceSelect value={job_id} placeholder={t("allJobs")} choices={jobs} />
      </Field>
      {members.length > 0 && (
        <Field name="member_id" label={t("person")} className="sm:w-52">
          <ChoiceSelect value={member_id} placeholder={t("everyone")} choices={members} />
        </Field>
      )}
      <noscript>
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
      </noscript>
      <a
        href={apiPathIn(workspace, `/reports/${name}.csv${searchOf(narrowed)}`)}
        download
        className={cx(buttonClass({ variant: "secondary" }), "sm:ml-auto")}
      >
        <Icon name="download" size="sm" />
        {t("csv")}
      </a>
    </Form>
  );
}

const submitForm = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit();

/** A select that submits its form at once. */
function ChoiceSelect({
  value,
  placeholder,
  choices,
}: {
  value: number | undefined;
  placeholder: string;
  choices: Choices["jobs"];
}) {
  return (
    <Select
      key={value}
      defaultValue={value}
      placeholder={placeholder}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={submitForm}
    />
  );
}
