import { restDays } from "./terms.ts";

export const errors = {
  invite_declined: `This candidate declined an invitation. You can invite them again ${restDays} days after that.`,
  invite_answered: "This invitation has already been answered, or has expired",
  already_requested: "Your agency has already asked this person",
  request_answered: "This request has already been answered, or has expired",
} as const;

export const labels = {
  status: {
    pending: "Waiting for a reply",
    accepted: "Accepted",
    declined: "Declined",
    expired: "Expired",
  },
  request: {
    pending: "Asked, no answer yet",
    accepted: "In your candidates",
    declined: "Declined to join your candidates",
    expired: "Request expired",
    revoked: "Withdrew the consent",
    ended: "No longer in your candidates",
  },
  received: {
    pending: "Waiting for your answer",
    accepted: "Accepted",
    declined: "Declined",
    expired: "Expired",
    revoked: "Withdrawn",
    ended: "Deleted by the agency",
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
  request: "Add to your candidates",
  requestTitle: "Ask to add this person to your candidates",
  requestHelp:
    "We ask the person by email and on Sen. You get name, contact details and facts of the profile once they accept, and can read them on the person’s page.",
  requestMessageHelp: "Tell them what kind of jobs you have. The name of your agency is shown with it.",
  sendRequest: "Send request",
  viewPerson: "View in your candidates",
  send: "Send invitation",
  sent: "Invitation sent.",
  invited: "{status} · {job}",
  emptyTitle: "No candidate matches",
  emptyText: "Try another job title or skill, or any location.",
  lockedTitle: "For verified companies",
  lockedText: "Candidates choose whether verified companies may find them. Verify your company to search.",
  verify: "Verify your company",
} as const;

export const site = {
  title: "Invitations",
  lead: "Companies and agencies that found your profile and invite you to apply.",
  link: "Invitations",
  from: "{company} · {when}",
  fromAgency: "{agency} for {company} · {when}",
  expires: "You can reply until {when}.",
  agree: "If you accept, {company} sees your name, contact details and online CV for this job.",
  accept: "Accept",
  decline: "Decline",
  apply: "Apply for this job",
  accepted: "{company} now sees who you are, and will get in touch.",
  emptyTitle: "No invitations yet",
  emptyText: "Verified companies and agencies can find you if you let them.",
  settings: "Choose who can find you",
  request: {
    title: "{agency} wants to add you to its candidates",
    when: "Asked on {when}",
    agree:
      "If you accept, {agency} stores your name, email address, phone number, job title, location, skills, languages, years of work and notice period for {days, number} days.",
    clients: "It shows you to a company only after you agree to that job, and you can withdraw at any time.",
    stored: "{agency} stores your data. A company sees it only after you agree to that job.",
    accept: "Accept",
    decline: "Decline",
    revoke: "Withdraw consent",
    revokeHelp: "{agency} deletes your data, or as soon as an application in progress ends.",
    hide: "Hide my profile from {agency}",
    show: "Let {agency} find my profile",
    hidden: "This agency can’t find your profile.",
  },
} as const;

export const notifications = {
  invited: "{company} invites you to apply: {job}",
  invitedByAgency: "{agency} invites you to apply at {company}: {job}",
  answered:
    "{accepted, select, true {{candidate} accepted your invitation: {job}} other {An invitation was declined: {job}}}",
  requested: "{agency} wants to add you to its candidates",
  requestAnswered:
    "{answer, select, accepted {{candidate} agreed to be in your candidates} revoked {{candidate} withdrew the consent: the data is deleted} other {A person declined to be in your candidates}}",
} as const;

export const mails = {
  invited: {
    subject: "{company} invites you to apply: {job}",
    preview: "{company} found your profile on Sen.",
    title: "{company} invites you to apply",
    text: "They don’t know who you are yet. If you accept, {company} sees your name, contact details and online CV for this job.",
    client: "{agency} recruits for {company}. {company} sees your CV only after you agree.",
    until: "You can reply until {when}.",
    button: "View invitation",
    reason: "You’re receiving this email because verified companies can find your profile on Sen.",
    agencyReason: "You’re receiving this email because you let agencies find your profile on Sen.",
  },
  requested: {
    subject: "{agency} wants to add you to its candidates",
    preview: "{agency} found your profile on Sen.",
    title: "{agency} wants to add you to its candidates",
    text: "{agency} doesn’t know who you are yet. If you accept, it stores your name, email address, phone number, job title, location, skills, languages, years of work and notice period for {days, number} days.",
    clients:
      "{agency} shows you to a company only after you agree to that job. You can withdraw your consent at any time.",
    until: "You can reply until {when}.",
    button: "View request",
    reason: "You’re receiving this email because you let agencies find your profile on Sen.",
  },
  answered: {
    subject: "{candidate} accepted your invitation: {job}",
    preview: "Their contact details and CV are on your board.",
    title: "{candidate} accepted",
    text: "You’ll find them in the first column of the board of {job}, with contact details and CV.",
    button: "View candidate",
    reason: "You’re receiving this email because you invited a candidate on Sen.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    candidateSearch: typeof import("./messages.en.ts");
  }
}
