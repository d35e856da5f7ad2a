export const errors = {
  portal_exists: "This contact has an open portal of this job order. Renew or revoke it.",
  portal_state_changed: "This portal has changed. Please reload the page.",
  portal_stages_required: "Please choose at least one stage",
  portal_stage_unknown: "Please choose stages from “Sent to client” to “Hired”",
  portal_ended: "This page has ended. Please ask the agency for a new link.",
  portal_code_required: "Enter the access code to view this page",
  portal_code_wrong: "This access code is incorrect",
  portal_reminded: "This contact was reminded today. You can send the next reminder tomorrow.",
  portal_all_answered: "Everyone in this portal has an answer",
  portal_no_email: "This contact has no email address",
  portal_answer_changed: "This answer has just changed. Please reload the page.",
  portal_question_answered: "This question has an answer",
  portal_questions_full: "You have asked {max} questions. Please contact the agency.",
  portal_person_unknown: "This person is no longer on this page",
  portal_document_ended: "This CV is no longer shared. Please ask the agency for it.",
} as const;

export const labels = {
  state: { open: "Open", expired: "Expired", closed: "Closed", revoked: "Revoked" },
  because: {
    member: "Revoked on {date}",
    order: "Revoked on {date}: the job order was lost or cancelled",
    client: "Revoked on {date}: the client was deactivated",
    member_left: "Revoked on {date}: the consultant who knew the address left the agency",
  },
  verdict: { fit: "Good fit", maybe: "Maybe", no: "Not a fit" },
  /** Stages in the client's words, by their kinds. */
  stage: {
    sent_to_client: "Introduced",
    interview: "Interview",
    first_interview: "1st interview",
    second_interview: "2nd interview",
    final_interview: "Final interview",
    offer: "Offer",
    hired: "Hired",
  },
} as const;

export const console = {
  title: "Client portal",
  heading: "Client portal: {title}",
  lead: "A page without an account, where a contact of {client} sees the people introduced for this job order, answers and asks.",
  none: "No portals yet",
  create: "Open a portal",
  contact: "Contact",
  noContacts:
    "Every contact of this client has an open portal, or the client has no contacts. Add contacts on the page of the client.",
  stages: "Stages to show",
  abroadTitle: "The data would leave Vietnam",
  abroad: "This client is in {country}. The contact is added to the agency’s list of transfers abroad.",
  abroadConfirm: "I confirm that the candidates’ data may be shown abroad",
  days: "Open for",
  dayCount: "{days, plural, one {# day} other {# days}}",
  address: "Address of the portal",
  code: "Access code",
  made: "The portal is open. Copy the address and the code now: they can’t be shown again.",
  mailed: "{contact} gets an email with the address. Pass on the code by phone or message.",
  notMailed: "{contact} has no email address. Pass on the address and the code yourself.",
  until: "Open until {date}",
  by: "Opened by {name} on {date}",
  closed: "The job order is not in work, the client is not active, or the contact has left",
  opened: "Last entered on {date}",
  neverOpened: "Not entered yet",
  unanswered:
    "{count, plural, =0 {Everyone has an answer} one {# person without an answer} other {# people without an answer}}",
  reminded: "Reminded on {date}",
  remind: "Remind",
  renew: "Renew",
  renewHelp: "A new address and a new code. The address before ends.",
  revoke: "Revoke",
  questions: {
    title: "Questions",
    none: "No questions yet",
    asked: "{contact}, {date}",
    about: "About {name}",
    answer: "Answer",
    help: "{contact} reads the answer in the portal and in an email.",
    send: "Send answer",
    answered: "{name} answered on {date}",
  },
} as const;

