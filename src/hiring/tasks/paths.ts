import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** Pages of a company's tasks. */
export const taskPaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/tasks"),
  create: (workspace: LinkedWorkspace) => pathIn(workspace, "/tasks/create"),
  detail: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/tasks/${id}`),
} as const;
