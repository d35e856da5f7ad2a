import { jobsPath } from "#jobs/paths.ts";
import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { labels as en } from "../messages.en.ts";
import { labels as vi } from "../messages.vi.ts";

interface Props {
  name: string;
  job: string;
  company: string;
  reason: keyof typeof en.reject_sentence;
}

const sentences = { en: en.reject_sentence, vi: vi.reject_sentence };

/** To the candidate, some minutes after the rejection: the reason's neutral sentence, never the recruiter's note. */
export default {
  texts: "applications.application_rejected",
  subject: ({ t, props }) => t("subject", { job: props.job }),
  body: ({ t, props, link, language }) => (
    <>
      <MailHeading>{t("title", { name: props.name })}</MailHeading>
      <MailText>{t("text", { company: props.company, job: props.job })}</MailText>
      <MailQuote>{sentences[language][props.reason]}</MailQuote>
      <MailText>{t("thanks")}</MailText>
      <MailButton href={link(jobsPath[language])}>{t("button")}</MailButton>
    </>
  ),
} satisfies MailTemplate<Props>;
