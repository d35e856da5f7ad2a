import { mailView } from "#kit/mail-view.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { type SaySalary, salaryText } from "#market/jobs/parts/salary.ts";
import { MailButton, MailFootLink, MailHeading, MailLinks, MailText } from "#ui/mail/parts.tsx";
import { newJobs } from "../mails.ts";
import { alertPaths, oneClickPath } from "../paths.ts";
import { wordsOf } from "./words.ts";

export default mailView(newJobs, {
  subject: ({ t, props }) => t("subject", { count: props.jobs.length, what: wordsOf(props, t) }),
  preview: ({ t, props: { jobs } }) =>
    t("preview", {
      job: jobs[0]?.title ?? "",
      company: jobs[0]?.company ?? "",
      others: jobs.length - 1,
    }),
  body: ({ t, props, language, link }) => {
    const say: SaySalary = (key, values) => t(`pay.${key}`, values);
    return (
      <>
        <MailHeading>{t("title", { count: props.jobs.length })}</MailHeading>
        <MailText>{t("text", { what: wordsOf(props, t) })}</MailText>
        <MailLinks
          items={props.jobs.map((job) => ({
            href: link(jobPath(language, job.slug)),
            title: job.title,
            text: [job.company, job.place, job.remote && t("remote")].filter(Boolean).join(" · "),
            note: salaryText(job.pay, language, say),
          }))}
        />
        {props.more && <MailText>{t("more")}</MailText>}
        <MailButton href={link(props.all)}>{t("all")}</MailButton>
      </>
    );
  },
  reason: ({ t, props, link }) => (
    <>
      {t(props.frequency === "weekly" ? "reasonWeekly" : "reasonDaily")}{" "}
      <MailFootLink href={link(alertPaths.unsubscribe(props.stop))}>{t("stop")}</MailFootLink>
    </>
  ),
  unsubscribe: ({ props, link }) => link(oneClickPath(props.stop)),
});
