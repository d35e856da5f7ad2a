import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import type { CandidateStatus } from "../terms.ts";

const tones: Record<CandidateStatus, Tone> = {
  applied: "info",
  under_review: "info",
  interview: "leaf",
  offer: "leaf",
  hired: "success",
  rejected: "neutral",
  no_response: "neutral",
  withdrawn: "neutral",
};

/** Where an application stands, in a word. */
export function StatusPill({ status }: { status: CandidateStatus }) {
  const t = useTranslations("applications.labels.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
