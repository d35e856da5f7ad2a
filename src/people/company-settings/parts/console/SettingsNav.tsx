import { useTranslations } from "use-intl";
import { retentionPath } from "#hiring/applications/console-paths.ts";
import { stagesPath } from "#hiring/stages/paths.ts";
import { webhooksPath } from "#hiring/webhooks/paths.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { apiKeysPath } from "#people/api-keys/paths.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { settingsPath } from "../../paths.ts";

const sections = [
  ["company", settingsPath],
  ["stages", stagesPath],
  ["retention", retentionPath],
  ["apiKeys", apiKeysPath],
  ["webhooks", webhooksPath],
] as const;
const forAdministrators: readonly string[] = ["apiKeys", "webhooks"];

/** The tabs that link the pages of a company's settings. */
export function SettingsNav({
  on,
  isAdmin,
}: {
  on: (typeof sections)[number][0];
  /** Only administrators see the tabs of API keys and webhooks. */
  isAdmin: boolean;
}) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("companySettings.console");
  return (
    <Tabs
      label={t("title")}
      items={sections
        .filter(([name]) => isAdmin || !forAdministrators.includes(name))
        .map(([name, pathOf]) => ({
          to: pathOf(workspace),
          label: t(`sections.${name}`),
          current: name === on,
        }))}
    />
  );
}
