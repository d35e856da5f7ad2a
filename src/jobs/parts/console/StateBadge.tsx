import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import type { DisplayState } from "../../terms.ts";

const tones: Record<DisplayState, Tone> = {
  draft: "neutral",
  reviewing: "info",
  published: "success",
  rejected: "danger",
  closed: "neutral",
  expired: "warning",
  frozen: "warning",
};

/** The one word for where a job stands. */
export function StateBadge({ state }: { state: DisplayState }) {
  const t = useTranslations("jobs.labels.display_state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
