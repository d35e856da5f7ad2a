export const labels = {
  kind: {
    chat: "Chat",
    contact: "Contact form",
    headhunt: "Headhunting request",
    job_report: "Job report",
  },
  status: { open: "Waiting for us", answered: "Answered", closed: "Closed" },
  outcome: { dismissed: "Dismissed", suspended: "Job suspended", closed: "Job closed" },
  request_state: { new: "New", taken: "Already a client" },
  mark: {
    unread: "{count, plural, one {# new reply from support} other {# new replies from support}}",
  },
} as const;

export const site = {
  chat: {
    title: "Chat with support",
    lead: "Ask about a job, your application or your account. Our support team will reply.",
    metaDescription: "Chat with Sen support. We reply within 24 hours, Monday to Friday.",
    start: "Start chat",
    message: "Your message",
    messageHelp: "If it’s about a job or an application, tell us which one.",
    name: "Your name",
    email: "Email",
    emailHelp: "If you leave before we reply, we’ll email you here.",
    send: "Send",
    enter: "Enter sends, Shift + Enter starts a new line",
    you: "You",
    team: "Sen support",
    seen: "Seen",
    log: "Conversation",
    reply: "Write a message",
    received: "We have your message. Stay here or leave: we’ll also email our reply to {email}.",
    closed: "This conversation is closed. If you need anything else, start a new one.",
    another: "Start a new conversation",
    gone: "This conversation can’t be opened any more. The link may have expired.",
    earlier: "Your conversations",
    unread: "{count, plural, one {# new reply} other {# new replies}}",
  },
  office: {
    title: "Office hours",
    hours: "Monday to Friday, 09:00–18:00 (Vietnam time)",
    open: "We’re online now",
    shut: "We’re away right now. Back {when}",
    promise: "We reply within 24 hours, Monday to Friday: by {when} at the latest.",
    employers: "Are you hiring?",
    toContact: "Contact us about hiring",
    toChat: "Chat with support",
    question: "A question about your account or application?",
    address: "Address",
    addressText: "Level 9, 25 Lê Duẩn, Sài Gòn Ward, Ho Chi Minh City",
  },
  contact: {
    title: "Talk to us about hiring",
    lead: "Tell us who you’re looking for and how we can help. A consultant who knows your industry will call or email you.",
    metaDescription:
      "Contact Sen about hiring in Vietnam and Southeast Asia. We reply within 24 hours, Monday to Friday.",
    name: "Your name",
    company: "Company",
    email: "Work email",
    phone: "Phone",
    phoneHelp: "If you’d rather get a call.",
    positions: "Positions you’re hiring for",
    positionsHelp: "For example: chief accountant, production manager",
    message: "Message",
    headhuntMessage: "What should we know about the job?",
    trap: "Leave this field empty",
    send: "Send message",
    sendHeadhunt: "Request candidates",
    consent: "We only use your details to reply to you.",
    headhuntConsent:
      "We only use your details for this request. A recruitment agency on Sen may get them, to reply to you.",
    thanksTitle: "Thank you for contacting us",
    thanks:
      "We’ll reply within 24 hours, Monday to Friday, by {when} at the latest. We’ve emailed you a copy of your message.",
    again: "Send another message",
  },
} as const;

