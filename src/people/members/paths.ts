import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The address of the page with the team of a company or an agency. */
export function teamPath(workspace: LinkedWorkspace): string {
  return pathIn(workspace, "/team");
}

export function deactivatePath(workspace: LinkedWorkspace, memberId: number | string): string {
  return `${teamPath(workspace)}/${memberId}/deactivate`;
}

/** The address on which an invited person enters name and password (spec §2). */
export const joinPath = "/verify-member/update-member-infor";
