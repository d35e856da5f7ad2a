import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import type { ListView } from "../../pages/console/list-data.ts";
import { queueParts } from "../../terms.ts";

/** Links to all waiting jobs, to parts of the queue, and to the viewer's own decisions. */
export function QueueViews({
  home,
  kind,
  current,
  title,
}: {
  home: string;
  kind: "admin" | "consultant";
  current: ListView;
  title: string | undefined;
}) {
  const t = useTranslations("jobReview.console");
  const to = (query: Record<string, string>) => {
    const whole = new URLSearchParams({ ...(title ? { title } : {}), ...query });
    return whole.size > 0 ? `${home}?${whole}` : home;
  };
  const views = [
    { name: "all", label: t("review.allWaiting"), to: to({}) },
    { name: "overdue", label: t("review.onlyOverdue"), to: to({ overdue: "1" }) },
    ...queueParts
      // Consultants do not review jobs of agencies.
      .filter((part) => kind === "admin" || part !== "agency")
      .map((part) => ({ name: part, label: t(`claim.parts.${part}`), to: to({ part }) })),
    { name: "decided", label: t("reviewer.mine"), to: `${home}?tab=mine` },
    ...(kind === "admin" ? [{ name: "second", label: t("second.view"), to: `${home}?tab=second` }] : []),
  ];
  return (
    <ul className="flex flex-wrap gap-1">
      {views.map((view) => (
        <li key={view.name}>
          <Link
            to={view.to}
            aria-current={view.name === current ? "true" : undefined}
            className={cx(
              "inline-flex min-h-8 items-center rounded-full px-3 text-sm font-semibold transition-colors",
              view.name === current
                ? "bg-leaf-100 text-leaf-700"
                : "text-ink-500 hover:bg-hover hover:text-ink-900",
            )}
          >
            {view.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
