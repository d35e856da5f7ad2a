import { createContext, type ReactNode, use, useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl";
import { asHtml } from "#kit/markup.ts";
import { cx } from "#ui/cx.ts";
import { useEdit } from "#ui/form/edit.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { graveMarks, type MarkKey } from "../../mark-rules.ts";
import { type Mark, type MarkedField, marksOf } from "../../marks.ts";
import { FieldLink } from "./FieldLink.tsx";
import { typedJob, typedPay } from "./typed-job.ts";

const adviceOf = {
  fee: "money",
  papers: "papers",
  probation: "probation",
  age: "unlawful",
  gender: "unlawful",
  family: "unlawful",
  origin: "unlawful",
  looks: "looks",
  unskilled: "unskilled",
  email: "contact",
  phone: "contact",
  messenger: "contact",
  form_link: "contact",
  vague: "vague",
  pay_missing: "payMissing",
  pay_unclear: "pay",
  pay_wide: "pay",
  title_capitals: "titleOnly",
  title_pay: "titleOnly",
  title_long: "titleOnly",
} as const satisfies Record<MarkKey, string>;

const Marks = createContext<readonly Mark[]>([]);

/** Provides the faults of the job as it is typed in the form around it. */
export function CoachScope({ children }: { children: ReactNode }) {
  // The check is deferred, so that typing stays fast.
  const live = useDeferredValue(useEdit().live);
  return <Marks value={useMemo(() => marksOfForm(live), [live])}>{children}</Marks>;
}

/** The list of faults in the form, with links to their fields. */
export function Coach() {
  const t = useTranslations("jobs.console");
  const marks = use(Marks);
  const title = t("coach.title", { count: marks.length });
  return (
    <>
      <p role="status" className="sr-only">
        {marks.length > 0 && title}
      </p>
      {marks.length > 0 && <MarkList marks={marks} title={title} />}
    </>
  );
}

function MarkList({ marks, title }: { marks: readonly Mark[]; title: string }) {
  const t = useTranslations("jobs.console");
  return (
    <section aria-labelledby="coach" className="text-sm">
      <h3 id="coach" className="flex items-center gap-2 font-semibold">
        <MarkIcon grave={marks.some(isGrave)} />
        {title}
      </h3>
      <p className="mt-1 text-ink-500">{t("coach.text")}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3">
        {marks.map(({ key, field }) => (
          <li key={`${key} ${field}`}>
            <FieldLink field={field === "salary" ? "salary_min" : field}>{t(`marks.${key}`)}</FieldLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A field with its faults below it. */
export function Coached({ field, children }: { field: MarkedField; children: ReactNode }) {
  const t = useTranslations("jobs.console");
  const marks = use(Marks).filter((mark) => mark.field === field);
  return (
    <div className="flex flex-col gap-2">
      {children}
      {marks.length > 0 && (
        <ul className="flex flex-col gap-2 rounded-md bg-mist px-3 py-2 text-sm">
          {marks.map((mark) => (
            <li key={mark.key} className="flex gap-2">
              <MarkIcon grave={isGrave(mark)} className="mt-0.5" />
              <div className="min-w-0">
                <span className="font-semibold">{t(`marks.${mark.key}`)}</span>
                {mark.quote && <span className="break-words text-ink-700"> “{mark.quote}”</span>}
                <p className="text-ink-700">{t(`coach.advice.${adviceOf[mark.key]}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isGrave = ({ key }: Mark) => graveMarks.includes(key);

function MarkIcon({ grave, className }: { grave: boolean; className?: string }) {
  const tone = grave ? "text-danger-600" : "text-warning-600";
  return <Icon name="alert" size="sm" className={cx("shrink-0", tone, className)} />;
}

function marksOfForm(live: Record<string, unknown>) {
  const job = typedJob(live);
  const { min, max } = typedPay(job);
  const rich = (name: "description" | "requirement" | "benefits") => asHtml(job.text(name));
  return marksOf({
    title: job.text("title"),
    highlight_description: job.text("highlight_description"),
    description: rich("description"),
    requirement: rich("requirement"),
    benefits: rich("benefits"),
    salary_type: Number(job.text("salary_type")),
    salary_min: min ?? null,
    salary_max: max ?? null,
  });
}
