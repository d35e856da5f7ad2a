export const site = {
  report: {
    open: "Report this job",
    title: "Report a job",
    lead: "Tell us what’s wrong with “{title}”. The employer won’t see who reported it.",
    reason: "What’s wrong?",
    reasons: {
      misleading: "It is misleading",
      scam: "It is a scam or asks for money",
      discrimination: "It is discriminatory",
      filled: "The job is already filled",
      category: "It is in the wrong category",
      other: "Something else",
    },
    note: "What did you notice?",
    email: "Your email",
    emailHelp: "Only if you would like a reply.",
    submit: "Send report",
    cancel: "Cancel",
    doneTitle: "Thank you for letting us know",
    doneText: "We’ll review this job. Never pay to apply for a job.",
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
    author: "Posted by",
    waiting: "Waiting since",
    decided: "Date",
    overdue: "Overdue",
    onlyOverdue: "Overdue only",
    allWaiting: "All waiting",
    verified: "Verified",
    notVerified: "Not verified",
    emailVerified: "Email verified",
    emailNotVerified: "Email not verified",
    empty: {
      reviewing: { title: "All done", text: "No jobs in review." },
      none: { title: "No jobs under “{tab}”", text: "Jobs in this state appear here." },
    },
    decision: "Decision",
    approve: "Approve",
    reject: "Reject",
    rejectTitle: "Reason for rejection",
    rejectHelp: "The company sees the reason and the note.",
    note: "Note",
    noteRequired: "Explain what needs to change.",
    confirmReject: "Reject job",
    blockedByEmail: "You can approve it once the person who posted it has verified their email.",
    decidedAlready: "This job has already been reviewed: {state}.",
    approved: "“{title}” was approved and published.",
    rejected: "“{title}” was rejected.",
    next: "Next job",
    none: "All done. No jobs in review.",
    reviewNext: "Review",
    back: "Back to the list",
    facts: "Company",
    companyJobs: "Jobs on Sen",
    website: "Website",
    address: "Address",
    size: "Company size",
    authorFacts: "Posted by",
    email: "Email",
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

export const mails = {
  job_approved: {
    subject: "Your job is online: {job}",
    preview: "Candidates can find it and apply until {date}.",
    title: "“{job}” is online",
    text: "Hello {name}, your job post was approved. Candidates can find it and apply until {date}.",
    button: "See the job",
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
