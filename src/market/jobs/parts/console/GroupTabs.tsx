import { useTranslations } from "use-intl";
import { Tabs } from "#ui/Tabs.tsx";
import type { JobGroup } from "../../lifecycle.ts";

/** The states of a job list, with how many are in each; a search by title goes along. */
export function GroupTabs({
  page,
  current,
  counts,
  title,
  first,
}: {
  page: string;
  /** Null beside another list. */
  current: JobGroup | null;
  /** In the order of the tabs. */
  counts: Partial<Record<JobGroup, number>>;
  title: string | undefined;
  /** Stands in front, and needs no name in the address. */
  first: JobGroup;
}) {
  const t = useTranslations("jobs.console.tabs");
  const groups = [
    first,
    ...(Object.keys(counts) as JobGroup[]).filter(
      (group) =>
        group !== first &&
        // Rare: named only where there are some.
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
