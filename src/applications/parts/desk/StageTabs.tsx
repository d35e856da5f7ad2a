import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Tabs } from "#ui/Tabs.tsx";
import { type Card, type Column, stageName } from "./board-model.ts";

/** On a phone the board is one stage at a time. */
export function StageTabs({
  stages,
  inView,
  current,
}: {
  stages: readonly Column[];
  inView: readonly (readonly Card[])[];
  current: string | null;
}) {
  const t = useTranslations("applications.desk");
  const locale = useLocale();
  const [params] = useSearchParams();
  return (
    <div className="px-4 pt-2 md:hidden">
      <Tabs
        label={t("stages")}
        items={stages.map((stage, index) => {
          const to = new URLSearchParams(params);
          to.set("stage", stage.id);
          return {
            to: { search: `?${to}` },
            label: stageName(stage, locale),
            count: inView[index]?.length ?? 0,
            current: stage.id === current,
          };
        })}
      />
    </div>
  );
}
