import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import type { DisplayState } from "../../terms.ts";
import { stateLooks } from "./states.ts";

/** The state of a job as a badge. */
export function StateBadge({ state }: { state: DisplayState }) {
  const t = useTranslations("jobs.labels.display_state");
  return <Badge tone={stateLooks[state].badge}>{t(state)}</Badge>;
}
