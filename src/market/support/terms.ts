/** The kinds of threads. */
export const threadKinds = ["chat", "contact", "headhunt", "job_report"] as const;
export type ThreadKind = (typeof threadKinds)[number];

export const threadStatuses = ["open", "answered", "closed"] as const;
export type ThreadStatus = (typeof threadStatuses)[number];

/** The states of a headhunting request for the agency that got it. */
export const requestStates = ["new", "taken"] as const;

/** The outcomes of a report. */
export const reportOutcomes = ["dismissed", "suspended", "closed"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** The forms for employers. */
export const contactKinds = ["contact", "headhunt"] as const;
export type ContactKind = (typeof contactKinds)[number];

export const senders = ["visitor", "staff"] as const;
export type Sender = (typeof senders)[number];

export const messageMax = 5000;
/** Days after which a guest's settled thread is deleted; the privacy policy names them. */
export const settledDays = 90;
/** Days for which the link of a mail opens its thread. */
export const keyDays = 180;
/** The minimum time to fill in a form; the page waits as long before it sends one. */
export const fillSeconds = 2;
