import { restDays } from "./terms.ts";

export const errors = {
  invite_declined: `This candidate declined an invitation less than ${restDays} days ago`,
  invite_answered: "This invitation has already been answered, or has expired",
} as const;

export const labels = {
  status: {
    pending: "Waiting for an answer",
    accepted: "Accepted",
    declined: "Declined",
    expired: "Expired",
  },
} as const;

export const console = {
  title: "Find candidates",
  nav: "Find candidates",
  lead: "People who let verified companies find them. You see who they are once they accept your invitation.",
  agencyLead: "People who let agencies find them. You see who they are once they accept your invitation.",
  keyword: "Job title or skill",
  location: "Location",
  anyLocation: "Any location",
  category: "Job category",
  anyCategory: "Any category",
  find: "Search",
  clear: "Clear",
  count: "{count, plural, one {# candidate} other {# candidates}}",
  untitled: "No job title",
  years: "{count, plural, =0 {less than a year} one {# year} other {# years}} of work",
  notice: "{days, plural, =0 {Available at once} one {Available in # day} other {Available in # days}}",
  updated: "Updated {when}",
  known: "Applied to you before",
  invite: "Invite",
  inviteTitle: "Invite to a job",
  job: "Job",
  chooseJob: "Choose a job",
  noJobs: "Publish a job first, then invite people to it.",
  message: "Message",
  messageHelp: "Tell them what makes the job a good match. Your company’s name is shown with it.",
  agencyMessageHelp:
    "Tell them what makes the job a good match. The names of your agency and of the client are shown with it.",
  send: "Send invitation",
  sent: "The invitation is on its way.",
  invited: "{status} · {job}",
  emptyTitle: "No candidate matches",
  emptyText: "Try another job title or skill, or any location.",
  lockedTitle: "For verified companies",
  lockedText: "Candidates choose whether verified companies may find them. Verify your company to search.",
  verify: "Verify your company",
} as const;

export const site = {
  title: "Invitations",
  lead: "Companies and agencies that found your profile and ask you to apply.",
  link: "Invitations",
  from: "{company} · {when}",
  fromAgency: "{agency} for {company} · {when}",
  expires: "You can answer until {when}.",
  agree: "If you accept, {company} sees your name, contact details and online CV for this job.",
  accept: "Accept",
  decline: "Decline",
  apply: "Apply for this job",
  accepted: "{company} now sees who you are, and will get in touch.",
  emptyTitle: "No invitations yet",
  emptyText: "Verified companies and agencies can find you if you let them.",
  settings: "Choose who can find you",
} as const;

export const notifications = {
  invited: "{company} invites you to apply: {job}",
  invitedByAgency: "{agency} invites you to apply at {company}: {job}",
  answered:
    "{accepted, select, true {{candidate} accepted your invitation: {job}} other {An invitation was declined: {job}}}",
} as const;

export const mails = {
  invited: {
    subject: "{company} invites you to apply: {job}",
    preview: "{company} found your profile on Sen.",
    title: "{company} invites you to apply",
    text: "They don’t know who you are yet. If you accept, {company} sees your name, contact details and online CV for this job.",
    client: "{agency} recruits for {company}. {company} sees your CV only after you agree.",
    until: "You can answer until {when}.",
    button: "View invitation",
    reason: "You’re receiving this email because verified companies can find your profile on Sen.",
    agencyReason: "You’re receiving this email because you let agencies find your profile on Sen.",
  },
  answered: {
    subject: "{candidate} accepted your invitation: {job}",
    preview: "Their contact details and CV are on your board.",
    title: "{candidate} accepted",
    text: "You find them in the first column of the board of {job}, with contact details and CV.",
    button: "View candidate",
    reason: "You’re receiving this email because you invited a candidate on Sen.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    candidateSearch: typeof import("./messages.en.ts");
  }
}
