import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** Where the quick search of a company asks. */
export const quickSearchPath = (workspace: LinkedWorkspace, keyword: string): string =>
  pathIn(workspace, `/quick-search?keyword=${encodeURIComponent(keyword)}`);
