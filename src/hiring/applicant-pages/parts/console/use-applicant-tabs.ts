import { useSearchParams } from "react-router";
import { cx } from "#ui/cx.ts";
import type { ApplicantData } from "../../applicant-data.ts";

export const tabs = ["cv", "profile", "interviews", "notes", "messages", "tasks", "history"] as const;
type Tab = (typeof tabs)[number];

export type ApplicantTabs = ReturnType<typeof useApplicantTabs>;

/**
 * Returns the shown tab of an applicant, which is in the address.
 * @param hasNotes whether a panel shows the notes, so that their tab has none
 */
export function useApplicantTabs(
  { applicant }: Pick<ApplicantData, "applicant">,
  { inDrawer, hasNotes }: { inDrawer: boolean; hasNotes: boolean },
) {
  const [params] = useSearchParams();
  // An applicant without a CV opens with the profile, not with an empty tab.
  const first = applicant.cv_text.state === "none" ? "profile" : "cv";
  const named = tabs.find((tab) => tab === params.get("tab")) ?? first;
  const shown = hasNotes && named === "notes" ? first : named;
  const searchOf = (tab: Tab) => {
    const next = new URLSearchParams(params);
    next.set("tab", tab);
    return `?${next}`;
  };
  return {
    shown,
    searchOf,
    /** The class of a part, which hides it while another tab is shown. */
    classOf: (tab: Tab) => cx(shown !== tab && (inDrawer ? "hidden" : "max-lg:hidden print:block!")),
  };
}
