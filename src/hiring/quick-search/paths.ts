import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The address that answers the quick search of a workspace. */
export const quickSearchPath = (workspace: LinkedWorkspace, keyword: string): string =>
  pathIn(workspace, `/quick-search?keyword=${encodeURIComponent(keyword)}`);
