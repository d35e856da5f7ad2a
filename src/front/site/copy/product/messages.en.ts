import { clockDays, rejectMailDelayMinutes } from "#hiring/applications/terms.ts";
import { caps, expiryDays, freePosts, reviewDays } from "#market/jobs/terms.ts";

/** Texts of the page about tools for employers. */
export const copy = {
  metaTitle: "Hiring tools for employers",
  metaDescription:
    "Free job posts, a board for applicants, reminders to respond, interviews, offers, reports and a company page: the tools for employers.",
  title: "Free hiring tools",
  lead: "Post jobs, manage applicants and respond on time.",
  action: "Post a job for free",
  headhunt: "Or let us find them",
  features: [
    {
      id: "ad",
      title: "Job posts that attract applicants",
      text: "The form asks for what candidates look for first, and saves your work as you write. Candidates find your jobs with or without Vietnamese accents, and each job carries the data that Google for Jobs needs.",
      points: [
        `${freePosts} jobs at a time, published, in review or suspended; unlimited for verified companies`,
        `Reviewed within 1–${reviewDays} working days`,
        `Up to ${caps.questions} screening questions of your own`,
        `Published for ${expiryDays.usual} days, up to ${expiryDays.most} if you extend it`,
      ],
    },
    {
      id: "board",
      title: "Every applicant on one board",
      text: "Each job has a board from applied to hired. Drag a card, use the keyboard, or tap on your phone. Changes appear on every open board at once.",
      points: [
        "CV, answers and activity on one page",
        "Reject with a reason, and undo if you were too quick",
        "If two people move the same applicant, the second one is told",
      ],
    },
    {
      id: "clock",
      title: "Every applicant hears back",
      text: `Cards show who is waiting. We suggest responding within ${clockDays.nudge} days, and remind you in time.`,
      points: [
        `Reminders after ${clockDays.nudge}, ${clockDays.waiting} and ${clockDays.lastWarning} days`,
        `After ${clockDays.closed} days without a response, the application closes and the candidate is told why`,
        "Public holidays do not count",
      ],
    },
    {
      id: "mail",
      title: "Ready-made emails",
      text: "Write from templates in both languages, to one applicant or to many. Status emails go out by themselves.",
      points: [
        "You see what a rejected candidate will read before you confirm",
        `Rejections are sent after ${rejectMailDelayMinutes} minutes, so you can undo them`,
        "Your internal notes are never sent",
      ],
    },
    {
      id: "page",
      title: "A page for your company",
      text: "All your published jobs in one place, with an address of its own to share.",
      points: [
        "Listed in the company directory",
        "Job seekers can follow your company",
        "Verified companies have a badge on every job",
      ],
    },
  ],
  more: {
    title: "Also included",
    items: [
      {
        id: "interviews",
        title: "Interviews without the back and forth",
        text: "Send one time or several to choose from. Candidates reply without logging in; clashes and public holidays are pointed out.",
      },
      {
        id: "offers",
        title: "Offers in two languages",
        text: "Fill in the terms, send the offer as PDF, and see the reply on the board.",
      },
      {
        id: "team",
        title: "Your team on the same page",
        text: "Notes with mentions, feedback after each interview, and tasks with reminders. Members see only their own jobs.",
      },
      {
        id: "candidates",
        title: "Candidates for your next job",
        text: "Add people from CV files or a table, keep them in talent pools with their consent, and invite them to apply. Verified companies also search public profiles.",
      },
      {
        id: "reports",
        title: "Know what works",
        text: "Sources, funnel, time to hire and reject reasons, on screen and as CSV.",
      },
      {
        id: "fair",
        title: "Blind screening",
        text: "Hide names and photos until an applicant has passed screening.",
      },
      {
        id: "systems",
        title: "Works with your systems",
        text: "API keys with permissions and signed webhooks.",
      },
    ],
  },
  last: {
    title: "Start with one job",
    text: "Posting a job costs nothing.",
    action: "Post a job for free",
  },
} as const;
