import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import type { PlacementStatus } from "../../lifecycle.ts";

const tones: Record<PlacementStatus, Tone> = {
  onboarding: "info",
  invoiced: "warning",
  paid: "success",
  failed_probation: "danger",
  replacement: "warning",
  canceled: "neutral",
};

export function StatusBadge({ status }: { status: PlacementStatus }) {
  const t = useTranslations("placements.labels.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
