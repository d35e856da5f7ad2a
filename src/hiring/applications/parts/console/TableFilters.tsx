import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { BoardFilters, Choice, WaitingToggle } from "./BoardFilters.tsx";
import { put, stageName, type View } from "./board-model.ts";
import type { TablePage } from "./table-model.ts";

/** The search and filters of the table: those of the board, and the stage. Without JavaScript they are a form with a button. */
export function TableFilters({
  data,
  view,
  onView,
  views,
}: {
  data: Pick<TablePage, "stages" | "facets">;
  view: View;
  onView: (view: View) => void;
  /** The saved views of the table. */
  views: ReactNode;
}) {
  const t = useTranslations("applications.console.table");
  return (
    <search>
      <Form onSubmit={(event) => event.preventDefault()} className="flex flex-wrap items-center gap-2">
        {/* The first submit button: Enter in the search box must not press a filter. */}
        <button type="submit" hidden />
        <div className="w-full sm:w-64">
          <TextInput
            type="search"
            name="q"
            icon="search"
            value={view.search}
            onChange={(event) => onView({ ...view, search: event.currentTarget.value })}
            aria-label={t("search")}
            placeholder={t("search")}
            autoComplete="off"
            className="h-9! text-sm!"
          />
        </div>
        <StageFilter stages={data.stages} />
        <WaitingToggle facets={data.facets} view={view} onView={onView} />
        <BoardFilters facets={data.facets} view={view} onView={onView} inTable />
        <noscript>
          <Button type="submit" variant="secondary" size="sm">
            {t("show")}
          </Button>
        </noscript>
      </Form>
      <div className="mt-2">{views}</div>
    </search>
  );
}

function StageFilter({ stages }: Pick<TablePage, "stages">) {
  const t = useTranslations("applications.console.table");
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const choose = (id: string) => {
    const next = new URLSearchParams(params);
    put(next, "stage", id);
    next.delete("page");
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Choice
      name="stage"
      label={t("stage")}
      value={params.get("stage") ?? ""}
      onChange={choose}
      options={[
        ["", t("all")],
        ...stages.map(
          (each) => [each.id, t("counted", { name: stageName(each, locale), count: each.count })] as const,
        ),
      ]}
    />
  );
}
