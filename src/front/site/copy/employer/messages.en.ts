import { clockDays, consentMonths, retentionChoices, retentionMost } from "#hiring/applications/terms.ts";
import { freePosts, reviewDays } from "#market/jobs/terms.ts";
import { headhuntTerms as headhunt } from "../../terms.ts";

/** Texts of the landing page for employers. */
export const copy = {
  metaTitle: "For employers: post jobs for free",
  metaDescription:
    "Post jobs for free in English and Vietnamese, manage every applicant on one board and get reminders to respond.",
  title: "Hire people who want to work with you",
  lead: "Post a job in minutes, for free. Manage every applicant on one board, and let candidates know where they stand.",
  post: "Post a job for free",
  talk: "Talk to us",
  figures: {
    jobs: "jobs published on Sen today",
    companies: "companies on Sen",
    price: { figure: "VND 0", text: "to post a job" },
    review: { figure: `1–${reviewDays} working days`, text: "to review a job" },
  },
  steps: {
    title: "From open role to hire",
    items: [
      {
        title: "Create your account",
        text: "Your name, work email and company. Verify your email to get started.",
      },
      {
        title: "Write your job post",
        text: `The form asks what candidates want to know: salary, location and daily work. We review it within 1–${reviewDays} working days.`,
      },
      {
        title: "Choose from your board",
        text: "Applications arrive on the board of the job. Read CVs, move applicants from stage to stage, or reject with a reason.",
      },
    ],
  },
  ways: {
    title: "Two ways to hire",
    self: {
      name: "Hire on your own",
      price: "Free",
      text: "For roles you know how to fill.",
      points: [
        `${freePosts} jobs at a time, published, in review or suspended; unlimited for verified companies`,
        "A board for each job, on computer and phone",
        `Reminders after ${clockDays.nudge}, ${clockDays.waiting} and ${clockDays.lastWarning} days without a response`,
        "Emails to candidates in English and Vietnamese",
      ],
      action: "Post a job",
    },
    headhunt: {
      name: "Let us find them",
      price: `${headhunt.feeLeast}–${headhunt.feeMost}% of annual salary`,
      text: "For rare, senior or urgent roles.",
      points: [
        "Your own consultant",
        `First CV within ${headhunt.firstCvDays} days`,
        "You only pay when someone starts",
        "A free replacement if they leave during probation",
      ],
      action: "View the service",
    },
  },
  product: {
    title: "Hiring tools on Sen",
    text: "Job posts, a board, interviews, offers, tasks, email templates and reports in one place that also works on a phone.",
    action: "View hiring tools",
  },
  questions: {
    title: "Questions employers ask",
    items: [
      {
        question: "Is posting really free?",
        answer:
          "Yes. There is no trial that runs out and no fee to unlock applicants. We earn from the headhunting service, which is optional.",
      },
      {
        question: "How many jobs can I post?",
        answer: `${freePosts} jobs at a time: those that are published, in review or suspended count. Once your company is verified, there is no limit.`,
      },
      {
        question: "When is my job published?",
        answer: `We review every job within 1–${reviewDays} working days. Verify your email first: we can’t approve jobs before that. If something is unclear, we tell you why and you can submit it again.`,
      },
      {
        question: "What happens if I don’t respond to applicants?",
        answer: `We remind you after ${clockDays.nudge}, ${clockDays.waiting} and ${clockDays.lastWarning} days. After ${clockDays.closed} days the application is closed, and the candidate is told there was no response. A message, an email, an interview, an offer, a move to another stage or a rejection counts as a response.`,
      },
      {
        question: "How long do we keep applicants’ data?",
        answer: `Name, contact details, CV and answers are deleted at most ${retentionMost} days after an application ends (you may choose ${retentionChoices[0]} or ${retentionChoices[1]}), unless the candidate agrees that you keep them for ${consentMonths} months.`,
      },
    ],
  },
  last: {
    title: "Your next colleague may be looking right now",
    action: "Post a job for free",
  },
} as const;
