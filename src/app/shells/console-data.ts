import type { LoaderFunctionArgs } from "react-router";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import { inbox } from "#market/support/contract-inbox.ts";
import type { Account } from "#people/accounts/actor.ts";
import { companyCompany } from "#people/accounts/contract-profile.ts";
import { railFolded } from "#ui/shells/rail.ts";

export type ConsoleKind = "company" | "consultant" | "admin";

/**
 * Loads the data of a console's frame.
 * @param closed for staff whose second step of signing in is due: the menu is empty
 */
export async function consoleData(
  { context, request }: LoaderFunctionArgs,
  kind: ConsoleKind,
  closed = false,
) {
  const { siteMap, language, viewer } = context.get(pageServices) as PageServices<Account>;
  const [company, counts] = await Promise.all([
    kind === "company" ? load(context, request, companyCompany) : null,
    kind === "admin" && !closed ? load(context, request, inbox, { query: { items: 1 } }) : null,
  ]);
  const own = company?.data.attributes;
  return {
    kind,
    menu: closed ? [] : siteMap.menuOf(kind, viewer?.kind === "admin" && !viewer.isAdmin),
    folded: railFolded(request.headers.get("cookie")),
    company: own ? { name: own.name, path: companyPath(language, own.slug) } : null,
    counts: (counts ? { openThreads: counts.meta.counts.open } : {}) as Record<string, number>,
  };
}

export type ConsoleData = Awaited<ReturnType<typeof consoleData>>;
