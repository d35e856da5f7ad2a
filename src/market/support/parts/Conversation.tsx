import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { useLiveUpdates } from "#kit/use-live-updates.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { ChatThread } from "../pages/chat-data.ts";
import { chatPath } from "../paths.ts";
import { Messages } from "./Messages.tsx";
import { ReplyForm } from "./ReplyForm.tsx";

/** A conversation of the writer: its messages, and the form that adds one. */
export function Conversation({
  thread,
  events,
  reply,
}: {
  thread: ChatThread;
  /** Address of the event stream of new messages. */
  events: string | null;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("support.site.chat");
  return (
    <Card flush className="mt-6">
      {events && <Live url={events} />}
      {thread.subject && (
        <h2 className="border-b border-line px-4 py-3 font-semibold sm:px-6">{thread.subject}</h2>
      )}
      <Messages
        own="visitor"
        label={t("log")}
        messages={thread.messages.map((message) => ({
          ...message,
          author: message.sender === "visitor" ? t("you") : (message.author ?? t("team")),
          note: message.seen ? t("seen") : null,
        }))}
      >
        {!thread.answered && thread.canWrite && thread.email && (
          <p className="text-sm text-ink-500">{t("received", { email: thread.email })}</p>
        )}
      </Messages>
      {thread.canWrite ? (
        <ReplyForm
          label={t("reply")}
          send={t("send")}
          hint={t("enter")}
          enter="alone"
          sent={thread.sent}
          reply={reply}
        />
      ) : (
        <div className="flex flex-col items-start gap-3 border-t border-line p-4 sm:p-6">
          <p className="text-ink-700">{t("closed")}</p>
          <Button to={`${chatPath}?new=1`}>{t("another")}</Button>
        </div>
      )}
    </Card>
  );
}

/** Reloads the data when a message arrives. */
function Live({ url }: { url: string }) {
  useLiveUpdates(url, false);
  return null;
}
