import type { LinkedCompany } from "#people/accounts/workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";

/** Returns the address of the page where a company's administrators create and revoke API keys. */
export function apiKeysPath(workspace: LinkedCompany): string {
  return `${settingsPath(workspace)}/api-keys`;
}
