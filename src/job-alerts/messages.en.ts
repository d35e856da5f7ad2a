import { site as jobs } from "#jobs/messages.en.ts";

export const labels = {
  frequency: { daily: "Every morning", weekly: "Every Monday" },
  state: { active: "Active", pending: "Waits for confirmation", stopped: "Stopped" },
  salary: "from {million, number}M VND a month",
  remote: "remote work",
} as const;

export const site = {
  box: {
    title: "New jobs like these by mail",
    titleCompany: "New jobs of this company by mail",
    text: "A mail only when there is something new. One click ends it.",
    keyword: "What are you looking for?",
    email: "Email",
    frequency: "How often",
    submit: "Set job alert",
  },
  subscribe: {
    title: "Job alert",
    sentTitle: "Check your mailbox",
    sentText:
      "We sent you a mail with a link. Follow it within {days, number} days, and your alert begins. Nothing there? Look in the spam folder too.",
    setTitle: "Your job alert is set",
    setText: "New jobs that fit come to your mailbox, at 8 in the morning.",
    back: "Back to the jobs",
    manage: "Your job alerts",
  },
  confirm: {
    title: "Start your job alert?",
    text: "Press the button, and new jobs come to your mailbox.",
    submit: "Yes, send me new jobs",
    doneTitle: "Your job alert has begun",
    doneText: "New jobs for {what} come to {email}.",
    failedTitle: "This link no longer works",
    jobs: "Browse jobs",
  },
  stop: {
    title: "End this job alert?",
    text: "You will get no more mails of this alert.",
    submit: "End the alert",
    doneTitle: "The alert has ended",
    doneText: "We send no more mails about {what}.",
  },
  list: {
    title: "Job alerts",
    lead: "New jobs come to your mailbox at 8 in the morning. Up to {max, number} alerts.",
    emptyTitle: "No job alerts yet",
    emptyText: "Say once what you are looking for, and new jobs come to you.",
    create: "New job alert",
    edit: "Edit job alert",
    editOne: "Edit",
    delete: "Delete",
    pause: "Pause",
    resume: "Resume",
    again: "Send the link again",
    to: "To {email}",
    lastSent: "Last mail <when></when>",
    neverSent: "No mail yet",
    pendingText: "Follow the link in the mail that we sent to {email}.",
    deleted: "The alert for {what} is deleted.",
    undo: "Undo",
    saved: "The alert is saved.",
    savedPending: "The alert is saved. Follow the link in the mail that we sent to {email}, and it begins.",
    full: "You have {max, number} alerts. Delete one to make room.",
  },
  form: {
    keyword: "Keyword",
    keywordHelp: "Job title, skill or company",
    place: "Place",
    category: "Category",
    anyCategory: "Any category",
    allOf: "All of {name}",
    salary: "Salary from",
    anySalary: "Any salary",
    remote: "Remote work only",
    company: "Only jobs of {name}",
    email: "Send to",
    emailHelp: "For another address than your own, we first send a mail with a link there.",
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
  salary: labels.salary,
  remote: labels.remote,
  pay: jobs.salary,
  confirm: {
    subject: "Confirm your job alert: {what}",
    title: "One press, and your job alert begins",
    text: "Somebody, probably you, asked for new jobs to be sent to this address: {what}. If that is right, please confirm it. The link works for {days, number} days.",
    button: "Confirm the job alert",
    ignore: "If it was not you, ignore this mail: you will get nothing more.",
  },
  new_jobs: {
    subject: "{count, plural, one {A new job} other {# new jobs}}: {what}",
    title: "{count, plural, one {One new job} other {# new jobs}} for you",
    text: "Found for your job alert: {what}.",
    remote: "Remote",
    all: "See all new jobs",
    more: "There are more than fit into this mail.",
    reasonDaily:
      "You get this mail because you set a job alert on Sen. It comes in the morning, when there is something new.",
    reasonWeekly:
      "You get this mail because you set a job alert on Sen. It comes on Mondays, when there is something new.",
    stop: "End this alert",
  },
} as const;
