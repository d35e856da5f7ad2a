import { lazy } from "react";
import { useTranslations } from "use-intl";
import type { ApplicantPanel } from "#hiring/applications/parts/console/panel.ts";
import { applicantMessagesPath } from "../../console-paths.ts";

export const messagePanel: ApplicantPanel = {
  command: "message",
  useTitle: () => useTranslations("messages.site")("title"),
  path: applicantMessagesPath,
  stays: true,
  Body: lazy(() => import("./MessageForm.tsx")),
};
