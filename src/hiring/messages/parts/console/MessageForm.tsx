import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { boardEventsPath } from "#market/jobs/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { useConfirmation, usePosting } from "#ui/form/posting.ts";
import { applicantMessagesPath } from "../../console-paths.ts";
import { Conversation } from "../Conversation.tsx";
import type { ConversationView } from "../conversation-view.ts";

/** An employer's messages with one applicant: on their page, and in the applicant's panel. */
export default function MessageForm({
  data: { id, view },
}: {
  data: { id: string; view: ConversationView };
}) {
  const workspace = useWorkspace();
  const { panel, reply } = usePosting<FormReply>();
  const t = useTranslations("messages.console");
  useConfirmation({ sent: t("sent") });
  return (
    <Conversation
      view={view}
      side="employer"
      events={boardEventsPath(workspace, view.job.id)}
      page={panel ? applicantMessagesPath(workspace, id) : ""}
      reply={reply}
    />
  );
}
