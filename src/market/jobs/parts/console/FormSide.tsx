import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { useEdit } from "#ui/form/edit.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { useDate } from "#ui/use-date.ts";
import { Coach } from "./Coach.tsx";
import { FieldLink } from "./FieldLink.tsx";
import { partId } from "./form/Part.tsx";
import {
  doneSteps,
  missingParts,
  type NeededPart,
  neededParts,
  type Step,
  steps,
  typedJob,
} from "./typed-job.ts";

/** The progress of the job form, its missing parts and its buttons: beside the form on a desktop, after it on a phone. */
export function FormSide({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  const says = useTranslations("ui.console.form");
  const { live, savedAt } = useEdit();
  const job = typedJob(live);
  const time = useDate("clock");
  const missing = missingParts(job);
  return (
    <aside className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:max-h-[calc(100dvh-var(--spacing-header)-3rem)] lg:w-80 lg:shrink-0 lg:overflow-y-auto">
      <Card className="flex flex-col gap-4">
        <Progress missing={missing.length} />
        <Sections done={doneSteps(job)} />
        {missing.length > 0 && <Missing parts={missing} />}
        <Coach />
        {/* On phones the buttons stay visible below the long form. */}
        <div
          data-action-bar
          className="flex gap-2 border-t border-line max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:bg-surface max-lg:px-4 max-lg:py-2 max-lg:*:min-w-0 max-lg:*:flex-1 max-lg:group-data-bar/shell:bottom-bottom-bar lg:flex-col lg:pt-4"
        >
          {children}
        </div>
        {preview}
        {savedAt && (
          <p className="text-xs text-ink-500" role="status">
            {says("savedAt", { time: time(new Date(savedAt)) })}
          </p>
        )}
      </Card>
    </aside>
  );
}

function Progress({ missing }: { missing: number }) {
  const t = useTranslations("jobs.console.form");
  const done = neededParts.length - missing;
  return (
    <div>
      <p className="flex items-center gap-2 text-sm font-semibold" aria-live="polite">
        {missing === 0 && <Icon name="check" size="sm" className="text-success-600" />}
        {missing === 0 ? t("complete") : t("progress", { done, all: neededParts.length })}
      </p>
      <progress
        max={neededParts.length}
        value={done}
        aria-label={t("progress", { done, all: neededParts.length })}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf-600 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf-600"
      />
    </div>
  );
}

function Sections({ done }: { done: ReadonlySet<Step> }) {
  const t = useTranslations("jobs.console.form");
  return (
    <nav aria-label={t("sections")} className="max-lg:hidden">
      <ol className="flex flex-col">
        {steps.map((step) => {
          const full = done.has(step);
          return (
            <li key={step}>
              <a
                href={`#${partId(step)}`}
                className="flex min-h-8 items-center gap-2 rounded-md text-sm text-ink-700 hover:text-leaf-700 hover:underline"
              >
                <span
                  aria-hidden="true"
                  className={cx(
                    "grid size-5 place-items-center rounded-full border",
                    full ? "border-leaf-600 bg-leaf-600 text-on-leaf" : "border-edge",
                  )}
                >
                  {full && <Icon name="check" size="sm" className="size-3.5" />}
                </span>
                {t(`steps.${step}`)}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Missing({ parts }: { parts: readonly NeededPart[] }) {
  const t = useTranslations("jobs.console.form");
  return (
    <div className="text-sm">
      <p className="text-ink-500">{t("missing")}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3">
        {parts.map((part) => (
          <li key={part.key}>
            <FieldLink field={part.field}>{t(`needed.${part.key}`)}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
