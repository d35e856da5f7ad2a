import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";

/** The thin bar at the top while a page loads. Its animation starts after 150 ms, so quick pages show none. */
export function ProgressBar() {
  const t = useTranslations();
  if (useNavigation().state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label={t("ui.labels.loading")}
      className="no-print fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-run bg-leaf-500"
    />
  );
}
