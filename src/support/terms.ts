/** What somebody writes to us about. */
export const threadKinds = ["chat", "contact", "headhunt", "job_report"] as const;
export type ThreadKind = (typeof threadKinds)[number];

export const threadStatuses = ["open", "answered", "closed"] as const;
export type ThreadStatus = (typeof threadStatuses)[number];

/** What came of a report. */
export const reportOutcomes = ["dismissed", "suspended", "closed"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** The forms that an employer sends from a page. */
export const contactKinds = ["contact", "headhunt"] as const;
export type ContactKind = (typeof contactKinds)[number];

export const senders = ["visitor", "staff"] as const;
export type Sender = (typeof senders)[number];

export const messageMax = 5000;
/** How long after it was settled a guest's thread is kept; the privacy policy says so. */
export const settledDays = 90;
/** How long a link of a mail opens its thread. */
export const keyDays = 180;
/** Nobody fills in a form faster; the page waits as long before it sends one. */
export const fillSeconds = 2;
