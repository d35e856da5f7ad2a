import { consentMonths } from "#hiring/applications/terms.ts";

export const errors = {
  placeholder_unknown:
    "{placeholder} isn’t a known placeholder. Choose one from the list, or remove the braces.",
  placeholder_unclosed:
    "{placeholder} isn’t complete. A placeholder is a name from the list between two braces on each side.",
  placeholder_formatted: "{placeholder} is only partly formatted. Please type it again without formatting.",
  placeholder_empty:
    "There is no value for {placeholder} yet. Please fill it in or remove it before you send the email.",
  content_too_long: "This text is too long. Please shorten it.",
  content_script: "A text with a script cannot be emailed. Please remove it.",
  mail_address_unknown: "We don’t have this person’s email address",
  mails_sent: "These emails have already been sent",
  template_unknown: "This email template no longer exists. Please choose another one.",
  template_is_system: "This template comes with Sen. Make a copy to change it.",
  template_not_yours: "Only the person who created it or an administrator can change this template",
  template_edited: "{name} changed this template after you opened it, so your changes were not saved",
  template_limit: "You can have up to {max} email templates. Please delete one that you don’t use.",
} as const;

export const labels = {
  stage: {
    application_received: "Application received",
    screening: "Screening",
    interview_invite: "Interview invitation",
    interview_reschedule: "Interview rescheduled",
    interview_cancel: "Interview cancelled",
    offer: "Offer",
    hired: "Hired",
    reject: "Rejection",
    no_response: "Late response",
    talent_pool: "Talent pool",
    share_cv: "Shared CV",
    custom: "Other",
  },
  placeholder: {
    candidate_name: "Candidate’s name",
    job_title: "Job title",
    company_name: "Company name",
    recruiter_name: "Your name",
    recruiter_email: "Your email",
    interview_date: "Interview date",
    interview_time: "Interview time",
    interview_type: "Interview type",
    interview_location: "Interview location",
    offer_salary: "Salary offered",
    start_date: "Start date",
    reject_reason: "Reason for rejection",
    link: "Link to the application",
  },
  language: { en: "English", vi: "Vietnamese" },
} as const;

