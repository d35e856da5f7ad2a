import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { useTranslations } from "use-intl";
import { deskPaths } from "#jobs/paths.ts";
import { railFolded } from "#ui/shells/rail.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return { folded: railFolded(request.headers.get("cookie")) };
}

/** The frame of a company's pages. */
export default function CompanyShell() {
  const { folded } = useLoaderData<typeof loader>();
  const t = useTranslations("jobs.desk.nav");
  const home = deskPaths.jobs(Number(useParams().companyId));
  return (
    <ConsoleFrame
      home={home}
      folded={folded}
      nav={[{ href: home, label: t("jobs"), short: t("jobsShort"), icon: "briefcase" }]}
    />
  );
}
