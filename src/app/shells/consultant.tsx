import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { reviewPaths } from "#jobs/paths.ts";
import { railFolded } from "#ui/shells/rail.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return { folded: railFolded(request.headers.get("cookie")) };
}

/** The frame of a consultant's pages. */
export default function ConsultantShell() {
  const { folded } = useLoaderData<typeof loader>();
  const t = useTranslations("jobs.console.nav");
  // The dashboard is the review queue; its jobs have an address of their own (spec §2).
  const reviewing = useLocation().pathname.startsWith("/consultants/review-jobs/");
  return (
    <ConsoleFrame
      home={reviewPaths.consultant.list}
      folded={folded}
      nav={[
        {
          href: reviewPaths.consultant.list,
          label: t("dashboard"),
          short: t("dashboardShort"),
          icon: "list",
          current: reviewing || undefined,
        },
      ]}
    />
  );
}
