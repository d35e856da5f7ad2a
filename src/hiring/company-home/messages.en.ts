export const console = {
  nav: "Home",
  title: "Hello {name}",
  week: "This week",
  numbers: {
    applies: "New applicants",
    interviews: "Interviews scheduled",
    offers: "Offers sent",
    hires: "Hires",
  },
  due: "To do",
  nothing: "You’re all caught up",
  interviews: "Next interviews",
  noInterviews: "No interviews ahead",
  allInterviews: "All interviews",
  tasks: "My tasks for today",
  allTasks: "All tasks",
  overdue: "Overdue",
  offers: "Offers waiting for an answer",
  allOffers: "All offers",
  until: "until {date}",
  feed: "Recent activity",
  noFeed: "No activity yet",
  earlier: "Earlier",
  latest: "Latest",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    "company-home": typeof import("./messages.en.ts");
  }
}
