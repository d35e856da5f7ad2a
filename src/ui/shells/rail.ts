/** The cookie that remembers whether the side rail is folded. */
export const railCookie = "rail";

/** Whether the visitor left the side rail folded, from a Cookie header. */
export function railFolded(cookies: string | null | undefined): boolean {
  return /(?:^|;\s*)rail=folded(?:;|$)/.test(cookies ?? "");
}
