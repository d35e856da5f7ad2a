export const site = {
  title: "Set up your profile",
  step: "Step {step, number} of 5",
  next: "Save and continue",
  goOn: "Continue",
  finish: "Finish",
  skip: "Skip for now",
  back: "Back",
  steps: {
    job: { title: "What job are you looking for?", text: "We use this to find jobs for you." },
    cv: { title: "Do you have a CV?", text: "Upload your file, or let your profile become an online CV." },
    work: { title: "Work and education", text: "The latest is enough for now. You can add more later." },
    skills: { title: "Skills and languages", text: "Employers search by these." },
    visibility: { title: "Who may see your profile?", text: "You can change this at any time." },
  },
  cv: "Your CV file",
  online: "Start an online CV",
  visibility: { label: "Profile visibility" },
  alert: "Email me new jobs like this",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    onboarding: typeof import("./messages.en.ts");
  }
}
