export const labels = {
  bell: {
    none: "Notifications",
    some: "Notifications: {count} new",
  },
  group: {
    applications: "Your applications",
    messages: "Messages",
    interviews: "Interviews",
    invites: "Invitations from companies",
    saved_jobs: "Saved jobs that close soon",
    job_alerts: "New jobs for your job alerts",
    applicants: "New and withdrawn applications",
    mentions: "Mentions in notes",
    tasks: "Your tasks",
    responses: "Responses that are due",
    jobs: "Your jobs",
    team: "Your team",
    company: "Your company",
    review: "Jobs to review",
    support: "Messages to support and reports",
  },
} as const;

export const site = {
  list: {
    title: "Notifications",
    new: "New",
    readAll: "Mark all as read",
    older: "Older notifications",
    newest: "Newest notifications",
    settings: "Notification settings",
    emptyTitle: "No notifications yet",
    emptyText: "Updates for you appear here.",
  },
  choices: {
    title: "Notification settings",
    lead: "Choose what we notify you about, and where.",
    saved: "Your notification settings are saved.",
    mail: "Email",
    bell: "On Sen",
    save: "Save changes",
    back: "Back to your account",
    text: {
      applications: "The status of an application changes, or the employer has not responded.",
      messages: "Someone writes to you about an application.",
      interviews: "An interview is scheduled, changed or cancelled, or is coming up.",
      invites: "A company finds your profile and invites you to apply.",
      saved_jobs: "Three days before a job that you saved closes.",
      job_alerts: "New jobs were found. Emails are set in each job alert.",
      applicants: "Someone applies for one of your jobs, or withdraws.",
      mentions: "A colleague mentions you in a note.",
      tasks: "A colleague assigns you a task, or the reminder of a task is due.",
      responses: "Applicants are waiting for your response.",
      jobs: "A job is approved, rejected or about to expire, or a colleague adds you to its hiring team.",
      team: "Someone you invited joins your team.",
      company: "Your company is verified, or its request is rejected.",
      review: "Jobs or companies are waiting for review.",
      support: "Someone writes to support or reports a job.",
    },
    neededTitle: "Emails that cannot be turned off",
    neededText:
      "The security of your account and the law require some emails: links that you asked for, changes to your password or email, confirmations of what you sent, what an employer emails you about your application, notices about your data, and decisions against a job or a company.",
  },
  unsubscribe: {
    title: "Turn off these emails?",
    text: "You will no longer receive emails about “{group}”. You can still see notifications on Sen.",
    submit: "Turn off emails",
    doneTitle: "These emails are turned off",
    doneText: "We no longer send you emails about “{group}”.",
    failedTitle: "This link does not work",
    settings: "Notification settings",
  },
} as const;

export const errors = {
  unsubscribe_token_unknown:
    "This link is not complete. Please open it from the email again, or change your notification settings.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    notifications: typeof import("./messages.en.ts");
  }
}
