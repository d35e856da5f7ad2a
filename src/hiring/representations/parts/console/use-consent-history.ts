import { useTranslations } from "use-intl";
import type { Describe } from "#hiring/applications/parts/console/History.tsx";

const tones = { provisional: "warning", yes: "success", no: "danger" } as const;

const answerTones = { fit: "success", maybe: "neutral", no: "danger" } as const;

/** Returns a function that describes activities of consents and introductions in an applicant's history. */
export function useConsentHistory(): Describe {
  const t = useTranslations("representations.console.history");
  return ({ kind, by, about }) => {
    if (kind === "representation_ask")
      return {
        title: t(about.named ? "representation_name" : kind, { by: by ?? "" }),
        icon: "mail",
        tone: "neutral",
      };
    if (kind === "representation_answer") {
      const answer = about.answer === "yes" || about.answer === "provisional" ? about.answer : "no";
      return { title: t(`representation_answer.${answer}`), icon: "mail", tone: tones[answer] };
    }
    if (kind === "am_return") return { title: t(kind, { by: by ?? "" }), icon: "undo", tone: "warning" };
    if (kind === "submission_answer") {
      const answer = about.answer === "fit" || about.answer === "maybe" ? about.answer : "no";
      return { title: t(`submission_answer.${answer}`), icon: "mail", tone: answerTones[answer] };
    }
    if (kind === "off_limits_override")
      return { title: t(kind, { by: by ?? "" }), icon: "check", tone: "info" };
    if (kind !== "representation_revoke") return null;
    return { title: t(kind), icon: "mail", tone: "danger" };
  };
}
