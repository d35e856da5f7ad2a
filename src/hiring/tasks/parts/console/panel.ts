import { lazy } from "react";
import { useTranslations } from "use-intl";
import type { ApplicantPanel } from "#hiring/applications/parts/console/panel.ts";
import { applicantTaskPath } from "../../paths.ts";

export const taskPanel: ApplicantPanel = {
  command: "task",
  useTitle: () => useTranslations("tasks.console.form")("createTitle"),
  path: applicantTaskPath,
  Body: lazy(() => import("./NewTask.tsx")),
};
