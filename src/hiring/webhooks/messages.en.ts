import { answerSeconds, caps, deliveryDays, failingDays, oldSecretHours } from "./terms.ts";

export const labels = {
  group: { applicant: "Applicants", interview: "Interviews", offer: "Offers", job: "Jobs" },
  event: {
    applicant: {
      created: "New applicant",
      moved: "Moved to another stage",
      rejected: "Rejected",
      restored: "Restored",
      withdrawn: "Withdrawn",
      evaluated: "Feedback sent",
    },
    interview: {
      scheduled: "Scheduled",
      rescheduled: "Rescheduled",
      canceled: "Cancelled",
      answered: "Candidate answered",
      completed: "Completed",
      no_show: "No-show",
    },
    offer: {
      created: "Written",
      updated: "Edited",
      sent: "Sent",
      accepted: "Accepted",
      declined: "Declined",
      expired: "Expired",
      canceled: "Cancelled",
    },
    job: {
      created: "New job",
      submitted: "Submitted for review",
      published: "Published",
      rejected: "Rejected",
      updated: "Edited",
      closed: "Closed",
      expired: "Expired",
      suspended: "Suspended",
      deleted: "Deleted",
    },
  },
  state: { active: "Active", inactive: "Inactive", off: "Turned off by Sen", failing: "Failing" },
  delivery: { pending: "Waiting", delivered: "Delivered", failed: "Failed" },
  error: {
    timeout: `No answer within ${answerSeconds} seconds`,
    address: "The address belongs to a private network",
    connection: "No connection",
    secret: "The secret cannot be read any more. Please make a new one.",
    off: "Not sent: the webhook was inactive",
  },
} as const;

export const console = {
  back: "Company settings",
  title: "Webhooks",
  lead: "Sen tells your programs what happens in your hiring as it happens: each event is posted to your address, signed as",
  standard: "Standard Webhooks",
  new: "New webhook",
  url: "Address",
  urlHelp: "A public https address, port 443 or 8443",
  description: "Description",
  descriptionPlaceholder: "Payroll, data warehouse",
  events: "Events",
  chosen: "{count, plural, one {# event} other {# events}}",
  create: "Create webhook",
  full: `Your company has ${caps.webhooks} webhooks, the most possible.`,
  none: "No webhooks yet",
  noneText: "A webhook tells a program about new applicants, interviews, offers and jobs.",
  made: "Copy the secret now. It is shown only once, and your program checks the signatures with it.",
  secret: "Secret",
  open: "View",
  openLong: "View webhook {url}",
  off: {
    gone: "Its server answered that the address is gone (410), so we have turned it off.",
    failing: `Nothing could be delivered for ${failingDays} days, so we have turned it off.`,
  },
  failingSince: "Nothing has been delivered since {date}.",
  settings: "Settings",
  active: "Active",
  activeHelp: "An inactive webhook is sent nothing, and nothing is sent later.",
  save: "Save changes",
  saved: "The webhook has been changed.",
  secretText: `Your program checks the signatures with it. After a new secret, the one before signs too for ${oldSecretHours} hours.`,
  oldUntil: "The secret before signs until {date}.",
  rotate: "Make new secret",
  test: "Send test event",
  tested: "The test event is on its way. Reload the page to see the answer.",
  delete: "Delete webhook",
  deleteTitle: "Delete this webhook?",
  deleteText: "Your program is sent nothing more, and the log of deliveries is deleted.",
  keep: "Keep webhook",
  deleted: "The webhook has been deleted.",
  log: "Deliveries",
  logText: `What was sent in the last ${deliveryDays} days, newest first`,
  reload: "Reload",
  noLog: "Nothing sent yet",
  noLogText: "Send a test event to see whether your server answers.",
  status: "HTTP {status}",
  duration: "{ms, number} ms",
  attempts: "{count, plural, =0 {not sent yet} one {# attempt} other {# attempts}}",
  next: "next attempt {date}",
  answer: "Answer",
  noAnswer: "The answer was empty.",
  replay: "Send again",
  replayLong: "Send again: {event}, {date}",
  replayed: "The event is being sent again.",
  older: "Older",
} as const;

export const errors = {
  webhook_url_invalid: "Please enter an https address, with port 443 or 8443 and without a user name",
  webhook_url_private: "This address belongs to a private network. Please enter a public one.",
  webhook_events_required: "Please choose at least one event",
  too_many_webhooks: `Your company has ${caps.webhooks} webhooks already. Please delete one first.`,
  delivery_waiting: "This event is being sent already",
  webhook_off: "This webhook is inactive. Please turn it on first.",
} as const;

export const mails = {
  off: {
    subject: "Your webhook for {host} is turned off",
    preview: "Your program is not told about your hiring any more.",
    title: "A webhook is turned off",
    reasons: {
      gone: "The server at {host} answered that the address of your webhook is gone (410), so we have turned the webhook off.",
      failing: `For ${failingDays} days we could deliver nothing to {host}, so we have turned the webhook off.`,
    },
    after: `Your program hears of nothing until you turn the webhook on again. What was not delivered is in its log for ${deliveryDays} days, and can be sent again from there.`,
    button: "View webhook",
    why: "You’re receiving this email because you’re an administrator of your company on Sen.",
  },
} as const;

export const notifications = {
  off: `We have turned off your webhook for {host}: {reason, select, gone {its address is gone} other {nothing could be delivered for ${failingDays} days}}`,
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    webhooks: typeof import("./messages.en.ts");
  }
}
