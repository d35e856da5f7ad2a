export interface Viewed {
  isSelf: boolean;
  isAdmin: boolean;
  /** Whether the account may log in: it is not blocked, nor is its company. */
  active: boolean;
}

export type ViewDenial = "view_admin" | "view_inactive";

/** Returns whether a super administrator may view the product as an account. Administrators are not viewed. */
export function mayView({ isSelf, isAdmin, active }: Viewed): true | ViewDenial {
  if (isSelf || isAdmin) return "view_admin";
  return active || "view_inactive";
}
