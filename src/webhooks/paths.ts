import { webhooksPath } from "#company-settings/paths.ts";

/** A webhook, its settings and the log of its deliveries. */
export function webhookPath(companyId: number, id: number | string): string {
  return `${webhooksPath(companyId)}/${id}`;
}
