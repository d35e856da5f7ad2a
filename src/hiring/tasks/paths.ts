import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

export const taskPaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/tasks"),
  create: (workspace: LinkedWorkspace) => pathIn(workspace, "/tasks/create"),
  detail: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/tasks/${id}`),
} as const;

/** The page on which an employer adds a task about an applicant. */
export const applicantTaskPath = (workspace: LinkedWorkspace, applicantId: number | string): string =>
  `${taskPaths.create(workspace)}?applicant=${applicantId}`;