export const console = {
  nav: { templates: "Email templates", short: "Emails" },
  list: {
    title: "Email templates",
    text: "Emails you often send to candidates. Placeholders are filled in for each candidate.",
    create: "Create template",
    own: "Your team’s templates",
    system: "Templates from Sen",
    systemText: "Ready to send in both languages. Make a copy to change the words.",
    languages: "Language of the templates",
    by: "{name}, {when}",
    copy: "Make a copy",
    edit: "Edit template",
    delete: "Delete template",
    deleteOf: "Delete “{name}”",
    deleteTitle: "Delete “{name}”?",
    deleteText: "Emails that were sent with it stay in the applicants’ history.",
    keep: "Keep it",
    deleted: "The template is deleted.",
    emptyTitle: "No templates of your own yet",
    emptyText: "Start with a copy of one from Sen, or write one yourself.",
  },
  form: {
    createTitle: "Create email template",
    editTitle: "Edit email template",
    copyOf: "{name} (copy)",
    name: "Name",
    nameHelp: "Only your team sees it.",
    stage: "Used for",
    language: "Language",
    subject: "Subject",
    content: "Text",
    insert: "Placeholders",
    insertHelp: "Select one to insert it at the cursor.",
    save: "Save template",
    saved: "The template is saved.",
    locked:
      "Only the person who created it or an administrator can change this template. You can make a copy.",
    reload: "Load the saved template",
  },
  preview: {
    title: "Preview",
    as: "Filled in for",
    sample: "Sample data",
    missing: "No value yet: {names}. Fill these in before you send the email.",
    subject: "Subject",
    noSubject: "No subject",
  },
  many: {
    title: "Email {count, plural, one {# applicant} other {# applicants}}",
    about: "About their applications for {job}",
    back: "Back to the applicants",
    people: "{count, plural, one {# recipient} other {# recipients}}",
    unreachable:
      "{count, plural, one {# applicant has} other {# applicants have}} no email address, or a hidden one, and won’t get the email:",
    language: "Language",
    choose: "Choose a template",
    preview: "Preview for",
    continue: "Continue",
    confirm: "Send “{template}” to {count, plural, one {# applicant} other {# applicants}}?",
    final: "Each gets it with their own details. You can undo it for {seconds, number} seconds.",
    change: "Change",
    send: "Send {count, plural, one {# email} other {# emails}}",
    sent: "{count, plural, one {# email goes} other {# emails go}} out in {seconds, number} seconds",
    undo: "Undo",
    undone: "Undone. No email was sent.",
    refused: "{count, plural, one {# applicant was not emailed:} other {# applicants were not emailed:}}",
    again: "Try again",
    missing: "No value for {name} yet: {names}. Applicants without a value are not emailed.",
    none: "No applicants selected",
    noneText: "Select applicants in the table first.",
    tooMany: "Please select up to {most, number} applicants at once.",
  },
  send: {
    write: "Write email",
    all: "View all",
    title: "Email {name}",
    about: "Application for {job}",
    back: "Back to the applicant",
    template: "Template",
    none: "Without a template",
    own: "Your team’s templates",
    system: "Templates from Sen",
    use: "Use template",
    subject: "Subject",
    content: "Text",
    help: "It counts as a response to the candidate.",
    send: "Send email",
    sent: "Email sent.",
    history: "Emails sent",
    emptyTitle: "No emails yet",
    emptyText: "What you send from here stays in the applicant’s history.",
    by: "{name}, {when}",
    closed: {
      identity_hidden:
        "The name of this applicant is hidden until screening is passed. You can send a message.",
      mail_address_unknown: "We don’t have this person’s email address.",
      messages_erased: "The data of this application was deleted, so no one can be emailed any more.",
      messages_withdrawn: "The candidate withdrew the application, so they can’t be emailed any more.",
      messages_blocked: "Your company is blocked on Sen, so you can’t email candidates.",
    },
  },
} as const;

/** Sample values of placeholders, for previews without an applicant. */
export const samples = {
  candidate_name: "Nguyễn Thị Mai",
  job_title: "Senior Accountant",
  company_name: "Lotus Trading",
  recruiter_name: "Trần Quốc Bảo",
  recruiter_email: "bao.tran@example.com",
  interview_date: "Monday 23 Nov",
  interview_time: "09:00",
  interview_type: "on-site",
  interview_location: "12 Lê Lợi, Sài Gòn Ward, Ho Chi Minh City",
  offer_salary: "VND 25,000,000",
  start_date: "01 Dec 2026",
  reject_reason: "The company is looking for someone whose experience is a closer match.",
  link: "https://example.com/my-jobs/applied/1",
} as const;

