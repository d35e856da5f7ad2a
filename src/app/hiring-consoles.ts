import type { HiringPage, PageEntry } from "#kit/pages.ts";

/** A console with hiring pages: the pattern of its address, and the frame and audience of its pages. */
interface HiringConsole {
  address: string;
  kind: "company" | "consultant";
}

/** The consoles that have the hiring pages; `{ address: "/consultants", kind: "consultant" }` adds the agencies'. */
export const hiringConsoles: readonly HiringConsole[] = [
  { address: "/employer/:companyId", kind: "company" },
];

/** Returns a hiring page as a page of one console. */
export function mountedIn(
  { address, kind }: HiringConsole,
  { path, under, landing, shell, ...page }: HiringPage,
): PageEntry {
  return {
    ...page,
    path: address + path,
    shell: shell === null ? null : kind,
    audience: kind,
    landing: landing === kind ? landing : undefined,
    under: under && address + under,
  };
}
