import type { Language } from "#kit/i18n.ts";
import { MailCard } from "#ui/mail/parts.tsx";
import type { MailJob } from "../mail-job.ts";
import { type SalaryKey, type SaySalary, salaryText } from "./salary.ts";

/** The job that a mail is about: company, title, place and salary. A mail from before an upgrade has none. */
export function MailJobCard({
  job,
  language,
  link,
  t,
}: {
  job: MailJob | undefined;
  language: Language;
  link: (path: string) => string;
  /** Reads the group `salary` of the room's texts, which the mail's texts have as `pay`. */
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
