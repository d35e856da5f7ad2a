import type { RefObject } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { sourceKey } from "#jobs/parts/console/sources.ts";
import { consolePaths } from "#jobs/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Card, type StageRef, sourceOf, stageName } from "./board-model.ts";

export type TableRow = { id: string; stage: StageRef } & Card["attributes"];

/** Applicants as rows that can be ticked; each leads to its page. */
export function ApplicantTable({
  rows,
  company,
  back,
  form,
}: {
  rows: readonly TableRow[];
  company: number;
  back: string;
  /** The form of the ticks. */
  form: RefObject<HTMLFormElement | null>;
}) {
  const t = useTranslations("applications.console.table");
  const labels = useTranslations("applications.console");
  const sources = useTranslations("jobs.labels.source");
  const locale = useLocale();
  const tickAll = (checked: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>("input[name=ids]") ?? [])
      box.checked = checked;
  };
  if (rows.length === 0) return <p className="p-6 text-center text-ink-500">{t("empty")}</p>;
  const head = "px-3 py-3 font-semibold whitespace-nowrap";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className="overflow-x-auto" tabIndex={0} aria-label={t("name")}>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-ink-500">
            <th scope="col" className="w-10 px-3 py-3">
              <input
                type="checkbox"
                aria-label={t("selectAll")}
                onChange={(event) => tickAll(event.currentTarget.checked)}
                className="size-5"
              />
            </th>
            {(["name", "stage", "applied", "days", "source", "owner"] as const).map((column) => (
              <th key={column} scope="col" className={head}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const source = sourceOf(row);
            return (
              <tr key={row.id} className="border-b border-line last:border-0 hover:bg-hover">
                <td className="px-3 py-2">
                  <input
                    type="checkbox"
                    name="ids"
                    value={row.id}
                    aria-label={t("select", { name: row.full_name })}
                    className="size-5"
                  />
                </td>
                <th scope="row" className="min-w-40 px-3 py-2 font-normal">
                  <Link
                    to={consolePaths.applicant(company, row.id)}
                    state={{ board: back }}
                    className="font-semibold text-ink-900 hover:underline"
                  >
                    {row.full_name}
                  </Link>
                  <span className="block text-xs text-ink-500">{row.email}</span>
                </th>
                <td className="px-3 py-2 whitespace-nowrap">
                  {stageName(row.stage, locale)}{" "}
                  {row.waiting && (
                    <Badge tone="warning" icon="clock">
                      {labels("card.waiting")}
                    </Badge>
                  )}
                </td>
                <td className="px-3 py-2 whitespace-nowrap">
                  <RelativeTime at={row.applied_at} />
                </td>
                <td className="px-3 py-2 tabular-nums">{row.days}</td>
                <td className="px-3 py-2 whitespace-nowrap">{sources(sourceKey(source), { source })}</td>
                <td className="px-3 py-2 whitespace-nowrap">{row.owner ?? "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
