export const errors = {
  query_unreadable: "The search cannot be read at “{place}”",
} as const;

export const console = {
  title: "Search your candidates",
  lead: "People whom your agency has added, by words, operators and filters.",
  all: "All candidates",
  publicProfiles: "Public profiles",
  addFiles: "Add CV files",
  query: "Search text",
  queryHelp:
    "Words are all needed. OR, NOT or - before a word, “a phrase”, (brackets), word*, title: skill: company: school: place:",
  filters: "Filters",
  location: "Location",
  anyLocation: "Any location",
  yearsMin: "Years of experience, from",
  yearsMax: "Years of experience, up to",
  salaryMax: "Expected salary up to (a month)",
  currency: "Currency of the salary",
  availableDays: "Can start within (days)",
  silentDays: "Not contacted for (days)",
  skills: "Skills",
  skillsHelp: "Separated by commas",
  skillsAny: "Any of these skills is enough",
  language: "Language",
  anyLanguage: "Any language",
  level: "Level, at least",
  pool: "Talent pool",
  anyPool: "Any pool",
  owner: "Owner",
  anyOwner: "Any owner",
  consent: "Consent",
  anyConsent: "Any",
  consentValid: "Valid",
  consentExpired: "Expired",
  download: "Download CSV",
  find: "Search",
  clear: "Clear",
  clauses: "Found by each part alone",
  clause: "{text}: {count, number}",
  clauseAbout: "{text}: about {count, number}",
  count: "{count, plural, one {# candidate} other {# candidates}}",
  caption: "Candidates who match the search",
  column: {
    name: "Candidate",
    years: "Experience",
    place: "Location",
    salary: "Expected salary",
    notice: "Availability",
    contacted: "Last contact",
    owner: "Owner",
    pools: "Talent pools",
    marks: "Marks",
  },
  years: "{count, plural, =0 {less than a year} one {# year} other {# years}}",
  salary: "VND {amount, number}",
  notice: "{days, plural, =0 {Immediately} one {After # day} other {After # days}}",
  emptyTitle: "No one matches",
  emptyClause: "“{clause}” alone finds {count, number}.",
  emptyClauseAbout: "“{clause}” alone finds about {count, number}.",
  emptyText: "Try fewer words or filters.",
} as const;

export const csv = {
  file: "candidates",
  yes: "yes",
  columns: {
    name: "Candidate",
    title: "Job title",
    company: "Company",
    years: "Years of experience",
    place: "Location",
    salary: "Expected salary (VND a month)",
    notice: "Availability (days)",
    contacted: "Last contact",
    owner: "Owner",
    pools: "Talent pools",
    tags: "Tags",
    doNotContact: "Do not contact",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    peopleSearch: typeof import("./messages.en.ts");
  }
}
