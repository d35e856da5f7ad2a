import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailCard, MailFacts, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { applicationWithdrawn } from "../mails.ts";
import { labels as en } from "../messages.en.ts";
import { labels as vi } from "../messages.vi.ts";

const reasons = { en: en.withdraw_reason, vi: vi.withdraw_reason };

export default mailView(applicationWithdrawn, {
  subject: ({ t, props }) => t("subject", { candidate: props.candidate, job: props.job }),
  preview: ({ t, props, language }) => t("preview", { reason: reasons[language][props.reason] }),
  body: ({ t, props, link, language }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailCard name={props.candidate} title={props.candidate} lines={[props.job]} />
      <MailText>{t("text", { candidate: props.candidate, job: props.job })}</MailText>
      <MailFacts
        items={[
          { label: t("reason"), value: reasons[language][props.reason] },
          ...(props.note ? [{ label: t("note"), value: props.note }] : []),
        ]}
      />
      <MailButton href={link(applicantPaths.detail(ofReader, props.applicant))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { job: props.job }),
});