/** The templates of the product. Blank lines separate paragraphs. */
export const system = {
  application_received: {
    name: "Application received",
    subject: "We’ve received your application for {job_title}",
    content:
      "Hello {candidate_name},\n\nThank you for applying for {job_title} at {company_name}. We’ve received your CV and will read it carefully.\n\nYou’ll hear from us within a week. You can follow your application here: {link}\n\nBest regards,\n{recruiter_name}\n{company_name}",
  },
  screening: {
    name: "A few questions before the interview",
    subject: "A few questions about your application for {job_title}",
    content:
      "Hello {candidate_name},\n\nYour application for {job_title} looks interesting, and we’d like to know a little more before the interview:\n\n1. When could you start?\n2. What salary do you expect?\n3. Which of your projects is closest to this job?\n\nA few sentences are enough. You can reply on Sen: {link}\n\nBest regards,\n{recruiter_name}",
  },
  interview_invite: {
    name: "Interview invitation",
    subject: "Interview for {job_title} at {company_name}",
    content:
      "Hello {candidate_name},\n\nWe’d like to get to know you and invite you to an interview for {job_title}.\n\nDate: {interview_date}\nTime: {interview_time}\nType: {interview_type}\nLocation: {interview_location}\n\nIf the time doesn’t suit you, tell us here and we’ll find another one: {link}\n\nWe look forward to meeting you.\n\n{recruiter_name}\n{recruiter_email}",
  },
  interview_reschedule: {
    name: "Interview rescheduled",
    subject: "New time for your interview: {job_title}",
    content:
      "Hello {candidate_name},\n\nWe have to move your interview for {job_title}, and we’re sorry for the trouble. The new time is:\n\nDate: {interview_date}\nTime: {interview_time}\nType: {interview_type}\nLocation: {interview_location}\n\nIf it doesn’t suit you, tell us here: {link}\n\nBest regards,\n{recruiter_name}",
  },
  interview_cancel: {
    name: "Interview cancelled",
    subject: "Your interview on {interview_date} is cancelled",
    content:
      "Hello {candidate_name},\n\nWe’re sorry: your interview for {job_title} on {interview_date} at {interview_time} can’t take place.\n\nWe’ll contact you about the next steps. If you have questions, reply to us here: {link}\n\nBest regards,\n{recruiter_name}",
  },
  offer: {
    name: "Offer",
    subject: "Your offer from {company_name}: {job_title}",
    content:
      "Hello {candidate_name},\n\nCongratulations! We’d like you to join {company_name} as {job_title}.\n\nMonthly salary (gross): {offer_salary}\nStart date: {start_date}\n\nPlease read the offer carefully and ask about anything that is unclear: {link}\n\nWe’d be glad to work with you.\n\n{recruiter_name}\n{recruiter_email}",
  },
  hired: {
    name: "Welcome",
    subject: "Welcome to {company_name}",
    content:
      "Hello {candidate_name},\n\nWelcome! We’re happy that you’re joining us as {job_title}.\n\nYour first day is {start_date}. Please bring your identity card, and your certificates for us to check against the copies. We’ll send you the details of the first week a few days before.\n\nIf you have questions, email me at {recruiter_email}.\n\nSee you soon,\n{recruiter_name}",
  },
  reject: {
    name: "Rejection",
    subject: "Your application for {job_title}",
    content:
      "Hello {candidate_name},\n\nThank you for your interest in {job_title} at {company_name}, and for the time you’ve taken.\n\nWe’ve decided not to move forward with your application. {reject_reason}\n\nWe wish you all the best for your search.\n\n{recruiter_name}\n{company_name}",
  },
  no_response: {
    name: "Sorry for the wait",
    subject: "Your application for {job_title}: sorry for the wait",
    content:
      "Hello {candidate_name},\n\nYou’ve waited for our response longer than you should have, and we’re sorry. Your application for {job_title} is still being considered.\n\nWe’ll let you know the next step within three working days. If you’re no longer interested, tell us here: {link}\n\nBest regards,\n{recruiter_name}",
  },
  talent_pool: {
    name: "Staying in touch",
    subject: "May we contact you about other jobs?",
    content: `Hello {candidate_name},\n\nThe position of {job_title} has gone to someone else, but your application impressed us. We’d like to keep your CV and contact you when a suitable job comes up.\n\nYou can agree to this for ${consentMonths} months, or decline, here: {link}\n\nBest regards,\n{recruiter_name}\n{company_name}`,
  },
  share_cv: {
    name: "Your CV is with the hiring manager",
    subject: "We’ve passed on your CV for {job_title}",
    content:
      "Hello {candidate_name},\n\nYour CV for {job_title} is now with the hiring manager at {company_name}. We usually hear back within three working days.\n\nIf something in your CV has changed since, tell us here: {link}\n\nBest regards,\n{recruiter_name}",
  },
  custom: {
    name: "Blank email",
    subject: "About your application for {job_title}",
    content: "Hello {candidate_name},\n\n…\n\nBest regards,\n{recruiter_name}\n{company_name}",
  },
} as const;

export const mails = {
  employer: {
    from: "{company} wrote to you:",
    button: "Reply on Sen",
    reply: "Please don’t reply to this email. Use the button above.",
    reason: "You’re receiving this email because you applied for {job} on Sen. It was written by {company}.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    "email-templates": typeof import("./messages.en.ts");
  }
}
