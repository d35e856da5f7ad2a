import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { applicationPaths } from "../paths.ts";

interface Props {
  name: string;
  job: string;
  company: string;
  application: number;
  status: "applied" | "under_review" | "interview" | "offer" | "hired";
  /** It had been rejected, and the candidate was told so. */
  again: boolean;
}

/** To the candidate, when what it sees of its application has changed for the better. */
export default {
  texts: "applications.status_changed",
  subject: ({ t, props }) => t(`${props.status}.subject`, { job: props.job, company: props.company }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t(`${props.status}.title`, { name: props.name })}</MailHeading>
      <MailText>{t(`${props.status}.text`, { job: props.job, company: props.company })}</MailText>
      {props.again && <MailText>{t("again")}</MailText>}
      <MailButton href={link(applicationPaths.detail(props.application))}>{t("button")}</MailButton>
    </>
  ),
} satisfies MailTemplate<Props>;
