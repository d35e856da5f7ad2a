import type { AlertFrequency } from "#job-search/terms.ts";
import { type Pay, type SaySalary, salaryText } from "#jobs/parts/salary.ts";
import { jobPath } from "#jobs/paths.ts";
import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailLinks, MailText } from "#ui/mail/parts.tsx";
import { criteriaWords, type NamedCriteria } from "../criteria.ts";
import { alertPaths, oneClickPath } from "../paths.ts";

/** New jobs for an alert, and the way to end it. */
export default {
  texts: "jobAlerts",
  subject: ({ t, props }) =>
    t("new_jobs.subject", { count: props.jobs.length, what: criteriaWords(props, t) }),
  body: ({ t, props, language, link }) => {
    const say: SaySalary = (key, values) => t(`pay.${key}`, values);
    return (
      <>
        <MailHeading>{t("new_jobs.title", { count: props.jobs.length })}</MailHeading>
        <MailText>{t("new_jobs.text", { what: criteriaWords(props, t) })}</MailText>
        <MailLinks
          items={props.jobs.map((job) => ({
            href: link(jobPath(language, job.slug)),
            title: job.title,
            text: [job.company, job.place, job.remote && t("new_jobs.remote")].filter(Boolean).join(" · "),
            note: salaryText(job.pay, language, say),
          }))}
        />
        {props.more && <MailText>{t("new_jobs.more")}</MailText>}
        <MailButton href={link(props.all)}>{t("new_jobs.all")}</MailButton>
      </>
    );
  },
  reason: ({ t, props, link }) => (
    <>
      {t(props.frequency === "weekly" ? "new_jobs.reasonWeekly" : "new_jobs.reasonDaily")}{" "}
      <a href={link(alertPaths.unsubscribe(props.stop))}>{t("new_jobs.stop")}</a>
    </>
  ),
  unsubscribe: ({ props, link }) => link(oneClickPath(props.stop)),
} satisfies MailTemplate<
  NamedCriteria & {
    jobs: {
      title: string;
      slug: string;
      company: string;
      place: string | null;
      remote: boolean;
      pay: Pay;
    }[];
    more: boolean;
    all: string;
    stop: string;
    frequency: AlertFrequency;
  }
>;
