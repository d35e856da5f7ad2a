/** The purposes of templates (decisions §19). */
export const templateStages = [
  "application_received",
  "screening",
  "interview_invite",
  "interview_reschedule",
  "interview_cancel",
  "offer",
  "hired",
  "reject",
  "no_response",
  "talent_pool",
  "share_cv",
  "custom",
] as const;
export type TemplateStage = (typeof templateStages)[number];

/** The columns of a template in lists. The API uses the same names. */
export const summaryFields = ["name", "subject", "stage", "language"] as const;

/** The placeholders of a text, written as `{{candidate_name}}`. */
export const placeholders = [
  "candidate_name",
  "job_title",
  "company_name",
  "recruiter_name",
  "recruiter_email",
  "interview_date",
  "interview_time",
  "interview_type",
  "interview_location",
  "offer_salary",
  "start_date",
  "reject_reason",
  "link",
] as const;
export type Placeholder = (typeof placeholders)[number];
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

export const nameMax = 100;
export const subjectMax = 255;
/** Limit of visible characters in the content of a template. */
export const contentMax = 10_000;
/** Limit of characters in the content of a template with its markup. */
export const markupMax = 60_000;
export const mostTemplates = 200;
/** Limit of recipients in one request. */
export const mostRecipients = 100;
/** Seconds until an email to several applicants is sent and can no longer be undone. */
export const undoSeconds = 30;
/** Limit of recipients of one email on the page, which makes several requests. */
export const mostAtOnce = 500;
