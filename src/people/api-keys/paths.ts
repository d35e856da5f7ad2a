import type { LinkedCompany } from "#people/accounts/workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";

/** Where a company's administrators make and revoke API keys. */
export function apiKeysPath(workspace: LinkedCompany): string {
  return `${settingsPath(workspace)}/api-keys`;
}
