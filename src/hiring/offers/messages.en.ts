import { probationPercent } from "./terms.ts";

/** The labels of `offerTexts` in the form, view, letter and mail of an offer. */
const texts = {
  line_manager: "Line manager",
} as const;

export const errors = {
  offer_applicant_ended: "This application has ended, so no offer can be made",
  offer_state_changed: "This offer has just changed. Please reload the page.",
  offer_edited: "{name} changed this offer after you opened it, so your changes were not saved",
  offer_cannot_be_sent: "This offer cannot be sent any more",
  offer_needs_approval: "A colleague has to approve this offer before it is sent",
  offer_no_approver:
    "No other administrator can approve this offer. Please ask an administrator to invite one.",
  offer_approval_own: "Another person than the one who wrote or asked has to approve this offer",
  offer_approval_reason: "Please write why you do not approve this offer",
  offer_open: "This candidate already has an open offer. Please edit or withdraw it first.",
  offer_date_invalid: "The offer date must be between today and the last day to answer",
  offer_start_early: "The start date must be between today and a year from now",
  offer_valid_until: "An offer can be valid for 1 to {days} days",
  probation_too_long: "Only enterprise managers may have a probation of 180 days (Labour Code, article 25)",
  probation_pay_low: `A probation pays at least ${probationPercent.least}% of the salary (Labour Code, article 26)`,
  offer_file_required: "Please choose a file that is not empty",
  offer_file_too_large: "The file is larger than {mb} MB",
  offer_file_type: "Please choose a PDF or DOCX file",
  offer_file_unreadable:
    "The file cannot be opened, has a password, or contains macros or scripts. Please save it again and retry.",
  offer_file_infected:
    "This file contains a virus, so it can’t be accepted. Please check your device and choose another file.",
  offer_file_not_scanned: "The file could not be checked for viruses. Please try again in a few minutes.",
  offer_template_edited: "{name} changed these texts after you opened them, so your changes were not saved",
  offer_link_ended: "This link has expired. Log in to view your offers, or contact the employer.",
  job_not_filled: "This job still has openings to fill",
  fill_announced:
    "This can no longer be undone: the other applicants have been notified, or it was undone already",
} as const;

export const labels = {
  status: {
    draft: "Draft",
    pending: "Pending",
    accepted: "Accepted",
    declined: "Declined",
    expired: "Expired",
    canceled: "Withdrawn",
  },
  probation: {
    none: "No probation",
    days6: "6 working days",
    days30: "30 days",
    days60: "60 days",
    days180: "180 days (enterprise managers)",
  },
  fields: {
    monthly_salary: "Salary",
    currency: "Currency",
    salary_basis: "Gross or net",
    start_date: "Start date",
    probation: "Probation",
    probation_percent: "Salary during probation",
    ...texts,
    valid_until: "Valid until",
    message: "Message to the candidate",
  },
  basis: { gross: "Gross", net: "Net" },
  month: { gross: "{amount} a month, gross", net: "{amount} a month, net" },
  percent: "{percent, number}% of the salary",
  pdf: "Download PDF",
  pdfIn: {
    en: "Download PDF in English",
    vi: "Download PDF in Vietnamese",
    both: "Download PDF in Vietnamese and English",
  },
  file: "Attached file",
} as const;

