/** What a template is for (decisions §19). */
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

/** The columns of a template that lists have, each under its name in the API. */
export const summaryFields = ["name", "subject", "stage", "language"] as const;

/** What a text may leave to be filled in, as `{{candidate_name}}`. */
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
/** Characters that a reader may see. */
export const contentMax = 10_000;
/** Of the markup around them. */
export const markupMax = 60_000;
export const mostTemplates = 200;
/** Recipients of one call. */
export const mostRecipients = 100;
/** For how long an email to several can be undone. */
export const undoSeconds = 30;
/** Recipients of one email of the page, in several calls. */
export const mostAtOnce = 500;
