import { useTranslations } from "use-intl";
import { Tabs } from "#ui/Tabs.tsx";
import { introductionPaths } from "../../console-paths.ts";
import type { RequestSide } from "../../terms.ts";

/** The tabs of the pages about ownerships: the list, and the requests for a share from either side. */
export function OwnershipTabs({
  current,
  waiting,
}: {
  current: "ownerships" | RequestSide;
  /** The requests that wait for the reader's answer. */
  waiting: number;
}) {
  const t = useTranslations("introductions.console");
  return (
    <Tabs
      label={t("nav")}
      items={[
        {
          to: introductionPaths.ownerships,
          label: t("tabs.ownerships"),
          current: current === "ownerships",
        },
        {
          to: introductionPaths.requests("others"),
          label: t("tabs.others"),
          count: waiting,
          current: current === "others",
        },
        { to: introductionPaths.requests("own"), label: t("tabs.own"), current: current === "own" },
      ]}
    />
  );
}
