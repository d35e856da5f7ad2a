import { useTranslations } from "use-intl";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";

const steps = [
  { key: "apply", icon: "upload" },
  { key: "seen", icon: "eye" },
  { key: "answer", icon: "mail" },
] as const satisfies readonly { key: string; icon: IconName }[];

/** What every application can count on, in three steps. */
export function Assurance() {
  const t = useTranslations("site.site.home.assurance");
  return (
    <section>
      <h2 className="text-xl font-semibold sm:text-2xl">{t("title")}</h2>
      <p className="mt-1 max-w-reading text-ink-500">{t("text")}</p>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {steps.map(({ key, icon }, index) => (
          <li key={key} className="relative flex gap-4 md:flex-col">
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute border-line max-md:top-12 max-md:-bottom-8 max-md:left-6 max-md:border-l md:top-6 md:right-0 md:left-16 md:border-t"
              />
            )}
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-600 text-on-leaf">
              <Icon name={icon} />
            </span>
            <span className="min-w-0">
              <h3 className="font-semibold">{t(`${key}.title`)}</h3>
              <p className="mt-1 text-ink-700">{t(`${key}.text`)}</p>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
