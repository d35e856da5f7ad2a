import type { ChangeEvent } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { searchOf } from "#hiring/reports/parts/console/report-address.ts";
import { periods } from "#hiring/reports/terms.ts";
import { currencies } from "#platform/reference/terms.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/Field.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Select } from "#ui/inputs.tsx";
import { inMoney, ofNow, type ReportName, reportShapes } from "../../terms.ts";
import { useLabels } from "./AgencyReportTable.tsx";

export interface ReportQuery {
  period: string;
  by: string;
  member_id?: number | undefined;
  currency: string;
}

/** Filters of a report by period, rows, person and currency, stored in the address, and the link to its CSV file. */
export function AgencyReportFilters({
  name,
  query,
  members,
}: {
  name: ReportName;
  query: ReportQuery;
  members: readonly { id: string; name: string }[];
}) {
  const t = useTranslations("agencyReports.console");
  const { period, by, member_id, currency } = query;
  return (
    <Form className="grid gap-2 sm:flex sm:flex-wrap sm:items-end">
      <input type="hidden" name="report" value={name} />
      {useChoices(name, query, members).map(({ key, label, value, options }) => (
        <Field key={key} name={key} label={label} className="sm:w-44">
          <Select key={value} defaultValue={value} options={options} onChange={submitForm} />
        </Field>
      ))}
      <noscript>
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
      </noscript>
      <a
        href={`/api/v2/consultants/reports/${name}.csv${searchOf({ period, by, member_id, currency })}`}
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

/** Returns the filters that a report has, with their options. */
function useChoices(
  name: ReportName,
  { period, by, member_id, currency }: ReportQuery,
  members: readonly { id: string; name: string }[],
) {
  const t = useTranslations("agencyReports.console");
  const periodNames = useTranslations("reports.labels.period");
  const labels = useLabels();
  const plain = (value: string) => ({ value, label: value });
  const all = [
    {
      key: "period",
      shown: !ofNow.includes(name),
      label: t("period"),
      value: period,
      options: periods.map((value) => ({ value, label: periodNames(value) })),
    },
    {
      key: "by",
      shown: reportShapes[name].by.length > 1,
      label: t("by"),
      value: by,
      options: reportShapes[name].by.map((value) => ({ value, label: labels(`by.${value}`) })),
    },
    {
      key: "currency",
      shown: inMoney.includes(name),
      label: t("currency"),
      value: currency,
      options: currencies.map(plain),
    },
    {
      key: "member_id",
      shown: members.length > 0,
      label: t("person"),
      value: member_id === undefined ? "" : String(member_id),
      options: [
        { value: "", label: t("everyone") },
        ...members.map(({ id, name: label }) => ({ value: id, label })),
      ],
    },
  ];
  return all.filter(({ shown }) => shown);
}
