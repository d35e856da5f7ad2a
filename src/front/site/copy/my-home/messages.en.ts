import { clockDays, draftDays } from "#hiring/applications/terms.ts";
import { changesDays } from "../../terms.ts";

/** Texts that only the home page of a signed-in candidate uses. */
export const copy = {
  title: "Your job search",
  hello: "Hello {name}",
  running:
    "{count, plural, =0 {You have no application in progress} one {You have # application in progress} other {You have # applications in progress}}",
  applications: "All applications",
  ahead: {
    invited: "You are invited to an interview",
    upcoming: "Upcoming interview",
    stage: "You are in the interview stage",
    offer: "You have an offer",
    accepted: "You accepted the offer",
    see: "View application",
    answer: "waiting for your reply",
    choose: "Choose a time",
  },
  messages: {
    title: "New messages",
    unread: "{count, plural, one {# new message} other {# new messages}}",
  },
  drafts: {
    title: "Applications not sent yet",
    text: `We keep what you typed in this browser for ${draftDays} days.`,
  },
  due: {
    title: "Responses due",
    text: "The employer responds by these dates, or we close the application and tell you why.",
    by: "Response due {date}",
    waiting: `No response for ${clockDays.waiting} days. We have reminded the employer.`,
  },
  changes: { title: "Recent activity", none: `Nothing new in the last ${changesDays} days` },
  closing: {
    title: "Saved jobs that close soon",
    left: "{days, plural, =0 {closes today} one {# day left} other {# days left}}",
    all: "All saved jobs",
  },
  jobs: {
    fitting: "Jobs that fit your profile",
    fittingNew: "New jobs that fit your profile",
    like: "Jobs like those you saved or applied for",
    first: "Hot jobs to get you started",
    all: "All jobs",
  },
  fit: {
    title: "Your job title: {values}",
    skills: "Your skills: {values}",
    category: "Your category: {name}",
    place: "In {name}, where you want to work",
    remote: "Remote, as you prefer",
    level: "Your level",
    salary: "Meets your expected salary",
  },
  profile: {
    title: "Get jobs that fit you",
    text: "We use your profile to choose the jobs shown here. Still missing:",
    edit: "Complete your profile",
  },
  lacks: {
    job_title: "Job title",
    skills: "Skills",
    job_preference: "What you are looking for",
  },
} as const;
