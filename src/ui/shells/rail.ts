/** The cookie of the side rail's folded state. */
export const railCookie = "rail";

/** Returns whether the reader has folded the side rail, from a Cookie header; null without a choice. */
export function railFolded(cookies: string | null | undefined): boolean | null {
  const said = /(?:^|;\s*)rail=(folded|open)(?:;|$)/.exec(cookies ?? "")?.[1];
  return said === undefined ? null : said === "folded";
}
