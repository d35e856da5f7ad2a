export const site = {
  title: "Careers at {name}",
  description:
    "{count, plural, =0 {Learn what working at {name} is like.} one {Learn what working at {name} is like and see the open job.} other {Learn what working at {name} is like and see # open jobs.}}",
  otherLanguage: "Tiếng Việt",
  seeJobs: "{count, plural, one {View # open job} other {View # open jobs}}",
  website: "Company website",
  jobs: {
    title: "Open jobs",
    filter: "Filter jobs",
    keyword: "Job title",
    location: "Location",
    anywhere: "Anywhere",
    find: "Search",
    found: "{count, plural, =0 {No jobs found} one {# job} other {# jobs}}",
    clear: "Show all jobs",
    apply: "Apply",
    applyTo: "Apply: {title}",
    none: "No open jobs at the moment",
    noneText: "Come back soon: new jobs appear here as soon as they’re published.",
    noMatch: "No job matches your search",
    noMatchText: "Try fewer words or another location.",
  },
  footer: "Career site by Sen",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    careerSites: typeof import("./messages.en.ts");
  }
}