export const console = {
  nav: { inbox: "Inbox", inboxShort: "Inbox" },
  inbox: {
    title: "Inbox",
    lead: "Messages to Sen, longest wait first.",
    tabs: {
      label: "State of the conversations",
      open: "Waiting for us",
      answered: "Answered",
      closed: "Closed",
      all: "All",
    },
    kinds: { label: "Type", all: "All types" },
    search: "Name, email, company or words",
    find: "Search",
    clear: "Clear search",
    caption: "Conversations",
    from: "From",
    about: "Message",
    state: "State",
    last: "Last message",
    anonymous: "No name",
    you: "We: ",
    unread: "{count, plural, one {# unread message} other {# unread messages}}",
    overdue: "Overdue",
    overdueCount: "{count, plural, one {# reply is overdue} other {# replies are overdue}}",
    due: "Reply due by {when}",
    owner: "Owner: {name}",
    mine: "Mine ({count})",
    dueToday: "Due today ({count})",
    empty: {
      open: { title: "No one is waiting", text: "New messages appear here automatically." },
      answered: {
        title: "No answered conversations",
        text: "Conversations you’ve answered stay here until you close them.",
      },
      closed: { title: "No closed conversations", text: "You can reopen closed conversations here." },
      all: { title: "No messages yet", text: "Chats, contact forms and job reports appear here." },
    },
    noMatch: "Nothing found",
    noMatchText: "Try fewer words, or look in another tab.",
  },
  thread: {
    facts: "Sender",
    email: "Email",
    phone: "Phone",
    company: "Company",
    account: "Account",
    accountKinds: { "1": "Job seeker", "2": "Recruiter", "3": "Consultant", "4": "Administrator" },
    guest: "Guest, not logged in",
    language: "Language",
    languages: { en: "English", vi: "Vietnamese" },
    positions: "Positions",
    since: "Started",
    due: "Reply due by",
    log: "Messages",
    seen: "Seen {when}",
    notSeen: "Not seen yet",
    newer: "New",
    reply: "Your reply",
    replyHelp: {
      chat: "Appears in the chat at once. If it isn’t seen within two minutes, we email it too.",
      mail: "We email it to {email}, with a link to this conversation.",
    },
    ctrlEnter: "Ctrl + Enter sends",
    send: "Send reply",
    close: "Close conversation",
    reopen: "Reopen",
    closed: "This conversation is closed. Reopen it to reply.",
    reported: "Reported job",
    reports: "Reports of this job",
    reportCount: "{count, number} ({open, number} waiting)",
    dismiss: "Dismiss report",
    dismissHelp: "The job stays published. We tell the person who reported it.",
    settled: "Suspending or closing the job settles all its reports. We tell the people who reported it.",
    owner: "Owner",
    ownerNone: "No owner",
    ownerHelp: "The first person to reply becomes the owner. An owner named by another person is notified.",
    ownerSave: "Save owner",
    ownerTake: "Take it",
    handOver: "Hand over to an agency",
    choose: "Choose an agency",
    handOverHelp: "The agency gets the request with the contact details, and we tell the sender its name.",
    agency: "Agency",
    handedTo: "Handed over to",
    noWords: "(Reported without a message)",
    noAddress: "No contact details were left, so you can’t reply. Review it, then close it.",
    someone: "Sen support",
  },
  requests: {
    title: "Headhunting requests",
    short: "Requests",
    lead: "Companies that asked Sen for candidates, handed over to your agency.",
    tabs: "State of the requests",
    positions: "Positions",
    handed: "Handed over",
    take: "Make a client",
    open: "Open client",
    emptyNew: "No new requests",
    emptyNewText: "You’re notified when Sen hands a request over to your agency.",
    emptyTaken: "No request is a client yet",
  },
  keys: {
    next: "Next conversation",
    previous: "Previous conversation",

    search: "Search",
    reply: "Write a reply",
    close: "Close or reopen",
    back: "Back to the inbox",
  },
} as const;

export const errors = {
  form_too_fast: "Your message was not sent. Please select “Send” again.",
  form_expired: "Your token has been expired. Please retake your action.",
  thread_closed: "This conversation is closed. Reopen it to reply.",
  thread_open: "This conversation is already open",
  no_address: "No contact details were left, so you can’t reply",
  request_not_open: "Only headhunting requests that are open and not yet a client can be handed over",
  agency_unknown: "Please select an agency",
  thread_owner: "Please select an active administrator",
} as const;

export const mails = {
  /** The answer to the person who reported a job, by outcome. */
  outcome_reply: {
    dismissed:
      "Thank you for your report. We have looked at the job and found nothing that goes against our rules, so it stays published. If you know more, please tell us.",
    suspended:
      "Thank you for your report. We have looked at the job and suspended it: no one can find it or apply for it now.",
    closed:
      "Thank you for your report. We have looked at the job and closed it: no one can find it or apply for it any more.",
  },
  /** The answer to the sender of a headhunting request that an agency gets. */
  handed_over:
    "We have passed your request to {agency}, a recruitment agency on Sen. A consultant of {agency} will call or email you.",
  contact_thanks: {
    subject: "Thank you for contacting Sen",
    preview: "We reply by {due} at the latest.",
    title: "Thank you for your message",
    text: "We have received your message. We reply by {due} at the latest, within 24 hours, Monday to Friday (09:00–18:00).",
    yours: "You wrote:",
    button: "Add details",
    reason:
      "You’re receiving this email because this address was entered in the contact form on Sen. If this was not you, ignore it.",
  },
  answer: {
    subject: "Sen support has replied to you",
    preview: "{by} wrote: {text}",
    previewTeam: "Sen support wrote: {text}",
    title: "We have replied to you",
    by: "{by} from Sen wrote:",
    byTeam: "Sen support wrote:",
    button: "Read and reply",
    reply: "Please don’t reply to this email. Use the button above.",
    reason: "You’re receiving this email because you contacted Sen.",
  },
  new_message: {
    subject: {
      chat: "Chat: {name} is waiting",
      contact: "Contact form: {name}",
      headhunt: "Headhunting request: {name}",
      job_report: "A job was reported: {subject}",
    },
    preview: "Reply due: {due}",
    title: "New message from {name}",
    nobody: "New message without a name",
    company: "Company",
    subjectLine: "Subject",
    reportReason: "Reason",
    due: "Reply due",
    button: "Open in inbox",
    reason: "You’re receiving this email because you are an administrator of Sen.",
  },
} as const;

export const notifications = {
  thread_assigned: "{by} gave you a conversation in the inbox",
  request_came: "{name} asks for candidates: the headhunting request is yours",
  new_message:
    "{kind, select, report {A job was reported} other {Someone is waiting for an answer from support}}",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    support: typeof import("./messages.en.ts");
  }
}
