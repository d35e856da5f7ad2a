import { mailView } from "#kit/mail-view.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { MailJobCard } from "#market/jobs/parts/MailJobCard.tsx";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { applicationRejected } from "../mails.ts";
import { labels as en } from "../messages.en.ts";
import { labels as vi } from "../messages.vi.ts";

const sentences = { en: en.reject_sentence, vi: vi.reject_sentence };

export default mailView(applicationRejected, {
  subject: ({ t, props }) => t("subject", { job: props.job }),
  preview: ({ t, props }) => t("preview", { company: props.company }),
  body: ({ t, props, link, language }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailJobCard job={props.card} language={language} link={link} t={t} />
      <MailText>{t("text", { company: props.company, job: props.job })}</MailText>
      <MailQuote>{props.words ?? sentences[language][props.reason]}</MailQuote>
      <MailText>{t("thanks")}</MailText>
      <MailButton href={link(jobsPath[language])}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props }) => t("why", { job: props.job }),
});
