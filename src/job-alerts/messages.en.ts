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
      "We sent you an email with a link. Open it within {days, number} days to start your alert. Nothing there? Look in your spam folder too.",
    setTitle: "Your job alert is set",
    setText: "New jobs that match will arrive in your inbox at 8 in the morning.",
    back: "Back to jobs",
    manage: "Your job alerts",
  },
  confirm: {
    title: "Start your job alert?",
    text: "Press the button, and we will email you new jobs.",
    submit: "Yes, send me new jobs",
    doneTitle: "Your job alert is on",
    doneText: "We will send new jobs for {what} to {email}.",
    failedTitle: "This link no longer works",
    jobs: "Browse jobs",
  },
  stop: {
    title: "Stop this job alert?",
    text: "You will not get any more emails from this alert.",
    submit: "Stop the alert",
    doneTitle: "The alert has been stopped",
    doneText: "We will not email you about {what} any more.",
  },
  list: {
    title: "Job alerts",
    lead: "New jobs arrive in your inbox at 8 in the morning. Up to {max, number} alerts.",
    emptyTitle: "No job alerts yet",
    emptyText: "Tell us what you are looking for, and we will send you new jobs.",
    create: "New job alert",
    edit: "Edit job alert",
    editOne: "Edit",
    delete: "Delete",
    pause: "Pause",
    resume: "Resume",
    again: "Send the link again",
    to: "To {email}",
    lastSent: "Last email <when></when>",
    neverSent: "No emails yet",
    pendingText: "Open the link in the email we sent to {email}.",
    deleted: "The alert for {what} has been deleted.",
    undo: "Undo",
    saved: "The alert has been saved.",
    savedPending: "Saved. Open the link in the email we sent to {email} to start the alert.",
    full: "You have {max, number} alerts. Delete one to make room.",
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
    remote: "Remote work only",
    company: "Only jobs at {name}",
    email: "Send to",
    emailHelp: "If this is not the address of your account, we first send a confirmation link there.",
    frequency: "How often",
    save: "Save",
    create: "Create alert",
    cancel: "Cancel",
  },
} as const;

export const errors = {
  job_alert_exists: "Job Alert already existed",
  job_alert_limit: "There are {max} job alerts for this email already. Please delete one first",
  job_alert_empty: "Please say what to look for: a keyword, a place, a category or a company",
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

declare module "#kit/texts.ts" {
  interface RoomTexts {
    jobAlerts: typeof import("./messages.en.ts");
  }
}
