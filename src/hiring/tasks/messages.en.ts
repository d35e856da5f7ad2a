export const errors = {
  assignee_unknown: "Please choose a colleague who can see what this task is about",
  time_invalid: "Please enter a time from 00:00 to 23:59",
  reminder_invalid: "Please choose one of the reminders",
  task_relation_twice: "A task is about an applicant or a job. Please leave out one of them.",
  task_relation_unknown: "We can’t find what this task is about. Please go back and choose again.",
  task_edited: "{name} changed this task after you opened it, so your changes were not saved",
  task_state_changed: "This task has changed. Please reload the page.",
} as const;

export const labels = {
  status: { todo: "To do", in_progress: "In progress", done: "Done", canceled: "Cancelled" },
  type: {
    call: "Call",
    email: "Email",
    meeting: "Meeting",
    follow_up: "Follow-up",
    interview_preparation: "Interview preparation",
    reference_check: "Reference check",
    documents: "Documents",
    other: "Other",
  },
  group: {
    overdue: "Overdue",
    today: "Today",
    this_week: "This week",
    later: "Later",
    done: "Done",
  },
  reminder: {
    none: "No reminder",
    m0: "When it is due",
    m15: "15 minutes before",
    m60: "1 hour before",
    m1440: "1 day before",
  },
} as const;

export const console = {
  nav: { tasks: "Tasks", short: "Tasks" },
  list: {
    title: "Tasks",
    create: "Add task",
    whose: "Whose tasks",
    mine: "My tasks",
    all: "All tasks",
    finish: "Mark “{name}” as done",
    reopen: "Reopen “{name}”",
    finished: "“{name}” is done.",
    due: "Due {when}",
    ended: "Ended {when}",
    canceled: "Cancelled",
    viewDone: "View {count, plural, one {# finished task} other {# finished tasks}}",
    viewOpen: "View open tasks",
    emptyTitle: "No open tasks",
    emptyText: "Add what you need to do, and we remind you in time.",
    emptyDone: "No finished tasks yet",
    you: "You",
    saved: "The task is saved.",
    deleted: "The task is deleted.",
  },
  form: {
    createTitle: "Add task",
    about: "About {name}",
    name: "Task",
    namePlaceholder: "Call about the notice period",
    type: "Type",
    assignee: "Assignee",
    date: "Due date",
    time: "Time",
    reminder: "Reminder",
    note: "Note",
    save: "Save task",
    saveChanges: "Save changes",
    delete: "Delete task",
    deleteTitle: "Delete this task?",
    deleteText: "It is deleted for everyone. To keep it in the list, cancel it instead.",
    keep: "Keep task",
    by: "Added by {name}, {when}",
    locked: "This task has ended. Reopen it to change it.",
    start: "Start",
    finish: "Mark as done",
    cancel: "Cancel task",
    reopen: "Reopen task",
    status: "Status",
  },
} as const;

export const notifications = {
  assigned: "{by} assigned you a task: {task}",
  reminder: "Reminder: {task}",
} as const;

export const mails = {
  assigned: {
    subject: "New task for you: {task}",
    preview: "From {by}, due {due}.",
    text: "{by} assigned this task to you.",
    facts: { due: "Due", candidate: "Candidate", job: "Job" },
    button: "View task",
    reason: "You’re receiving this email because a colleague assigned you a task on Sen.",
  },
  due: {
    subject: "Reminder: {task}",
    preview: "This task is due {due}.",
    text: "You asked to be reminded of this task.",
    facts: { due: "Due", candidate: "Candidate", job: "Job" },
    button: "View task",
    reason: "You’re receiving this email because this task has a reminder on Sen.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    tasks: typeof import("./messages.en.ts");
  }
}
