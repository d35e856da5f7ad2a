import { useTranslations } from "use-intl";
import { Icon } from "#ui/icons/Icon.tsx";

/** Where the missing part of a profile is on its page. */
const placeOf: Readonly<Record<string, string>> = {
  job_title: "details",
  phone: "details",
  location_id: "details",
  photo: "photo",
  introduction: "about",
  job_preference: "preferences",
  expected_salary: "preferences",
};

/** How complete the profile is, and the next best step. */
export function Completeness({ percent, missing }: { percent: number; missing: readonly string[] }) {
  const t = useTranslations("candidates.site.completeness");
  const [next] = missing;
  const title = t("title", { percent });
  return (
    <section aria-label={title} className="card p-4">
      <p className="text-sm font-semibold">{title}</p>
      <div
        role="progressbar"
        aria-label={title}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-leaf-600" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-3 text-sm text-ink-700">
        {next ? (
          <>
            <span className="block text-xs text-ink-500">{t("next")}</span>
            <a
              href={`#${placeOf[next] ?? next}`}
              className="inline-flex items-center gap-1 py-1 font-semibold text-leaf-700 hover:underline"
            >
              {t(`steps.${next}` as never)}
              <Icon name="arrow-right" size="sm" />
            </a>
          </>
        ) : (
          t("done")
        )}
      </p>
    </section>
  );
}
