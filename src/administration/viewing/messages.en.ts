export const site = {
  views: {
    title: "Views by Sen",
    lead: "When an administrator of Sen viewed the product as your account, and why. A view changes nothing, and messages, CVs, notes and amounts are hidden from it.",
    by: "{name} viewed as you",
    time: "{from} to {to}",
    reason: "Reason: {reason}",
    none: "No one has viewed your account",
    noneText: "If an administrator of Sen views the product as you, you can read it here and by email.",
    support: "Ask Sen’s support",
    back: "Login and security",
  },
} as const;

export const console = {
  bar: { end: "End the view" },
  view: {
    title: "View as {name}",
    lead: "You see the product as {email} for {minutes, number} minutes, without changes. Messages, CVs, notes, amounts and secrets are hidden. The person is told when and why, and each page is recorded.",
    reason: "Reason",
    reasonHelp: "The person reads this text.",
    password: "Your password",
    submit: "Start the view",
    refusals: {
      view_admin: "Administrators cannot be viewed.",
      view_inactive: "This account cannot log in, so there is nothing to view.",
    },
    open: "Your view of this account is open until {time}.",
    go: "Go to the person’s pages",
  },
} as const;

export const errors = {
  view_only: "You are viewing as {name}; nothing can be changed",
  view_hidden: "You are viewing as {name}; files are hidden",
  view_admin: "Administrators cannot be viewed",
  view_inactive: "This account cannot log in, so there is nothing to view",
  view_over: "The view has already ended",
} as const;

export const mails = {
  account_viewed: {
    subject: "An administrator of Sen views your account",
    preview: "{by} gave a reason, which you can read here.",
    text: "On {at}, {by} of Sen’s team began to view the product as you see it. The reason:",
    hidden:
      "The view lasts at most {minutes, number} minutes and changes nothing. Messages, CVs, notes and amounts are hidden from it.",
    button: "Read who viewed your account",
    doubt: "If you have questions or do not agree, write to Sen’s support.",
    reason: "You’re receiving this email because an administrator of Sen viewed your account.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    viewing: typeof import("./messages.en.ts");
  }
}
