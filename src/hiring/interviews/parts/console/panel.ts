import { lazy } from "react";
import { useTranslations } from "use-intl";
import type { ApplicantPanel } from "#hiring/applications/parts/console/panel.ts";
import { interviewPaths } from "../../paths.ts";

export const interviewPanel: ApplicantPanel = {
  command: "interview",
  useTitle: () => useTranslations("interviews.console.card")("schedule"),
  path: interviewPaths.new,
  Body: lazy(() => import("./ScheduleForm.tsx")),
};
