import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { endedStatuses } from "../terms.ts";
import { type ApplicationView, steps, stepsDone } from "./application-view.ts";

/** The progress of an application as dots on a line. */
export function Steps({ application }: { application: ApplicationView }) {
  const t = useTranslations("applications.site.mine");
  const done = stepsDone(application);
  const ended = endedStatuses.includes(application.status);
  const name = t(`steps.${steps[done - 1] ?? "applied"}`);
  return (
    <>
      <p className="sr-only">{t("step", { number: String(done), count: String(steps.length), name })}</p>
      <ol aria-hidden="true" className="grid grid-cols-5">
        {steps.map((step, index) => {
          const behind = index < done;
          return (
            <li key={step} className="relative flex flex-col items-center gap-1.5">
              {index > 0 && (
                <span
                  className={cx(
                    "absolute top-[5px] right-1/2 h-0.5 w-full",
                    behind ? (ended ? "bg-edge" : "bg-leaf-600") : "bg-line",
                  )}
                />
              )}
              <span
                className={cx(
                  "relative z-1 size-3 rounded-full",
                  behind ? (ended ? "bg-edge" : "bg-leaf-600") : "border-2 border-line bg-surface",
                  index === done - 1 && !ended && "ring-4 ring-leaf-100",
                )}
              />
              <span
                className={cx(
                  "text-center text-xs",
                  index === done - 1 ? "font-semibold text-ink-900" : "text-ink-500 max-sm:sr-only",
                )}
              >
                {t(`steps.${step}`)}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
