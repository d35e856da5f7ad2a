/** What the employers' first page says. */
export const copy = {
  metaTitle: "For employers: post jobs for free",
  metaDescription:
    "Post jobs for free in English and Vietnamese, follow every applicant on one board and reply on time. More than 300,000 candidates.",
  title: "Hire people who want to work with you",
  lead: "Post a job in minutes, for free. Every applicant is on one board, and nobody is left waiting.",
  post: "Post a job for free",
  talk: "Talk to us",
  figures: [
    { figure: "300K+", text: "candidates" },
    { figure: "5,000+", text: "companies" },
    { figure: "0 ₫", text: "for a job post" },
    { figure: "1–2 days", text: "to review a post" },
  ],
  steps: {
    title: "From open role to first day",
    items: [
      {
        title: "Create your account",
        text: "Your name, work email and company. Confirm your email, and you are in.",
      },
      {
        title: "Write the ad",
        text: "The form asks what candidates want to know: pay, location, what a day looks like. We review it within 1–2 working days.",
      },
      {
        title: "Choose together",
        text: "Applicants arrive on your board. Move them along, take notes, invite them and reply.",
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
        "3 open jobs at a time; unlimited once your company is verified",
        "A board for each job, shared by your whole team",
        "Reminders, so every applicant gets an answer",
        "Email templates in English and Vietnamese",
      ],
      action: "Post a job",
    },
    headhunt: {
      name: "Let us find them",
      price: "15–18% of annual salary",
      text: "For rare, senior or urgent roles.",
      points: [
        "Your own consultant",
        "First CV within 3 days",
        "You only pay when someone starts",
        "A free replacement if they leave during probation",
      ],
      action: "See the service",
    },
  },
  product: {
    title: "Everything from ad to answer",
    text: "Ads, board, interviews, emails and reports in one place that also works on a phone.",
    action: "See the hiring tools",
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
        answer:
          "Three open jobs at a time. Once your company is verified by its tax code, there is no limit.",
      },
      {
        question: "When does my ad go live?",
        answer:
          "A person reads every ad within 1–2 working days. Confirm your email first: ads are only approved after that. If something is unclear, we tell you why and you can send it again.",
      },
      {
        question: "What happens if I do not reply to applicants?",
        answer:
          "We remind you on days 3 and 7. On day 15 the application is closed, and the candidate is told that no answer came. One move, message or invitation stops the clock.",
      },
      {
        question: "Can my colleagues join in?",
        answer:
          "Yes. Your company's administrators invite the team. Members see the jobs they work on; only administrators see everyone's reports.",
      },
    ],
  },
  last: {
    title: "Your next colleague may be reading job ads right now",
    action: "Post a job for free",
  },
} as const;
