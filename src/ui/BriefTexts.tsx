import { RelativeTime } from "./RelativeTime.tsx";

/** Texts with their authors and times, at most three lines of each. */
export function BriefTexts({
  texts,
}: {
  texts: readonly { id: string; author: string | null; text: string; at: string }[];
}) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {texts.map(({ id, author, text, at }) => (
        <li key={id} className="py-2 text-sm first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 font-semibold break-words">{author ?? "–"}</span>
            <span className="text-xs text-ink-500">
              <RelativeTime at={at} />
            </span>
          </p>
          <p className="line-clamp-3 break-words whitespace-pre-line text-ink-700">{text}</p>
        </li>
      ))}
    </ul>
  );
}
