import { boardTablePath } from "#hiring/applications/console-paths.ts";
import { apiPathIn, type LinkedWorkspace, pathIn, type Workspace } from "#people/accounts/workspace.ts";

/** Pages of a workspace's candidates. */
export const talentPaths = {
  list: (workspace: LinkedWorkspace) => pathIn(workspace, "/candidates"),
  create: (workspace: LinkedWorkspace) => pathIn(workspace, "/candidates/create"),
  /** The page that adds a candidate and puts the candidate on the board of a job. */
  createOn: (workspace: LinkedWorkspace, jobId: number | string) =>
    pathIn(workspace, `/candidates/create?job=${jobId}`),
  files: (workspace: LinkedWorkspace) => pathIn(workspace, "/candidates/cv-files"),
  /** The page that invites the selected people (`ids`) to apply for a job. */
  inviteSelected: (workspace: LinkedWorkspace) => pathIn(workspace, "/candidates/invite"),
  /** The selected people (`ids`) as CSV. */
  csv: (workspace: Workspace) => apiPathIn(workspace, "/candidates.csv"),
  /** The page that invites a person, or the members of a pool, to apply for a job. */
  invite: (workspace: LinkedWorkspace, whom: { candidate: number | string } | { pool: number | string }) =>
    pathIn(
      workspace,
      `/candidates/invite?${new URLSearchParams(Object.entries(whom).map(([key, id]) => [key, String(id)]))}`,
    ),
  pools: (workspace: LinkedWorkspace) => pathIn(workspace, "/talent-pools"),
  /** The page that adds applicants of a job to a talent pool. Its requests contain their `ids`. */
  addMany: (workspace: LinkedWorkspace, jobId: number | string) =>
    `${boardTablePath(workspace, jobId)}/pools`,
  edit: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/talent/${id}/edit`),
  /** The page that merges another person into a person: looked up there, or named. */
  merge: (workspace: LinkedWorkspace, id: number | string, other?: number | string) =>
    pathIn(workspace, `/talent/${id}/merge${other === undefined ? "" : `?with=${other}`}`),
  /** The page with what an agency records about a person. */
  facts: (id: number | string) => `/consultants/talent/${id}/facts`,
  /** The original CV file of a person. */
  file: (workspace: Workspace, id: number | string, fileId: number | string) =>
    apiPathIn(workspace, `/candidates/${id}/cvs/${fileId}`),
  stopInvites: (token: string) => `/invites/stop?token=${encodeURIComponent(token)}`,
} as const;

/** The address for one-click unsubscription by mail programs (RFC 8058); a browser is redirected to the page. */
export const stopOneClickPath = (token: string) =>
  `/api/v2/public/candidate_invites/stop?token=${encodeURIComponent(token)}`;
