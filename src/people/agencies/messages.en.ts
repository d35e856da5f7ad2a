export const console = {
  nav: "Settings",
  title: "Agency settings",
  lead: "These details appear on your letterhead, in emails to candidates and clients, and on payment requests.",
  memberNote: "Only administrators can change this.",
  saved: { details: "The agency’s details have been saved.", logo: "The logo has been changed." },
  legal: {
    title: "Legal data",
    name: "Agency name",
    nameHelp: "Candidates, clients and your team read this name.",
    legalName: "Legal name",
    legalNameHelp: "As on the business licence, if it differs from the name.",
    taxCode: "Tax code",
    taxCodeHelp: "10 digits, with the branch’s 3 digits where there is one.",
    licence: "Licence note",
    licenceHelp: "The number and date of your permission for employment services, as printed on papers.",
  },
  letterhead: {
    title: "Letterhead",
    text: "Printed with the name and the logo on CVs that you send to clients and on payment requests.",
    address: "Address",
    phone: "Phone",
  },
  bank: {
    title: "Bank account and payment requests",
    text: "Clients transfer their payments to this account.",
    bank: "Bank",
    account: "Account number",
    holder: "Account holder",
    prefix: "Prefix of payment requests",
    prefixHelp: "Up to {max, number} characters: A–Z and digits. The numbers look like {example}.",
  },
  review: {
    title: "Review by the account manager",
    legend: "Who may send an applicant to the client?",
    true: "The account manager (AM) and administrators",
    trueHelp: "Others move their candidates to “Sent to AM”.",
    false: "All consultants of the job order",
  },
  submit: "Save changes",
} as const;

export const errors = {
  bank_account_invalid: "An account number has 4 to 34 characters: A–Z and digits",
  invoice_prefix_invalid: "Please use only A–Z and digits",
  agency_edited:
    "{name} changed the agency’s details after you opened them, so your changes are not saved yet",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    agencies: typeof import("./messages.en.ts");
  }
}
