import { type LoaderFunctionArgs, redirect } from "react-router";
import { type PageServices, pageServices } from "#kit/page.ts";
import { landing } from "../access.ts";
import type { Account } from "../actor.ts";

/** The start page after signing in (spec §2, "Landing after login"). */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, language, siteMap } = context.get(pageServices) as PageServices<Account>;
  throw redirect(landing(viewer ?? { kind: "visitor" }, language, siteMap) + new URL(request.url).search);
}
