import { jobPath } from "#jobs/paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { jobApproved } from "../mails.ts";

export default mailView(jobApproved, {
  subject: ({ t, props }) => t("subject", { job: props.job }),
  preview: ({ t, props, date }) => t("preview", { date: date(props.expiresAt) }),
  body: ({ t, props, language, link, date }) => (
    <>
      <MailHeading>{t("title", { job: props.job })}</MailHeading>
      <MailText>{t("text", { name: props.name, date: date(props.expiresAt) })}</MailText>
      {props.corrected && props.corrected.length > 0 && (
        <MailText>
          {`${t("corrected")} ${props.corrected.map((field) => t(`fields.${field}`)).join(", ")}.`}
        </MailText>
      )}
      <MailButton href={link(jobPath(language, props.slug))}>{t("button")}</MailButton>
    </>
  ),
});
