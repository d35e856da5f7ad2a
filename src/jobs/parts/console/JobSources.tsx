import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Table } from "#ui/Table.tsx";
import type { jobSources } from "../../contract.ts";
import { consolePaths } from "../../paths.ts";
import { sourceKey } from "./sources.ts";

/** The first of them; the report has all. */
const most = 5;

/** Where the views and applicants of a job come from. */
export function JobSources({
  companyId,
  jobId,
  sources,
}: {
  companyId: number;
  jobId: string;
  sources: AnswerOf<typeof jobSources>["data"];
}) {
  const t = useTranslations("jobs.console.preview.sources");
  const names = useTranslations("jobs.labels.source");
  const { number } = useFormatter();
  const rows = sources
    .slice(0, most)
    .map(({ id, attributes }) => ({ id, name: names(sourceKey(id), { source: id }), ...attributes }));
  return (
    <Card flush>
      <CardHeader
        className="p-4 sm:px-6"
        title={t("title")}
        text={t("text")}
        actions={
          <Link discover="none" to={consolePaths.sources(companyId, jobId)} className="link text-sm">
            {t("report")}
          </Link>
        }
      />
      {rows.length === 0 ? (
        <p className="px-4 pb-4 text-sm sm:px-6 text-ink-500">{t("none")}</p>
      ) : (
        <Table
          caption={t("title")}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: "source", label: t("source"), cell: ({ name }) => name, main: true },
            { key: "views", label: t("views"), cell: ({ views }) => number(views), align: "end" },
            {
              key: "applicants",
              label: t("applicants"),
              cell: ({ applicants }) => number(applicants),
              align: "end",
            },
            {
              key: "rate",
              label: t("rate"),
              cell: ({ rate }) => (rate === null ? "–" : number(rate, { maximumFractionDigits: 1 })),
              align: "end",
            },
          ]}
        />
      )}
    </Card>
  );
}
