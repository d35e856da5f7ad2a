export const errors = {
  placement_state_changed: "This placement has just changed. Please reload the page.",
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
  checkIn: {
    day_1: "First day",
    day_7: "First week",
    day_30: "First month",
    day_last: "End of the warranty",
  },
  side: { person: "Candidate", client: "Client" },
  answer: { good: "All is well", unsure: "Unsure", leaving: "Wants to leave" },
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
  choose: "Please choose",
  planned: "planned",
  firstDay: "First day of work",
  replaces: "Replaces",
  replaced: "An earlier placement",
  noFee: "No fee: a replacement",
  warrantyLeft: "{days, plural, one {# day left} other {# days left}}",
  splitColumn: "Split",
  splitOf: "{name} {percent, number}%",
  warrantyDays: "{days, number} days",
  warrantyWithoutHolidays:
    "{days, number} days without public holidays ({holidays, plural, =0 {none} one {# holiday} other {# holidays}} in this time)",
  requests: "Payment requests of the client",
  cancelText: "The person never started. The fee is not due, and no payment request is open.",
  failTitle: "Did the person leave?",
  failText:
    "Until {date} the client gets an email with both remedies: a free replacement, or 40% off the next fee. The fee stays due.",
  download: "Download CSV",
  month: "Month of the start",
  consultant: "Consultant",
  everyone: "Everyone",
  verb: {
    start: "Confirm start",
    correct: "Correct the first day",
    request: "Request the fee",
    cancel: "Cancel placement",
    fail: "Report failed probation",
  },
  remedy: {
    title: "The person left within the warranty",
    both: "The client chooses one remedy: a free replacement, until {date}, or 40% off the next fee.",
    creditOnly: "The client gets 40% off the next fee.",
    credit: "40% off the next fee is chosen. The next request for a whole fee of this client uses it.",
    creditUsed: "40% off the next fee was chosen and is used.",
    replacement:
      "A free replacement is chosen. Its job order {status, select, draft {is a draft: please complete and open it} open {is open} on_hold {is on hold} filled {is filled} lost {was lost} other {was cancelled}}.",
    board: "Board of the replacement",
    verb: {
      replace: "Choose the replacement",
      credit: "Choose 40% off the next fee",
      give_up: "Give up the replacement for 40% off the next fee",
    },
  },
  split: {
    title: "Shares of the fee",
    edit: "Change the shares",
    help: "In percent, 100% together. Rows without a person and a share are left out.",
    person: "Consultant",
    role: "Role",
    share: "Share",
    amount: "Amount",
    personOf: "Consultant {nth, number}",
    roleOf: "Role {nth, number}",
    shareOf: "Share {nth, number} (%)",
    nobody: "No one",
    reason: "Reason",
    save: "Save the shares",
  },
  check: {
    title: "Check-ins",
    day: "Check-in",
    side: "With",
    answer: "Answer",
    note: "Note",
    leavingText: "If the person wants to leave, the account manager is notified by email at once.",
    save: "Record the answer",
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
