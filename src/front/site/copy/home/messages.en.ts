import { clockDays } from "#hiring/applications/terms.ts";
import { headhuntTerms as headhunt } from "../../terms.ts";

/** Texts that only the home page uses. */
export const copy = {
  metaTitle: "Sen: jobs in Vietnam and Southeast Asia",
  metaDescription: "Search jobs in English and Vietnamese, apply in a minute and track every application.",
  title: "Find a job you’ll look forward to",
  lead: "{count, plural, =0 {Jobs in Vietnam and Southeast Asia. Track every application you send.} one {# job in Vietnam and Southeast Asia. Track every application you send.} other {# jobs in Vietnam and Southeast Asia. Track every application you send.}}",
  popular: "Popular searches",
  hiring: "Hiring now",
  hot: {
    title: "Hot jobs",
    by: "Hot jobs by",
    place: "Location",
    category: "Category",
    salary: "Salary",
    any: "All",
    from: "From {million}M VND",
  },
  fresh: { title: "Latest jobs", text: "Recently posted. Every job is reviewed before it is published." },
  allJobs: "{count, plural, =0 {All jobs} one {View # job} other {View all # jobs}}",
  jobs: "{count, plural, =0 {No jobs now} one {# job} other {# jobs}}",
  categories: { title: "Jobs by category", all: "All categories" },
  places: { title: "Jobs by location", all: "All locations" },
  companies: { title: "Companies that are hiring", all: "All companies", verified: "Verified company" },
  assurance: {
    title: "Know the status of every application",
    text: "Job hunting is stressful enough. You’ll never have to guess what happened to your application.",
    steps: [
      {
        title: "Apply in a minute",
        text: "Your name, email and CV are all it takes. Your account is created along the way.",
      },
      {
        title: "See when it’s viewed",
        text: "Your application shows when the employer first viewed your CV. We email you when its status changes.",
      },
      {
        title: "Know the outcome",
        text: `We remind employers after ${clockDays.nudge} and ${clockDays.waiting} days. After ${clockDays.closed} days without a response, we close the application and tell you.`,
      },
    ],
  },
  employers: {
    title: "Hiring?",
    text: "Post jobs for free, manage every applicant on one board and get reminders to respond.",
    action: "Post a job",
    more: "View hiring tools",
  },
  headhunt: {
    title: "Hard-to-fill role?",
    text: `Our consultants find, call and screen candidates for you. First CV within ${headhunt.firstCvDays} days; you only pay when someone starts.`,
    action: "Headhunting service",
  },
} as const;
