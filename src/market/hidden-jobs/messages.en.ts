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
    hide: "Hide",
    hideName: "Hide: “{name}”",
    emptyTitle: "Nothing is hidden",
    emptyText: "To hide a job or a company, open the menu with three dots on a job.",
    find: "Find jobs",
  },
  privacy: {
    title: "Privacy",
    visibility: "Who may see your profile",
    lead: "A company you apply to sees the CV you send it, whatever you choose here.",
    option: {
      public_to_verified_employers: "Public to verified companies",
      only_applied: "Only companies I apply to",
      hidden: "Hidden",
    },
    help: {
      public_to_verified_employers:
        "They see your job title, skills and experience, but not your name, photo or contact details until you accept an invitation.",
      only_applied: "No other company finds you.",
      hidden: "No company finds you.",
    },
    agencies: "Recruitment agencies",
    agenciesLead:
      "Agencies recruit for several companies. An agency that you apply through sees the CV you send it.",
    agency: {
      false: "Agencies do not find me",
      true: "Agencies may find me",
    },
    agencyHelp: {
      false: "Only companies find you, as you chose above.",
      true: "They see your job title, skills and experience, but not your name, photo or contact details until you accept an invitation. If your profile is hidden, they do not find you.",
    },
    save: "Save changes",
    saved: "Your changes were saved.",
    companies: "Hidden companies",
    companiesText: "They do not find you, do not open your share links, and you do not see their jobs.",
    keyword: "Company name",
    find: "Find company",
    noneFound: "No company is called “{keyword}”.",
    hiddenNow: "Hidden now",
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
