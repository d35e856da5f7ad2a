/** The cookie of the side rail's folded state. */
export const railCookie = "rail";

/** Whether the side rail is folded, from a Cookie header. */
export function railFolded(cookies: string | null | undefined): boolean {
  return /(?:^|;\s*)rail=folded(?:;|$)/.test(cookies ?? "");
}
