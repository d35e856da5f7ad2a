import { applyPath, jobPath, savedPath } from "#jobs/paths.ts";
import type { MailTemplate } from "#kit/mail-template.ts";
import { MailButton, MailHeading, MailLinks, MailText } from "#ui/mail/parts.tsx";

/** Saved jobs whose time is almost over, for somebody who has not applied. */
export default {
  texts: "jobs.saved_expiring",
  subject: ({ t, props }) => t("subject", { count: props.jobs.length, job: props.jobs[0]?.title ?? "" }),
  body: ({ t, props: { name, jobs }, language, link, date }) => {
    const [first, ...others] = jobs;
    const only = first && others.length === 0 ? first : null;
    return (
      <>
        <MailHeading>{t("title", { count: jobs.length })}</MailHeading>
        <MailText>{t("text", { name, count: jobs.length })}</MailText>
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
} satisfies MailTemplate<{
  name: string;
  jobs: { title: string; slug: string; company: string; expiresAt: string }[];
}>;
