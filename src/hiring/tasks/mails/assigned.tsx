import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailFacts, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { taskAssigned } from "../mails.ts";

export default mailView(taskAssigned, {
  subject: ({ t, props: { task } }) => t("subject", { task }),
  preview: ({ t, props: { by, due }, date }) => t("preview", { by, due: date(due, "time") }),
  body: ({ t, props: { by, task, due, candidate, job, path }, date, link }) => (
    <>
      <MailHeading>{task}</MailHeading>
      <MailText>{t("text", { by })}</MailText>
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
