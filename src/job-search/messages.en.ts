export const site = {
  search: {
    keyword: "Job title, skill or company",
    place: "Location",
    anyPlace: "Anywhere",
    find: "Search this list",
    noneFound: "Nothing in this list has that name",
    former: "{name} (former)",
    submit: "Search",
  },
  suggest: {
    title: "Job titles",
    skill: "Skills",
    company: "Companies",
    recent: "Recent searches",
    forget: "Clear recent searches",
    found: "{count, plural, =0 {} one {# suggestion} other {# suggestions}}",
  },
  filters: {
    title: "Filters",
    salary: "Salary from",
    anySalary: "Any salary",
    floor: "From {million}M VND a month",
    floorChoice: "{million}M VND",
    type: "Employment type",
    level: "Level",
    experience: "Experience",
    posted: "Posted",
    remote: "Remote work only",
    remotePill: "Remote",
    hot: "Hot jobs only",
    hotPill: "Hot",
    category: "Job category",
    apply: "{count, plural, one {Show # job} other {Show # jobs}}",
    counting: "Counting jobs…",
    clear: "Clear all",
    remove: "Remove filter",
    active: "Active filters",
  },
  sort: { label: "Sort by", recent: "Newest", salary: "Highest salary", relevance: "Best match" },
  list: {
    heading: "Jobs in Vietnam and Southeast Asia",
    headingRemote: "Remote and work-from-home jobs",
    headingFor: "{what} jobs",
    headingIn: "Jobs in {where}",
    headingForIn: "{what} jobs in {where}",
    pageTitle: "{heading} – page {page, number}",
    description:
      "{count, plural, one {# job} other {#,### jobs}} on Sen. See the salary, apply in a minute, and get an answer within 15 days.",
    count: "{count, plural, =0 {No jobs} one {# job} other {# jobs}}",
    emptyTitle: "No jobs match your search",
    emptyText: "Remove a filter, or try a broader keyword.",
    emptyPage: "There are no jobs on this page",
    firstPage: "Go to the first page",
    understood: "Showing results for <own>“{keyword}”</own>",
    helpText: "Try one of these instead:",
    help: {
      spelling: "Did you mean “{name}”?",
      fewer_words: "Fewer words: “{name}”",
      wider_place: "{name, select, none {Anywhere} other {All of {name}}}",
      wider_category: "{name, select, none {All categories} other {All of {name}}}",
      without: "Without “{name}”",
    },
    related: "{count, plural, =0 {Related jobs} other {Few exact matches. Related jobs:}}",
    allJobs: "See all jobs",
    results: "Jobs found",
  },
  ways: {
    category: {
      title: "Jobs by category",
      text: "{count, plural, one {# job} other {# jobs}} in nine categories. Pick a whole category, or go straight to your profession.",
      description:
        "Browse {count, number} jobs on Sen by profession: IT, accounting, sales, marketing, HR and more, each with the number of open jobs.",
    },
    location: {
      title: "Jobs by location",
      text: "{count, plural, one {# job} other {# jobs}}. Since 1 July 2025 Vietnam has had 34 provinces and cities. Former provinces are listed under the one they joined, and you can still search each on its own.",
      description:
        "Browse {count, number} jobs on Sen by province and city, under the names of today and those from before 1 July 2025.",
      former: "Former provinces:",
    },
    regions: { north: "The North", central: "The Centre", south: "The South", elsewhere: "Elsewhere" },
  },
  alertBox: {
    title: "Get new jobs like these by email",
    titleCompany: "Get this company's new jobs by email",
    text: "We only email you when there is something new. Unsubscribe with one click.",
    keyword: "What are you looking for?",
    email: "Email",
    frequency: "How often",
    submit: "Set job alert",
  },
} as const;

export const labels = {
  frequency: { daily: "Every morning", weekly: "Every Monday" },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    jobSearch: typeof import("./messages.en.ts");
  }
}

export const errors = {
  search_unavailable: "Job search is not available right now. Please try again in a moment",
} as const;
