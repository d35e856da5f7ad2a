export const console = {
  open: "Search (Ctrl K)",
  title: "Quick search",
  label: "Search pages, jobs and applicants",
  pages: "Pages",
  jobs: "Jobs",
  applicants: "Applicants",
  people: "People",
  clients: "Clients",
  orders: "Job orders",
  post: "Post a job",
  none: "Nothing found for “{keyword}”",
  searching: "Searching",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    quickSearch: typeof import("./messages.en.ts");
  }
}
