import { clockDays, consentMonths, reopenDays, retentionMost } from "#hiring/applications/terms.ts";
import { expiryDays, freePosts, reviewDays } from "#market/jobs/terms.ts";
import { graceDays } from "#people/accounts/terms.ts";
import { headhuntTerms as headhunt } from "../../terms.ts";

/** Texts of the terms of service. A change of their meaning requires a new `version`. */
export const copy = {
  metaTitle: "Terms of service",
  metaDescription: "The terms of Sen for job seekers, for employers and for the headhunting service.",
  title: "Terms of service",
  version: "Version of 24 November 2026",
  lead: "These terms set out your rights and responsibilities when you use Sen. By creating an account, applying, posting a job or ordering the headhunting service, you agree to them.",
  contents: "On this page",
  sections: [
    {
      id: "account",
      title: "Your account",
      blocks: [
        [
          "One email address belongs to one kind of account: job seeker or employer. To do both, use two addresses.",
          "Use your own name, and for an employer account the name of the company you recruit for.",
          "Keep your password to yourself. You are responsible for anything done with your account until you tell us someone else has access.",
          `You can close your account at any time, free of charge. It is deleted ${graceDays} days later; if you log in before then, you can keep it.`,
        ],
      ],
    },
    {
      id: "candidates",
      title: "For job seekers",
      blocks: [
        "Searching, applying and job alerts are free of charge for you, and stay so. No one may ask you for money for an application, an interview or a job; if someone does, tell us.",
        [
          "What you write about yourself is true, and the files you send are yours to send.",
          "The employer receives the CV as it is when you apply. A later change reaches only later applications.",
          "You may withdraw an application until it has ended, and apply once more for the same job after withdrawing.",
          `We remind the employer after ${clockDays.nudge}, ${clockDays.waiting} and ${clockDays.lastWarning} days. After ${clockDays.closed} days without a response, the application is closed; the employer can restore it for ${reopenDays} days. Public holidays do not count.`,
          "We bring people together, but do not decide who is hired. The contract of employment is between you and the employer.",
        ],
      ],
    },
    {
      id: "employers",
      title: "For employers",
      blocks: [
        `Posting jobs is free of charge. A company that is not verified may have ${freePosts} jobs at a time that are published, in review or suspended; a verified one as many as it needs.`,
        [
          "You may recruit for the company that you name, and its name, address and tax code are true.",
          `Each job is reviewed within 1–${reviewDays} working days, once your email is verified. A changed title, category, salary, description or requirement is reviewed again.`,
          `A job is published for ${expiryDays.usual} days, and can be extended to ${expiryDays.most}.`,
          "A job is a genuine opening, describes the work clearly, and states the salary honestly or says that it is negotiable.",
          "We do not publish jobs for unskilled labour, jobs that cost the applicant anything, and jobs that exclude people by gender, age, origin, religion, family or health where the law forbids it.",
          `Respond to your applicants, within ${clockDays.nudge} days if you can. A message, an email, an interview, an offer, a move to another stage or a rejection counts as a response. After ${clockDays.closed} days without a response the application is closed, and the candidate is told that there was no response.`,
          `Use applicants’ data for this hiring only. At most ${retentionMost} days after an application ends, the data is deleted, unless the candidate agreed that you keep it for ${consentMonths} months. Delete what you have copied elsewhere by then as well.`,
          "People who recruit with an account of your company act for your company.",
        ],
      ],
    },
    {
      id: "headhunt",
      title: "For the headhunting service",
      blocks: [
        "The service begins with a service agreement that names the role, the rate and the warranty. Unless it says otherwise:",
        [
          `Success fee: monthly gross salary × 12 × the agreed rate, which is about ${headhunt.feeLeast}–${headhunt.feeMost}%.`,
          "It is due when the person you hired starts. Without a start there is no fee.",
          `You receive the first CV within ${headhunt.firstCvDays} days after the service agreement is concluded.`,
          `Warranty: the probation, ${headhunt.warrantyDays} days unless agreed otherwise. If the person leaves or is let go in that time, we search for a replacement once, free of charge.`,
          `If there is no replacement, the fee of your next introduction is reduced by ${headhunt.nextFeeCut}%.`,
          `A person we introduced counts as hired through us if you employ them within ${headhunt.introducedMonths} months, in any role. If you were already in talks with them, tell us within ${headhunt.knownDays} working days after the introduction, and none of this applies.`,
          "CVs from us are confidential; do not pass them on.",
        ],
      ],
    },
    {
      id: "not-allowed",
      title: "What is not allowed",
      blocks: [
        [
          "Pretending to be another person or company.",
          "Collecting people’s data, with programs or by hand, for anything but the hiring it was sent for.",
          "Sending advertising, malware or anything unlawful.",
          "Getting around limits, or testing our security in a way that harms others. If you find a weakness, tell us first; we will thank you.",
        ],
        "You may access our public API and RSS and XML feeds automatically within their published limits.",
      ],
    },
    {
      id: "content",
      title: "What you publish",
      blocks: [
        "Your texts, pictures and files stay yours. You allow us to store and show them, and to pass published jobs on to search engines and other job sites, as long as they are published here.",
        "We may refuse, hide or remove what breaks these terms or the law. We tell you the reason, and you can respond.",
      ],
    },
    {
      id: "blocking",
      title: "Blocking and ending",
      blocks: [
        "If an account breaks these terms, we tell you what is wrong and give you time to put it right. If people are at risk, we block the account first and tell you afterwards. The jobs of a blocked company are suspended. You can object at any time; a person reviews it.",
      ],
    },
    {
      id: "liability",
      title: "Our liability",
      blocks: [
        "We run Sen with care, but cannot promise that it is never interrupted, or that every job and every CV is true. We are liable for damage that we cause by intent or gross negligence, and wherever the law says so. Employers and job seekers are responsible for what they do to each other.",
      ],
    },
    {
      id: "changes",
      title: "Changes, law and contact",
      blocks: [
        "When these terms change, the new version is on this page, with its date at the top. If you do not agree, you may close your account; service agreements in progress keep their old terms.",
        "The law of Vietnam applies. We would rather talk first; what cannot be settled goes to the competent court in Vietnam. Where the two languages differ, the Vietnamese text prevails.",
        { before: "Anything unclear?", to: "/chat-with-support", label: "Contact us" },
        { before: "How we treat personal data:", to: "/private-policy", label: "privacy policy" },
      ],
    },
  ],
} as const;
