import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load, pageServices } from "#kit/page.ts";
import { inbox } from "#support/contract-inbox.ts";
import { railFolded } from "#ui/shells/rail.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";
import { useMenu } from "./menu.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { meta } = await load(context, request, inbox, { query: { items: 1 } });
  return {
    menu: context.get(pageServices).siteMap.menuOf("admin"),
    folded: railFolded(request.headers.get("cookie")),
    counts: { openThreads: meta.counts.open },
  };
}

/** The frame of an administrator's pages. */
export default function AdminShell() {
  const { menu, folded, counts } = useLoaderData<typeof loader>();
  return <ConsoleFrame {...useMenu(menu, counts)} folded={folded} />;
}
