export const console = {
  sections: {
    clients: "Clients",
    hiring: "Hiring",
    fees: "Fees",
    figures: "Reports",
    workspace: "Agency",
  },
  title: "Dashboard",
  keys: {
    open: "Keys of the console",
    search: "Search",
    go: "Go to: {page}",
    view: "Save the view of a list",
  },
  view: "Whose work",
  mine: "My work",
  team: "The agency",
  empty: "Nothing is due. Open a job order.",
  clients: "View clients",
  more: "{count, plural, one {# more} other {# more}}",
  call: "Call {name}",
  erased: "Deleted candidate",
  firstCvs: {
    title: "First CV",
    due: "Due {when}",
    overdue: "Overdue · due {when}",
  },
  reviews: { title: "To review as the AM", since: "Waiting since {when}" },
  silent: {
    title: "Clients without a response for more than 2 working days",
    since: "Waiting since {when}",
    remind: "Remind me later",
    task: "Call {client} about {name}",
  },
  interviews: { title: "Interviews today" },
  tasks: { title: "Tasks due" },
  checkIns: {
    title: "Check-ins",
    due: "{side, select, person {Candidate · due {when}} other {Client · due {when}}}",
    answered:
      "{side, select, person {Candidate: } other {Client: }}{answer, select, leaving {wants to end it} other {is unsure}}",
    question: "How is it going?",
    answer: { good: "Good", unsure: "Unsure", leaving: "Leaving" },
  },
  warranties: { title: "Warranties that end within 7 days", until: "Until {when}" },
  fees: {
    title: "Service fees this month",
    booked: "Booked",
    requested: "Requested",
    paid: "Paid",
    overdue: "Overdue",
    note: "Requested and paid amounts are without VAT.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    desk: typeof import("./messages.en.ts");
  }
}
