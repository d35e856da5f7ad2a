import { useTranslations } from "use-intl";
import { Icon } from "#ui/icons/Icon.tsx";

/** The anchor of each missing part on the profile page. */
const placeOf: Readonly<Record<string, string>> = {
  job_title: "details",
  phone: "details",
  location_id: "details",
  photo: "photo",
  introduction: "about",
  job_preference: "preferences",
  expected_salary: "preferences",
};

/** Shows the completeness of the profile, and the best next step. */
export function Completeness({ percent, missing }: { percent: number; missing: readonly string[] }) {
  const t = useTranslations("candidates.site.completeness");
  const [next] = missing;
  const title = t("title", { percent });
  return (
    <section aria-label={title} className="card p-4">
      <p className="text-sm font-semibold">{title}</p>
      <progress
        max={100}
        value={percent}
        aria-label={title}
        className="mt-2 h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf-600 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf-600 [&::-webkit-progress-value]:transition-[width]"
      />
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
