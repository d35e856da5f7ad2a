import { useTranslations } from "use-intl";
import { type LawKind, lawKinds } from "#platform/reference/terms.ts";
import { CardHeader } from "#ui/Card.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { lawPaths } from "../../paths.ts";

/** The heading of the pages of law, with a tab for each kind. */
export function LawNav({ on }: { on: LawKind | "outlook" }) {
  const t = useTranslations("law.console");
  const labels = useTranslations("law.labels.kind");
  return (
    <>
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      <Tabs
        label={t("tabs.label")}
        items={[
          { to: lawPaths.outlook, label: t("tabs.outlook"), current: on === "outlook" },
          ...lawKinds.map((kind) => ({ to: lawPaths.list(kind), label: labels(kind), current: on === kind })),
        ]}
      />
    </>
  );
}
