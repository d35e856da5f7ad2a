import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { MailsCard } from "#hiring/email-templates/parts/console/MailsCard.tsx";
import { applicantMailsPath } from "#hiring/email-templates/paths.ts";
import { applicantMessagesPath } from "#hiring/messages/console-paths.ts";
import { MessagesCard } from "#hiring/messages/parts/console/MessagesCard.tsx";
import { applicantNotesPath } from "#hiring/notes/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { BriefTexts } from "#ui/BriefTexts.tsx";
import { Card } from "#ui/Card.tsx";
import type { PersonContacts } from "../../person-contacts.ts";

/** The latest notes, messages and emails of each application of a person. */
export function PersonConversation({ contacts }: { contacts: PersonContacts }) {
  const workspace = useWorkspace();
  return contacts.map((each) => (
    <section key={each.id} aria-label={each.job} className="flex flex-col gap-3">
      {contacts.length > 1 && <h2 className="font-semibold break-words text-ink-700">{each.job}</h2>}
      <Notes notes={each.notes} page={applicantNotesPath(workspace, each.id)} />
      <MailsCard mails={each.mails} page={applicantMailsPath(workspace, each.id)} canSend={each.can.email} />
      {each.messages.length > 0 && (
        <MessagesCard
          messages={each.messages}
          page={applicantMessagesPath(workspace, each.id)}
          canWrite={each.can.write}
        />
      )}
    </section>
  ));
}

function Notes({ notes, page }: { notes: PersonContacts[number]["notes"]; page: string }) {
  const t = useTranslations("notes.console.notes");
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <Link to={page} className="text-leaf-700">
          {t("title")}
        </Link>
      </h2>
      {notes.length === 0 && <p className="text-sm text-ink-500">{t("emptyTitle")}</p>}
      <BriefTexts texts={notes} />
    </Card>
  );
}
