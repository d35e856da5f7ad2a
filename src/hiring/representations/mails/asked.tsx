import { mailView } from "#kit/mail-view.ts";
import { type SaySalary, salaryText } from "#market/jobs/parts/salary.ts";
import { MailButton, MailFacts, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { consentAsked } from "../mails.ts";
import { linkedRepresentationPath } from "../paths.ts";

export default mailView(consentAsked, {
  subject: ({ t, props: { agency, job } }) => t("subject", { agency, job }),
  preview: ({ t, props: { agency, company, until }, date }) =>
    t("preview", { company: company ?? t("client", { agency }), date: date(until) }),
  body: ({ t, props, language, date, link }) => {
    const { consultant, agency, job, card, note } = props;
    const company = props.company ?? t("client", { agency });
    const say: SaySalary = (key, values) => t(`pay.${key}`, values);
    const facts = [
      { label: t("facts.job"), value: job },
      { label: t("facts.company"), value: company },
      ...(card.place ? [{ label: t("facts.place"), value: card.place }] : []),
      { label: t("facts.salary"), value: salaryText(card.pay, language, say) },
      { label: t("facts.consultant"), value: `${consultant}, ${agency}` },
    ];
    return (
      <>
        <MailHeading>{t("title", { company })}</MailHeading>
        <MailText>{t("text", { consultant, agency, company, job })}</MailText>
        <MailFacts items={facts} />
        {note && <MailQuote>{note}</MailQuote>}
        <MailText>{t("sent", { agency, company })}</MailText>
        <MailButton href={link(linkedRepresentationPath(props.proof))}>{t("button")}</MailButton>
        <MailText small>{t("until", { date: date(props.until) })}</MailText>
        <MailText small>{t("free", { company })}</MailText>
      </>
    );
  },
  reason: ({ t, props: { agency, job } }) => t("reason", { agency, job }),
});
