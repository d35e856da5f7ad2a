import { useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl";
import { asHtml } from "#kit/markup.ts";
import { Card } from "#ui/Card.tsx";
import { useEdit } from "#ui/form/edit.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { graveMarks, type MarkKey } from "../../mark-rules.ts";
import { marksOf } from "../../marks.ts";
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

/** What a reviewer would object to in the job as it is written now, with the way to it. */
export function Coach() {
  const t = useTranslations("jobs.console");
  // Typing does not wait for it.
  const live = useDeferredValue(useEdit().live);
  const marks = useMemo(() => marksOfForm(live), [live]);
  if (marks.length === 0) return null;
  return (
    <section aria-labelledby="coach">
      <Card className="text-sm">
        <h3 id="coach" className="font-semibold">
          {t("coach.title", { count: marks.length })}
        </h3>
        <p className="mt-1 text-ink-500">{t("coach.text")}</p>
        <ul className="mt-2 flex flex-col gap-3">
          {marks.map(({ key, field, quote }) => (
            <li key={`${key} ${field}`} className="flex gap-2">
              <Icon
                name="alert"
                size="sm"
                className={
                  graveMarks.includes(key)
                    ? "mt-1.5 shrink-0 text-danger-600"
                    : "mt-1.5 shrink-0 text-warning-600"
                }
              />
              <div className="min-w-0">
                <FieldLink field={field === "salary" ? "salary_min" : field}>{t(`marks.${key}`)}</FieldLink>
                {quote && <p className="break-words text-ink-700">“{quote}”</p>}
                <p className="text-ink-500">{t(`coach.advice.${adviceOf[key]}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function marksOfForm(live: Record<string, unknown>) {
  const job = typedJob(live);
  const { min, max } = typedPay(job);
  const rich = (name: "description" | "requirement" | "benefits") => asHtml(job.text(name));
  return marksOf({
    title: job.text("title"),
    highlight_description: job.text("highlight_description"),
    ...{ description: rich("description"), requirement: rich("requirement"), benefits: rich("benefits") },
    ...{ salary_type: Number(job.text("salary_type")), salary_min: min ?? null, salary_max: max ?? null },
  });
}
