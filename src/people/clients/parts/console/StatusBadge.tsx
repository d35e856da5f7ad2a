import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { clientStates } from "../../terms.ts";

const tones = { lead: "info", active: "success", inactive: "neutral" } as const;

/** The status of a client. */
export function StatusBadge({ status }: { status: number }) {
  const t = useTranslations("clients.labels.status");
  const state = clientStates[status] ?? "lead";
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
