import { useTranslations } from "use-intl";
import type { Describe } from "#hiring/applications/parts/console/History.tsx";
import { useDate } from "#ui/use-date.ts";
import { responses } from "../../terms.ts";

/** Returns a function that describes activities of interviews in an applicant's history. */
export function useInterviewHistory(): Describe {
  const t = useTranslations("interviews.console.history");
  const at = useDate("weekday");
  return ({ kind, by, about }) => {
    const when = typeof about.starts_at === "string" ? at(about.starts_at) : "";
    const look = { icon: "calendar", tone: "info" } as const;
    if (kind === "interview_offer")
      return { title: t(kind, { by: by ?? "", count: Number(about.slots) }), ...look };
    if (kind === "interview_offer_end")
      return { title: t(kind, { by: by ?? "" }), icon: "x", tone: "neutral" };
    if (kind === "interview_schedule" && about.chosen) return { title: t("chosen", { when }), ...look };
    if (kind === "interview_schedule" || kind === "interview_reschedule")
      return { title: t(kind, { by: by ?? "", when }), ...look };
    if (kind === "interview_cancel")
      return { title: t(kind, { by: by ?? "none" }), icon: "x", tone: "neutral" };
    if (kind === "interview_complete" || kind === "interview_no_show")
      return { title: t(kind, { by: by ?? "" }), ...look };
    if (kind !== "interview_answer") return null;
    const response = responses.find((each) => each === about.response) ?? "pending";
    if (response === "pending") return null;
    return { title: t(`interview_answer.${response}`, { when }), ...look };
  };
}
