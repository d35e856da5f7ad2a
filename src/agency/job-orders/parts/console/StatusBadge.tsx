import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import type { OrderStatus } from "../../terms.ts";

const tones: Record<OrderStatus, Tone> = {
  draft: "neutral",
  open: "success",
  on_hold: "warning",
  filled: "leaf",
  lost: "danger",
  canceled: "neutral",
};

/** The status of a job order as a badge. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations("jobOrders.labels.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
