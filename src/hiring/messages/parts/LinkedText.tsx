import type { ReactNode } from "react";
import { linkedParts } from "./linked-parts.ts";

/** Shows plain text with its web addresses as links, which send no referrer. */
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
