export const labels = {
  skip: "Skip to the content",
  footer: "© 2026 Sen. Jobs in Vietnam and Southeast Asia.",
  otherLanguage: "Tiếng Việt",
  nav: {
    jobs: "Jobs",
    companies: "Companies",
    employers: "For employers",
    logIn: "Log in",
    register: "Sign up",
  },
  account: {
    candidate: "Job seeker",
    company: "Recruiter",
    consultant: "Consultant",
    admin: "Administrator",
    yourAccount: "Your account",
    applied: "My applications",
    changePassword: "Change password",
    logOut: "Log out",
  },
  failures: {
    home: "Back to the home page",
    retry: "Try again",
    reference: "Reference: {id}",
    "403": {
      title: "You do not have access to this page or resource",
      text: "You may be signed in with another kind of account.",
    },
    "404": {
      title: "That page does not exist",
      text: "The address may be mistyped, or the page has been removed.",
    },
    "410": { title: "This page has been removed", text: "What stood here is no longer available." },
    "413": {
      title: "That is too large",
      text: "What you sent is larger than we can take. Please go back and choose a smaller file.",
    },
    "500": {
      title: "Internal server error",
      text: "Something went wrong on our side. Please try again; if it stays, let us know.",
    },
    "503": {
      title: "We will be right back",
      text: "The service is being restored. Please try again in a moment.",
    },
  },
} as const;

export const site = {
  home: {
    title: "Find work you will be glad to go to",
    lead: "Jobs all over Vietnam and Southeast Asia, and an answer to every application.",
    metaTitle: "Sen: jobs in Vietnam and Southeast Asia",
    metaDescription:
      "Search jobs in English and Vietnamese, apply in a minute, and always know where you stand.",
    popular: "Often looked for",
    newest: "Fresh jobs",
    allJobs: "{count, plural, =0 {All jobs} one {See # job} other {See all # jobs}}",
    categories: "Jobs by category",
    assurance: {
      title: "You always know where you stand",
      text: "Looking for work is tense enough. Here no application disappears in silence.",
      apply: {
        title: "Apply in a minute",
        text: "Your name, your email and a CV file are enough. Your account is made on the way.",
      },
      seen: {
        title: "See when it is read",
        text: "We tell you when the employer opens your CV, and every step after that.",
      },
      answer: {
        title: "Get an answer",
        text: "Employers are reminded on day 3 and day 7. On day 15 at the latest your application is closed, with the reason.",
      },
    },
    employers: {
      title: "Hiring?",
      text: "Post jobs free of charge, see every applicant on one board, and answer in time without effort.",
      action: "Post a job",
    },
  },
} as const;

export const mails = {
  reason: "You get this mail because you have an account at Sen.",
} as const;
