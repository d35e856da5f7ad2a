import { useTranslations } from "use-intl";
import { archivesPath } from "#agency/archives/console-paths.ts";
import { retentionPath } from "#hiring/applications/console-paths.ts";
import { kitPaths } from "#hiring/interview-kits/paths.ts";
import { offerPaths } from "#hiring/offers/paths.ts";
import { stagesPath } from "#hiring/stages/paths.ts";
import { webhooksPath } from "#hiring/webhooks/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { apiKeysPath } from "#people/api-keys/paths.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { settingsPath } from "../../paths.ts";

type Section = "details" | "stages" | "kits" | "offers" | "retention" | "apiKeys" | "webhooks" | "archives";

/** The tabs that link the pages of the settings of a company or an agency. Agencies have no API keys and no webhooks, but exports. */
export function SettingsNav({
  on,
  isAdmin,
}: {
  on: Section;
  /** Only administrators see the tabs of API keys, webhooks and exports. */
  isAdmin: boolean;
}) {
  const workspace = useWorkspace();
  const company = companyOf(workspace);
  const t = useTranslations("companySettings.console.sections");
  const tab = (name: Section, to: string, label = t(name)) => ({ to, label, current: name === on });
  return (
    <Tabs
      label={t("label")}
      items={[
        tab("details", settingsPath(workspace), t(company ? "details" : "agency")),
        tab("stages", stagesPath(workspace)),
        tab("kits", kitPaths.list(workspace)),
        tab("offers", offerPaths.template(workspace)),
        tab("retention", retentionPath(workspace)),
        ...(company && isAdmin
          ? [tab("apiKeys", apiKeysPath(company)), tab("webhooks", webhooksPath(company))]
          : []),
        ...(!company && isAdmin ? [tab("archives", archivesPath)] : []),
      ]}
    />
  );
}
