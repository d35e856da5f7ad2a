import { ownershipMonths, soonDays } from "./terms.ts";

export const errors = {
  owned_by_other: "{name} introduced this candidate to {client}; theirs until {date}",
  am_required: "Only the AM of {client} submits to the client",
  am_decides: "Only the AM of {client} sends this candidate back",
  off_limits: "{company} is our client: its people are off limits until {date}",
  client_inactive: "{client} is not an active client, so candidates cannot be introduced to it",
  bps_invalid: "Please enter a share above 0% and below 100%",
  job_unknown: "Please choose a job of this client",
  share_not_askable: "You cannot ask for a split: the candidate is free or yours, or you have asked already",
  split_request_changed: "This request has already been answered or has ended",
  submission_ended: "This candidate is no longer introduced for the job",
} as const;

export const labels = {
  answer: { fit: "Good fit", maybe: "Maybe", no: "Not a fit" },
  request: { asked: "Waiting", accepted: "Accepted", declined: "Declined", withdrawn: "Withdrawn" },
} as const;

export const notifications = {
  sentToAm: "{by} sent you {candidate} for {job} at {client} to review",
  returned: "{by} sent {candidate} back for {job}: read the reason",
  shareAsked: "{asker} asks to split the fee for {candidate} on {job}",
  shareAnswered:
    "{answer, select, accepted {You can now put {candidate} on {job}; the fee is shared} other {Splitting the fee for {candidate} on {job} was declined}}",
  shareDecided:
    "{answer, select, accepted {{by} accepted in your place that the fee for {candidate} on {job} is split} other {{by} declined in your place to split the fee for {candidate} on {job}}}",
  ownerChanged: "{owner} now introduces {candidate} to {client}",
  answered:
    "{answer, select, fit {{client} likes {candidate} for {job}} maybe {{client} is not sure about {candidate} for {job}} other {{client} does not want {candidate} for {job}}}",
} as const;

export const console = {
  nav: "Ownership",
  tabs: { ownerships: "Ownership", others: "Requests to answer", own: "Your requests" },
  until: "Until {date}",
  soon: "Ends soon",
  ownerships: {
    title: "Ownership of candidates",
    lead: `Each candidate has one consultant per client for ${ownershipMonths} months from the last submission. Colleagues can ask to split the fee.`,
    owner: "Owner",
    client: "Client",
    ends: "Ends",
    endsSoon: `In the next ${soonDays} days`,
    any: "Any",
    filters: "Filters",
    filter: "Filter",
    count: "{count, plural, one {# candidate} other {# candidates}}",
    none: "No ownership yet",
    noneText: "A candidate belongs to the consultant who puts them on a job order first.",
    noMatch: "No candidate matches these filters",
    noOwner: "No owner",
    reassign: "Choose another owner",
    to: "New owner",
    choose: "Choose a consultant",
    reason: "Reason",
    save: "Change owner",
    reassigned: "The owner was changed. The former and the new owner have a notification.",
    allowed: "The exception is recorded. You can now introduce the candidate.",
  },
  requests: {
    title: "Split requests",
    lead: "The consultant who finds a candidate gets the sourcer’s share of the fee. An accepted request divides this share, for one job.",
    status: "Status",
    all: "All",
    filter: "Filter",
    for: "For {job} at {client}",
    parts: "Sourcer’s share: {asker} {mine, number}%, {owner} {theirs, number}%",
    askedAt: "{asker} asked on {date}",
    answeredAt: "answered on {date}",
    accept: "Accept",
    decline: "Decline",
    withdraw: "Withdraw",
    put: "Open the candidate",
    noneOwn: "You have no requests",
    noneOwnText:
      "When a colleague owns a candidate for a client, the message on the board lets you ask for a split.",
    noneOthers: "No requests to answer",
    noneOthersText:
      "When a colleague wants to introduce your candidate to the same client, the request is here.",
    asked: "Your request was sent. You can put the candidate on the job once it is accepted.",
    answered: {
      accept: "You accepted. The fee will be split as shown.",
      decline: "You declined the request.",
      withdraw: "You withdrew the request.",
    },
  },
  older: "Show older",
  newest: "Back to the newest",
} as const;

export const mails = {
  asked: {
    subject: "{asker} asks to split the fee for {candidate}",
    preview: "For {job} at {client}",
    text: "{asker} wants to introduce {candidate} to {client} for the job {job}. You own this candidate for the client, so nothing happens without your answer.",
    parts: "Proposed split of the sourcer’s share: you {mine, number}%, {asker} {theirs, number}%.",
    button: "Answer the request",
    reason: "You’re receiving this email because you own {candidate} for {client}.",
  },
  answered: {
    subject: {
      accepted: "You can now put {candidate} on {job}",
      declined: "Splitting the fee for {candidate} was declined",
    },
    preview: "{by} answered your request",
    text: {
      accepted:
        "{by} accepted your request about {candidate} for the job {job} at {client}. You get {percent, number}% of the sourcer’s share of the fee.",
      declined:
        "{by} declined your request about {candidate} for the job {job} at {client}. The candidate remains your colleague’s for this client.",
    },
    button: { accepted: "Open the candidate", declined: "View your requests" },
    reason:
      "You’re receiving this email because you asked to split the fee for {candidate} on the job {job}.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    introductions: typeof import("./messages.en.ts");
  }
}
