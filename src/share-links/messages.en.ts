export const errors = {
  share_link_ended: "This link has ended. Please ask the person who sent it for a new one.",
  share_link_limit: "You can have {max} open share links. Revoke one first.",
  share_code_required: "Enter the access code to view this CV",
  share_code_wrong: "This access code is incorrect",
  code_six_digits: "Enter 6 digits",
  sections_required: "Choose at least one section",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    "share-links": typeof import("./messages.en.ts");
  }
}
