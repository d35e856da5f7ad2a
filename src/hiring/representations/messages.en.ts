export const errors = {
  representation_state_changed: "This request has just changed. Please reload the page.",
  representation_not_askable:
    "This candidate cannot be asked: there is an answer, an open request, three requests so far, or the application has ended",
  representation_no_email: "This candidate has no email address. Please ask by phone.",
  representation_by_link: "The candidate answers this request by the link in the email",
  representation_link_ended: "This link has ended. Please contact the consultant who sent it.",
} as const;

export const labels = {
  channel: { link: "Link by email", phone: "By phone", paper: "On paper" },
  status: {
    asked: "Asked",
    provisional: "Agreed, client not named yet",
    yes: "Agreed",
    no: "Refused",
    expired: "No answer in time",
    revoked: "Revoked",
  },
  answer: { yes: "Yes", no: "No" },
} as const;

export const console = {
  card: {
    title: "Consent to be introduced",
    text: "Only people who agreed to it are introduced to a client.",
    none: "Not asked yet",
    ask: "Ask for consent",
    name: "Name the client and ask again",
    share: "Share with the client",
    record: "Record the answer",
    asked: "{by} asked on {date}. Open until {until}.",
    answeredLink: "Answered by link on {date}",
    answered: "{by} recorded the answer on {date}: {evidence}",
    revoked: "Revoked on {date}",
  },
  page: {
    title: "Consent of {name}",
    job: "To be introduced for {job}",
    how: "How do you ask?",
    link: "The candidate gets an email with the company, the job, the place, the salary range and what is sent, and answers without an account.",
    phone: "You call, explain the same facts, and record the answer.",
    paper: "The candidate signs on paper, and you record it.",
    unnamed:
      "The job is confidential, so the first request does not name {client}. After a yes you name the client, and the candidate decides again.",
    named: "The candidate agreed without knowing the client. This request names {client}.",
    note: "Message to the candidate, or note on the call",
    ask: "Ask",
    noEmail: "This candidate has no email address, so ask by phone or on paper.",
    answer: "What is the answer?",
    evidence: "How the candidate answered",
    evidenceHint: "For example: call at 10:15, agreed to send the CV and the salary wish",
    save: "Save answer",
    closed: "No further request is possible for this job.",
    back: "Back to the applicant",
    history: "Requests so far",
  },
  history: {
    representation_ask: "{by} asked for the consent to be introduced",
    representation_name: "{by} named the client and asked again",
    representation_answer: {
      provisional: "The candidate agreed without knowing the client",
      yes: "The candidate agreed to be introduced",
      no: "The candidate does not want to be introduced",
    },
    representation_revoke: "The candidate took the consent back",
    am_return: "{by} sent the candidate back before the introduction",
    submission_answer: {
      fit: "The client answered: good fit",
      maybe: "The client answered: maybe",
      no: "The client answered: not a fit",
    },
    off_limits_override: "{by} allowed the introduction although the candidate is off limits",
  },
} as const;

export const site = {
  title: "May we introduce you?",
  text: "{consultant} of {agency} would like to introduce you to {company} for the job {job}.",
  textWithout: "{agency} would like to introduce you to {company} for the job {job}.",
  second: "You agreed before you knew the company. The company for the job {job} is {company}.",
  /** The company of a confidential job. */
  client: "a client of {agency}",
  industry: "a company in {industry}",
  facts: { company: "Company", job: "Job", place: "Place", salary: "Salary", until: "Open until" },
  sent: "If you agree, {agency} may present your CV and a summary of you to {company}, for this job only.",
  unnamed:
    "If you agree, {agency} tells you the name of the company and asks you again. Nothing is sent before that.",
  back: "You can take your consent back at any time with this link.",
  free: "You pay nothing: {company} pays the agency.",
  yes: "Yes, introduce me",
  no: "No, thank you",
  revoke: "Take my consent back",
  sure: "Take your consent back? {agency} may no longer introduce you to {company} for this job.",
  state: {
    asked: "This request can no longer be answered",
    provisional:
      "You’ve agreed for now. You learn the name of the company and decide again before anything is sent.",
    yes: "You’ve agreed to be introduced",
    no: "You’ve refused. Nothing is sent to the company.",
    expired: "This request has expired without an answer. Nothing was sent.",
    revoked: "You’ve taken your consent back",
  },
} as const;

export const notifications = {
  answered:
    "{answer, select, provisional {{candidate} agreed for {job} without knowing the client: name the client} yes {{candidate} agreed to be introduced for {job}} no {{candidate} does not want to be introduced for {job}} other {{candidate} took back the consent to be introduced for {job}}}",
} as const;

export const mails = {
  asked: {
    subject: "{agency} would like to introduce you: {job}",
    preview: "To {company}. Please answer before {date}",
    title: "May we introduce you to {company}?",
    text: "{consultant} of {agency} would like to introduce you to {company} for the job {job}.",
    second: {
      subject: "{company} is the company for the job {job}",
      text: "You agreed before you knew the company. The company for the job {job} is {company}.",
    },
    /** The company of a confidential job. */
    client: "a client of {agency}",
    industry: "a company in {industry}",
    facts: { job: "Job", company: "Company", place: "Place", salary: "Salary", consultant: "Consultant" },
    sent: "If you agree, {agency} may present your CV and a summary of you to {company}, for this job only. You can take your consent back at any time.",
    unnamed:
      "If you agree, {agency} tells you the name of the company and asks you again. Nothing is sent before that. You can take your consent back at any time.",
    button: "View and answer",
    until: "Please answer before {date}. You do not need an account.",
    free: "You pay nothing: {company} pays the agency.",
    reason: "You’re receiving this email because {agency} is considering you for {job}.",
  },
  answered: {
    subject: {
      provisional: "{candidate} agreed for {job} without knowing the client",
      yes: "{candidate} agreed to be introduced for {job}",
      no: "{candidate} does not want to be introduced for {job}",
      revoked: "{candidate} took back the consent for {job}",
    },
    preview: {
      provisional: "Name the client and ask the candidate again before the introduction",
      yes: "You can introduce the candidate to the client",
      no: "The candidate may not be introduced to the client",
      revoked: "The candidate may no longer be introduced to the client",
    },
    button: "Open applicant",
    reason: "You’re receiving this email because you recruit for {job} on Sen.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    representations: typeof import("./messages.en.ts");
  }
}
