import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailFacts, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { taskDue } from "../mails.ts";

export default mailView(taskDue, {
  subject: ({ t, props: { task } }) => t("subject", { task }),
  preview: ({ t, props: { due }, date }) => t("preview", { due: date(due, "time") }),
  body: ({ t, props: { task, due, candidate, job, path }, date, link }) => (
    <>
      <MailHeading>{task}</MailHeading>
      <MailText>{t("text")}</MailText>
      <MailFacts
        items={[
          { label: t("facts.due"), value: date(due, "time") },
          ...(candidate ? [{ label: t("facts.candidate"), value: candidate }] : []),
          ...(job ? [{ label: t("facts.job"), value: job }] : []),
        ]}
      />
      <MailButton href={link(path)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
