/** The terms of service. A change of meaning changes `version`. */
export const copy = {
  metaTitle: "Terms of service",
  metaDescription:
    "The rules of Sen for job seekers, for employers and for the headhunting service, in plain words.",
  title: "Terms of service",
  version: "Version of 21 November 2026",
  lead: "These are the rules of the house, in plain words: what you can count on, and what we count on from you. Whoever makes an account, applies, posts a job or orders the headhunting service agrees to them.",
  contents: "On this page",
  sections: [
    {
      id: "account",
      title: "Your account",
      blocks: [
        [
          "One email address belongs to one kind of account: job seeker or employer. To do both, use two addresses.",
          "Use your own name, and for an employer account the name of the company you recruit for.",
          "Keep your password to yourself. What is done with your account counts as done by you until you tell us that somebody else has it.",
          "You can close your account at any time, free of charge.",
        ],
      ],
    },
    {
      id: "candidates",
      title: "For job seekers",
      blocks: [
        "Searching, applying, online CV, job alerts: all of it is free of charge for you, and stays so. Nobody may ask you for money for an application, an interview or a job; if somebody does, tell us.",
        [
          "What you write about yourself is true, and the files you send are yours to send.",
          "The employer receives the CV as it is when you apply. A later change reaches only later applications.",
          "You may withdraw an application until it has ended, and apply once more for the same job after withdrawing.",
          "We remind the employer on day 3 and day 7. An application that is not answered by day 15 is closed as not answered; the employer can open it again for 30 days. Public holidays do not count.",
          "We bring people together, but do not decide who is hired. The contract of employment is between you and the employer.",
        ],
      ],
    },
    {
      id: "employers",
      title: "For employers",
      blocks: [
        "Posting jobs is free of charge. A company that is not verified may have 3 open jobs at a time; a verified one as many as it needs.",
        [
          "You may recruit for the company that you name, and its name, address and tax code are true.",
          "Each ad is reviewed within 1–2 working days, once your email is confirmed. A changed title, category, pay, description or requirement is reviewed again.",
          "An ad is online for 45 days at first, and can be extended to 90.",
          "An ad names a real open position, describes the work clearly and gives the pay honestly, or says that it is to be agreed.",
          "We do not publish ads for unskilled labour, ads that cost the applicant anything, and ads that shut people out by gender, age, origin, religion, family or health where the law forbids it.",
          "Answer your applicants. Three days are ideal; after 15 days without an answer the application is closed, with the words that no answer came.",
          "Use applicants' data for this hiring only. 90 days after a rejection it is removed, unless the candidate agreed that you keep it. What you have copied elsewhere you delete by then as well.",
          "Whom you invite to your team acts for your company.",
        ],
      ],
    },
    {
      id: "headhunt",
      title: "For the headhunting service",
      blocks: [
        "The service begins with an order that names the role, the rate and the warranty. Where the order says nothing else, this holds:",
        [
          "Success fee: monthly salary before tax × 12 × the agreed rate, which is about 15–18%.",
          "It is due when the person you hired starts. Without a start there is no fee.",
          "You receive the first CV within 3 days after the order is agreed.",
          "Warranty: the probation, 60 days unless agreed otherwise. If the person leaves or is let go in that time, we search for a replacement once, free of charge.",
          "If there is no replacement, the fee of your next introduction is reduced by 40%.",
          "A person we introduced counts as hired through us if you employ them within 6 months, in any role. If you were already in talks with them, tell us within 3 working days after the introduction, and none of this applies.",
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
          "Collecting people's data, with programs or by hand, for anything but the hiring it was sent for.",
          "Sending advertising, malware or anything unlawful.",
          "Getting around limits, or testing our security in a way that harms others. If you find a weakness, tell us first; we will thank you.",
        ],
        "Our public interface and feeds may be read by programs within their published limits.",
      ],
    },
    {
      id: "content",
      title: "What you publish",
      blocks: [
        "Your texts, pictures and files stay yours. You allow us to store and show them, and to pass public ads on to search engines and other job sites, as long as they are online here.",
        "We may refuse, hide or remove what breaks these terms or the law. You learn the reason, and can answer.",
      ],
    },
    {
      id: "blocking",
      title: "Blocking and ending",
      blocks: [
        "If an account breaks these terms, we tell you what is wrong and give you time to mend it. Where people are in danger of being cheated or harmed, we block it first and tell you then. The ads of a blocked company are taken offline. You can object at any time; a person looks at it.",
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      blocks: [
        "We run Sen with care, but cannot promise that it is never interrupted, or that every ad and every CV is true. We answer for damage that we cause by intent or gross negligence, and wherever the law says so. For what employers and job seekers do to each other, they answer themselves.",
      ],
    },
    {
      id: "changes",
      title: "Changes, law and contact",
      blocks: [
        "If these terms change in a way that matters to you, you hear of it by mail 15 days before. If you do not agree, you may close your account; orders that run keep their old terms.",
        "The law of Vietnam applies. We would rather talk first; what cannot be settled goes to the competent court in Vietnam. The Vietnamese text decides where the two languages differ.",
        { before: "Anything unclear?", to: "/chat-with-support", label: "Write to us" },
        { before: "How we treat personal data:", to: "/private-policy", label: "privacy policy" },
      ],
    },
  ],
} as const;
