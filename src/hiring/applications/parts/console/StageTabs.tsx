import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Tabs } from "#ui/Tabs.tsx";
import { type Column, stageName } from "./board-model.ts";

/** Tabs of the stages for phones, which show one stage of the board at a time. */
export function StageTabs({
  stages,
  counts,
  current,
}: {
  stages: readonly Column[];
  /** The number of applicants of each stage that match the view. */
  counts: readonly number[];
  current: string | null;
}) {
  const t = useTranslations("applications.console");
  const locale = useLocale();
  const [params] = useSearchParams();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = current ? bar.current?.querySelector<HTMLElement>("[aria-current]") : null;
    const row = tab?.closest("nav");
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <div ref={bar} className="px-4 pt-2 md:hidden">
      <Tabs
        label={t("stages")}
        items={stages.map((stage, index) => {
          const to = new URLSearchParams(params);
          to.set("stage", stage.id);
          return {
            to: { search: `?${to}` },
            label: stageName(stage, locale),
            count: counts[index] ?? 0,
            current: stage.id === current,
          };
        })}
      />
    </div>
  );
}
