import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { cachePage, formOf, load, type PageServices, pageServices, pageUrl, perform } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { addAsClientPath } from "#people/clients/paths.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { companyPage, follow, unfollow } from "../contract.ts";
import { headerView } from "../parts/profile-view.ts";
import { companiesPath } from "../paths.ts";
import { loadIndustries } from "./industries.ts";

/**
 * Loads the data for the head of each of a company's pages; an address in capitals redirects to the canonical
 * one.
 */
export async function loadCompany({ context, params, request }: LoaderFunctionArgs) {
  const { language, viewer, publicUrl } = context.get(pageServices) as PageServices<Account>;
  const slug = params.slug ?? "";
  const { pathname, search } = pageUrl(request);
  if (slug !== slug.toLowerCase()) throw redirect(pathname.toLowerCase() + search, 301);
  const [reference, { nameOf }, { data }] = await Promise.all([
    loadReference(context, request),
    loadIndustries(context, request),
    load(context, request, companyPage, { params: { slug } }),
  ]);
  const own = data.attributes.slug;
  if (own !== slug) throw redirect(pathname.replace(`/${slug}`, `/${own}`) + search, 301);
  // The page cache distinguishes the pages of the list of jobs by the parameter `page`.
  cachePage(context, { seconds: 60, query: ["page"] });
  return {
    data,
    reference,
    language,
    company: headerView(data, language, reference, nameOf),
    directoryPath: companiesPath[language],
    origin: publicUrl,
    visitor: viewer === null,
    addAsClient: viewer?.kind === "consultant" ? addAsClientPath(data.id) : null,
    email: viewer?.email ?? null,
  };
}

/** Follows or unfollows the company of the address, and shows the page again. */
export async function followAction({ context, params, request }: ActionFunctionArgs) {
  const wanted = (await formOf(request)).get("follow") !== "false";
  const { data } = await load(context, request, companyPage, { params: { slug: params.slug ?? "" } });
  await perform(context, request, wanted ? follow : unfollow, { params: { id: Number(data.id) } });
  return redirect(pageUrl(request).pathname);
}
