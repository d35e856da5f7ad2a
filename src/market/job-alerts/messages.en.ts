export const labels = {
  state: { active: "Active", pending: "Waiting for confirmation", stopped: "Stopped" },
  salary: "from {million, number}M VND a month",
  remote: "remote work",
} as const;

export const site = {
  subscribe: {
    title: "Job alert",
    sentTitle: "Check your inbox",
    sentText:
      "We sent you an email with a link. Open it within {days, number} days to start your job alert. Can’t find it? Check your spam folder.",
    existsTitle: "You already have this job alert",
    existsText: "One of your job alerts looks for exactly the same.",
    open: "Open job alert",
    setTitle: "Job alert created",
    setText: "New jobs that match will arrive in your inbox at 8 am.",
    back: "Back to jobs",
    manage: "Your job alerts",
  },
  confirm: {
    title: "Start this job alert?",
    text: "Select the button and we’ll email you new jobs.",
    submit: "Yes, send me new jobs",
    doneTitle: "Your job alert is on",
    doneText: "We’ll send new jobs for {what} to {email}.",
    failedTitle: "This link no longer works",
    jobs: "Browse jobs",
  },
  stop: {
    title: "Stop this job alert?",
    text: "You won’t get any more emails from this job alert.",
    submit: "Stop job alert",
    doneTitle: "Job alert stopped",
    doneText: "We won’t email you about {what} any more.",
  },
  list: {
    title: "Job alerts",
    lead: "New jobs arrive in your inbox at 8 am. Up to {max, number} job alerts.",
    emptyTitle: "No job alerts yet",
    emptyText: "Choose what you’re looking for, and we’ll email you new jobs.",
    create: "Create job alert",
    edit: "Edit job alert",
    editOne: "Edit",
    delete: "Delete",
    pause: "Pause",
    resume: "Resume",
    again: "Resend email",
    to: "To {email}",
    lastSent: "Last email <when></when>",
    neverSent: "No emails yet",
    pendingText: "Open the link in the email we sent to {email}.",
    deleted: "The job alert for {what} has been deleted.",
    undo: "Undo",
    saved: "The job alert has been saved.",
    savedPending: "Saved. Open the link in the email we sent to {email} to start the job alert.",
    full: "You have {max, number} job alerts. Delete one to make room.",
  },
  form: {
    keyword: "Keyword",
    keywordHelp: "Job title, skill or company",
    place: "Location",
    category: "Category",
    anyCategory: "Any category",
    anyType: "Any type",
    anyLevel: "Any level",
    anyExperience: "Any experience",
    allOf: "All of {name}",
    salary: "Salary from",
    anySalary: "Any salary",
    remote: "Remote jobs only",
    company: "Only jobs at {name}",
    email: "Send to",
    emailHelp: "If this isn’t your account’s email, we’ll send a confirmation link there first.",
    frequency: "How often",
    save: "Save changes",
    create: "Create job alert",
    cancel: "Cancel",
  },
} as const;

export const errors = {
  job_alert_exists: "Job Alert already existed",
  job_alert_limit: "This email already has {max} job alerts. Please delete one first.",
  job_alert_empty: "Please say what to look for: a keyword, a location, a category or a company",
} as const;

export const mails = {
  confirm: {
    subject: "Confirm your job alert: {what}",
    preview: "Confirm within {days, number} days. If this was not you, ignore this email.",
    title: "Confirm your job alert",
    text: "You asked us to email you new jobs: {what}. Confirm within {days, number} days.",
    button: "Confirm job alert",
    ignore: "If this was not you, ignore this email. We will not send you anything else.",
    reason: "You’re receiving this email because this address was entered for a job alert on Sen.",
  },
  new_jobs: {
    subject: "{count, plural, one {A new job} other {# new jobs}}: {what}",
    preview: "{job} at {company}{others, plural, =0 {} other { and # more}}",
    title: "{count, plural, one {One new job} other {# new jobs}} for you",
    text: "Found for your job alert: {what}.",
    remote: "Remote",
    all: "View all new jobs",
    more: "More jobs match your alert.",
    reasonDaily:
      "You’re receiving this email because you created a job alert on Sen. It is sent in the morning when there are new jobs.",
    reasonWeekly:
      "You’re receiving this email because you created a job alert on Sen. It is sent on Mondays when there are new jobs.",
    stop: "Stop this job alert",
  },
} as const;

export const notifications = {
  new_jobs:
    "{jobs, plural, one {# new job} other {# new jobs}} for your job alert{keyword, select, none {} other { “{keyword}”}}",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    jobAlerts: typeof import("./messages.en.ts");
  }
}
