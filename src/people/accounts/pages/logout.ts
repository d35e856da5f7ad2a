import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { pageServices, perform } from "#kit/page.ts";
import { logout } from "../contract.ts";
import { clearedSetUpFlag } from "../set-up-flag.ts";

/** Redirects a GET of the logout address to the home page, because a GET must not end a session. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language, siteMap } = context.get(pageServices);
  throw redirect(siteMap.inLanguage("/", language));
}

export async function action({ context, request }: ActionFunctionArgs) {
  await perform(context, request, logout);
  context.get(pageServices).setCookie(clearedSetUpFlag);
  // Drafts in the browser's storage are personal, so the next user of this computer must not find them.
  // Cookies remain.
  throw redirect("/login", { headers: { "clear-site-data": '"storage"' } });
}
