export const labels = {
  name: {
    review: "Review of jobs",
    agreement: "Second looks",
    market: "Live jobs",
    registrations: "Registrations",
    response: "Answers to applicants",
    inbox: "Inbox",
    safety: "Reported jobs",
  },
  by: {
    month: "Month",
    reviewer: "Reviewer",
    category: "Category",
    location: "Location",
    cell: "Category and location",
    source: "Source",
    account: "Account",
    thread: "Type",
    reason: "Reason",
  },
  none: "Not known",
  key: {
    account: { "1": "Job seekers", "2": "Employers" },
    source: { direct: "Direct", referral: "Referral", product: "Another product" },
  },
  total: "Total",
  column: {
    review: {
      median: "Median wait",
      slow: "90% waited at most",
      in_time: "Within 2 working days",
      decisions: "Decisions",
    },
    agreement: { agrees: "Agreed", looks: "Second looks" },
    market: { live: "Live jobs", applications: "Applications", each: "Applications a job" },
    registrations: { accounts: "Accounts", in_day: "Verified within 24 hours", verified: "Verified" },
    response: {
      median: "Median time to an answer",
      in_week: "Answered within 7 days",
      without: "Closed without an answer",
      applications: "Applications",
    },
    inbox: {
      in_time: "Answered in time",
      median: "Median time to an answer",
      slow: "90% took at most",
      messages: "Messages",
    },
    safety: {
      per_thousand: "Reports per 1,000 jobs",
      reports: "Reports",
      confirmed: "Confirmed",
      median: "Median time to suspension",
    },
  },
  definition: {
    review: {
      median: "Office hours from the submission of a job to the decision; half waited at most this long.",
      slow: "90% of the jobs waited at most this many office hours (90th percentile).",
      in_time: "Decisions within two working days of the submission.",
      decisions: "Approved and rejected jobs of this period, each decision once.",
    },
    agreement: {
      agrees:
        "Second looks that agreed with the decision. Hidden where they would show the opinion about one other reviewer; by reviewer, you see your own.",
      looks: "Second looks of this period, at one decision in twenty.",
    },
    market: {
      live: "Jobs that are published now. A job of several categories or locations counts in each.",
      applications: "Applications that job seekers sent for these jobs.",
      each: "Applications, divided by live jobs.",
    },
    registrations: {
      accounts:
        "Accounts of job seekers and employers that were created in this period, without deleted ones.",
      in_day: "Accounts whose email address was verified within 24 hours of the registration.",
      verified: "Accounts whose email address is verified.",
    },
    response: {
      median:
        "From an application of this period to the employer’s first answer; half took at most this long.",
      in_week: "Applications answered within 7 days, of those answered by then or older than 7 days.",
      without: "Applications that were closed before the employer had answered.",
      applications: "Applications that job seekers sent in this period.",
    },
    inbox: {
      in_time:
        "Messages answered within 24 hours, counted on working days from the next opening of the office, of those answered or overdue.",
      median: "Office hours from a message to our answer; half took at most this long.",
      slow: "90% of the answers took at most this many office hours (90th percentile).",
      messages:
        "Messages of this period to which an answer was due; several in a row count once. Reports are not counted.",
    },
    safety: {
      per_thousand: "Reports of this period for every 1,000 jobs that were published at some time of it.",
      reports: "Reports of jobs that were sent in this period.",
      confirmed: "Reports after which the job was suspended or closed, of those decided.",
      median:
        "Hours from a confirmed report to the suspension or closing of the job; half took at most this long.",
    },
  },
  unit: {
    count: "{column}",
    ratio: "{column}",
    percent: "{column} (%)",
    days: "{column} (days)",
    hours: "{column} (hours)",
  },
  hours: "{hours, plural, one {# hour} other {# hours}}",
} as const;

export const console = {
  nav: "Statistics",
  period: "Period",
  by: "Rows",
  category: "Category",
  allCategories: "All categories",
  location: "Location",
  allLocations: "All locations",
  hidden:
    "{count, plural, one {# row with fewer than {fewest} jobs is hidden.} other {# rows with fewer than {fewest} jobs are hidden.}}",
  appeals: "Appeals are not counted: Sen does not record them apart from other messages.",
  empty: "No data for this period",
  emptyText: "Choose a longer period, another category or another location.",
  emptyNow: "No jobs are live",
  emptyNowText: "Choose another category or another location.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    statistics: typeof import("./messages.en.ts");
  }
}
