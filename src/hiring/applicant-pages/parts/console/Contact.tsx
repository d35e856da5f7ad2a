import { MailsCard } from "#hiring/email-templates/parts/console/MailsCard.tsx";
import { applicantMailsPath } from "#hiring/email-templates/paths.ts";
import { applicantMessagesPath } from "#hiring/messages/console-paths.ts";
import { MessagesCard } from "#hiring/messages/parts/console/MessagesCard.tsx";
import { TasksCard } from "#hiring/tasks/parts/console/TasksCard.tsx";
import { applicantTaskPath } from "#hiring/tasks/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { cx } from "#ui/cx.ts";
import type { ApplicantData } from "../../applicant-data.ts";

/** Cards of an applicant's open tasks, latest messages and emails; each links to its own page. */
export function Contact({
  contact,
  id,
  className,
}: {
  contact: NonNullable<ApplicantData["contact"]>;
  id: string;
  /** The classes that show or hide each card, which is a tab on phones and in the drawer. */
  className: { tasks: string; messages: string };
}) {
  const workspace = useWorkspace();
  const { tasks, messages, mails, can } = contact;
  return (
    <>
      <div className={className.tasks}>
        <TasksCard tasks={tasks} create={applicantTaskPath(workspace, id)} />
      </div>
      <div className={cx(className.messages, "flex flex-col gap-4")}>
        <MessagesCard messages={messages} page={applicantMessagesPath(workspace, id)} canWrite={can.write} />
        <MailsCard mails={mails} page={applicantMailsPath(workspace, id)} canSend={can.email} />
      </div>
    </>
  );
}
