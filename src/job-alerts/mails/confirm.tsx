import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { criteriaWords, type NamedCriteria } from "../criteria.ts";
import { alertPaths } from "../paths.ts";

/** Asks whether an alert that somebody set for this address is wanted there. */
export default {
  texts: "jobAlerts",
  subject: ({ t, props }) => t("confirm.subject", { what: criteriaWords(props, t) }),
  body: ({ t, props, link }) => (
    <>
      <MailHeading>{t("confirm.title")}</MailHeading>
      <MailText>{t("confirm.text", { what: criteriaWords(props, t), days: props.days })}</MailText>
      <MailButton href={link(alertPaths.confirm(props.proof))}>{t("confirm.button")}</MailButton>
      <MailText small>{t("confirm.ignore")}</MailText>
    </>
  ),
} satisfies MailTemplate<NamedCriteria & { proof: string; days: number }>;
