import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";

/** Which of the two languages is edited, and how much of the second is missing. */
export function LanguageChoice({
  original,
  translating,
  missing,
  onChange,
}: {
  original: number;
  translating: boolean;
  missing: number;
  onChange: (translating: boolean) => void;
}) {
  const t = useTranslations("candidates.site.language");
  const names = original === 0 ? (["en", "vi"] as const) : (["vi", "en"] as const);
  return (
    <section aria-label={t("label")} className="card flex flex-col gap-2 p-4">
      <div className="grid grid-cols-2 gap-1 rounded-lg bg-mist p-1">
        {names.map((name, index) => {
          const current = translating === (index === 1);
          return (
            <Link
              key={name}
              to={index === 1 ? "?texts=translation" : "?"}
              replace
              preventScrollReset
              aria-current={current ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChange(index === 1);
              }}
              className={cx(
                "rounded-md px-3 py-2 text-center text-sm font-semibold transition-colors",
                current ? "bg-surface text-leaf-700 shadow-float" : "text-ink-700 hover:text-ink-900",
              )}
            >
              {t(`${name}.name`)}
            </Link>
          );
        })}
      </div>
      <p className="text-sm text-ink-500" role="status">
        {translating ? (missing > 0 ? t("missing", { count: missing }) : t("complete")) : t("lead")}
      </p>
    </section>
  );
}
