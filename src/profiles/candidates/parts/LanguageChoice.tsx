import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import type { SectionName } from "../document.ts";

interface Untranslated {
  /** The section of the text; null for a text of the profile itself. */
  section: SectionName | null;
  field: string;
}

/** Anchors of the profile's own texts; a section's anchor is its name. */
const anchors: Record<string, string> = {
  job_title: "details",
  introduction: "about",
  executive_summary: "about",
};

/** Switches the language that is edited, and shows how many texts lack a translation. */
export function LanguageChoice({
  original,
  translating,
  missing,
  onChange,
}: {
  original: number;
  translating: boolean;
  /** The texts without a translation. */
  missing: readonly Untranslated[];
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
                "flex items-center justify-center rounded-md px-2 py-2 text-center text-sm font-semibold transition-colors",
                current ? "bg-surface text-leaf-700 shadow-float" : "text-ink-700 hover:text-ink-900",
              )}
            >
              {t(`${name}.name`)}
            </Link>
          );
        })}
      </div>
      <p className="text-sm text-ink-500" role="status">
        {translating
          ? missing.length > 0
            ? t("missing", { count: missing.length })
            : t("complete")
          : t("lead")}
      </p>
      {translating && missing.length > 0 && <MissingTexts missing={missing} />}
    </section>
  );
}

/** The texts without a translation, as links to their places on the page. */
function MissingTexts({ missing }: { missing: readonly Untranslated[] }) {
  const sections = useTranslations("candidates.site.sections");
  const fields = useTranslations("candidates.site.fields");
  const places = [...Map.groupBy(missing, ({ section, field }) => section ?? field)];
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {places.map(([place, texts]) => (
        <li key={place}>
          <a href={`#${anchors[place] ?? place}`} className="text-leaf-700 hover:underline">
            {texts[0]?.section ? sections(`${texts[0].section}.title`) : fields(place as "job_title")}
          </a>{" "}
          <span className="count">{texts.length}</span>
        </li>
      ))}
    </ul>
  );
}
