import { applyPath } from "#hiring/applications/paths.ts";
import { mailView } from "#kit/mail-view.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { MailButton, MailHeading, MailLinks, MailText } from "#ui/mail/parts.tsx";
import { savedExpiring } from "../mails.ts";
import { savedPath } from "../paths.ts";

export default mailView(savedExpiring, {
  subject: ({ t, props }) => t("subject", { count: props.jobs.length, job: props.jobs[0]?.title ?? "" }),
  preview: ({ t, props: { jobs }, date }) =>
    t("preview", {
      count: jobs.length,
      job: jobs[0]?.title ?? "",
      company: jobs[0]?.company ?? "",
      date: jobs[0] ? date(jobs[0].expiresAt) : "",
    }),
  body: ({ t, props: { jobs }, language, link, date }) => {
    const [first, ...others] = jobs;
    const only = first && others.length === 0 ? first : null;
    return (
      <>
        <MailHeading>{t("title", { count: jobs.length })}</MailHeading>
        <MailText>{t("text", { count: jobs.length })}</MailText>
        <MailLinks
          items={jobs.map(({ title, slug, company, expiresAt }) => ({
            href: link(jobPath(language, slug)),
            title,
            text: t("until", { company, date: date(expiresAt) }),
          }))}
        />
        {only ? (
          <MailButton href={link(applyPath(language, only.slug))}>{t("button")}</MailButton>
        ) : (
          <MailButton href={link(savedPath)}>{t("list")}</MailButton>
        )}
      </>
    );
  },
  reason: ({ t }) => t("reason"),
});
