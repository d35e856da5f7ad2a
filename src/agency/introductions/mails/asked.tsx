import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { introductionPaths } from "../console-paths.ts";
import { shareAskedMail } from "../mails.ts";
import { wholeShare } from "../terms.ts";

export default mailView(shareAskedMail, {
  subject: ({ t, props: { asker, candidate } }) => t("subject", { asker, candidate }),
  preview: ({ t, props: { job, client } }) => t("preview", { job, client }),
  body: ({ t, props: { asker, candidate, job, client, bps, note }, link }) => (
    <>
      <MailHeading>{t("subject", { asker, candidate })}</MailHeading>
      <MailText>{t("text", { asker, candidate, job, client })}</MailText>
      <MailText>{t("parts", { asker, mine: (wholeShare - bps) / 100, theirs: bps / 100 })}</MailText>
      {note && <MailQuote>{note}</MailQuote>}
      <MailButton href={link(introductionPaths.requests())}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { candidate, client } }) => t("reason", { candidate, client }),
});
