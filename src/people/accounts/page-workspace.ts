import type { RouterContextProvider } from "react-router";
import { pageServices } from "#kit/page.ts";
import type { Account } from "./actor.ts";
import { type CompanyWorkspace, companyOf, type Workspace, workspaceOfAccount } from "./workspace.ts";

/**
 * Returns the workspace of the viewer, for loaders and actions of hiring pages.
 * @throws a 404 response for an account that does not hire; the access table admits none to these pages
 */
export function workspaceOf(context: Readonly<RouterContextProvider>): Workspace {
  const workspace = workspaceOfAccount(context.get(pageServices).viewer as Account | null);
  if (!workspace) throw new Response(null, { status: 404 });
  return workspace;
}

/**
 * Returns the company of the viewer, for loaders and actions of pages that agencies do not have.
 * @throws a 404 response for any other account
 */
export function companyWorkspaceOf(context: Readonly<RouterContextProvider>): CompanyWorkspace {
  const company = companyOf(workspaceOf(context));
  if (!company) throw new Response(null, { status: 404 });
  return company;
}
