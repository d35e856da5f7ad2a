export const site = {
  hide: {
    menu: "Hide “{title}”",
    job: "Hide this job",
    company: "Hide all jobs at {company}",
    jobHidden: "“{title}” is hidden from your searches and job alerts.",
    companyHidden: "All jobs at {company} are hidden from your searches and job alerts.",
    failed: "This could not be hidden. Please try again",
  },
  hidden: {
    title: "Hidden jobs",
    lead: "You do not see these in your searches and job alerts.",
    jobs: "Jobs",
    companies: "Companies",
    show: "Show again",
    showName: "Show again: “{name}”",
    emptyTitle: "Nothing is hidden",
    emptyText: "To hide a job or a company, open the menu with three dots on a job.",
    find: "Find jobs",
  },
} as const;

export const errors = {
  hidden_limit: "You have hidden {max} of these already. Please show some of them again first.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    hiddenJobs: typeof import("./messages.en.ts");
  }
}
