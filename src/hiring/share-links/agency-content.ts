import type { CvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import type { Letterhead } from "#profiles/cv/online/letterhead.ts";

/** What an agency's link shows: a copy that was made and checked before the link. */
export interface AgencyContent {
  /** The name by which the recipient and the agency speak of the applicant: "C-4821". */
  code: string;
  document: CvDocument;
  settings: CvSettings;
  letterhead: Letterhead;
}
