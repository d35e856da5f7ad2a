/** Only administrators change the stages that new jobs start with (decisions §21). */
export function mayArrange({ isAdmin }: { isAdmin: boolean }): true | "forbidden" {
  return isAdmin || "forbidden";
}
