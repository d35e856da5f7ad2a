import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icons/Icon.tsx";
import { setupPath } from "../../paths.ts";
import { steps } from "../../terms.ts";

/** Shows the steps of setting up a company, and marks the completed ones and the current one. */
export function SetupSteps({
  step,
  done,
  next,
}: {
  step: number;
  done: Readonly<Record<(typeof steps)[number], boolean>>;
  next: string | null;
}) {
  const t = useTranslations("companyOnboarding.console");
  return (
    <nav aria-label={t("stepsLabel")}>
      <ol className="grid grid-cols-4 gap-2">
        {steps.map((name, index) => (
          <li key={name}>
            <Link
              to={setupPath(index + 1, next)}
              aria-current={index + 1 === step ? "step" : undefined}
              className="flex flex-col gap-2 text-sm text-ink-500 hover:text-ink-900 aria-[current]:font-semibold aria-[current]:text-leaf-700"
            >
              <span className={`h-1 rounded-full ${index < step ? "bg-leaf-600" : "bg-line"}`} />
              <span className="flex flex-wrap items-center gap-x-1">
                {t(`steps.${name}.name`)}
                {done[name] && (
                  <>
                    <Icon name="check" size="sm" className="size-4 text-success-600" />
                    <span className="sr-only">({t("isDone")})</span>
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
