import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";

/** Shows whether a webhook works. */
export function StateBadge({
  webhook: { active, off_reason, failing_since },
}: {
  webhook: { active: boolean; off_reason: string | null; failing_since: string | null };
}) {
  const t = useTranslations("webhooks.labels.state");
  if (off_reason) return <Badge tone="danger">{t("off")}</Badge>;
  if (!active) return <Badge>{t("inactive")}</Badge>;
  if (failing_since) return <Badge tone="warning">{t("failing")}</Badge>;
  return <Badge tone="success">{t("active")}</Badge>;
}
