import type { ReactNode } from "react";
import { linkedParts } from "./linked-parts.ts";

/** Plain text in which addresses of pages can be followed; the other site learns nothing of this one. */
export function LinkedText({ text }: { text: string }): ReactNode {
  return linkedParts(text).map(({ at, text: part, href }) =>
    href ? (
      <a
        key={at}
        href={href}
        target="_blank"
        rel="nofollow ugc noopener noreferrer"
        className="break-all underline underline-offset-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}
