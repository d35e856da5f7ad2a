import { reviewDays } from "#market/jobs/terms.ts";

export const console = {
  title: "Set up your company",
  step: "Step {step, number} of {of, number}",
  stepsLabel: "Steps",
  isDone: "done",
  next: "Save and continue",
  goOn: "Continue",
  finish: "Finish",
  skip: "Skip for now",
  back: "Back",
  reminder: "Your company isn’t set up yet. It takes a few minutes.",
  resume: "Continue setting up",
  steps: {
    details: {
      name: "Details",
      title: "Tell job seekers who you are",
      text: "This is the top of your company page. You can add more later.",
    },
    logo: {
      name: "Logo",
      title: "Show your logo",
      text: "Job seekers see it beside each of your jobs.",
    },
    team: {
      name: "Team",
      title: "Invite your first team members",
      text: "Recruiters and hiring managers work on the same jobs and applicants with you.",
    },
    start: {
      name: "Start",
      title: "Start hiring",
      text: "Post your first job now. Verified companies can post unlimited jobs.",
    },
  },
  saved: {
    logo: "Logo changed.",
    verification: "Your request has been sent. We’ll reply within 1–2 working days.",
    invited: "{email} has been invited.",
  },
  invited: "Invited so far",
  job: {
    title: "Your first job",
    text: `The form takes about five minutes. We review each job within 1–${reviewDays} working days before it’s published.`,
    post: "Post a job",
    doneText: "You already have jobs on Sen.",
    view: "View your jobs",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    companyOnboarding: typeof import("./messages.en.ts");
  }
}
