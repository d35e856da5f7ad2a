import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { jobLevels, jobTypes, postedWithin } from "#reference/terms.ts";
import { Button, buttonClass, IconButton } from "#ui/Button.tsx";
import { Checkbox, Radio } from "#ui/choices.tsx";
import { cx } from "#ui/cx.ts";
import { FieldSet } from "#ui/Field.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Select } from "#ui/inputs.tsx";
import { CategoryLinks } from "./CategoryLinks.tsx";
import type { FacetView } from "./facets.ts";
import { type Filters, salaryFloors } from "./filters.ts";

const sheetId = "job-filters";
const panelFilters = [
  "category_id",
  "salary_min",
  "job_type",
  "job_level",
  "posted_within",
  "remote",
  "hot",
] as const;

interface Panel {
  /** The form that its fields belong to. */
  form: string;
  filters: Filters;
  facets: FacetView;
  to: (filters: Filters) => string;
  /** The address itself says that the work is remote. */
  remoteOnly: boolean;
}

/**
 * The rest of the filters: a column beside the list, and on a phone a sheet that its button opens. The sheet is the
 * browser's own popover, so it opens without script; it stays open while the list behind it follows each choice.
 */
export function FilterPanel({ total, ...panel }: Panel & { total: number }) {
  const t = useTranslations("jobSearch.site.filters");
  const ui = useTranslations("ui.labels");
  const sheet = useClosedByGoingBack();
  return (
    <div
      id={sheetId}
      ref={sheet}
      popover="auto"
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full overflow-y-auto rounded-t-lg border-line bg-float p-4 pb-0 text-ink-900 shadow-float backdrop:bg-veil open:animate-rise max-lg:border-t lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <div className="mb-4 flex items-center justify-between lg:hidden">
        <p className="text-lg font-semibold">{t("title")}</p>
        <IconButton
          icon="x"
          label={ui("close")}
          onClick={() => sheet.current?.hidePopover()}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
        />
      </div>
      <Fields {...panel} />
      {/* Beside the list, each choice is followed at once; only without script it waits for a press. */}
      <div className="sticky bottom-0 -mx-4 mt-4 border-t border-line bg-float p-4 lg:static lg:m-0 lg:mt-6 lg:hidden lg:border-0 lg:bg-transparent lg:p-0 lg:noscript:block">
        <Button type="submit" form={panel.form} block onClick={() => sheet.current?.hidePopover()}>
          {t("apply", { count: total })}
        </Button>
      </div>
    </div>
  );
}

/** Opens the sheet, below 1024 pixels; says how many of its filters are set. */
export function FilterButton({ filters }: { filters: Filters }) {
  const t = useTranslations("jobSearch.site.filters");
  const set = panelFilters.filter((name) => filters[name] !== null && filters[name] !== false).length;
  return (
    <button
      type="button"
      popoverTarget={sheetId}
      className={cx(buttonClass({ variant: "secondary" }), "lg:hidden")}
    >
      <Icon name="filter" size="sm" />
      {t("title")}
      {set > 0 && (
        <span className="rounded-full bg-leaf-100 px-2 text-xs leading-5 text-leaf-700 tabular-nums">
          {set}
        </span>
      )}
    </button>
  );
}

/** Who goes back wants to see the page that they left, not the sheet in which they left it. */
function useClosedByGoingBack(): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells one step back from the next
  useEffect(() => {
    if (type === "POP") sheet.current?.hidePopover();
  }, [key, type]);
  return sheet;
}

function Fields({ form, filters, facets, to, remoteOnly }: Panel) {
  const t = useTranslations("jobSearch.site.filters");
  const labels = useTranslations("reference.labels");
  const locale = useLocale();
  const millions = new Intl.NumberFormat(locale);
  const counted = (count: number | undefined) => (count ? ` (${count})` : "");
  return (
    <div className="flex flex-col gap-6">
      <CategoryLinks categories={facets.categories} filters={filters} to={to} />
      <div className="flex flex-col gap-2">
        {!remoteOnly && (
          <Checkbox
            form={form}
            name="remote"
            value="true"
            defaultChecked={filters.remote}
            disabled={facets.remote === 0 && !filters.remote}
            label={<Text text={t("remote")} count={facets.remote} />}
          />
        )}
        <Checkbox
          form={form}
          name="hot"
          value="true"
          defaultChecked={filters.hot}
          disabled={facets.hot === 0 && !filters.hot}
          label={<Text text={t("hot")} count={facets.hot} />}
        />
      </div>
      <FieldSet name="salary_min" label={t("salary")}>
        <Select
          form={form}
          aria-label={t("salary")}
          defaultValue={String(filters.salary_min ?? "")}
          placeholder={t("anySalary")}
          options={floors(filters.salary_min).map((floor) => ({
            value: String(floor),
            label:
              t("floorChoice", { million: millions.format(floor / 1_000_000) }) +
              counted(facets.salary_min[salaryFloors.indexOf(floor)]),
          }))}
        />
      </FieldSet>
      <Choices
        form={form}
        name="job_type"
        label={t("type")}
        any={t("anyType")}
        value={filters.job_type}
        counts={facets.job_type}
        options={jobTypes.map(({ id, key }) => [String(id), labels(`job_type.${key}`)])}
      />
      <Choices
        form={form}
        name="job_level"
        label={t("level")}
        any={t("anyLevel")}
        value={filters.job_level}
        counts={facets.job_level}
        options={jobLevels.map(({ id, key }) => [String(id), labels(`job_level.${key}`)])}
      />
      <Choices
        form={form}
        name="posted_within"
        label={t("posted")}
        any={labels("posted_within.any")}
        value={filters.posted_within}
        counts={facets.posted_within}
        options={postedWithin
          .filter(({ hours }) => hours !== null)
          .map(({ key }) => [key, labels(`posted_within.${key}`)])}
      />
    </div>
  );
}

/** A shared link may carry a floor that the list does not offer; it stays a choice. */
function floors(own: number | null): number[] {
  return own === null || salaryFloors.includes(own)
    ? salaryFloors
    : [...salaryFloors, own].sort((a, b) => a - b);
}

/** One value of a filter; one that would leave nothing cannot be chosen. */
function Choices({
  form,
  name,
  label,
  any,
  value,
  counts,
  options,
}: {
  form: string;
  name: string;
  label: string;
  any: string;
  value: string | number | null;
  counts: readonly number[];
  options: (readonly [value: string, label: string])[];
}) {
  const chosen = String(value ?? "");
  return (
    <FieldSet name={name} label={label}>
      <Radio form={form} value="" label={<Text text={any} />} defaultChecked={chosen === ""} />
      {options.map(([own, text], index) => (
        <Radio
          key={own}
          form={form}
          value={own}
          label={<Text text={text} count={counts[index] ?? 0} />}
          defaultChecked={own === chosen}
          disabled={!counts[index] && own !== chosen}
        />
      ))}
    </FieldSet>
  );
}

function Text({ text, count }: { text: string; count?: number }) {
  return (
    <span className={count === 0 ? "text-sm text-ink-500" : "text-sm"}>
      {text}
      {count ? <span className="count">{` ${count}`}</span> : null}
    </span>
  );
}
