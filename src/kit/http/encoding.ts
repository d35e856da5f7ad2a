/** Returns whether `Accept-Encoding` accepts a coding, with a weight above 0. */
export function takes(coding: string, accepted: string | string[] | undefined): boolean {
  const named = String(accepted ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .find((part) => part === coding || part.startsWith(`${coding};`));
  return named !== undefined && !/q=0(\.0*)?$/.test(named);
}