export const console = {
  list: {
    title: "Offers",
    short: "Offers",
    group: { pending: "Pending", draft: "Drafts", accepted: "Accepted", ended: "Ended" },
    empty: "No offers here",
    emptyText: "Open an applicant and select “Make offer”.",
    starts: "Starts {date}",
    until: "Valid until {date}",
  },
  card: {
    title: "Offer",
    empty: "No offer yet",
    create: "Make offer",
    edit: "Edit",
    send: "Send offer",
    withdraw: "Withdraw",
    hire: "Mark as hired",
    said: "The candidate’s words",
    ask: "Ask for approval",
    approval: {
      waiting: "Waits for approval, asked by {by}",
      approved: "Approved by {by}",
      refused: "Not approved by {by}",
    },
    decide: "Approve this offer?",
    approve: "Approve",
    refuse: "Do not approve",
    reason: "Reason",
    reasonHelp: "Needed if you do not approve. The person who asked reads it.",
  },
  form: {
    title: "Offer to {name}",
    salary: "Monthly salary",
    preview: "Preview",
    salaryHelp: "For example 25,000,000 or 25tr.",
    managerHelp: "Whom the candidate will report to.",
    percentHelp: `At least ${probationPercent.least}% by law.`,
    file: "Attach a file",
    replace: "Replace the file",
    fileHelp:
      "For example the contract or the benefits. The candidate can download it once the offer is sent.",
    removeFile: "Delete file",
    save: "Save draft",
    send: "Send offer",
    ask: "Ask for approval",
    askNote: "An administrator approves this offer before it is sent.",
  },
  preview: {
    title: "Preview",
    text: "The candidate gets this as a PDF.",
  },
  template: {
    title: "Offers",
    lead: "These texts are part of the PDF of every offer, together with its terms.",
    saved: "Saved.",
    memberNote: "Only administrators can change this.",
    parts: {
      welcome: { title: "Welcome", text: "Follows the first sentence." },
      workplace: { title: "Workplace", text: "One line in the table of terms." },
      benefits: { title: "Benefits", text: "Follows the table of terms. Each line is a paragraph." },
      clauses: { title: "Clauses", text: "Follows the benefits. Each line is a paragraph." },
    },
    en: "{part} in English",
    vi: "{part} in Vietnamese",
    language: "Language of the PDF",
    languages: { candidate: "The candidate’s language", both: "Vietnamese and English, one after the other" },
    approval: "Approval",
    needsApproval: "A second person approves each offer before it is sent",
    approvalHelp:
      "Another administrator than the person who asks. Changing the offer afterwards needs a new approval.",
    save: "Save",
  },
  done: {
    saved: "Draft saved.",
    sent: "Offer sent.",
    asked: "Approval asked for. You are told of the answer.",
    approved: "Offer approved.",
    refused: "The person who asked is told why.",
    withdrawn: "Offer withdrawn.",
  },
  withdrawal: {
    title: "Withdraw this offer?",
    note: "Message to the candidate",
    confirm: "Withdraw offer",
  },
  filled: {
    title: "{places, plural, one {The opening is filled} other {All # openings are filled}}",
    text: "{others, plural, =0 {No one else is waiting. You can close the job.} one {# other applicant is still waiting. You can close the job and tell them.} other {# other applicants are still waiting. You can close the job and tell them.}}",
    confirm: "Close job",
    addPlace: "Add a place",
    ask: {
      title: "Close this job?",
      text: "{others, plural, =0 {The job is closed. No one else is waiting.} one {The job is closed and # applicant is rejected, because the position is filled.} other {The job is closed and # applicants are rejected, because the position is filled.}}",
      notified:
        "{notified, plural, =0 {No one is notified, because they have not applied on Sen.} one {# applicant is notified by email and on Sen after {minutes, number} minutes. Until then, you can undo it.} other {# applicants are notified by email and on Sen after {minutes, number} minutes. Until then, you can undo it.}}",
      interviews:
        "{count, plural, one {This interview is} other {These # interviews are}} cancelled after {minutes, number} minutes too, and the people in them are told:",
      interview: "{applicant}, {when}",
      moreInterviews: "{count, plural, one {and # more} other {and # more}}",
      submit: "Close job",
      cancel: "Cancel",
    },
    undo: {
      title:
        "{rejected, plural, =0 {The job was closed} one {The job was closed and # applicant rejected} other {The job was closed and # applicants rejected}}",
      text: "{notified, plural, =0 {You can undo this until {until}.} one {# applicant is notified at {until}. Until then, you can undo this.} other {# applicants are notified at {until}. Until then, you can undo this.}}",
      submit: "Undo",
    },
    toast: {
      filled:
        "{count, plural, =0 {Job closed} one {Job closed, # applicant rejected} other {Job closed, # applicants rejected}}",
      undone:
        "{count, plural, =0 {Undone} one {Undone: # applicant is active again} other {Undone: # applicants are active again}}",
    },
    nothing: "There is nothing to close here.",
    board: "Back to the board",
  },
  history: {
    offer_create: "{by} prepared an offer",
    offer_update: "{by} changed the offer",
    offer_approval: {
      asked: "{by} asked for the approval of the offer",
      approved: "{by} approved the offer",
      refused: "{by} did not approve the offer",
    },
    offer_send: "{by} sent an offer: {salary}",
    offer_status: {
      accepted: "The candidate accepted the offer",
      declined: "The candidate declined the offer",
      expired: "The offer expired without an answer",
      canceled: "{by, select, none {The offer ended with the application} other {{by} withdrew the offer}}",
    },
  },
} as const;

