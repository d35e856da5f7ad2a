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
    timeout: `No response within ${answerSeconds} seconds`,
    address: "The address belongs to a private network",
    connection: "No connection",
    secret: "The secret cannot be read any more. Please make a new one.",
    off: "Not sent: the webhook was inactive",
  },
} as const;

export const console = {
  back: "Company settings",
  title: "Webhooks",
  lead: "Sen sends each hiring event to your server as it happens, signed with",
  standard: "Standard Webhooks",
  new: "New webhook",
  url: "Address",
  urlHelp: "A public https address, port 443 or 8443",
  description: "Description",
  descriptionPlaceholder: "Payroll, data warehouse",
  events: "Events",
  chosen: "{count, plural, one {# event} other {# events}}",
  create: "Create webhook",
  full: `Your company has ${caps.webhooks} webhooks, the maximum.`,
  none: "No webhooks yet",
  noneText: "A webhook notifies an app about new applicants, interviews, offers and jobs.",
  made: "Copy the secret now. It is shown only once, and your app checks the signatures with it.",
  secret: "Secret",
  open: "View",
  openLong: "View webhook {url}",
  off: {
    gone: "The server responded that the address no longer exists (410), so we turned the webhook off.",
    failing: `Nothing could be delivered for ${failingDays} days, so we have turned it off.`,
  },
  failingSince: "Nothing has been delivered since {date}.",
  settings: "Settings",
  active: "Active",
  activeHelp: "While a webhook is inactive, events are not sent, not even later.",
  save: "Save changes",
  saved: "Webhook saved.",
  secretText: `Your app checks the signatures with it. When you create a new secret, the previous one stays valid for ${oldSecretHours} hours.`,
  oldUntil: "The previous secret is valid until {date}.",
  rotate: "Create new secret",
  test: "Send test event",
  tested: "Test event sent. Reload the page to see the response.",
  delete: "Delete webhook",
  deleteTitle: "Delete this webhook?",
  deleteText: "Your app will receive no more events, and the delivery log is deleted.",
  keep: "Keep webhook",
  deleted: "Webhook deleted.",
  log: "Deliveries",
  logText: `What was sent in the last ${deliveryDays} days, newest first`,
  reload: "Reload",
  noLog: "Nothing sent yet",
  noLogText: "Send a test event to see whether your server responds.",
  status: "HTTP {status}",
  duration: "{ms, number} ms",
  attempts: "{count, plural, =0 {not sent yet} one {# attempt} other {# attempts}}",
  next: "next attempt {date}",
  answer: "Response",
  noAnswer: "The response was empty.",
  replay: "Resend",
  replayLong: "Resend: {event}, {date}",
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
    preview: "Your app no longer receives hiring events.",
    title: "A webhook is turned off",
    reasons: {
      gone: "The server at {host} responded that the address of your webhook no longer exists (410), so we turned the webhook off.",
      failing: `For ${failingDays} days we could deliver nothing to {host}, so we have turned the webhook off.`,
    },
    after: `Events are not sent until you turn the webhook on again. Undelivered ones stay in its log for ${deliveryDays} days, and you can resend them there.`,
    button: "View webhook",
    why: "You’re receiving this email because you’re an administrator of your company on Sen.",
  },
} as const;

export const notifications = {
  off: `We have turned off your webhook for {host}: {reason, select, gone {its address no longer exists} other {nothing could be delivered for ${failingDays} days}}`,
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    webhooks: typeof import("./messages.en.ts");
  }
}
