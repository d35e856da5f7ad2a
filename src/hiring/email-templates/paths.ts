import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** Pages of a company's email templates. */
export const templatePaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/email-templates"),
  create: (workspace: LinkedWorkspace) => pathIn(workspace, "/email-templates/create"),
  edit: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/email-templates/${id}`),
  values: (workspace: LinkedWorkspace) => pathIn(workspace, "/email-templates/values"),
} as const;