export const site = {
  title: "Your offer",
  text: "{company} offers you the position of {job}.",
  until: "This offer is valid until {date}.",
  accept: "Accept offer",
  decline: "Decline",
  note: "Message to the employer",
  sure: "Accepting tells the employer that you want the job. You sign the employment contract with them directly.",
  ask: {
    accept: "Accept this offer from {company}?",
    decline: "Decline this offer from {company}?",
    confirmDecline: "Decline offer",
    back: "Back to the offer",
  },
  state: {
    draft: "This offer has not been sent",
    pending: "This offer can no longer be answered",
    accepted: "You’ve accepted this offer",
    declined: "You’ve declined this offer",
    expired: "This offer has expired",
    canceled: "The employer has withdrawn this offer",
  },
} as const;

export const notifications = {
  mine: "{change, select, sent {{company} sends you an offer for {job}} expired {The offer of {company} for {job} has expired} other {{company} withdrew its offer for {job}}}",
  to_approve: "{by} asks you to approve the offer to {candidate} for {job}",
  decided:
    "{decision, select, approved {{by} approved your offer to {candidate} for {job}} other {{by} did not approve your offer to {candidate} for {job}}}",
  answered:
    "{answer, select, accepted {{candidate} accepted your offer for {job}} declined {{candidate} declined your offer for {job}} other {{candidate} did not answer your offer for {job} in time}}",
} as const;

export const mails = {
  letter: {
    title: "Offer of employment",
    greeting: "Dear {candidate},",
    opening: "{company} is pleased to offer you the position of {job} on the terms below.",
    facts: {
      job: "Position",
      salary: "Salary",
      probation: "Probation",
      start: "Start date",
      workplace: "Workplace",
      ...texts,
      valid: "Valid until",
    },
    probation: {
      none: "None",
      some: "{length}, paid at {percent, number}% of the salary",
      days6: "6 working days",
      days30: "30 days",
      days60: "60 days",
      days180: "180 days",
    },
    benefits: "Benefits",
    clauses: "Further terms",
    answer: "Please accept or decline this offer on Sen by {date}.",
    month: { gross: "{amount} a month, gross", net: "{amount} a month, net" },
    regards: "We look forward to working with you.",
    closing: "Yours sincerely,",
    signer: { company: "For {company}", candidate: "Candidate" },
  },
  changed: {
    subject: {
      sent: "Your offer: {job} at {company}",
      canceled: "Offer withdrawn: {job} at {company}",
      expired: "Offer expired: {job} at {company}",
    },
    preview: {
      sent: "Valid until {date}",
      canceled: "{company} has withdrawn its offer",
      expired: "It was valid until {date}",
    },
    title: {
      sent: "Congratulations, {company} would like to hire you",
      canceled: "{company} has withdrawn its offer",
      expired: "Your offer has expired",
    },
    salary: "Salary",
    month: { gross: "{amount} a month, gross", net: "{amount} a month, net" },
    start: "Start date",
    facts: texts,
    valid: "Valid until",
    expired: "If you are still interested, write to the employer.",
    noLogin: "You can accept or decline without logging in.",
    button: { sent: "View and reply", application: "View application", offer: "View offer" },
    reason: "You’re receiving this email because {company} is considering you for {job}.",
  },
  approval_asked: {
    subject: "Please approve: offer to {candidate} for {job}",
    preview: "{by} asks for your approval",
    text: "{by} asks you to approve this offer. It is sent after your approval.",
    salary: "Salary",
    month: { gross: "{amount} a month, gross", net: "{amount} a month, net" },
    start: "Start date",
    button: "View offer",
    reason: "You’re receiving this email because you approve offers as an administrator on Sen.",
  },
  approval_decided: {
    subject: { approved: "Approved: offer to {candidate}", refused: "Not approved: offer to {candidate}" },
    preview: { approved: "{by} approved your offer", refused: "{by} did not approve your offer" },
    text: {
      approved: "{by} approved your offer. You can send it now.",
      refused: "{by} did not approve your offer. Change it and ask again.",
    },
    button: "View offer",
    reason: "You’re receiving this email because you asked for the approval of this offer on Sen.",
  },
  answered: {
    subject: {
      accepted: "{candidate} accepted your offer for {job}",
      declined: "{candidate} declined your offer for {job}",
      expired: "{candidate} did not answer your offer for {job}",
    },
    preview: {
      accepted: "You can mark the candidate as hired",
      declined: "The position is open again",
      expired: "The offer has expired",
    },
    button: "Open applicant",
    reason: "You’re receiving this email because you recruit for {job} on Sen.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    offers: typeof import("./messages.en.ts");
  }
}
