import { mailView, type MailText as Texts } from "#kit/mail-view.ts";
import { type SaySalary, salaryText } from "#market/jobs/parts/salary.ts";
import { MailButton, MailFacts, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { consentAsked } from "../mails.ts";
import { linkedRepresentationPath } from "../paths.ts";

/** Returns how a request names the client: by its name, else by its industry. */
function companyName(
  t: Texts<"client" | "industry">,
  { agency, company, industry }: { agency: string; company: string | null; industry?: string | null },
): string {
  return company ?? (industry ? t("industry", { industry }) : t("client", { agency }));
}

export default mailView(consentAsked, {
  subject: ({ t, props: { agency, job, company, second } }) =>
    second && company !== null
      ? t("second.subject", { agency, job, company })
      : t("subject", { agency, job }),
  preview: ({ t, props, date }) => t("preview", { company: companyName(t, props), date: date(props.until) }),
  body: ({ t, props, language, date, link }) => {
    const { consultant, agency, job, card, note, second } = props;
    const company = companyName(t, props);
    const isNamed = props.company !== null;
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
        {second && <MailText>{t("second.text", { company, job })}</MailText>}
        <MailText>{t("text", { consultant, agency, company, job })}</MailText>
        <MailFacts items={facts} />
        {note && <MailQuote>{note}</MailQuote>}
        <MailText>{isNamed ? t("sent", { agency, company }) : t("unnamed", { agency })}</MailText>
        <MailButton href={link(linkedRepresentationPath(props.proof))}>{t("button")}</MailButton>
        <MailText small>{t("until", { date: date(props.until) })}</MailText>
        <MailText small>{t("free", { company })}</MailText>
      </>
    );
  },
  reason: ({ t, props: { agency, job } }) => t("reason", { agency, job }),
});
