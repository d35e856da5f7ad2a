import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";
import type { AdminAct } from "./terms.ts";

/** The address of the page with the team of a company or an agency. */
export function teamPath(workspace: LinkedWorkspace): string {
  return pathIn(workspace, "/team");
}

export function deactivatePath(workspace: LinkedWorkspace, memberId: number | string): string {
  return `${teamPath(workspace)}/${memberId}/deactivate`;
}

/** The address on which an invited person enters name and password (spec §2). */
export const joinPath = "/verify-member/update-member-infor";

/** The address of the page with Sen's own team. */
export const adminTeamPath = "/admin/members";

/** The address of the page that asks for the reason of an act on a person of the team. */
export function adminActPath(memberId: number | string, act: AdminAct): string {
  return `${adminTeamPath}/${memberId}/${act}`;
}

/** The address on which an invited administrator enters name and password. */
export const adminJoinPath = "/admin/join";

/** The address on which a new administrator sets up the account (spec §6). */
export const adminOnboardingPath = "/admin/onboarding";
