export const console = {
  title: "Explain",
  lead: "Why a person may or may not do something. The answer comes from the same rules as the product’s.",
  account: "Id of the account",
  kind: "About",
  kinds: {
    account: "The account",
    job: "A job",
    applicant: "An applicant",
    interview: "An interview",
    offer: "An offer",
  },
  object: "Its id",
  verb: "Action",
  submit: "Explain",
  allowed: "The person may do this now.",
  denied: "The person may not do this.",
  message: "What the person reads",
  code: "Code",
  step: "Decided by",
  steps: {
    account: "The account as a whole",
    rights: "The person’s rights to the object",
    state: "The present state of the object",
  },
  facts: "Facts",
} as const;

export const errors = {
  object_unknown: "Choose what the question is about and enter its id",
  verb_unknown: "This action does not exist for this object",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    explain: typeof import("./messages.en.ts");
  }
}
