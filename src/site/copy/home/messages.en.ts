/** What the home page says, and no other. */
export const copy = {
  metaTitle: "Sen: jobs in Vietnam and Southeast Asia",
  metaDescription:
    "Search jobs in English and Vietnamese, apply in a minute, and always know where you stand.",
  title: "Find work you will be glad to go to",
  lead: "{count, plural, =0 {Jobs all over Vietnam and Southeast Asia, and an answer to every application.} one {# job in Vietnam and Southeast Asia, and an answer to every application.} other {# jobs in Vietnam and Southeast Asia, and an answer to every application.}}",
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
  fresh: { title: "Latest jobs", text: "The newest ads, each read by a person before it goes live." },
  allJobs: "{count, plural, =0 {All jobs} one {See # job} other {See all # jobs}}",
  jobs: "{count, plural, =0 {No jobs now} one {# job} other {# jobs}}",
  categories: { title: "Jobs by category", all: "All categories" },
  places: { title: "Jobs by location", all: "All locations" },
  companies: { title: "Companies that are hiring", all: "All companies", verified: "Verified company" },
  assurance: {
    title: "You always know where you stand",
    text: "Looking for work is stressful enough. Here, no application disappears in silence.",
    steps: [
      {
        title: "Apply in a minute",
        text: "Your name, email and CV are all it takes. Your account is created along the way.",
      },
      {
        title: "See when it is read",
        text: "We tell you when the employer opens your CV, and about every step after that.",
      },
      {
        title: "Get an answer",
        text: "Employers are reminded on days 3 and 7. By day 15 at the latest, your application is closed with a reason.",
      },
    ],
  },
  employers: {
    title: "Hiring?",
    text: "Post jobs for free, see every applicant on one board, and reply on time without the effort.",
    action: "Post a job",
    more: "See the hiring tools",
  },
  headhunt: {
    title: "A hard role to fill?",
    text: "Our consultants find, call and screen candidates for you. First CV within 3 days; you only pay when someone starts.",
    action: "Headhunting service",
  },
} as const;
