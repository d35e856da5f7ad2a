import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { cx } from "#ui/cx.ts";
import type { ApplicantData } from "../../applicant-data.ts";

export const tabs = ["cv", "profile", "interviews", "notes", "messages", "tasks", "history"] as const;
type Tab = (typeof tabs)[number];

export type ApplicantTabs = ReturnType<typeof useApplicantTabs>;

/** Returns the shown tab of an applicant, which is in the address, and the box for notes. */
export function useApplicantTabs({ applicant }: Pick<ApplicantData, "applicant">, inDrawer: boolean) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const noteBox = useRef<HTMLDivElement>(null);
  // True until the note box gets the focus, which is possible only when its tab is shown.
  const writesNote = useRef(Boolean((state as { note?: boolean } | null)?.note));
  // An applicant without a CV opens with the profile, not with an empty tab.
  const first = applicant.cv_text.state === "none" ? "profile" : "cv";
  const shown = tabs.find((tab) => tab === params.get("tab")) ?? first;
  const focusNote = () => noteBox.current?.querySelector("textarea")?.focus();
  useEffect(() => {
    if (shown !== "notes" || !writesNote.current) return;
    writesNote.current = false;
    focusNote();
  });
  const searchOf = (tab: Tab) => {
    const next = new URLSearchParams(params);
    next.set("tab", tab);
    return `?${next}`;
  };
  return {
    shown,
    searchOf,
    noteBox,
    /** The class of a part, which hides it while another tab is shown. */
    classOf: (tab: Tab) => cx(shown !== tab && (inDrawer ? "hidden" : "max-lg:hidden print:block!")),
    /** Focuses the note box; the drawer shows its tab first. */
    writeNote() {
      if (!inDrawer || shown === "notes") return focusNote();
      writesNote.current = true;
      void navigate({ search: searchOf("notes") }, { replace: true });
    },
  };
}
