/** The address of the page with an employer's team (spec §2). */
export const teamPath = "/account/invite-teammember";

export function deactivatePath(memberId: number | string): string {
  return `${teamPath}/${memberId}/deactivate`;
}

/** The address on which an invited person enters name and password (spec §2). */
export const joinPath = "/verify-member/update-member-infor";
