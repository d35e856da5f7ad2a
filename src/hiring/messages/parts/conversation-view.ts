import type { AnswerOf } from "#kit/contract.ts";
import type { applicantMessages } from "../contract.ts";
import type { Denial } from "../policy.ts";
import { awayMinutes, type Side } from "../terms.ts";

/** A conversation as a side's page shows it: made in loaders. */
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
    /** Whom the reader writes to. */
    other: side === "candidate" ? company : candidate,
    messages: messages.map(({ read_at: readAt, ...message }) => ({ ...message, readAt })),
    /** The last own message: with the next one the field is empty again. */
    sent: Number(messages.findLast(({ sender }) => sender === side)?.id ?? 0),
    earlier,
    isLatest: before === undefined,
    closed: closed as Denial | null,
    awayMinutes,
  };
}
export type ConversationView = ReturnType<typeof conversationView>;

/** The `before` of a page's address. */
export function beforeOf(request: Request): string | undefined {
  return /^\d{1,15}$/.exec(new URL(request.url).searchParams.get("before") ?? "")?.[0];
}
