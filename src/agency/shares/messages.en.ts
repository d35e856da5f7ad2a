export const errors = {
  contact_found: "Contact details are still in the document: {places}",
  identity_found: "The document still says who the person is: {places}",
  recipient_required: "Choose or enter a recipient",
  recipient_unknown: "This contact is not in the job order or has left the client",
  order_links_limit: "A job order can have {max} open links. Revoke one first.",
  abroad_unconfirmed: "Please confirm that the candidates’ data may be sent abroad ({country})",
  link_state_changed: "This link has already ended and cannot be renewed",
} as const;

export const labels = {
  level: { full: "Full", anonymous: "Anonymous" },
  state: { open: "Open", expired: "Expired", revoked: "Revoked", ended: "Ended" },
  channel: { link: "Link", portal: "Client portal" },
  place: {
    full_name: "Name",
    job_title: "Job title",
    summary: "Summary",
    file: "PDF file",
  },
} as const;

export const console = {
  list: {
    title: "Shared CVs",
    all: "All",
    empty: "No shared CVs yet",
    emptyText: "Share a candidate from a job order’s board. The links and their views appear here.",
    emptyState: "No links in this state",
    candidate: "Candidate",
    order: "Job order",
    recipient: "Recipient",
    sent: "Sent",
    expires: "Expires",
    views: "Views by people",
    answer: "Answer",
    state: "State",
    opened: "Opened, not confirmed",
    inPortal: "{name}, in the client portal: {views, plural, one {# view} other {# views}}",
    noAnswer: "No answer yet",
    actions: "Actions",
    renew: "Renew for {days} days",
    revoke: "Revoke",
    renewed: "The link is open for {days} more days.",
    revoked: "The link has been revoked.",
    withCode: "Access code",
    none: "No links to this candidate yet",
  },
  form: {
    title: "Share {name}",
    lead: "{order}, {client}. Each recipient gets a separate link to a document that Sen draws from the candidate’s data, without contact details.",
    back: "Back to the applicant",
    notAgreed: "The candidate has not agreed to be introduced for this job order yet.",
    ask: "Ask for consent",
    closed:
      "This candidate cannot be shared: the application or the job order is not active, or the identity is hidden.",
    recipients: "Recipients",
    noContacts: "The job order has no contacts. Enter a recipient.",
    noEmail: "no email address, so you send the link yourself",
    otherName: "Other recipient: name",
    otherEmail: "Other recipient: email",
    otherHelp: "Without an email address, you send the link yourself.",
    level: "Content",
    full: "With name, employers and schools",
    anonymous: "As {code}: employers by industry and size, whole years, no schools",
    sections: "Sections",
    language: "Language of the document",
    english: "English",
    vietnamese: "Vietnamese",
    summary: "Summary for the client",
    summaryHelp: "It is above the CV. Do not write contact details.",
    country: "Country of the recipients",
    countryHelp: "Two characters, such as VN or SG",
    abroadTitle: "The data would leave Vietnam",
    abroad:
      "This client is in {country}. The law on personal data asks for an impact assessment of transfers abroad. Each recipient is added to the agency’s list of transfers abroad.",
    abroadConfirm: "I confirm that the candidate’s data may be sent abroad",
    days: "Expires after",
    dayCount: "{days, plural, one {# day} other {# days}}",
    code: "Access code",
    codeHelp: "6 digits that you tell the recipient. They are not in the email.",
    preview: "Preview",
    share: "Share",
    previewTitle: "The document as the recipient reads it",
    previewFound: "Contact details are still in the document: {places}",
    previewIdentity: "The document still says who the person is: {places}",
    done: "Shared. Emails leave in a minute; until then, revoking a link cancels its email.",
    address: "Link for {name}",
    once: "Copy a link now if you need it: Sen does not keep the addresses.",
    links: "Links to this candidate",
    records: "Introductions",
    recordsText:
      "Each record is a ZIP with a PDF, a signed JSON file and the documents. It can be checked offline.",
    record: "Download record",
    recordOf: "Download record of {date}",
    introduced: "Introduced {date}",
    introducedBy: "Introduced {date} by {name}",
    introductionEnded: "Ended {date}",
    recipientCount: "{count, plural, =0 {No links} one {# link} other {# links}}",
    firstViewed: "First viewed by a person {date}",
    notViewed: "Not viewed yet",
  },
  transfers: {
    title: "Transfers abroad",
    lead: "Each recipient abroad who got a document or a client portal. Use the list for the impact assessment of transfers of personal data.",
    empty: "No transfers abroad",
    emptyText: "Recipients outside Vietnam appear here when candidates are shared with them.",
    csv: "Export CSV",
    date: "Date",
    person: "Candidate",
    everyone: "All introduced people of the job order",
    recipient: "Recipient",
    country: "Country",
    content: "Content",
    confirmed: "Confirmed by",
  },
} as const;

