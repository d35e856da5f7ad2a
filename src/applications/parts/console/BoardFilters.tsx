import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { sourceKey } from "#jobs/parts/console/sources.ts";
import { buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { type Board, boardSorts, choicesOf, type View } from "./board-model.ts";

/** What of the board is shown, and in which order; a filter that would change nothing is not offered. */
export function BoardFilters({
  data,
  view,
  onView,
}: {
  data: Board;
  view: View;
  onView: (view: View) => void;
}) {
  const t = useTranslations("applications.console.filters");
  const names = useTranslations("jobs.labels.source");
  const { sources, owners, skills, flagged } = useMemo(() => choicesOf(data), [data]);
  return (
    <>
      {(flagged > 0 || view.flagged) && (
        <button
          type="button"
          aria-pressed={view.flagged}
          onClick={() => onView({ ...view, flagged: !view.flagged })}
          className={cx(
            buttonClass({ variant: "secondary", size: "sm" }),
            "rounded-full! font-normal! tabular-nums aria-pressed:border-danger-600! aria-pressed:text-danger-600! max-md:hidden!",
          )}
        >
          {t("flagged")} <span className="font-semibold">{flagged}</span>
        </button>
      )}
      {sources.length > 1 && (
        <Choice
          label={t("source")}
          value={view.source}
          onChange={(source) => onView({ ...view, source })}
          options={[
            ["", t("anySource")],
            ...sources.map((source) => [source, names(sourceKey(source), { source })] as const),
          ]}
        />
      )}
      {owners.length > 0 && (
        <Choice
          label={t("owner")}
          value={view.owner}
          onChange={(owner) => onView({ ...view, owner })}
          options={[["", t("anyOwner")], ...owners.map((owner) => [owner, owner] as const)]}
        />
      )}
      {skills.length > 1 && (
        <Choice
          label={t("skill")}
          value={view.skill}
          onChange={(skill) => onView({ ...view, skill })}
          options={[["", t("anySkill")], ...skills.map((skill) => [skill, skill] as const)]}
        />
      )}
      <Choice
        label={t("sort")}
        value={view.sort}
        onChange={(sort) => onView({ ...view, sort: boardSorts.find((known) => known === sort) ?? "rank" })}
        options={boardSorts.map((sort) => [sort, t(`sorts.${sort}`)] as const)}
      />
    </>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}) {
  return (
    <select
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={cx(
        buttonClass({ variant: "secondary", size: "sm" }),
        "max-w-44 rounded-full! text-start! font-normal! max-md:hidden!",
      )}
    >
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
