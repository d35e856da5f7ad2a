import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import type { InvoiceStatus } from "../../lifecycle.ts";

const tones: Record<InvoiceStatus, Tone> = {
  draft: "neutral",
  issued: "info",
  part_paid: "warning",
  paid: "success",
  void: "neutral",
  replaced: "neutral",
};

export function StatusBadge({ status }: { status: InvoiceStatus }) {
  const t = useTranslations("invoices.labels.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
