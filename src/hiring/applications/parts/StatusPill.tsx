import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import type { CandidateStatus } from "../terms.ts";
import type { ApplicationView } from "./application-view.ts";

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

/** The status of an application as a badge. */
export function StatusPill({
  application: { status, offerAccepted },
}: {
  application: Pick<ApplicationView, "status" | "offerAccepted">;
}) {
  const t = useTranslations("applications");
  return offerAccepted ? (
    <Badge tone="success">{t("site.mine.offer.accepted")}</Badge>
  ) : (
    <Badge tone={tones[status]}>{t(`labels.status.${status}`)}</Badge>
  );
}
