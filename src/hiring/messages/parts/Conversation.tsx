import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { useLiveUpdates } from "#kit/use-live-updates.ts";
import { Messages } from "#market/support/parts/Messages.tsx";
import { ReplyForm } from "#market/support/parts/ReplyForm.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import type { Side } from "../terms.ts";
import type { ConversationView } from "./conversation-view.ts";
import { LinkedText } from "./LinkedText.tsx";

/** Shows the messages of both sides, with the form for a new one. Both sides use it. */
export function Conversation({
  view,
  side,
  events,
  page = "",
  reply,
}: {
  view: ConversationView;
  side: Side;
  /** The address of the event stream that announces new messages. */
  events: string | null;
  /** The path of the conversation, where another page shows it. */
  page?: string;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("messages.site");
  useLiveUpdates(events, false);
  return (
    <Card flush>
      <PageLinks view={view} page={page} />
      {view.messages.length > 0 ? (
        <MessageList view={view} side={side} />
      ) : (
        <EmptyState
          drawing="tasks"
          title={t("emptyTitle")}
          text={t(side === "candidate" ? "emptyCandidate" : "emptyEmployer")}
        />
      )}
      {view.closed ? (
        <div className="border-t border-line p-4 sm:p-6">
          <Alert>{t(`closed.${view.closed}`)}</Alert>
        </div>
      ) : (
        <ReplyForm
          label={t("label")}
          help={t("help", { minutes: String(view.awayMinutes) })}
          send={t("send")}
          hint={t("ctrlEnter")}
          enter="ctrl"
          sent={view.sent}
          reply={reply}
        />
      )}
    </Card>
  );
}

function PageLinks({ view: { earlier, isLatest }, page }: { view: ConversationView; page: string }) {
  const t = useTranslations("messages.site");
  if (!earlier && isLatest) return null;
  return (
    <p className="flex justify-between gap-4 border-b border-line px-4 py-2 text-sm font-semibold text-leaf-700 sm:px-6">
      {earlier ? <Link to={`${page}?before=${earlier}`}>{t("earlier")}</Link> : <span />}
      {!isLatest && <Link to={page || "?"}>{t("latest")}</Link>}
    </p>
  );
}

function MessageList({ view: { messages, other }, side }: { view: ConversationView; side: Side }) {
  const t = useTranslations("messages.site");
  const format = useFormatter();
  const noteOf = (readAt: string | null) =>
    readAt ? t("seen", { when: format.relativeTime(new Date(readAt)) }) : t("notSeen");
  return (
    <Messages
      own={side === "candidate" ? "visitor" : "staff"}
      label={t("log", { name: other })}
      fresh={t("fresh")}
      messages={messages.map(({ id, sender, author, text, at, readAt }) => ({
        id,
        // The component is that of the support chat, which names the two sides `visitor` and `staff`.
        sender: sender === "candidate" ? "visitor" : "staff",
        author: author ?? other,
        text: <LinkedText text={text} />,
        at,
        fresh: sender !== side && readAt === null,
        note: sender === side ? noteOf(readAt) : null,
      }))}
    />
  );
}
