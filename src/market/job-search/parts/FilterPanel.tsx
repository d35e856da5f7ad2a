import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { experiences, jobLevels, jobTypes, postedWithin } from "#platform/reference/terms.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { CategoryChoices } from "./CategoryChoices.tsx";
import { Choices, CountedText } from "./Choices.tsx";
import { sheetId } from "./FilterButton.tsx";
import type { FacetView } from "./facets.ts";
import { type Filters, salaryFloors } from "./filters.ts";

interface Panel {
  /** The id of the form that the fields belong to. */
  form: string;
  filters: Filters;
  facets: FacetView;
  to: (filters: Filters) => string;
  /** True when the address itself limits the list to remote work. */
  remoteOnly: boolean;
}

/**
 * The remaining filters: a column beside the list, and on phones a sheet that its button opens. The sheet is
 * the browser's own popover, so it opens without script. It stays open while the list behind it follows each
 * choice, and its button shows the current number of jobs.
 */
export default function FilterPanel({
  total,
  pending,
  ...panel
}: Panel & { total: number; pending: boolean }) {
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
      {/* Each choice beside the list applies at once, so browsers with script need no button. */}
      <div className="sticky bottom-0 -mx-4 mt-4 border-t border-line bg-float p-4 lg:static lg:m-0 lg:mt-6 lg:hidden lg:border-0 lg:bg-transparent lg:p-0 lg:noscript:block">
        <Button type="submit" form={panel.form} block onClick={() => sheet.current?.hidePopover()}>
          <span aria-live="polite">{pending ? t("counting") : t("apply", { count: total })}</span>
        </Button>
      </div>
    </div>
  );
}

/** After going back, the reader expects the previous page and not the sheet. */
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
  return (
    <div className="flex flex-col gap-6">
      <CategoryChoices form={form} categories={facets.categories} filters={filters} to={to} />
      <div className="flex flex-col gap-2">
        {(remoteOnly ? (["hot"] as const) : (["remote", "hot"] as const)).map((name) => (
          <Checkbox
            key={name}
            form={form}
            name={name}
            value="true"
            defaultChecked={filters[name]}
            disabled={facets[name] === 0 && !filters[name]}
            label={<CountedText text={t(name)} count={facets[name]} />}
          />
        ))}
      </div>
      <SalaryChoices form={form} filters={filters} facets={facets} />
      <Choices
        form={form}
        name="job_type"
        label={t("type")}
        chosen={filters.job_type}
        counts={facets.job_type}
        options={jobTypes.map(({ id, key }) => [id, labels(`job_type.${key}`)])}
      />
      <Choices
        form={form}
        name="job_level"
        label={t("level")}
        chosen={filters.job_level}
        counts={facets.job_level}
        options={jobLevels.map(({ id, key }) => [id, labels(`job_level.${key}`)])}
      />
      <Choices
        form={form}
        name="experience"
        label={t("experience")}
        chosen={filters.experience}
        counts={facets.experience}
        options={experiences.map(({ id, key }) => [id, labels(`experience.${key}`)])}
      />
      <Choices
        form={form}
        name="posted_within"
        label={t("posted")}
        any={labels("posted_within.any")}
        chosen={filters.posted_within ? [filters.posted_within] : []}
        counts={facets.posted_within}
        options={postedWithin
          .filter(({ hours }) => hours !== null)
          .map(({ key }) => [key, labels(`posted_within.${key}`)])}
      />
    </div>
  );
}

function SalaryChoices({ form, filters, facets }: Pick<Panel, "form" | "filters" | "facets">) {
  const t = useTranslations("jobSearch.site.filters");
  const millions = new Intl.NumberFormat(useLocale());
  return (
    <Choices
      form={form}
      name="salary_min"
      label={t("salary")}
      any={t("anySalary")}
      chosen={filters.salary_min === null ? [] : [filters.salary_min]}
      counts={floors(filters.salary_min).map((floor) => facets.salary_min[salaryFloors.indexOf(floor)] ?? 0)}
      options={floors(filters.salary_min).map((floor) => [
        floor,
        t("floorChoice", { million: millions.format(floor / 1_000_000) }),
      ])}
    />
  );
}

/** A shared link may contain a salary that the list does not offer; it is added to the choices. */
function floors(own: number | null): number[] {
  return own === null || salaryFloors.includes(own)
    ? salaryFloors
    : [...salaryFloors, own].sort((a, b) => a - b);
}
