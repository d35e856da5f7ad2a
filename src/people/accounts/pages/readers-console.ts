import { type LoaderFunctionArgs, redirect } from "react-router";
import { type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import type { Account } from "../actor.ts";
import { pathFor } from "../workspace.ts";

/**
 * Redirects an address of `ofReader` to the reader's console; administrators have none and go to the home
 * page.
 */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const { pathname, search } = pageUrl(request);
  const address = pathname + search;
  const path = viewer ? pathFor(viewer, address) : address;
  throw redirect(path === address ? "/" : path);
}
