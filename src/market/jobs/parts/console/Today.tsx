import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";

export interface TodayCounts {
  new_applicants: number;
  waiting: number;
  in_review: number;
  expiring: number;
}

/** The tasks of a recruiter's day as links to lists; empty without tasks. */
export function Today({ counts, page }: { counts: TodayCounts; page: string }) {
  const t = useTranslations("jobs.console.today");
  const entries = [
    { key: "new_applicants", icon: "users", to: `${page}?sort=-new` },
    { key: "waiting", icon: "clock", to: `${page}?sort=-waiting` },
    { key: "in_review", icon: "eye", to: `${page}?tab=reviewing` },
    { key: "expiring", icon: "calendar", to: `${page}?sort=expires` },
  ] as const satisfies { key: keyof TodayCounts; icon: IconName; to: string }[];
  const due = entries.filter(({ key }) => counts[key] > 0);
  if (due.length === 0) return null;
  return (
    <nav aria-label={t("title")}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
        {due.map(({ key, icon, to }) => (
          <li key={key} className="flex">
            <Link
              to={to}
              className="flex min-h-14 flex-1 items-center gap-3 rounded-lg border border-line bg-surface px-3 py-2 text-sm text-ink-700 transition-colors hover:border-edge hover:text-ink-900 sm:px-4"
            >
              <Icon
                name={icon}
                className={cx("shrink-0", key === "waiting" ? "text-warning-600" : "text-leaf-700")}
              />
              <span className="min-w-0">
                <span className="mr-1.5 text-lg font-semibold tabular-nums text-ink-900">{counts[key]}</span>
                {t(key, { count: counts[key] })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
