import { useTranslations } from "use-intl";
import { type ListKind, listKinds } from "#platform/reference/list-kinds.ts";
import { CardHeader } from "#ui/Card.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { listPaths } from "../../paths.ts";

/** The heading of the lists, with a tab for each. */
export function ListNav({ on }: { on: ListKind }) {
  const t = useTranslations("lists.console");
  const labels = useTranslations("lists.labels.kind");
  return (
    <>
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      <Tabs
        label={t("tabs")}
        items={listKinds.map((kind) => ({
          to: listPaths[kind].list,
          label: labels(kind),
          current: on === kind,
        }))}
      />
    </>
  );
}
