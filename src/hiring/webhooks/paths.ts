import type { LinkedCompany } from "#people/accounts/workspace.ts";
import { webhooksPath } from "#people/company-settings/paths.ts";

/** A webhook, its settings and the log of its deliveries. */
export function webhookPath(workspace: LinkedCompany, id: number | string): string {
  return `${webhooksPath(workspace)}/${id}`;
}
