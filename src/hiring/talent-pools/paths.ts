import { apiPathIn, type LinkedWorkspace, pathIn, type Workspace } from "#people/accounts/workspace.ts";

/** Pages of the people whom a company knows. */
export const talentPaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/candidates"),
  create: (workspace: LinkedWorkspace) => pathIn(workspace, "/candidates/create"),
  files: (workspace: LinkedWorkspace) => pathIn(workspace, "/candidates/cv-files"),
  /** Where somebody, or those of a pool, are invited to a job. */
  invite: (workspace: LinkedWorkspace, whom: { candidate: number | string } | { pool: number | string }) =>
    pathIn(
      workspace,
      `/candidates/invite?${new URLSearchParams(Object.entries(whom).map(([key, id]) => [key, String(id)]))}`,
    ),
  pools: (workspace: LinkedWorkspace) => pathIn(workspace, "/talent-pools"),
  person: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/talent/${id}`),
  edit: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/talent/${id}/edit`),
  /** The CV files of somebody, as they came. */
  file: (workspace: Workspace, id: number | string, fileId: number | string) =>
    apiPathIn(workspace, `/candidates/${id}/cvs/${fileId}`),
  stopInvites: (token: string) => `/invites/stop?token=${encodeURIComponent(token)}`,
} as const;

/** Where mail programs send their one-click unsubscription (RFC 8058); a person who opens it is led to the page. */
export const stopOneClickPath = (token: string) =>
  `/api/v2/public/candidate_invites/stop?token=${encodeURIComponent(token)}`;
