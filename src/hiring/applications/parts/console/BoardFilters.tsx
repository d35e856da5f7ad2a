import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { boardSorts, clientVerdicts, consentFilters, ratings } from "../../terms.ts";
import type { Facets, View } from "./board-model.ts";

interface Filtering {
  facets: Facets;
  view: View;
  onView: (view: View) => void;
}

/** The filters and the order of the board. Filters without effect on this board are not shown. */
export function BoardFilters({
  facets,
  view,
  onView,
  inTable = false,
}: Filtering & {
  /** Whether the filters are above the table, whose column heads sort it on wide windows. */
  inTable?: boolean;
}) {
  const t = useTranslations("applications.console.filters");
  const { count, flagged, hidden } = facets;
  return (
    <>
      {(flagged > 0 || view.flagged) && (
        <FilterToggle
          name="flagged"
          pressed={view.flagged}
          onPress={() => onView({ ...view, flagged: !view.flagged })}
          className="shrink-0 aria-pressed:border-danger-600! aria-pressed:text-danger-600!"
        >
          {t("flagged")} <span className="font-semibold">{flagged}</span>
        </FilterToggle>
      )}
      {(hidden > 0 || view.hidden) && (
        <FilterToggle
          name="hidden"
          pressed={view.hidden}
          onPress={() => onView({ ...view, hidden: !view.hidden })}
          className="shrink-0 aria-pressed:border-leaf-600! aria-pressed:text-leaf-700!"
        >
          {t("hidden")} <span className="font-semibold">{hidden}</span>
        </FilterToggle>
      )}
      <ValueFilters facets={facets} view={view} onView={onView} />
      {(count > 1 || view.sort !== "rank") && (
        <Choice
          name="sort"
          className={cx(inTable && "md:hidden!")}
          label={t("sort")}
          value={view.sort}
          onChange={(sort) => onView({ ...view, sort: boardSorts.find((each) => each === sort) ?? "rank" })}
          options={boardSorts.map((sort) => [sort, t(`sorts.${sort}`)] as const)}
        />
      )}
    </>
  );
}

/** The filters by source, owner and skill. */
function ValueFilters({ facets, view, onView }: Filtering) {
  const { sources, owners, skills } = facets;
  const t = useTranslations("applications.console.filters");
  const names = useTranslations("jobs.labels.source");
  return (
    <>
      {sources.length > 1 && (
        <Choice
          name="source"
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
          name="owner"
          label={t("owner")}
          value={view.owner}
          onChange={(owner) => onView({ ...view, owner })}
          options={[["", t("anyOwner")], ...owners.map((owner) => [owner, owner] as const)]}
        />
      )}
      {skills.length > 1 && (
        <Choice
          name="skill"
          label={t("skill")}
          value={view.skill}
          onChange={(skill) => onView({ ...view, skill })}
          options={[["", t("anySkill")], ...skills.map((skill) => [skill, skill] as const)]}
        />
      )}
      <MarkFilters facets={facets} view={view} onView={onView} />
      <IntroductionFilters facets={facets} view={view} onView={onView} />
    </>
  );
}

/** The filters by tag, by a question that is not met, and by the recommendation. */
function MarkFilters({ facets: { tags, failed, rated }, view, onView }: Filtering) {
  const t = useTranslations("applications.console.filters");
  // A view may name a value that no applicant has any more.
  const withChosen = (all: readonly string[], chosen: string) =>
    chosen === "" || all.includes(chosen) ? all : [...all, chosen];
  const shown = { tags: withChosen(tags, view.tag), failed: withChosen(failed, view.failed) };
  return (
    <>
      {shown.tags.length > 0 && (
        <Choice
          name="tag"
          label={t("tag")}
          value={view.tag}
          onChange={(tag) => onView({ ...view, tag })}
          options={[["", t("anyTag")], ...shown.tags.map((tag) => [tag, tag] as const)]}
        />
      )}
      {shown.failed.length > 0 && (
        <Choice
          name="failed"
          label={t("failed")}
          value={view.failed}
          onChange={(question) => onView({ ...view, failed: question })}
          options={[["", t("anyFailed")], ...shown.failed.map((question) => [question, question] as const)]}
        />
      )}
      {(rated || view.rating) && (
        <Choice
          name="rating"
          label={t("rating")}
          value={view.rating}
          onChange={(rating) => onView({ ...view, rating })}
          options={[
            ["", t("anyRating")],
            ...ratings.map((rating) => [rating, t("atLeast", { rating: Number(rating) })] as const),
          ]}
        />
      )}
    </>
  );
}

/** The filters of agencies: by the consent to be introduced, and by the client's answer. */
function IntroductionFilters({
  facets: { consents = [], client_answers: answers = [] },
  view,
  onView,
}: Filtering) {
  const t = useTranslations("applications.console.filters");
  const card = useTranslations("applications.console.card");
  const shown = consentFilters.filter((each) => each === view.consent || consents.includes(each));
  const given = clientVerdicts.filter((each) => each === view.client_answer || answers.includes(each));
  return (
    <>
      {(shown.length > 1 || view.consent) && (
        <Choice
          name="consent"
          label={t("consent")}
          value={view.consent}
          onChange={(consent) => onView({ ...view, consent })}
          options={[["", t("anyConsent")], ...shown.map((each) => [each, card(`consent.${each}`)] as const)]}
        />
      )}
      {(given.length > 0 || view.client_answer) && (
        <Choice
          name="client_answer"
          label={t("answer")}
          value={view.client_answer}
          onChange={(client_answer) => onView({ ...view, client_answer })}
          options={[
            ["", t("anyAnswer")],
            ["none", t("noAnswer")],
            ...given.map((each) => [each, card(`answer.${each}`)] as const),
          ]}
        />
      )}
    </>
  );
}

/** The filter for applicants who wait for a response, with their number. */
export function WaitingToggle({ facets, view, onView }: Filtering) {
  const t = useTranslations("applications.console.header");
  return (
    <FilterToggle
      name="waiting"
      pressed={view.waiting}
      onPress={() => onView({ ...view, waiting: !view.waiting })}
      className="aria-pressed:border-warning-600! aria-pressed:bg-warning-100! aria-pressed:text-warning-600!"
    >
      <Icon name="clock" size="sm" />
      <span className="max-sm:sr-only">{t("waiting")}</span>
      <span className="font-semibold">{facets.waiting}</span>
    </FilterToggle>
  );
}

/** A filter that is on or off. Without JavaScript it submits the form around it. */
function FilterToggle({
  name,
  pressed,
  onPress,
  className,
  children,
}: {
  name: string;
  pressed: boolean;
  onPress: () => void;
  className: string;
  children: ReactNode;
}) {
  return (
    <>
      <button
        type="submit"
        name={name}
        value={pressed ? "" : "1"}
        aria-pressed={pressed}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
        className={cx(
          buttonClass({ variant: "secondary", size: "sm" }),
          "rounded-full! font-normal! tabular-nums",
          className,
        )}
      >
        {children}
      </button>
      {pressed && <input type="hidden" name={name} value="1" />}
    </>
  );
}

/** A filter with several values. */
export function Choice({
  name,
  label,
  value,
  options,
  onChange,
  className,
}: {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
  className?: string;
}) {
  return (
    <select
      name={name}
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={cx(
        buttonClass({ variant: "secondary", size: "sm" }),
        "max-w-44 shrink-0 rounded-full! text-start! font-normal!",
        className,
      )}
    >
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
