import type { DB } from "../../../db/types.ts";

/** Tables with rows of agencies that are not archived, with the reason. */
export const notArchived: Readonly<Partial<Record<keyof DB, string>>> = {
  accounts: "the team is archived apart, with names and emails only",
  agencies: "the settings are archived apart",
  agency_archives: "the archives themselves",
  audit_event: "Sen's log of accesses, which is not the agency's to change",
  applicant_search: "made from the applicants",
  candidate_invites: "invitations to job seekers of this Sen",
  talent_invites: "invitations to job seekers of this Sen",
  client_links: "addresses with secrets",
  client_merges: "the undo of a merge, which names rows of this Sen",
  csv_imports: "uploads of a day",
  interview_invites: "open questions with links",
  job_search: "made from the advertisements",
  job_reviews: "decisions of Sen",
  job_view_days: "visits of this Sen",
  member_invites: "links with secrets",
  person_search: "made from the people",
  prospect_search: "made from the people",
  profile_requests: "requests to job seekers of this Sen",
  saved_views: "filters that name rows of this Sen by their ids",
  support_threads: "requests that Sen handed over; the client that they became is archived",
  waiting_mails: "emails that wait for minutes",
};

/** Tables of Sen to whose rows all agencies refer by the same ids. */
export const commonTables: readonly string[] = ["stage_kinds", "locations", "categories"];

/** The tables to which the ids in the data of an activity refer, by the name of the id. */
export const idsOfData: Readonly<Record<string, keyof DB>> = {
  order: "job_orders",
  placement: "placements",
  offer: "offers",
  interview: "interviews",
  invoice: "invoices",
  portal: "portals",
  submission: "submissions",
  request: "share_requests",
  ownership: "ownerships",
  candidate: "candidates",
  from_id: "pipeline_stages",
  to_id: "pipeline_stages",
  owner_id: "accounts",
  account_id: "accounts",
};
