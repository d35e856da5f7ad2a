import { consolePaths } from "#jobs/paths.ts";
import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailFacts, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { labels as en } from "../messages.en.ts";
import { labels as vi } from "../messages.vi.ts";

interface Props {
  candidate: string;
  job: string;
  company_id: number;
  applicant: number;
  reason: keyof typeof en.withdraw_reason;
  note: string | null;
}

const reasons = { en: en.withdraw_reason, vi: vi.withdraw_reason };

/** To the job's recruiters: the candidate is no longer interested, and why. */
export default {
  texts: "applications.application_withdrawn",
  subject: ({ t, props }) => t("subject", { candidate: props.candidate, job: props.job }),
  body: ({ t, props, link, language }) => (
    <>
      <MailHeading>{t("title")}</MailHeading>
      <MailText>{t("text", { candidate: props.candidate, job: props.job })}</MailText>
      <MailFacts
        items={[
          { label: t("reason"), value: reasons[language][props.reason] },
          ...(props.note ? [{ label: t("note"), value: props.note }] : []),
        ]}
      />
      <MailButton href={link(consolePaths.applicant(props.company_id, props.applicant))}>
        {t("button")}
      </MailButton>
    </>
  ),
} satisfies MailTemplate<Props>;
