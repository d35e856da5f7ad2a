import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import type { UserState } from "../../terms.ts";

const toneOf: Record<UserState, Tone> = {
  active: "success",
  deactivated: "neutral",
  blocked: "danger",
  closing: "warning",
  erased: "neutral",
};

/** The state of a user as a badge. */
export function StateBadge({ state }: { state: UserState }) {
  const t = useTranslations("users.labels.state");
  return <Badge tone={toneOf[state]}>{t(state)}</Badge>;
}
