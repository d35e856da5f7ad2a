export const errors = {
  placement_state_changed: "This placement was changed in the meantime. Please look at it again.",
  placement_not_due: "The start date has not come yet, or the start is already confirmed",
  warranty_over: "The warranty ended on {date}",
  warranty_report_late: "A failed probation must be reported within 14 days after the last working day",
  left_before_start: "The last working day must be between the start date and today",
  remedy_chosen: "A remedy was already chosen for this placement",
  split_total: "Shares must add up to 100%",
  split_person: "Please choose a person of your agency",
} as const;

export const labels = {
  status: {
    onboarding: "Hired",
    invoiced: "Payment requested",
    paid: "Paid",
    failed_probation: "Failed probation",
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
  news: "{news, select, started {The warranty has begun} failed {The person left within the warranty} leaving {The person wants to leave} other {The service fee is paid}}: {job}, {client}",
} as const;

export const mails = {
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
