/** What the employers' first page says. */
export const copy = {
  metaTitle: "For employers: post jobs free of charge",
  metaDescription:
    "Post jobs free of charge in English and Vietnamese, follow every applicant on one board and answer in time. More than 300,000 candidates.",
  title: "Hire people who want to work with you",
  lead: "Post a job in minutes, free of charge. Every applicant stands on one board, and nobody is left waiting.",
  post: "Post a job free of charge",
  talk: "Talk to us",
  figures: [
    { figure: "300K+", text: "candidates" },
    { figure: "5,000+", text: "companies" },
    { figure: "0 ₫", text: "for a job post" },
    { figure: "1–2 days", text: "until it is reviewed" },
  ],
  steps: {
    title: "From an open seat to a first day",
    items: [
      {
        title: "Make your account",
        text: "Your name, your work email and your company. Confirm the email, and you are in.",
      },
      {
        title: "Write the ad",
        text: "The form asks what candidates ask: pay, place, what the day looks like. It is reviewed within 1–2 working days.",
      },
      {
        title: "Choose together",
        text: "Applicants arrive on your board. Move them, note what you think, invite them, answer them.",
      },
    ],
  },
  ways: {
    title: "Two ways to hire",
    self: {
      name: "Hire yourself",
      price: "Free of charge",
      text: "For roles that you know how to fill.",
      points: [
        "3 open jobs at a time; without limit once your company is verified",
        "A board for each job, for your whole team",
        "Reminders, so that every applicant gets an answer",
        "Mail templates in English and Vietnamese",
      ],
      action: "Post a job",
    },
    headhunt: {
      name: "Have us find them",
      price: "15–18% of a year's salary",
      text: "For roles that are rare, senior or urgent.",
      points: [
        "A consultant of your own",
        "The first CV within 3 days",
        "You pay only when somebody starts",
        "A replacement free of charge if they leave during probation",
      ],
      action: "See the service",
    },
  },
  product: {
    title: "Everything from the ad to the answer",
    text: "The ad, the board, interviews, mails and reports in one place that works on a phone as well.",
    action: "See what employers get",
  },
  questions: {
    title: "Questions that employers ask",
    items: [
      {
        question: "Is posting really free of charge?",
        answer:
          "Yes. There is no trial that ends and no paid unlock of applicants. We earn with the headhunting service, which you may leave aside.",
      },
      {
        question: "How many jobs can I post?",
        answer:
          "Three open jobs at a time. When your company is verified by its tax code, there is no limit.",
      },
      {
        question: "When does my ad go live?",
        answer:
          "A person reads every ad within 1–2 working days. Confirm your email first: an ad is not approved before that. If something is unclear, you read the reason and can send it again.",
      },
      {
        question: "What happens if I do not answer applicants?",
        answer:
          "We remind you on day 3 and day 7. On day 15 the application is closed, and the candidate learns that no answer came. One move, message or invitation stops the clock.",
      },
      {
        question: "Can my colleagues take part?",
        answer:
          "Yes. Administrators of your company invite the team. Members see the jobs they work on; reports of others stay with the administrators.",
      },
    ],
  },
  last: {
    title: "Your next colleague may be reading ads right now",
    action: "Post a job free of charge",
  },
} as const;
