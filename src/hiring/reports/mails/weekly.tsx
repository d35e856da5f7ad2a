import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailFacts, MailFootLink, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { weeklyReport } from "../mails.ts";
import { oneClickPath, reportStopPath } from "../paths.ts";

export default mailView(weeklyReport, {
  subject: ({ t, props: { report, to }, date }) =>
    to === null
      ? t("subjectNow", { name: t(`name.${report}`) })
      : t("subject", { name: t(`name.${report}`), to: date(to, "date") }),
  preview: ({ t, props: { rows } }) => {
    const [first] = rows;
    return first ? `${first.label}: ${first.values.join(" · ")}` : t("empty");
  },
  body: ({ t, props: { report, from, to, job, member, rows, more, path }, date, link }) => (
    <>
      <MailHeading>{t(`name.${report}`)}</MailHeading>
      <MailText>
        {[from && to && t("period", { from: date(from, "date"), to: date(to, "date") }), job, member]
          .filter(Boolean)
          .join(" · ") || t("now")}
      </MailText>
      {rows.length === 0 && <MailText>{t("empty")}</MailText>}
      <MailFacts items={rows.map(({ label, values }) => ({ label, value: values.join(" · ") }))} />
      {more > 0 && <MailText small>{t("more", { count: more })}</MailText>}
      <MailButton href={link(path)}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props, link }) => (
    <>
      {t("reason")} <MailFootLink href={link(reportStopPath(props.stop))}>{t("stop")}</MailFootLink>
    </>
  ),
  unsubscribe: ({ props, link }) => link(oneClickPath(props.stop)),
});