export const csv = {
  file: "transfers-abroad",
  columns: {
    at: "Date",
    channel: "Way",
    person: "Candidate",
    code: "Code",
    recipient: "Recipient",
    client: "Client",
    order: "Job order",
    country: "Country",
    level: "Content",
    sections: "Sections",
    confirmed: "Confirmed by",
  },
} as const;

export const site = {
  title: "Who received my CV",
  lead: "Agencies show your CV to a client only after you agreed. Taking your consent back by the link in the agency’s email ends all links at once.",
  none: "No agency has shared your CV yet",
  to: "To {recipient}, {company}",
  toUnnamed: "To {recipient}, a client of {agency}",
  by: "By {agency} for {job}",
  sent: "Sent {date}",
  views: "{views, plural, =0 {Not viewed yet} one {Viewed # time} other {Viewed # times}}",
  last: "Last viewed {date}",
  inPortal: "{name}, on the page of the client: {views, plural, one {viewed # time} other {viewed # times}}",
  until: "Open until {date}",
  level: { full: "With your name", anonymous: "Without your name" },
  state: { open: "Open", expired: "Expired", revoked: "Ended", ended: "Ended" },
} as const;

export const notifications = {
  answered:
    "{answer, select, fit {{recipient} likes {candidate} for {job}} maybe {{recipient} is not sure about {candidate} for {job}} other {{recipient} does not want {candidate} for {job}}}",
} as const;

export const mails = {
  document: {
    note: "Our summary",
    company: "Company",
    industry: "Company in {industry}",
  },
  record: {
    title: "Record of an introduction",
    person: "Candidate",
    client: "Client",
    order: "Job order",
    introduced: "Introduced",
    by: "Introduced by",
    ended: "Introduction ended",
    consent: "Consent of the candidate",
    consentText:
      "{channel, select, link {By link on {date}, version {version} of the text} phone {By phone on {date}, version {version} of the text} other {On paper on {date}, version {version} of the text}}",
    noConsent: "None recorded before the introduction",
    revoked: "Consent withdrawn",
    answer: "Answer of the client",
    answerText:
      "{answer, select, fit {Good fit, {date}} maybe {Perhaps a fit, {date}} other {Not a fit, {date}}}",
    recipient: "Recipient {number}",
    sent: "Sent {date}",
    viewed: "First viewed by a person {date}",
    notViewed: "Not viewed yet",
    inPortal: "{name}, in the client portal: first viewed {date}",
    made: "Made {date}.",
    check:
      "The file record.sig is the Ed25519 signature of record.json by the key in key.pem, which is also at /api/v2/public/introduction_key. The hash above is that of record.json, and record.json has the hashes of the documents. These commands check both:",
  },
  shared: {
    subject: "{candidate} for {job}",
    preview: "{agency} presents a candidate to you",
    text: "{consultant} of {agency} presents a candidate to you for {job}.",
    button: "View CV",
    coded: "The link needs an access code. {consultant} gives it to you.",
    until: "The link is open for {days, plural, one {# day} other {# days}}.",
    personal: "The document is for you alone. Please do not forward it.",
    reason: "You’re receiving this email because {agency} recruits for you.",
  },
  deletion: {
    subject: "Please delete the CV of {candidate}: {job}",
    preview: "A candidate of {agency} has withdrawn",
    title: "{candidate} has withdrawn",
    text: "{candidate}, whom we presented for {job}, no longer agrees to be introduced. The link has ended.",
    delete: "Please delete copies of the CV, and what you noted from it. {agency} thanks you.",
    reason: "You’re receiving this email because {agency} presented a candidate to you.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    shares: typeof import("./messages.en.ts");
  }
}
