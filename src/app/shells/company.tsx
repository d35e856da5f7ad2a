import { type LoaderFunctionArgs, useLoaderData, useLocation, useParams } from "react-router";
import { useTranslations } from "use-intl";
import { companyCompany } from "#accounts/contract-profile.ts";
import { consolePaths } from "#jobs/paths.ts";
import { load } from "#kit/page.ts";
import { railFolded } from "#ui/shells/rail.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, companyCompany);
  return {
    company: data.attributes?.name ?? "",
    folded: railFolded(request.headers.get("cookie")),
  };
}

// A job's board and preview stand beside the list in the address, not below it.
const ofJobs = /^\/employer\/\d+\/(jobs|candidates|\d+)(\/|$)/;

/** The frame of a company's pages. */
export default function CompanyShell() {
  const { company, folded } = useLoaderData<typeof loader>();
  const t = useTranslations("jobs.console.nav");
  const { pathname } = useLocation();
  const home = consolePaths.jobs(Number(useParams().companyId));
  return (
    <ConsoleFrame
      home={home}
      folded={folded}
      nav={[
        {
          href: home,
          label: t("jobs"),
          short: t("jobsShort"),
          icon: "briefcase",
          current: ofJobs.test(pathname) || undefined,
        },
      ]}
      middle={<p className="truncate text-sm font-semibold text-ink-700 max-sm:sr-only">{company}</p>}
    />
  );
}
