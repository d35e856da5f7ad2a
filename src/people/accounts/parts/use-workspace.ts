import { useRouteLoaderData } from "react-router";
import { type CompanyWorkspace, companyOf, type Workspace } from "../workspace.ts";

/** Returns the workspace of the viewer, for pages and parts of a hiring console. */
export function useWorkspace(): Workspace {
  const root = useRouteLoaderData("root") as { viewer: { workspace: Workspace | null } | null };
  if (!root.viewer?.workspace) throw new Error("useWorkspace outside a hiring console");
  return root.viewer.workspace;
}

/** Returns the company of the viewer, for pages and parts that agencies do not have. */
export function useCompanyWorkspace(): CompanyWorkspace {
  const company = companyOf(useWorkspace());
  if (!company) throw new Error("useCompanyWorkspace outside a company's console");
  return company;
}
