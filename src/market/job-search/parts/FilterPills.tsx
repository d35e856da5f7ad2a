import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icons/Icon.tsx";

/** A filter that is set: its label and the address of the list without it. */
export interface Pill {
  text: string;
  to: string;
  /** True when the words of the keyword were read as this filter; the list behind it searches for the plain words. */
  isRead?: boolean;
}

/** The filters that are set, each with a link that removes it. */
export function FilterPills({ pills, clearTo }: { pills: readonly Pill[]; clearTo: string }) {
  const t = useTranslations("jobSearch.site.filters");
  if (pills.length === 0) return null;
  return (
    <ul aria-label={t("active")} className="flex flex-wrap items-center gap-2">
      {pills.map((pill) => (
        <li key={pill.text} className="max-w-full">
          <Link
            to={pill.to}
            aria-label={`${t(pill.isRead ? "asWords" : "remove")}: ${pill.text}`}
            title={pill.isRead ? t("asWords") : undefined}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-leaf-100 py-1 pr-2 pl-3 text-sm text-leaf-700 transition-colors hover:bg-leaf-600 hover:text-on-leaf"
          >
            <span className="truncate">{pill.text}</span>
            <Icon name="x" size="sm" className="size-3.5" />
          </Link>
        </li>
      ))}
      {pills.length > 1 && (
        <li>
          <Link
            to={clearTo}
            className="inline-flex min-h-8 items-center px-2 text-sm text-ink-700 underline underline-offset-4 hover:text-ink-900"
          >
            {t("clear")}
          </Link>
        </li>
      )}
    </ul>
  );
}
