import { useTranslations } from "use-intl";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { WebhookView } from "../../pages/console/list.tsx";
import { webhookPath } from "../../paths.ts";
import { StateBadge } from "./StateBadge.tsx";

/** Lists webhooks with their state and a link to their page. */
export function WebhookCards({ webhooks }: { webhooks: readonly WebhookView[] }) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("webhooks.console");
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {webhooks.map((webhook) => (
          <li key={webhook.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4 sm:p-6">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 font-mono text-sm font-semibold break-all">{webhook.url}</span>
                <StateBadge webhook={webhook} />
              </p>
              <p className="mt-1 text-sm text-ink-500">
                {[webhook.description, t("chosen", { count: webhook.events.length })]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            <Button
              to={webhookPath(workspace, webhook.id)}
              variant="secondary"
              size="sm"
              aria-label={t("openLong", { url: webhook.url })}
            >
              {t("open")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
