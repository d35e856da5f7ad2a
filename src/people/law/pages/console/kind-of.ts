import { data, type Params, type RouterContextProvider } from "react-router";
import { type PageServices, pageServices } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { type LawKind, lawKinds } from "#platform/reference/terms.ts";

/** Returns the kind of an address. @throws Response 404 */
export function kindOf(params: Params): LawKind {
  const kind = lawKinds.find((known) => known === params.kind);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

/** Returns whether the reader may add rows: super administrators only. */
export function mayWrite(context: Readonly<RouterContextProvider>): boolean {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  return viewer?.kind === "admin" && viewer.isAdmin;
}
