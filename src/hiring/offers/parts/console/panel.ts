import { lazy } from "react";
import { useTranslations } from "use-intl";
import type { ApplicantPanel } from "#hiring/applications/parts/console/panel.ts";
import { offerPaths } from "../../paths.ts";

export const offerPanel: ApplicantPanel = {
  command: "offer",
  useTitle: () => useTranslations("offers.console.card")("create"),
  path: offerPaths.write,
  Body: lazy(() => import("./OfferForm.tsx")),
};
