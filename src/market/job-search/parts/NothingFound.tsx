import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import type { Pill } from "./FilterPills.tsx";
import type { Removable } from "./filters.ts";

/** A suggested search with hits; `name` is its new value, or the filter that it removes. */
export interface Help {
  kind: "spelling" | "fewer_words" | "wider_place" | "wider_category" | "without";
  name: string;
  to: string;
  count: number;
}

/** A list without jobs: suggested changes with their number of jobs; or a page after the last one. */
export default function NothingFound({
  pills,
  help,
  textOf,
  allJobs,
  firstPage,
}: {
  pills: readonly Pill[];
  help: readonly Help[];
  textOf: (name: Removable) => string;
  allJobs: string;
  /** The address of the list's first page, for a page after the last one; null for a list without jobs. */
  firstPage: string | null;
}) {
  const t = useTranslations("jobSearch.site.list");
  if (firstPage !== null)
    return (
      <EmptyState
        drawing="search"
        title={t("emptyPage")}
        action={<Button to={firstPage}>{t("firstPage")}</Button>}
      />
    );
  return (
    <EmptyState
      drawing="search"
      title={t("emptyTitle")}
      text={help.length > 0 ? t("helpText") : pills.length > 0 ? t("emptyText") : undefined}
      action={
        pills.length > 0 && (
          <>
            {help.length > 0 ? (
              <Suggested help={help} textOf={textOf} />
            ) : (
              pills.length > 1 &&
              pills.map((pill) => (
                <Button key={pill.text} to={pill.to} variant="secondary" size="sm">
                  {t("help.without", { name: pill.text })}
                </Button>
              ))
            )}
            <Button to={allJobs} variant={help.length > 0 ? "ghost" : "primary"}>
              {t("allJobs")}
            </Button>
          </>
        )
      }
    />
  );
}

function Suggested({ help, textOf }: { help: readonly Help[]; textOf: (name: Removable) => string }) {
  const t = useTranslations("jobSearch.site.list");
  return (
    <ul className="flex w-full max-w-form flex-col divide-y divide-line rounded-md border border-line text-start">
      {help.map(({ kind, name, to, count }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-leaf-700 hover:bg-hover"
          >
            <span>
              {t(`help.${kind}`, {
                name: kind === "without" ? textOf(name as Removable) : name || "none",
              })}
            </span>
            <span className="shrink-0 text-sm text-ink-500">{t("count", { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
