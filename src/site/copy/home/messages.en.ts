/** What the home page says, and no other. */
export const copy = {
  metaTitle: "Sen: jobs in Vietnam and Southeast Asia",
  metaDescription:
    "Search jobs in English and Vietnamese, apply in a minute, and always know where you stand.",
  title: "Find work you will be glad to go to",
  lead: "{count, plural, =0 {Jobs all over Vietnam and Southeast Asia, and an answer to every application.} one {# job in Vietnam and Southeast Asia, and an answer to every application.} other {# jobs in Vietnam and Southeast Asia, and an answer to every application.}}",
  popular: "Where many jobs are",
  hot: { title: "Hot jobs" },
  fresh: { title: "Fresh jobs", text: "The newest ads, each read by a person before it went live." },
  allJobs: "{count, plural, =0 {All jobs} one {See # job} other {See all # jobs}}",
  jobs: "{count, plural, =0 {No job now} one {# job} other {# jobs}}",
  categories: { title: "Jobs by category", all: "All categories" },
  places: { title: "Jobs by place", all: "All places" },
  companies: { title: "Companies that are hiring", all: "All companies", verified: "Verified company" },
  assurance: {
    title: "You always know where you stand",
    text: "Looking for work is tense enough. Here no application disappears in silence.",
    steps: [
      {
        title: "Apply in a minute",
        text: "Your name, your email and a CV file are enough. Your account is made on the way.",
      },
      {
        title: "See when it is read",
        text: "We tell you when the employer opens your CV, and every step after that.",
      },
      {
        title: "Get an answer",
        text: "Employers are reminded on day 3 and day 7. On day 15 at the latest your application is closed, with the reason.",
      },
    ],
  },
  employers: {
    title: "Hiring?",
    text: "Post jobs free of charge, see every applicant on one board, and answer in time without effort.",
    action: "Post a job",
    more: "What employers get",
  },
  headhunt: {
    title: "A hard role to fill?",
    text: "Our consultants find, call and check candidates for you. The first CV within 3 days; you pay only when somebody starts.",
    action: "Headhunting service",
  },
} as const;
