import { useTranslations } from "use-intl";
import type { Describe } from "#hiring/applications/parts/console/History.tsx";
import { feedbackAnswers } from "../../terms.ts";

const tones = { fit: "success", maybe: "neutral", no: "danger" } as const;

/** Returns a function that describes activities of an agency's links in an applicant's history. */
export function useShareHistory(): Describe {
  const t = useTranslations("share-links.console.history");
  return ({ kind, by, about }) => {
    const recipient = String(about.recipient);
    if (kind === "cv_share")
      return { title: t(kind, { by: by ?? "", recipient }), icon: "mail", tone: "neutral" };
    if (kind === "cv_share_revoke") return { title: t(kind, { recipient }), icon: "mail", tone: "neutral" };
    const answer = feedbackAnswers.find((each) => each === about.answer);
    if (kind !== "cv_share_answer" || !answer) return null;
    return { title: t(`cv_share_answer.${answer}`, { recipient }), icon: "mail", tone: tones[answer] };
  };
}
