import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { MailButton, MailFacts, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { approvalAsked } from "../mails.ts";
import { exactSalary } from "../pay.ts";

export default mailView(approvalAsked, {
  subject: ({ t, props: { candidate, job } }) => t("subject", { candidate, job }),
  preview: ({ t, props: { by } }) => t("preview", { by }),
  body: ({ t, props, language, date, link }) => (
    <>
      <MailHeading>{t("subject", { candidate: props.candidate, job: props.job })}</MailHeading>
      <MailText>{t("text", { by: props.by })}</MailText>
      <MailFacts
        items={[
          ...(props.salary === null
            ? []
            : [
                {
                  label: t("salary"),
                  value: t(`month.${props.salary_basis}`, {
                    amount: exactSalary(props.salary, props.currency, language),
                  }),
                },
              ]),
          ...(props.start_date ? [{ label: t("start"), value: date(props.start_date) }] : []),
        ]}
      />
      <MailButton href={link(applicantPaths.offers(ofReader, props.applicant))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t }) => t("reason"),
});
