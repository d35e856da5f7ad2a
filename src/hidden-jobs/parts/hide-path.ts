import { hiddenPath } from "../paths.ts";

/** Where a form is posted that hides a job or a company, or shows it again; `next` is the page that it leads back to. */
export function hidePath(
  what: { job: string } | { company: string },
  { show = false, next }: { show?: boolean; next?: string } = {},
): string {
  return `${hiddenPath}?${new URLSearchParams({ ...what, ...(show && { show: "1" }), ...(next && { next }) })}`;
}
