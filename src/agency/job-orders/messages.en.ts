export const errors = {
  order_incomplete: "This job order is not complete. Please add what is missing.",
  order_not_filled: "Not all openings of this job order are filled yet",
  order_state_changed: "This job order has changed. Please reload the page.",
  order_edited: "{name} changed this job order after you opened it, so your changes were not saved",
  head_count_invalid: "Please enter a number from 1 to 99",
  pay_invalid: "Please enter a whole amount above 0",
  pay_range_invalid: "The highest salary is below the lowest",
  contact_unknown: "Please choose contacts of this client",
  too_many_consultants: "Please choose at most {max} consultants",
  too_many_contacts: "Please choose at most {max} contacts",
  lead_by_admin: "Only an administrator can choose another lead",
} as const;

export const labels = {
  status: {
    draft: "Draft",
    open: "Open",
    on_hold: "On hold",
    filled: "Filled",
    lost: "Lost",
    canceled: "Cancelled",
  },
  kind: { contingent: "Contingent", exclusive: "Exclusive", retained: "Retained" },
  first_cv: {
    not_started: "Not started",
    running: "Due",
    overdue: "Overdue",
    paused: "Paused",
    in_time: "Sent in time",
    late: "Sent late",
    stopped: "None sent",
  },
  reason: {
    client_paused: "The client paused the hiring",
    budget: "Budget",
    role_changes: "The position changes",
    feedback_missing: "The client does not answer",
    filled_by_client: "The client filled it",
    filled_by_agency: "Another agency filled it",
    no_candidates: "No suitable candidates",
    terms_refused: "No agreement on the terms",
    position_removed: "The position no longer exists",
    duplicate: "Duplicate",
    other: "Other",
  },
  missing: {
    client: "The client is active",
    salary: "The salary is known",
    consultant: "A consultant works on it",
  },
  basis: { calendar: "calendar days", without_holidays: "days without public holidays" },
} as const;

export const notifications = {
  changed:
    "{change, select, open {{by} opened the job order {order} for {client}} on_hold {{by} put the job order {order} for {client} on hold} resumed {{by} resumed the job order {order} for {client}} filled {{by} marked the job order {order} for {client} as filled} lost {{by} marked the job order {order} for {client} as lost} other {{by} cancelled the job order {order} for {client}} reopened {{by} reopened the job order {order} for {client}}}",
} as const;

export const mails = {
  opened: {
    subject: "{agency} is working on your job order: {order}",
    preview: "You receive the first CV by {due}.",
    text: "{agency} has opened your job order and is looking for candidates. You receive the first CV by the end of {due}.",
    facts: {
      order: "Job order",
      openings: "Openings",
      due: "First CV by",
      lead: "Consultant",
      email: "Contact email",
    },
    reason: "You’re receiving this email because {agency} named you as a contact of this job order.",
  },
} as const;

export const csv = {
  file: "job-orders",
  columns: {
    id: "ID",
    title: "Job order",
    client: "Client",
    kind: "Type",
    status: "Status",
    hired: "Hired",
    openings: "Openings",
    lead: "Lead",
    submitted: "Submitted",
    interviewing: "Interviewing",
    offers: "Offers",
    opened: "Opened",
    first_cv_due: "First CV due",
    first_cv: "First CV sent",
    target: "To be filled by",
    ended: "Ended",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    jobOrders: typeof import("./messages.en.ts");
  }
}
