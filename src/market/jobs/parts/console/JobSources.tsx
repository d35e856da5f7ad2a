import { useFormatter, useTranslations } from "use-intl";
import { jobSourcesPath } from "#hiring/reports/paths.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import type { jobSources } from "../../contract.ts";
import { sourceKey } from "./sources.ts";

/** The number of sources that are shown; the report has all. */
const most = 5;
const numbers = ["views", "applicants", "rate"] as const;

type Sources = AnswerOf<typeof jobSources>["data"];

/** The sources of a job's views and applicants. */
export function JobSources({
  jobId,
  sources,
  report,
}: {
  jobId: string;
  /** Whether the reader manages the job, so that reports include it. */
  report: boolean;
  sources: Sources;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("jobs.console.preview.sources");
  return (
    <Card flush>
      <CardHeader
        className="p-4 sm:px-6"
        title={t("title")}
        text={t("text")}
        actions={
          report && (
            <Button variant="secondary" size="sm" to={jobSourcesPath(workspace, jobId)}>
              {t("report")}
            </Button>
          )
        }
      />
      {sources.length === 0 ? (
        <p className="px-4 pb-4 text-sm sm:px-6 text-ink-500">{t("none")}</p>
      ) : (
        <SourceTable sources={sources.slice(0, most)} />
      )}
    </Card>
  );
}

function SourceTable({ sources }: { sources: Sources }) {
  const t = useTranslations("jobs.console.preview.sources");
  const names = useTranslations("jobs.labels.source");
  const { number } = useFormatter();
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t("title")}</caption>
      <thead>
        <tr className="border-b border-line align-bottom text-xs text-ink-500">
          <th scope="col" className="px-4 py-2 text-left font-semibold sm:px-6">
            {t("source")}
          </th>
          {numbers.map((key) => (
            <th key={key} scope="col" className="px-2 py-2 text-right font-semibold last:pr-4 sm:last:pr-6">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(({ id, attributes }) => (
          <tr key={id} className="border-b border-line last:border-0">
            <th scope="row" className="px-4 py-2 text-left font-normal break-words sm:px-6">
              {names(sourceKey(id), { source: id })}
            </th>
            {numbers.map((key) => (
              <td key={key} className="px-2 py-2 text-right tabular-nums last:pr-4 sm:last:pr-6">
                {attributes[key] === null ? "–" : number(attributes[key], { maximumFractionDigits: 1 })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
