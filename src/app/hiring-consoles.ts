import type { HiringPage, PageEntry } from "#kit/pages.ts";

/** A console that mounts the hiring pages: the pattern of its address, and the kind that its frame and audience have. */
interface HiringConsole {
  address: string;
  kind: "company" | "consultant";
  /** The page to whose menu entry the pages of a job belong (`under: "/jobs"`). */
  jobs: string;
}

/** The consoles that have the hiring pages. */
export const hiringConsoles: readonly HiringConsole[] = [
  { address: "/employer/:companyId", kind: "company", jobs: "/employer/:companyId/jobs" },
  { address: "/consultants", kind: "consultant", jobs: "/consultants/jobs" },
];

/** Returns a hiring page as a page of one console. */
export function mountedIn(
  { address, kind, jobs }: HiringConsole,
  { path, under, shell, ...page }: HiringPage,
): PageEntry {
  return {
    ...page,
    path: address + path,
    shell: shell === null ? null : kind,
    audience: kind,
    under: under === "/jobs" ? jobs : under && address + under,
  };
}
