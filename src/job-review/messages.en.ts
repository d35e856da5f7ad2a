export const site = {
  report: {
    open: "Report this job",
    moderate: "Suspend or close this job",
    title: "Report a job",
    lead: "Tell us what is wrong with “{title}”. The employer will not see who reported it.",
    reason: "What is wrong?",
    note: "What did you notice?",
    email: "Your email",
    emailHelp: "Only if you would like an answer.",
    submit: "Send report",
    cancel: "Cancel",
    doneTitle: "Thank you for letting us know",
    doneText: "A person will look at it. If an employer asks you for money, do not pay.",
    back: "Back to the job",
  },
} as const;

export const console = {
  review: {
    title: "Review jobs",
    dashboard: "Dashboard",
    lead: "Oldest first. A review takes 1–2 working days.",
    caption: "Jobs to review",
    search: "Search by title",
    company: "Company",
    author: "Author",
    waiting: "Waiting since",
    decided: "Date",
    overdue: "Overdue",
    onlyOverdue: "Overdue only",
    allWaiting: "All waiting",
    verified: "Verified",
    notVerified: "Not verified",
    emailVerified: "E-mail verified",
    emailNotVerified: "E-mail not verified",
    empty: {
      reviewing: { title: "All done", text: "No job waits for review." },
      none: { title: "Nothing under “{tab}”", text: "No job is in this state now." },
    },
    decision: "Decision",
    approve: "Approve",
    reject: "Reject",
    rejectTitle: "Why is it rejected?",
    rejectHelp: "The company reads the reason and the note.",
    note: "Note",
    noteRequired: "Say what is wrong, in words that help to mend it.",
    confirmReject: "Reject the job",
    blockedByEmail: "It can be approved once its author has verified the e-mail address.",
    decidedAlready: "There is nothing to decide: this job is “{state}”.",
    approved: "“{title}” was approved and is public now.",
    rejected: "“{title}” was rejected.",
    next: "Next waiting job",
    none: "That was the last one: no job waits for review.",
    reviewNext: "Review it",
    back: "Back to the list",
    facts: "The company",
    companyJobs: "Jobs at Sen",
    website: "Website",
    address: "Address",
    size: "Size",
    authorFacts: "The author",
    email: "E-mail",
    name: "Name",
    submitted: "Submitted",
    openIn: "{place, number} of {total, number} in the queue",
    previous: "Previous job",
    following: "Next job",
  },
  keys: {
    approve: "Approve",
    reject: "Reject",
    next: "Next job",
    previous: "Previous job",
  },
} as const;

export const errors = {
  job_edited: "The job was edited while you were reading it. Please read it again",
  company_not_blocked: "The company is not blocked",
} as const;

export const mails = {
  job_approved: {
    subject: "Your job is online: {job}",
    preview: "Candidates can find it and apply until {date}.",
    title: "“{job}” is online",
    text: "Hello {name}, your job post was approved. Candidates can find it and apply until {date}.",
    button: "See the job",
    corrected: "While approving it, our reviewer corrected:",
    fields: {
      title: "Job title",
      category_ids: "Categories",
      highlight_description: "Highlights",
      description: "Job description",
      requirement: "Requirements",
      benefits: "Benefits",
    },
  },
  company_blocked: {
    subject: "Your company is blocked on Sen: {company}",
    preview: "Nobody of your company can log in for now. Read why, and what you can do.",
    title: "{company} is blocked",
    text: "Hello {name}, we have blocked your company on Sen. Its jobs are suspended, and nobody of it can log in. This is why:",
    after: "If you think this is a mistake, please contact support.",
    button: "Contact support",
  },
  company_unblocked: {
    subject: "Your company can use Sen again: {company}",
    preview: "You can log in again, and your jobs are published again.",
    title: "{company} is no longer blocked",
    text: "Hello {name}, your company is no longer blocked. You can log in again, and the jobs that were suspended with it are published again.",
    button: "Log in",
  },
  job_rejected: {
    subject: "Your job post needs a change: {job}",
    preview: "Read why, change it and submit it again.",
    title: "“{job}” was not approved",
    text: "Hello {name}, we could not approve your job post. This is why:",
    reasons: {
      unskilled_labor: "It is for unskilled labour, which we do not list.",
      account_not_activated: "Your account is not activated yet.",
      unclear_or_violation: "Its information is unclear, or goes against our policy.",
      others: "Other reasons, as our reviewer writes:",
    },
    after: "Please change it and submit it again; we review it within two working days.",
    button: "Edit the job",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    jobReview: typeof import("./messages.en.ts");
  }
}
