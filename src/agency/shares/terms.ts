import { cvSections } from "#profiles/candidates/cv-settings.ts";

/** `anonymous`: a code for the name, employers by industry and size, whole years, no schools. */
export const levels = ["full", "anonymous"] as const;
export type Level = (typeof levels)[number];

/** The sections that can be shown. Links to other sites are contact data. */
export const shareSections = cvSections.filter((section) => section !== "work_references");
/** The sections that a new link shows at first. */
export const usualSections = shareSections.filter(
  (section) => !["referencers", "expected_salary", "job_preference"].includes(section),
);

/** Open links of one job order. */
export const mostLiveLinks = 50;
/** The latest links to an applicant that a page shows. */
export const mostLinksShown = 100;
/** Recipients of one act of sharing. */
export const mostRecipients = 10;
export const summaryMax = 2000;
/** Minutes between the sharing and the mail, in which a revocation cancels the mail. */
export const mailDelayMinutes = 1;

/** `ended`: the order has ended, or the person withdrew. */
export const shareStates = ["open", "expired", "revoked", "ended"] as const;
export type ShareState = (typeof shareStates)[number];

/** The places in which contact data was found: parts of the document, the summary, or the drawn file. */
export const places = ["full_name", "job_title", "summary", "file", ...cvSections] as const;
export type Place = (typeof places)[number];

/** The most introductions of an applicant that a list shows. */
export const mostIntroductions = 50;

/** The country whose recipients are not entered in the register of transfers abroad. */
export const home = "VN";
/** The ways in which data reach a recipient abroad: a link to a document, or the portal of an order. */
export const transferChannels = ["link", "portal"] as const;
/** The most transfers of a download. */
export const transfersMost = 5000;
