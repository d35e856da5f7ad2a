export const errors = {
  submission_ended: "This candidate is no longer introduced for the job",
} as const;

export const labels = {
  answer: { fit: "Good fit", maybe: "Maybe", no: "Not a fit" },
} as const;

export const notifications = {
  answered:
    "{answer, select, fit {{client} likes {candidate} for {job}} maybe {{client} is not sure about {candidate} for {job}} other {{client} does not want {candidate} for {job}}}",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    introductions: typeof import("./messages.en.ts");
  }
}
