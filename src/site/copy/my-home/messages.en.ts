/** What the home page of a candidate who is logged in says, and no other. */
export const copy = {
  title: "Your job search",
  hello: "Hello {name}",
  running:
    "{count, plural, =0 {You have no application in progress} one {You have # application in progress} other {You have # applications in progress}}",
  applications: "All applications",
  ahead: {
    interview: "You are invited to an interview",
    offer: "You have an offer",
    see: "View application",
  },
  due: {
    title: "Responses due",
    text: "By these days you have a response, or we close the application with a reason.",
    by: "Response due {date}",
    waiting: "No response for 7 days. We have reminded the employer.",
  },
  changes: { title: "What has changed", none: "Nothing new in the last 30 days" },
  closing: {
    title: "Saved jobs that close soon",
    left: "{days, plural, =0 {last day} one {# day left} other {# days left}}",
    all: "All saved jobs",
  },
  jobs: {
    like: "Jobs like those you saved or applied for",
    first: "Hot jobs to begin with",
    all: "All jobs",
  },
} as const;
