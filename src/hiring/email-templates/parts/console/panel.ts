import { lazy } from "react";
import { useTranslations } from "use-intl";
import type { ApplicantPanel } from "#hiring/applications/parts/console/panel.ts";
import { applicantMailsPath } from "../../paths.ts";

export const emailPanel: ApplicantPanel = {
  command: "email",
  useTitle: () => useTranslations("email-templates.console.send")("write"),
  path: applicantMailsPath,
  Body: lazy(() => import("./ApplicantMail.tsx")),
};
