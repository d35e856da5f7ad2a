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
    subject:
      "{count, plural, one {A job that you saved ends soon: {job}} other {# jobs that you saved end soon}}",
    preview: "{count, plural, one {{company}: apply by {date}} other {{job} ends first, on {date}}}",
    title: "{count, plural, one {This job is waiting for you} other {These jobs are waiting for you}}",
    text: "Hello {name}, you saved {count, plural, one {a job and have} other {these jobs and have}} not applied yet. The time to do so is almost over.",
    until: "{company} · apply by {date}",
    button: "Apply now",
    list: "Your saved jobs",
  },
} as const;

export const errors = {
  job_not_saveable: "This job is closed and can’t be saved",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    savedJobs: typeof import("./messages.en.ts");
  }
}
