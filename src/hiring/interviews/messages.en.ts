import { proposals } from "./terms.ts";

export const errors = {
  interview_applicant_ended: "This application has ended, so no interview can be scheduled",
  interview_state_changed: "This interview was changed in the meantime. Please look at it again.",
  interview_edited: "{name} changed this interview after you opened it, so your changes were not saved",
  interview_clash: "{names} {count, plural, one {is} other {are}} busy at that time",
  interview_on_holiday: "That day is a public holiday",
  interview_not_held:
    "Feedback can be given on an interview once it has begun, and not on one that was cancelled or missed",
  interview_too_soon: "An interview must be at least {hours} hours ahead",
  interview_too_late: "An interview can be at most a year ahead",
  interview_proposal_late: `Another time can be proposed until ${proposals.hoursBefore} hours before the interview, and ${proposals.max} times at most`,
  interview_link_ended: "This link has ended. Log in to see your interviews, or contact the employer.",
  interview_invite_open: "This candidate already has times to choose from",
  interview_invite_ended: "These times are no longer offered",
  interviewer_unknown: "An interviewer is not in your team",
  slot_taken: "That time was just taken. Please choose another one.",
} as const;

export const labels = {
  kind: { phone: "Phone", video: "Video call", on_site: "On-site", test: "Test" },
  round: { first: "1st interview", second: "2nd interview", final: "Final interview" },
  status: {
    scheduled: "Scheduled",
    rescheduled: "Rescheduled",
    completed: "Completed",
    no_show: "No-show",
    canceled: "Cancelled",
  },
  response: {
    pending: "No answer yet",
    accepted: "Accepted",
    declined: "Declined",
    proposed_new_time: "Proposes another time",
  },
  cancel_reason: {
    candidate_unavailable: "Candidate not available",
    interviewer_unavailable: "Interviewer not available",
    candidate_withdrew: "Candidate withdrew",
    job_closed: "Job closed or filled",
    wrong_booking: "Booked twice or by mistake",
    other: "Other",
  },
  minutes: "{count, number} minutes",
  plain: "Interview",
} as const;

export const console = {
  nav: "Interviews",
  list: {
    title: "Interviews",
    ahead: "Upcoming",
    past: "Past",
    mine: "Only mine",
    calendar: "Calendar",
    feedbacks: "Feedback",
    empty: "No interviews ahead",
    emptyText: "Open an applicant and select “Schedule interview”.",
    emptyPast: "No past interviews",
  },
  card: {
    title: "Interviews",
    empty: "No interview yet",
    schedule: "Schedule interview",
    with: "With {names}",
    reschedule: "Reschedule",
    cancel: "Cancel interview",
    complete: "Mark as completed",
    noShow: "Mark as no-show",
    take: "Take this time",
    proposes: "Proposes {when}",
    waiting: "{count, plural, one {# time offered} other {# times offered}}, waiting for a choice",
    withdraw: "Withdraw",
    feedback: "Give feedback",
    sent: "{count, number} of {of, plural, one {# interviewer} other {# interviewers}} sent feedback",
  },
  form: {
    title: "Schedule an interview with {name}",
    titleChange: "Reschedule the interview with {name}",
    date: "Date",
    time: "Start",
    duration: "Duration",
    kind: "Type",
    round: "Round",
    roundNone: "No round",
    location: {
      phone: "Phone number to call",
      video: "Link to the call",
      on_site: "Address",
      test: "Address or link",
    },
    interviewers: "Interviewers",
    message: "Message to the candidate",
    messageHelp: "For example what to bring, or whom to ask for.",
    save: "Send invitation",
    saveChange: "Send new time",
    anyway: "Schedule anyway",
    anywaySlots: "Offer them anyway",
    slotsBusy: "Some of these times are taken already, or on a public holiday",
    letChoose: "Offer several times",
    oneTime: "Set one time",
    slots: "Times to choose from",
    sendSlots: "Send times",
  },
  cancel: {
    title: "Cancel the interview with {name}?",
    reason: "Reason",
    note: "Note to the candidate",
    confirm: "Cancel interview",
  },
  history: {
    interview_schedule: "{by} scheduled an interview for {when}",
    chosen: "The candidate chose {when}",
    interview_offer: "{by} offered {count, plural, one {# time} other {# times}} for an interview",
    interview_offer_end: "{by} withdrew the offered times",
    interview_reschedule: "{by} changed the interview: {when}",
    interview_cancel: "{by, select, none {The interview was cancelled} other {{by} cancelled the interview}}",
    interview_complete: "{by} noted that the interview took place",
    interview_no_show: "{by} noted a no-show",
    interview_answer: {
      accepted: "The candidate accepted the interview",
      declined: "The candidate declined the interview",
      proposed_new_time: "The candidate proposed {when}",
    },
  },
} as const;

