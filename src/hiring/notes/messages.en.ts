export const errors = {
  notes_erased: "This applicant’s data was deleted, so no one can write about them any more",
  note_not_yours: "Only the person who wrote a note can change it. Administrators can also delete it.",
  mention_unknown: "You can only mention colleagues who can see this. Please remove the others.",
  recommendation_required: "Please choose a recommendation",
  rating_invalid: "Please choose a rating from 1 to 5",
  interview_unknown: "Please choose one of this applicant’s interviews",
  skill_twice: "You’ve already rated this skill. Please enter each skill once.",
} as const;

export const labels = {
  rating: { r1: "Weak", r2: "Below what we need", r3: "Meets it", r4: "Strong", r5: "Excellent" },
  recommendation: {
    strong_yes: "Strong yes",
    yes: "Yes",
    no: "No",
    strong_no: "Strong no",
  },
} as const;

export const console = {
  page: {
    applicant: "Notes and feedback",
    job: "Notes on this job",
    about: "Application for {job}",
    backToApplicant: "Back to the applicant",
    backToBoard: "Back to the board",
  },
  notes: {
    saved: "Note saved.",
    title: "Notes",
    count: "{count, plural, one {# note} other {# notes}}",
    text: "Only your team sees notes. The candidate never does.",
    label: "New note",
    placeholder: "What should your team know? Type @ to mention someone.",
    mention: "Mention",
    mentioned: "Also mentioned: {names}",
    suggestions: "Colleagues to mention",
    save: "Save note",
    saveChanges: "Save changes",
    cancel: "Cancel",
    ctrlEnter: "Ctrl + Enter saves",
    edit: "Edit note",
    editOf: "Edit the note from {when}",
    edited: "edited",
    delete: "Delete note",
    deleteTitle: "Delete this note?",
    deleteText: "It is deleted for everyone, and can’t be restored.",
    keep: "Keep it",
    earlier: "Earlier notes",
    latest: "Latest notes",
    emptyTitle: "No notes yet",
    emptyText: "Write down what your team should know, and mention who should read it.",
    closed: errors.notes_erased,
  },
  feedback: {
    saved: "Feedback sent.",
    title: "Feedback",
    text: "Each person gives feedback once per interview. You can see others’ feedback after you send yours.",
    hidden:
      "{count, plural, one {# colleague has already sent feedback} other {# colleagues have already sent feedback}}. You’ll see it once you send yours.",
    none: "No feedback yet",
    average: "Average",
    averageOf: "{count, plural, one {# person} other {# people}}",
    interview: "Interview",
    interviewNone: "The applicant as a whole",
    more: "Give more feedback",
    value: "{value, number}",
    score: "{value, number} out of {max, number}",
    recommendation: "Your recommendation",
    skills: "Skills",
    skillsHelp: "Rate up to {max} skills from 1 (weak) to 5 (excellent). Rows without a rating are left out.",
    skill: "Skill {number}",
    rating: "Rating of skill {number}",
    notRated: "Not rated",
    words: "Why?",
    wordsHelp: "What you saw or heard, so others can understand your recommendation.",
    questions: "Questions",
    attributes: "Attributes to rate",
    low: "1: {words}",
    high: "5: {words}",
    ratedBy: "{name} {value, number}",
    changed: "The interview kit has changed",
    changedText: "Your form keeps the questions it was opened with, and so does the feedback you send.",
    removedText:
      "The job no longer has this kit. Your form keeps its questions, and so does the feedback you send.",
    added: "New: {list}",
    removed: "No longer asked: {list}",
    send: "Send feedback",
    save: "Save changes",
    own: "You",
    edit: "Edit your feedback",
    cancel: "Cancel",
    edited: "edited",
  },
  interview: {
    title: "Interview of {name}",
    about: "{interview} · {job}",
    tabs: "Views of this interview",
    cv: "CV",
    kit: "Kit and feedback",
    profile: "Open the applicant",
    ahead: "You can send feedback once the interview has begun.",
    missed: "This interview did not take place, so there is no feedback to send.",
    noKit: "This job has no kit for this round. You can rate its skills after the interview.",
  },
  feedbacks: {
    title: "Feedback",
    lead: "What your team thinks of its applicants. You see colleagues’ feedback on an applicant once you have sent yours.",
    owed: "{count, plural, one {# interview is waiting for your feedback} other {# interviews are waiting for your feedback}}",
    give: "Give feedback",
    all: "Show all {count, number}",
    empty: "No feedback to show",
    emptyText: "Feedback you and your team give on applicants and interviews appears here.",
    latest: "Latest feedback",
    earlier: "Earlier feedback",
  },
} as const;

export const notifications = {
  mention: "{by} mentioned you in {count, plural, one {a note} other {# notes}} on {candidate}",
  job_mention: "{by} mentioned you in {count, plural, one {a note} other {# notes}} on the job {job}",
} as const;

export const mails = {
  mention: {
    subject: "{by} mentioned you: {about}",
    title: "You were mentioned in a note",
    applicant: "{by} mentioned you in a note on {candidate}, who applied for {job}:",
    job: "{by} mentioned you in a note on the job {job}:",
    button: "View note",
    internal: "Notes are internal. The candidate does not see them, so please don’t forward this email.",
    reason: "You’re receiving this email because a colleague mentioned you in a note on {job} on Sen.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    notes: typeof import("./messages.en.ts");
  }
}
