import { useTranslations } from "use-intl";
import type { Describe } from "#hiring/applications/parts/console/History.tsx";

const tones = { provisional: "warning", yes: "success", no: "danger" } as const;

/** Returns a function that describes activities of consents in an applicant's history. */
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
    if (kind !== "representation_revoke") return null;
    return { title: t(kind), icon: "mail", tone: "danger" };
  };
}
