import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { companyCompany } from "#accounts/contract-profile.ts";
import { load, pageServices } from "#kit/page.ts";
import { railFolded } from "#ui/shells/rail.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";
import { useMenu } from "./menu.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, companyCompany);
  return {
    company: data.attributes?.name ?? "",
    menu: context.get(pageServices).siteMap.menuOf("company"),
    folded: railFolded(request.headers.get("cookie")),
  };
}

/** The frame of a company's pages. */
export default function CompanyShell() {
  const { company, menu, folded } = useLoaderData<typeof loader>();
  return (
    <ConsoleFrame
      {...useMenu(menu)}
      folded={folded}
      middle={<p className="truncate text-sm font-semibold text-ink-700 max-sm:sr-only">{company}</p>}
    />
  );
}
