import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { agencyReportsPath } from "#agency/agency-reports/console-paths.ts";
import { readDay } from "#kit/days.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, pageServices, perform } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { dayOf, laterOf } from "#platform/reference/calendar.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { reportFilters, reports } from "../../contract.ts";
import { reportMails, subscribeReport, unsubscribeReport } from "../../contract-mails.ts";
import { ReportFilters } from "../../parts/console/ReportFilters.tsx";
import { ReportTable } from "../../parts/console/ReportTable.tsx";
import { searchOf } from "../../parts/console/report-address.ts";
import { Trend } from "../../parts/console/Trend.tsx";
import { WeeklyMail } from "../../parts/console/WeeklyMail.tsx";
import type { PeriodQuery } from "../../period.ts";
import {
  chosenPeriods,
  defaultPeriod,
  ofNow,
  type ReportName,
  reportNames,
  trendPeriod,
} from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const name = reportNames.find((each) => each === params.get("report")) ?? reportNames[0];
  const numberOf = (param: string) => {
    const number = Number(params.get(param));
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
  };
  const narrowed = {
    ...periodOf(params, name, context.get(pageServices).now),
    job_id: numberOf("job_id"),
    member_id: numberOf("member_id"),
  };
  const query = { ...narrowed, page: Math.min(numberOf("page") ?? 1, 100_000) };
  const [{ data, meta }, filters, mails] = await Promise.all([
    load(context, request, reports[name], { query }),
    load(context, request, reportFilters),
    load(context, request, reportMails),
  ]);
  const idOf = (choice: { id: string } | null) => (choice ? Number(choice.id) : undefined);
  const mail = mails.data.find(
    ({ attributes }) =>
      attributes.report === name &&
      idOf(attributes.job) === narrowed.job_id &&
      idOf(attributes.member) === narrowed.member_id,
  );
  return {
    report: data.attributes,
    meta,
    narrowed,
    // Without a period in the address each report begins with its own.
    kept: params.has("period") ? narrowed : { job_id: narrowed.job_id, member_id: narrowed.member_id },
    choices: filters.data.attributes,
    mail: mail?.id ?? null,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  if (posted.get("do") === "stop") {
    // A 404 means that the email was stopped meanwhile.
    const params = { id: String(posted.get("mail")) };
    await perform(context, request, unsubscribeReport, { params }, [404]);
  } else {
    const { values: body } = await readForm(posted, subscribeReport.body);
    await perform(context, request, subscribeReport, { body });
  }
  return null;
}

/** Returns the period of an address. A custom one without its days is this month; days in the wrong order are exchanged. */
function periodOf(params: URLSearchParams, name: ReportName, now: Date): PeriodQuery {
  const period =
    chosenPeriods.find((each) => each === params.get("period")) ??
    (name === "trend" ? trendPeriod : defaultPeriod);
  if (period !== "custom") return { period };
  const today = dayOf(now);
  const from = readDay(params.get("from") ?? "") ?? `${today.slice(0, 7)}-01`;
  const to = readDay(params.get("to") ?? "") ?? laterOf(from, today);
  return from <= to ? { period, from, to } : { period, from: to, to: from };
}

/** The page of reports, each a chart, a table and a CSV file; filters select a job or a member. */
export default function Reports() {
  const { report, meta, narrowed, kept, choices, mail } = useLoaderData<typeof loader>();
  const { name } = report;
  const t = useTranslations("reports.console");
  const labels = useTranslations("reports.labels");
  const workspace = useWorkspace();
  const isNow = ofNow.includes(name);
  const isNarrowed = narrowed.job_id !== undefined || narrowed.member_id !== undefined;
  const text = isNarrowed
    ? t(isNow ? "emptyNarrowedNowText" : "emptyNarrowedText")
    : t(isNow ? "emptyNowText" : "emptyText");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader
        as="h1"
        title={t("title")}
        actions={
          companyOf(workspace) === null && (
            <Button to={agencyReportsPath} variant="ghost" size="sm" iconAfter="arrow-right">
              {t("agency")}
            </Button>
          )
        }
      />
      <Tabs
        label={t("title")}
        items={reportNames.map((each) => ({
          to: { search: searchOf({ report: each, ...kept }) },
          label: labels(`name.${each}`),
          current: each === name,
        }))}
      />
      <p className="text-ink-700">{t(`text.${name}`)}</p>
      <ReportFilters name={name} narrowed={narrowed} choices={choices} />
      {report.rows.some(({ values }) => values.some((value) => value)) ? (
        <>
          {name === "trend" && report.rows.length > 1 && <Trend report={report} />}
          <Card flush>
            <ReportTable report={report} />
          </Card>
          <Pagination page={meta.page} pages={Math.ceil(meta.total / meta.items)} />
        </>
      ) : (
        <EmptyState drawing="tasks" title={t(isNow ? "emptyNow" : "empty")} text={text} />
      )}
      <WeeklyMail report={name} job={narrowed.job_id} member={narrowed.member_id} mail={mail} />
    </div>
  );
}
