export const errors = {
  owned_by_other: "{name} introduced this candidate to {client}; theirs until {date}",
  am_required: "Only the AM of {client} submits to the client",
  off_limits: "{company} is our client: its people are off limits until {date}",
  client_inactive: "{client} is not an active client, so candidates cannot be introduced to it",
  bps_invalid: "Please enter a share above 0% and below 100%",
  job_unknown: "Please choose a job of this client",
  share_not_askable:
    "This candidate cannot be shared: the candidate is free, yours, or you have asked already",
  split_request_changed: "This request was answered or ended in the meantime",
  submission_ended: "This candidate is no longer introduced for the job",
} as const;

export const labels = {
  answer: { fit: "Good fit", maybe: "Maybe", no: "Not a fit" },
} as const;

export const notifications = {
  shareAsked: "{asker} asks to share {candidate} for {job}",
  shareAnswered:
    "{answer, select, accepted {You can now put {candidate} on {job}; the fee is shared} other {Sharing {candidate} for {job} was declined}}",
  ownerChanged: "{owner} now introduces {candidate} to {client}",
  answered:
    "{answer, select, fit {{client} likes {candidate} for {job}} maybe {{client} is not sure about {candidate} for {job}} other {{client} does not want {candidate} for {job}}}",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    introductions: typeof import("./messages.en.ts");
  }
}
