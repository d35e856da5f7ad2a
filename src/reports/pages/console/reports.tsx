import { Form, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Select } from "#ui/inputs.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { reports } from "../../contract.ts";
import { ReportTable } from "../../parts/console/ReportTable.tsx";
import { defaultPeriod, periods, reportNames } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const name = reportNames.find((each) => each === params.get("report")) ?? reportNames[0];
  const period = periods.find((each) => each === params.get("period")) ?? defaultPeriod;
  return (await load(context, request, reports[name], { query: { period } })).data.attributes;
}

/** The reports of a company: each a chart, a table and a CSV file. */
export default function Reports() {
  const report = useLoaderData<typeof loader>();
  const { name, period } = report;
  const t = useTranslations("reports.console");
  const labels = useTranslations("reports.labels");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{t("title")}</title>
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <Tabs
        label={t("title")}
        items={reportNames.map((each) => ({
          to: { search: `?report=${each}&period=${period}` },
          label: labels(`name.${each}`),
          current: each === name,
        }))}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-ink-700">{t(`text.${name}`)}</p>
        <Form className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="report" value={name} />
          <Field name="period" label={t("period")} hideLabel>
            <Select
              key={period}
              defaultValue={period}
              options={periods.map((value) => ({ value, label: labels(`period.${value}`) }))}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            />
          </Field>
          <noscript>
            <Button type="submit" variant="secondary">
              {t("show")}
            </Button>
          </noscript>
          <a
            href={`/api/v2/companies/reports/${name}.csv?period=${period}`}
            download
            className={buttonClass({ variant: "secondary" })}
          >
            <Icon name="download" size="sm" />
            {t("csv")}
          </a>
        </Form>
      </div>
      {report.rows.some(({ values }) => values.some((value) => value)) ? (
        <Card flush>
          <ReportTable report={report} />
        </Card>
      ) : (
        <EmptyState drawing="tasks" title={t("empty")} text={t("emptyText")} />
      )}
    </div>
  );
}
