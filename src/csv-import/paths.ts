import { type LinkedWorkspace, pathIn } from "#accounts/workspace.ts";
import { jobsImportPath } from "#jobs/console-paths.ts";
import { talentPaths } from "#talent-pools/paths.ts";
import type { ImportKind } from "./terms.ts";

export const importPaths = {
  upload: { jobs: jobsImportPath, candidates: talentPaths.import },
  preview: (workspace: LinkedWorkspace, id: number | string) => pathIn(workspace, `/imports/${id}`),
  template: (kind: ImportKind) => `/api/v2/companies/imports/template?kind=${kind}`,
} as const;
