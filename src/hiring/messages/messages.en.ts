export const errors = {
  messages_erased: "This application’s data was deleted, so this conversation has ended",
  messages_not_applied: "This person has not applied, so please send an email instead",
  messages_withdrawn: "The application was withdrawn, so this conversation has ended",
  messages_blocked: "This company is blocked on Sen, so no one can write here",
  messages_rejected: "The application has ended. You can write again once the employer writes to you.",
} as const;

export const site = {
  title: "Messages",
  about: "About your application for {job}",
  back: "Back to the application",
  log: "Messages with {name}",
  seen: "Seen {when}",
  notSeen: "Not seen yet",
  fresh: "New",
  earlier: "Earlier messages",
  latest: "Latest messages",
  label: "Your message",
  help: "If they don’t read it here within {minutes} minutes, we email them a copy.",
  send: "Send message",
  ctrlEnter: "Ctrl + Enter sends",
  emptyTitle: "No messages yet",
  emptyCandidate: "Ask the employer about this job or your application.",
  emptyEmployer: "A message counts as a response to the candidate.",
  /** The reasons why the reader cannot write, the same as in the API. */
  closed: errors,
} as const;

export const console = {
  sent: "Message sent.",
  write: "Send a message",
  all: "View all",
  about: "About the application for {job}",
  back: "Back to the applicant",
} as const;

export const notifications = {
  from_employer: "{company} sent you {count, plural, one {a message} other {# messages}} about {job}",
  from_candidate: "{candidate} sent you {count, plural, one {a message} other {# messages}} about {job}",
} as const;

export const mails = {
  new_messages: {
    subject: "{from} wrote to you about {job}",
    preview: "{from} wrote: {text}",
    title: "{count, plural, one {You have a new message} other {You have # new messages}}",
    by: "{from} wrote to you about {job}:",
    button: "Read and reply",
    reply: "Please don’t reply to this email. Use the button above.",
    reason: {
      candidate: "You’re receiving this email because you applied for {job} on Sen.",
      employer: "You’re receiving this email because you recruit for {job} on Sen.",
    },
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    messages: typeof import("./messages.en.ts");
  }
}
