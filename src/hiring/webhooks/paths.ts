import type { LinkedCompany } from "#people/accounts/workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";

/** The page on which a company's administrators manage the webhooks. */
export function webhooksPath(workspace: LinkedCompany): string {
  return `${settingsPath(workspace)}/webhooks`;
}

/** The page of a webhook with its settings and the log of its deliveries. */
export function webhookPath(workspace: LinkedCompany, id: number | string): string {
  return `${webhooksPath(workspace)}/${id}`;
}
