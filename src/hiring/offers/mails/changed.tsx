import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailFacts, MailHeading, MailQuote, MailText } from "#ui/mail/parts.tsx";
import { offerChanged } from "../mails.ts";
import { linkedOfferPath } from "../paths.ts";
import { exactSalary } from "../pay.ts";
import { offerTexts } from "../terms.ts";

export default mailView(offerChanged, {
  subject: ({ t, props: { change, job, company } }) => t(`subject.${change}`, { job, company }),
  preview: ({ t, props, date }) =>
    t(`preview.${props.change}`, { date: date(props.valid_until), company: props.company }),
  body: ({ t, props, language, date, link }) => {
    const { change, salary, currency, salary_basis = "gross", start_date, note, proof, application } = props;
    const to = proof !== null ? linkedOfferPath(proof) : application && ownApplicationPath(application);
    const facts = [
      ...(salary === null
        ? []
        : [
            {
              label: t("salary"),
              value: t(`month.${salary_basis}`, { amount: exactSalary(salary, currency, language) }),
            },
          ]),
      ...(start_date ? [{ label: t("start"), value: date(start_date) }] : []),
      ...offerTexts.flatMap((name) => {
        const value = props.texts?.[name];
        return value ? [{ label: t(`facts.${name}`), value }] : [];
      }),
      { label: t("valid"), value: date(props.valid_until) },
    ];
    return (
      <>
        <MailHeading>{t(`title.${change}`, { company: props.company })}</MailHeading>
        <MailText>
          {props.job} · {props.company}
        </MailText>
        {change === "sent" && <MailFacts items={facts} />}
        {change === "expired" && <MailText>{t("expired")}</MailText>}
        {note && <MailQuote>{note}</MailQuote>}
        {to && (
          <MailButton href={link(to)}>
            {t(`button.${change === "sent" ? "sent" : proof === null ? "application" : "offer"}`)}
          </MailButton>
        )}
        {change === "sent" && <MailText small>{t("noLogin")}</MailText>}
      </>
    );
  },
  reason: ({ t, props: { company, job } }) => t("reason", { company, job }),
});
