import { useTranslations } from "use-intl";
import { Tabs } from "#ui/Tabs.tsx";
import type { JobGroup } from "../../lifecycle.ts";

/** The tabs of a job list, with the number of jobs in each. A search by title applies to the next tab, too. */
export function GroupTabs({
  page,
  current,
  counts,
  title,
  first,
}: {
  page: string;
  /** The tab of the page; null on a page that belongs to no tab. */
  current: JobGroup | null;
  /** The number of jobs in each tab; the keys are in the order of the tabs. */
  counts: Partial<Record<JobGroup, number>>;
  title: string | undefined;
  /** The first tab, which the address does not name. */
  first: JobGroup;
}) {
  const t = useTranslations("jobs.console.tabs");
  const groups = [
    first,
    ...(Object.keys(counts) as JobGroup[]).filter(
      (group) =>
        group !== first &&
        // Frozen jobs are rare, so their tab is shown only if there are any.
        (group !== "frozen" || group === current || counts.frozen),
    ),
  ];
  return (
    <Tabs
      label={t("label")}
      items={groups.map((group) => {
        const query = new URLSearchParams();
        if (group !== first) query.set("tab", group);
        if (title) query.set("title", title);
        return {
          to: query.size > 0 ? `${page}?${query}` : page,
          label: t(group),
          count: counts[group],
          current: group === current,
        };
      })}
    />
  );
}
