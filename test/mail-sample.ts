import type { MailDefinition, MailProps } from "#kit/mail-definition.ts";

export interface MailSample {
  definition: MailDefinition;
  /** Name that distinguishes samples of the same mail. */
  kind: string;
  props: Record<string, unknown>;
  /** The path of the first link in the mail; null for a mail without a link, to a person who has no account. */
  path: string | null;
}

export const at = "2026-03-17T01:05:00.000Z";
export const proof = "p".repeat(43);
export const title = "Kế toán <b>tổng hợp</b>";
export const company = "Công ty Hoa Sen";
export const pay = {
  salary_type: 0,
  salary_min: 15_000_000,
  salary_max: 20_000_000,
  currency: "VND",
  salary_period: "month",
  salary_text: null,
};
export const card = { title, company, place: "Hà Nội", pay, logo: null };
export const aboutApplication = { job: title, company, card, application: 42 };
export const aboutApplicant = { candidate: "Nguyễn Văn An", job: title, applicant: 42 };
export const applicationPath = "/my-jobs/applied/42";
export const applicantPath = "/console/candidates/42";

/** Returns a sample of a mail. */
export function sample<Props extends MailProps>(
  definition: MailDefinition<Props>,
  props: NoInfer<Props>,
  path: string | null,
  kind = "",
): MailSample {
  return { definition: definition as unknown as MailDefinition, kind, props, path };
}
