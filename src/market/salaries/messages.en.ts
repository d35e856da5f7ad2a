export const site = {
  title: "Advertised salaries",
  metaTitle: "Salaries by category, location and level | Sen",
  metaDescription:
    "Salaries of published jobs on Sen: the middle salary and the usual range by category, location and level.",
  lead: "Monthly gross salaries of the jobs that are published on Sen today, in VND.",
  by: "Show by",
  bys: { category: "Category", location: "Location", level: "Level" },
  category: "Category",
  allCategories: "All categories",
  location: "Location",
  allLocations: "All locations",
  level: "Level",
  allLevels: "All levels",
  show: "Show",
  p25: "A quarter up to",
  median: "Middle salary",
  p75: "Three quarters up to",
  jobs: "Jobs",
  employers: "Employers",
  all: "All together",
  empty: "Not enough jobs yet",
  emptyText: "A figure needs at least {jobs} jobs of {employers} employers. Choose fewer filters.",
  how: "How we count",
  definition:
    "Of each job we take the middle of its advertised range. The middle salary (median) is the one that half of the jobs don’t exceed.",
  counted:
    "We count published jobs with a range or a fixed gross salary. Jobs without a public salary, with an open range or with a net salary aren’t counted.",
  fair: "Figures have at least {jobs} jobs of {employers} employers. Clients that an agency doesn’t name count as the agency.",
  calculator: "Calculate net salary",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    salaries: typeof import("./messages.en.ts");
  }
}
