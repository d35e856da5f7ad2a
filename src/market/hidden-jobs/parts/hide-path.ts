import { hiddenPath } from "../paths.ts";

/**
 * Returns the address for forms that hide a job or a company, or show it again; `next` is the page to return
 * to.
 */
export function hidePath(
  what: { job: string } | { company: string },
  { show = false, next }: { show?: boolean; next?: string } = {},
): string {
  return `${hiddenPath}?${new URLSearchParams({ ...what, ...(show && { show: "1" }), ...(next && { next }) })}`;
}