export const site = {
  title: "{title}: introduced candidates",
  lead: "{agency} introduces these people to {client}.",
  codeTitle: "Enter the access code",
  codeText: "Your consultant gave you a 6-digit code for this page.",
  code: "Access code",
  open: "Open",
  endedTitle: "This page has ended",
  endedText: "It expired or was ended. Please ask your consultant for a new link.",
  until: "Open until {date}",
  orders: "Your job orders",
  none: "There is no one to show at the moment",
  noneText: "People appear here when the agency introduces them to you.",
  waitingTitle:
    "{count, plural, =0 {No one waits for your answer} one {# person waits for your answer} other {# people wait for your answer}}",
  person: {
    anonymous: "Candidate {code}",
    since: "{stage} since {date}",
    interview: "Interview: {date}",
    summary: "Why we introduce this person",
  },
  waits: {
    client: {
      introduction: "Waiting for your answer since {date}",
      interview: "Waiting for your answer after the interview since {date}",
      offer: "Waiting for your answer since {date}",
    },
    agency: {
      introduction: "The agency has your answer since {date} and takes the next step",
      interview: "The agency has your answer since {date} and takes the next step",
      offer: "The agency has your answer since {date} and takes the next step",
    },
    candidate: {
      introduction: "Waiting for the candidate since {date}",
      interview: "Waiting for the candidate’s answer to the interview since {date}",
      offer: "Waiting for the candidate’s answer to the offer since {date}",
    },
  },
  workingDays: "{days, plural, one {# working day} other {# working days}}",
  answer: {
    text: "It goes to the agency. The candidate gets no message from it.",
    change: "Change your answer",
    verdict: "Does this person fit?",
    reason: "Reason",
    given: "Your answer on {date}: {verdict}",
  },
  ask: {
    title: "Questions",
    lead: "Ask the agency about the job order or a person. You read the answer here.",
    text: "Your question",
    about: "About",
    order: "The job order",
    send: "Send question",
    asked: "Asked on {date}",
    answered: "Answered on {date}",
    open: "No answer yet",
  },
  document: {
    open: "View CV",
    openOf: "View CV of {name}",
    title: "CV of {name}",
    back: "All candidates",
    pdf: "Download PDF",
    from: "Shared by {agency}.",
    until: "You can read this CV until {date}.",
    ended: "This CV is no longer shared",
  },
  desk: "Your agency",
} as const;

export const notifications = {
  asked: "{contact} asks about {order}",
  ended:
    "{count, plural, one {The client portal of {order} has ended} other {# client portals of {order} have ended}} because {consultant} left. Open a new one for the contact.",
} as const;

export const mails = {
  opened: {
    subject: "Candidates for {order}",
    preview: "{agency} shows you the people introduced for this job order",
    title: "Candidates for {order}",
    text: "On this page you see the people whom {agency} introduces to you for this job order, where each of them stands, and whose turn it is. Say with one press whether a person fits.",
    code: "The page asks for an access code. {consultant} gives it to you by phone or message.",
    button: "View candidates",
    until: "The page is open until {date}. You do not need an account.",
    reason: "You’re receiving this email because you are a contact of a client of {agency}.",
  },
  answered: {
    subject: {
      fit: "{candidate} is a good fit for {order}",
      maybe: "Not sure about {candidate} for {order}",
      no: "{candidate} is not a fit for {order}",
    },
    preview: "{contact} answered in the client portal",
    text: "{contact} answered in the client portal. The candidate got no message from it.",
    button: "Open applicant",
    reason: "You’re receiving this email because you work on {order} for this client.",
  },
  asked: {
    subject: "{contact} asks about {order}",
    preview: "A question in the client portal",
    about: "About {candidate}:",
    button: "Answer",
    reason: "You’re receiving this email because you work on {order} for this client.",
  },
  replied: {
    subject: "Answer to your question about {order}",
    preview: "{agency} has answered",
    asked: "You asked:",
    answer: "{agency} answers:",
    page: "The answer is also on the page with the candidates.",
    reason: "You’re receiving this email because you asked {agency} a question.",
  },
  reminder: {
    subject: "{count, plural, one {# candidate waits} other {# candidates wait}} for your answer: {order}",
    preview: "{consultant} of {agency} would like to know what you think",
    text: "{consultant} of {agency} would like to know whether these people fit:",
    more: "{count, plural, one {and # more person} other {and # more people}}",
    page: "Answer with one press on the page of the link that you got on {date}.",
    reason: "You’re receiving this email because {agency} introduced candidates to you.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    portals: typeof import("./messages.en.ts");
  }
}