export const site = {
  title: "Interviews",
  one: "Your interview",
  date: "Date",
  time: "Time",
  empty: "No interviews yet",
  emptyText: "When an employer invites you, you find it here and in your email.",
  choose: "Choose a time",
  chooseText: "{company} offers you these times for an interview about {job}.",
  noneLeft: "None of these times is free any more. Write to the employer for others.",
  about: "{job} at {company}",
  with: "With {names}",
  accept: "Accept",
  decline: "Decline",
  propose: "Propose another time",
  proposeSend: "Send proposal",
  note: "Note",
  asked: "You proposed {when}. The employer will answer.",
  canceled: "This interview was cancelled.",
  calendar: {
    title: "Calendar",
    text: "Subscribe to your interviews in Google Calendar, Outlook or your phone. Anyone with the address can read it, so keep it to yourself.",
    make: "Make address",
    renew: "Make a new address",
    end: "End address",
    made: "Your address. It is shown only once:",
    since: "You have had an address since {date}.",
  },
} as const;

export const notifications = {
  mine: "{change, select, scheduled {{company} invites you to an interview for {job}} rescheduled {{company} moved your interview for {job}} updated {{company} changed the details of your interview for {job}} slots {{company} offers you times for an interview for {job}} reminder {Reminder of your interview for {job}} other {{company} cancelled your interview for {job}}}",
  to_hold:
    "{change, select, scheduled {Interview with {candidate} for {job}} rescheduled {The interview with {candidate} for {job} was moved} updated {The details of the interview with {candidate} for {job} were changed} left {You are no longer an interviewer of {candidate} for {job}} other {The interview with {candidate} for {job} was cancelled}}",
  answered:
    "{response, select, accepted {{candidate} accepted the interview for {job}} declined {{candidate} declined the interview for {job}} other {{candidate} proposes another time for the interview for {job}}}",
  over: "How was the interview with {candidate} for {job}?",
} as const;

export const mails = {
  feed: {
    name: "Sen interviews",
    own: "Interview: {job}, {company}",
    held: "Interview with {candidate}: {job}",
  },
  facts: {
    what: "Interview",
    when: "When",
    duration: "Duration",
    minutes: "{count, number} minutes",
    how: "Type",
    where: { phone: "Phone", video: "Link", on_site: "Address", test: "Where" },
    who: "With",
    kind: { phone: "Phone", video: "Video call", on_site: "On-site", test: "Test" },
    round: { first: "1st interview", second: "2nd interview", final: "Final interview" },
    reason: "You’re receiving this email because {company} is considering you for {job}.",
    reasonStaff: "You’re receiving this email because you recruit for {job} on Sen.",
    event: "Interview: {job}, {company}",
    eventStaff: "Interview with {candidate}: {job}",
  },
  changed: {
    subject: {
      scheduled: "Interview invitation: {job} at {company}",
      rescheduled: "New time for your interview: {job} at {company}",
      updated: "New details for your interview: {job} at {company}",
      canceled: "Interview cancelled: {job} at {company}",
      reminder: "Reminder: interview on {when}, {job} at {company}",
    },
    preview: "On {when}",
    title: {
      scheduled: "{company} invites you to an interview",
      rescheduled: "Your interview has a new time",
      updated: "Your interview has new details",
      canceled: "Your interview was cancelled",
      reminder: "Your interview is coming up",
    },
    button: { answer: "Accept or decline", see: "View interview" },
    noLogin: "You can accept, decline or propose another time without logging in.",
    noLoginAccepted: "If you can’t make it, decline or propose another time without logging in.",
  },
  slots: {
    subject: "Choose a time for your interview: {job} at {company}",
    preview: "{count, plural, one {# time} other {# times}} to choose from",
    title: "{company} would like to interview you",
    text: "Choose the time that suits you best. No login is needed.",
    button: "Choose a time",
  },
  interviewer: {
    subject: {
      scheduled: "Interview: {candidate} for {job}",
      rescheduled: "New time: interview with {candidate} for {job}",
      updated: "New details: interview with {candidate} for {job}",
      left: "No longer yours: interview with {candidate} for {job}",
      canceled: "Cancelled: interview with {candidate} for {job}",
    },
    preview: "On {when}",
    title: {
      scheduled: "You have an interview with {candidate}",
      rescheduled: "The interview with {candidate} has a new time",
      updated: "The interview with {candidate} has new details",
      left: "You are no longer an interviewer of {candidate}",
      canceled: "The interview with {candidate} was cancelled",
    },
    button: "Open applicant",
    list: "View interviews",
  },
  answered: {
    subject: {
      accepted: "{candidate} accepted the interview for {job}",
      declined: "{candidate} declined the interview for {job}",
      proposed_new_time: "{candidate} proposes another time for the interview",
    },
    preview: "The interview on {when}",
    text: "The interview is set for {when}.",
    proposed: "Proposed: {when}",
    button: "Open applicant",
  },
  over: {
    subject: "How was the interview with {candidate}?",
    preview: "For {job}",
    text: "Give your feedback while it is fresh, and note whether the interview took place.",
    button: "Give feedback",
    open: "Open applicant",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    interviews: typeof import("./messages.en.ts");
  }
}
