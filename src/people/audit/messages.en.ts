export const console = {
  nav: "Audit log",
  navShort: "Log",
  title: "Audit log",
  lead: "Logins, changes, opened CVs and denied requests of the last 12 months. Entries can’t be changed or deleted.",
  caption: "Entries of the audit log, latest first",
  email: "Email of a person",
  emailHelp: "Leave empty for everyone.",
  area: "Type",
  allAreas: "All types",
  from: "From",
  to: "To",
  refused: "Denied requests only",
  show: "Show",
  clear: "Clear filters",
  older: "Older entries",
  newest: "Back to the latest",
  of: "Entries of {name} ({email})",
  columns: {
    at: "Time",
    person: "Person",
    action: "Action",
    object: "About",
    result: "Result",
    origin: "From",
  },
  nobody: "Unknown address",
  onlyOf: "Only entries of {name}",
  done: "Done",
  denied: "Denied ({status})",
  fields: "Fields: {names}",
  was: "Before: {value}",
  is: "After: {value}",
  empty: "No entries match",
  emptyText: "Choose other dates, another type or another person.",
  areas: {
    sign_in: "Logging in and out",
    account: "Account",
    cv: "CVs and applicants",
    decision: "Decisions",
    administration: "Administration",
    change: "Other changes",
    access: "Access",
  },
  kinds: { "1": "Job seeker", "2": "Employer", "3": "Consultant", "4": "Administrator" },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    audit: typeof import("./messages.en.ts");
  }
}
