/** Where an employer's team is looked after, as the specification names it (spec §2). */
export const teamPath = "/account/invite-teammember";

export function deactivatePath(memberId: number | string): string {
  return `${teamPath}/${memberId}/deactivate`;
}

/** Where somebody invited gives name and password (spec §2). */
export const joinPath = "/verify-member/update-member-infor";
