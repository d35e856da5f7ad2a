import {
  apiPathIn,
  type LinkedCompany,
  type LinkedWorkspace,
  pathIn,
  type Workspace,
} from "#people/accounts/workspace.ts";
import type { ImportKind } from "./terms.ts";

export const importPaths = {
  /** The pages that upload a table. Agencies import no jobs, and companies no clients. */
  upload: {
    jobs: (workspace: LinkedCompany) => pathIn(workspace, "/imports?kind=jobs"),
    candidates: (workspace: LinkedWorkspace) => pathIn(workspace, "/imports?kind=candidates"),
    clients: "/consultants/client-imports",
  },
  preview: (workspace: LinkedWorkspace, id: number | string, kind: ImportKind) =>
    kind === "clients" ? `/consultants/client-imports/${id}` : pathIn(workspace, `/imports/${id}`),
  template: (workspace: Workspace, kind: ImportKind) =>
    apiPathIn(workspace, `/imports/template?kind=${kind}`),
} as const;
