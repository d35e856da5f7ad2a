import { apiPathIn, type LinkedCompany, pathIn, type Workspace } from "#people/accounts/workspace.ts";
import type { ImportKind } from "./terms.ts";

export const importPaths = {
  /** The page that uploads a table of jobs or candidates. */
  upload: {
    jobs: (workspace: LinkedCompany) => pathIn(workspace, "/imports?kind=jobs"),
    candidates: (workspace: LinkedCompany) => pathIn(workspace, "/imports?kind=candidates"),
  },
  preview: (workspace: LinkedCompany, id: number | string) => pathIn(workspace, `/imports/${id}`),
  template: (workspace: Workspace, kind: ImportKind) =>
    apiPathIn(workspace, `/imports/template?kind=${kind}`),
} as const;
