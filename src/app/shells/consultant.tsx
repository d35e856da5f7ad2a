import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageServices } from "#kit/page.ts";
import { railFolded } from "#ui/shells/rail.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";
import { useMenu } from "./menu.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    menu: context.get(pageServices).siteMap.menuOf("consultant"),
    folded: railFolded(request.headers.get("cookie")),
  };
}

/** The frame of a consultant's pages. */
export default function ConsultantShell() {
  const { menu, folded } = useLoaderData<typeof loader>();
  return <ConsoleFrame {...useMenu(menu)} folded={folded} />;
}
