import {
  apiPathIn,
  type LinkedCompany,
  type LinkedWorkspace,
  pathIn,
  type Workspace,
} from "#people/accounts/workspace.ts";
import type { ImportKind } from "./terms.ts";

export const importPaths = {
  /** The page that uploads a table of jobs or candidates. Agencies import no jobs. */
  upload: {
    jobs: (workspace: LinkedCompany) => pathIn(workspace, "/imports?kind=jobs"),
    candidates: (workspace: LinkedWorkspace) => pathIn(workspace, "/imports?kind=candidates"),
  },
  preview: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/imports/${id}`),
  template: (workspace: Workspace, kind: ImportKind) =>
    apiPathIn(workspace, `/imports/template?kind=${kind}`),
} as const;
