import type { AnswerOf } from "#kit/contract.ts";
import type { applicantMessages } from "../contract.ts";
import type { Denial } from "../policy.ts";
import { awayMinutes, type Side } from "../terms.ts";

/** Returns a conversation for the page of a side. Loaders call it. */
export function conversationView(
  { attributes }: AnswerOf<typeof applicantMessages>["data"],
  side: Side,
  before: string | undefined,
) {
  const { job, company, candidate, messages, earlier, closed } = attributes;
  return {
    job,
    company,
    candidate,
    /** The name of the other side of the conversation. */
    other: side === "candidate" ? company : candidate,
    messages: messages.map(({ read_at: readAt, ...message }) => ({ ...message, readAt })),
    /** The id of the reader's last message. The form is emptied when it changes. */
    sent: Number(messages.findLast(({ sender }) => sender === side)?.id ?? 0),
    earlier,
    isLatest: before === undefined,
    closed: closed as Denial | null,
    awayMinutes,
  };
}
export type ConversationView = ReturnType<typeof conversationView>;

/** Returns the query parameter `before` of a page. */
export function beforeOf(request: Request): string | undefined {
  return /^\d{1,15}$/.exec(new URL(request.url).searchParams.get("before") ?? "")?.[0];
}
