export const errors = {
  query_unreadable: "The search cannot be read at “{place}”",
} as const;

export const console = {
  title: "Search your candidates",
  lead: "People whom your agency has added, by words, operators and filters.",
  all: "All candidates",
  query: "Search text",
  queryHelp:
    "Words are all needed. OR, NOT or - before a word, “a phrase”, (brackets), word*, title: skill: company: school: place:",
  filters: "Filters",
  location: "Location",
  anyLocation: "Any location",
  yearsMin: "Years of experience, from",
  salaryMax: "Expected salary up to (VND a month)",
  availableDays: "Can start within (days)",
  silentDays: "Not contacted for (days)",
  skills: "Skills",
  skillsHelp: "Separated by commas; all are needed",
  language: "Language",
  anyLanguage: "Any language",
  level: "Level, at least",
  pool: "Talent pool",
  anyPool: "Any pool",
  mine: "Only candidates I own",
  consent: "Only with valid consent",
  find: "Search",
  clear: "Clear",
  clauses: "Found by each part alone",
  clause: "{text}: {count, number}",
  count: "{count, plural, one {# candidate} other {# candidates}}",
  caption: "Candidates who match the search",
  column: {
    name: "Candidate",
    company: "Company",
    years: "Experience",
    place: "Location",
    salary: "Expected salary",
    notice: "Availability",
    contacted: "Last contact",
    owner: "Owner",
    marks: "Marks",
  },
  years: "{count, plural, =0 {less than a year} one {# year} other {# years}}",
  salary: "VND {amount, number}",
  notice: "{days, plural, =0 {at once} one {# day} other {# days}}",
  doNotContact: "Do not contact",
  emptyTitle: "No one matches",
  emptyClause: "“{clause}” alone finds {count, number}.",
  emptyText: "Try fewer words or filters.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    peopleSearch: typeof import("./messages.en.ts");
  }
}
