import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { Sender } from "../terms.ts";

export interface MessageView {
  id: string;
  sender: Sender;
  author: string;
  text: ReactNode;
  at: string;
  /** A note beside the time, for example that the message was read. */
  note?: string | null;
  /** True for messages since the reader's last visit. */
  fresh?: boolean;
}

/**
 * The messages of a conversation, with the reader's own at the right. It starts scrolled to its end without
 * script and stays there for new messages: the outer box is laid out in reverse.
 */
export function Messages({
  messages,
  own,
  label,
  fresh,
  tall = false,
  children,
}: {
  messages: readonly MessageView[];
  own: Sender;
  label: string;
  /** Heading above the first new message. */
  fresh?: string;
  tall?: boolean;
  /** Content below the last message. */
  children?: ReactNode;
}) {
  const firstFresh = messages.find((message) => message.fresh)?.id;
  return (
    <div
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={cx(
        "flex flex-col-reverse overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2 sm:p-6",
        tall ? "max-h-[70dvh]" : "max-h-[55dvh]",
      )}
    >
      <div className="flex flex-col gap-4">
        <ol className="flex flex-col gap-4">
          {messages.map((message) => (
            <li key={message.id} className="flex flex-col gap-4">
              {fresh && message.id === firstFresh && (
                <p className="flex items-center gap-3 text-xs font-semibold text-lotus-600 before:h-px before:flex-1 before:bg-lotus-500 after:h-px after:flex-1 after:bg-lotus-500">
                  {fresh}
                </p>
              )}
              <Bubble message={message} own={message.sender === own} />
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}

function Bubble({ message, own }: { message: MessageView; own: boolean }) {
  return (
    <div className={cx("flex max-w-[85%] flex-col gap-1", own ? "items-end self-end" : "items-start")}>
      <p className="flex flex-wrap gap-x-2 text-xs text-ink-500">
        <span className="font-semibold text-ink-700">{message.author}</span>
        <RelativeTime at={message.at} />
      </p>
      <p
        className={cx(
          "max-w-reading rounded-lg px-4 py-2 break-words whitespace-pre-line",
          own ? "rounded-br-sm bg-leaf-100 text-leaf-900" : "rounded-bl-sm bg-line text-ink-900",
        )}
      >
        {message.text}
      </p>
      {message.note && <p className="text-xs text-ink-500">{message.note}</p>}
    </div>
  );
}
