import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { jobsImportPath } from "#market/jobs/console-paths.ts";
import { apiPathIn, type LinkedCompany, pathIn, type Workspace } from "#people/accounts/workspace.ts";
import type { ImportKind } from "./terms.ts";

export const importPaths = {
  upload: { jobs: jobsImportPath, candidates: talentPaths.import },
  preview: (workspace: LinkedCompany, id: number | string) => pathIn(workspace, `/imports/${id}`),
  template: (workspace: Workspace, kind: ImportKind) =>
    apiPathIn(workspace, `/imports/template?kind=${kind}`),
} as const;
