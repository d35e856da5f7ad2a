import type { Account } from "./actor.ts";

/**
 * The tenant that hires: a company, or an agency for its clients. The client of an agency is part of a row
 * (job, applicant), never of an address.
 */
export type Workspace = CompanyWorkspace | { agency: number };

/** The people of a company, of an agency, or of Sen itself: the administrators (spec §3). */
export type Team = Workspace | { sen: true };

/** A company, for the pages that agencies do not have. */
export interface CompanyWorkspace {
  company: number;
}

/** Stands for the reader's workspace in links of mails, notifications and calendar files. */
export const ofReader = "reader";

/** The workspace whose console an address opens. */
export type LinkedWorkspace = Workspace | typeof ofReader;

/** The company whose console an address opens. */
export type LinkedCompany = CompanyWorkspace | typeof ofReader;

/** The start of addresses that redirect all readers to their own consoles. */
export const readersConsole = "/console";

/** Returns the workspace of a recruiter or a consultant; null for accounts that do not hire. */
export function workspaceOfAccount(account: Account | null): Workspace | null {
  if (account?.kind === "company") return { company: account.companyId };
  return account?.kind === "consultant" ? { agency: account.agencyId } : null;
}

/** Returns the address of a console page, for a path like `/offers`. */
export function pathIn(workspace: LinkedWorkspace, path: string): string {
  if (workspace === ofReader) return readersConsole + path;
  return "company" in workspace ? `/employer/${workspace.company}${path}` : `/consultants${path}`;
}

/** Returns the workspace of a company; null for an agency, which lacks the pages of companies alone. */
export function companyOf(workspace: Workspace): CompanyWorkspace | null {
  return "company" in workspace ? workspace : null;
}

/** Returns the address of an endpoint of hiring for direct requests of the browser: downloads and live updates. */
export function apiPathIn(workspace: Workspace, path: string): string {
  return `/api/v2/${"company" in workspace ? "companies" : "consultants"}${path}`;
}

/** Returns a linked address (`ofReader`) as this account opens it; other addresses unchanged. */
export function pathFor(account: Account, address: string): string {
  const workspace = workspaceOfAccount(account);
  return workspace && address.startsWith(`${readersConsole}/`)
    ? pathIn(workspace, address.slice(readersConsole.length))
    : address;
}

/** Returns a key of a team, for rate limits and for data that the browser stores per workspace. */
export function workspaceKey(workspace: Team): string {
  if ("sen" in workspace) return "sen";
  return "company" in workspace ? String(workspace.company) : `agency-${workspace.agency}`;
}
