export const site = {
  save: {
    save: "Save",
    saved: "Saved",
    saveJob: "Save “{title}”",
    unsaveJob: "Saved. Remove “{title}” from saved jobs",
    failed: "We couldn’t save this job. Please try again.",
  },
  savedList: {
    title: "Saved jobs",
    count: "{count, plural, one {# job} other {# jobs}}",
    emptyTitle: "No saved jobs yet",
    emptyText: "Select the heart on a job to save it here. We’ll remind you before it closes.",
    find: "Find jobs",
    removed: "“{title}” has been removed from your saved jobs.",
    closed: "No longer accepting applications",
    expired: "Expired",
    endsIn: "{days, plural, =0 {Last day to apply} one {# day left to apply} other {# days left to apply}}",
  },
} as const;

export const mails = {
  saved_expiring: {
    subject: "{count, plural, one {A job you saved closes soon: {job}} other {# jobs you saved close soon}}",
    preview: "{count, plural, one {{company}: apply by {date}} other {{job} closes first, on {date}}}",
    title: "{count, plural, one {A job you saved closes soon} other {Jobs you saved close soon}}",
    text: "You saved {count, plural, one {this job} other {these jobs}} and have not applied yet. The deadline is near.",
    until: "{company} · apply by {date}",
    button: "Apply now",
    list: "View saved jobs",
    reason: "You’re receiving this email because you saved jobs on Sen.",
  },
} as const;

export const errors = {
  job_not_saveable: "This job is closed and can’t be saved",
} as const;

export const notifications = {
  closing:
    "{jobs, plural, one {{job} closes soon. You saved this job} other {# jobs that you saved close soon, {job} first}}",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    savedJobs: typeof import("./messages.en.ts");
  }
}
