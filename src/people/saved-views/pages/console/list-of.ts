import { pageUrl } from "#kit/page.ts";
import { type ListName, listNames } from "../../terms.ts";

/** Returns the list that the address names. @throws Response 404 for an unknown list */
export function listOf(request: Request): ListName {
  const sent = pageUrl(request).searchParams.get("list");
  const list = listNames.find((name) => name === sent);
  if (!list) throw new Response(null, { status: 404 });
  return list;
}
