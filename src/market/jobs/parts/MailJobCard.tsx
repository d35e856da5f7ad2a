import type { Language } from "#kit/i18n.ts";
import { MailCard } from "#ui/mail/parts.tsx";
import type { MailJob } from "../mail-job.ts";
import { type SalaryKey, type SaySalary, salaryText } from "./salary.ts";

/** The job of an email: company, title, place and salary. Emails queued by an older version have no job. */
export function MailJobCard({
  job,
  language,
  link,
  t,
}: {
  job: MailJob | undefined;
  language: Language;
  link: (path: string) => string;
  /** Translates the group `salary` of the room's texts, which is named `pay` in an email's texts. */
  t: (key: `pay.${SalaryKey}`, values?: Record<string, string>) => string;
}) {
  if (!job) return null;
  const say: SaySalary = (key, values) => t(`pay.${key}`, values);
  const facts = [job.place, salaryText(job.pay, language, say)].filter((fact) => fact !== null);
  return (
    <MailCard
      name={job.company}
      picture={job.logo && link(job.logo)}
      title={job.title}
      lines={[job.company, facts.join(" · ")]}
    />
  );
}
