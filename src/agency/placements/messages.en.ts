export const errors = {
  placement_state_changed: "This placement was changed in the meantime. Please look at it again.",
  placement_not_due: "The start date has not come yet, or the start is already confirmed",
  warranty_over: "The warranty ended on {date}",
  warranty_report_late: "A failed probation must be reported within 14 days after the last working day",
  left_before_start: "The last working day must be between the start date and today",
  remedy_chosen:
    "{remedy, select, credit {40% off the next fee} other {A replacement}} was already chosen for this placement",
  replacement_late: "A replacement could be chosen until {date}",
  start_before_offer: "The first day of work is before the offer of {date}",
  splits_edited: "{name} changed these shares after you opened them, so your changes were not saved",
  split_total: "Shares must add up to 100%",
  split_person: "Please choose a person of your agency",
} as const;

export const labels = {
  status: {
    onboarding: "Hired",
    invoiced: "Payment requested",
    paid: "Paid",
    failed_probation: "Failed probation",
    replacement: "Being replaced",
    canceled: "Cancelled",
  },
  role: { bd: "Business development", am: "Account manager", sourcer: "Sourcer", other: "Other" },
  reason: {
    resigned: "Resigned",
    dismissed: "Dismissed",
    stopped_coming: "Stopped coming",
    other: "Other reason",
  },
} as const;

export const console = {
  title: "Placements",
  all: "All",
  empty: "No placements",
  emptyText: "Placements appear when someone is hired.",
  person: "Candidate",
  erased: "Deleted candidate",
  job: "Job",
  client: "Client",
  start: "Start date",
  warranty: "Warranty until",
  left: "Last working day",
  salary: "Monthly salary (gross)",
  terms: "Rate",
  rate: "{rate, number}% of {months, number} months’ salary",
  fixed: "Fixed amount",
  fee: "Service fee",
  requested: "In payment requests",
  status: "Status",
  reason: "Reason",
  note: "Note",
  failTitle: "Did the person leave?",
  verb: {
    start: "Confirm start",
    credit: "Choose 40% off the next fee",
    cancel: "Cancel placement",
    fail: "Report failed probation",
  },
} as const;

export const notifications = {
  news: "{news, select, started {The warranty has begun} failed {The person left within the warranty} leaving {The person wants to leave} warranty {The warranty ends on another day, because public holidays changed} other {The service fee is paid}}: {job}, {client}",
} as const;

export const csv = {
  file: "placements",
  columns: {
    id: "Id",
    person: "Candidate",
    job: "Job",
    client: "Client",
    status: "Status",
    start: "Start date",
    warranty: "Warranty until",
    left: "Last working day",
    currency: "Currency",
    fee: "Service fee",
    requested: "In payment requests",
    splits: "Shares",
  },
} as const;

export const mails = {
  leaving: {
    subject: "Wants to leave: {job}, {client}",
    said: {
      person: "At a check-in, the person said that they want to leave.",
      client: "At a check-in, the client said that the person wants to leave.",
    },
    person: "Candidate",
    job: "Job",
    client: "Client",
    remedy: {
      both: "If the person leaves today, the warranty covers it until {date}: the client chooses a free replacement or 40% off the next fee.",
      credit:
        "If the person leaves today, the warranty covers it until {date}: the client gets 40% off the next fee.",
      none: "The warranty ended on {date}, so the client has no remedy.",
    },
    button: "View the placement",
    reason: "You’re receiving this email because you are responsible for {client}.",
  },
  failed: {
    subject: "Warranty for {job}",
    preview: "{agency} offers two remedies",
    left: "The person whom we placed as {job} left on {date}, within the warranty.",
    remedies:
      "Your service agreement gives you a choice: a free replacement, or 40% off the next service fee of {agency}.",
    answer: "Please reply to your account manager at {agency}.",
    button: "View the headhunting service",
    reason: "You’re receiving this email because {agency} placed a person at your company.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    placements: typeof import("./messages.en.ts");
  }
}
