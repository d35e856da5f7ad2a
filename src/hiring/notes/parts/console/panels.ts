import { lazy } from "react";
import { useTranslations } from "use-intl";
import type { ApplicantPanel } from "#hiring/applications/parts/console/panel.ts";
import { applicantNotesPath } from "../../paths.ts";

export const notePanel: ApplicantPanel = {
  command: "note",
  useTitle: () => useTranslations("notes.console.notes")("label"),
  path: applicantNotesPath,
  stays: true,
  Body: lazy(() => import("./ApplicantNotes.tsx")),
};

export const feedbackPanel: ApplicantPanel = {
  command: "feedback",
  useTitle: () => useTranslations("notes.console.feedbacks")("give"),
  path: (workspace, id) => `${applicantNotesPath(workspace, id)}#feedback`,
  stays: true,
  Body: lazy(() => import("./ApplicantFeedback.tsx")),
};
