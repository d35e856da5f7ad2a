export const site = {
  search: {
    keyword: "Job title, skill or company",
    place: "Location",
    anyPlace: "Anywhere",
    find: "Search this list",
    noneFound: "Nothing found",
    former: "{name} (former)",
    submit: "Search",
  },
  suggest: {
    place: "Locations",
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
    remote: "Remote jobs only",
    remotePill: "Remote",
    hot: "Hot jobs only",
    hotPill: "Hot",
    category: "Category",
    apply: "{count, plural, one {Show # job} other {Show # jobs}}",
    counting: "Counting jobs…",
    clear: "Clear all",
    remove: "Remove filter",
    asWords: "Search for these words instead",
    active: "Active filters",
  },
  news: {
    title: "What is new for you",
    since: "Since your last visit on {date}:",
    jobs: "{count, plural, one {# new job that fits you} other {# new jobs that fit you}}",
    applications:
      "{count, plural, one {# update on your applications} other {# updates on your applications}}",
    interviews: "{count, plural, one {# interview update} other {# interview updates}}",
    messages: "{count, plural, one {# new message} other {# new messages}}",
    none: "Nothing new since your last visit",
    home: "View your home page",
  },
  sort: { label: "Sort by", recent: "Newest", salary: "Highest salary", relevance: "Best match" },
  list: {
    heading: "Jobs in Vietnam and Southeast Asia",
    headingRemote: "Remote jobs",
    headingFor: "{what} jobs",
    headingIn: "Jobs {where}",
    headingForIn: "{what} jobs {where}",
    inPlace: "in {name}",
    inOtherPlaces: "in other locations",
    abroad: "overseas",
    otherCategories: "Other",
    pageTitle: "{heading} – page {page, number}",
    description:
      "{count, plural, one {# job} other {# jobs}} on Sen. See salaries, apply in a minute and track your application.",
    count: "{count, plural, =0 {No jobs} one {# job} other {# jobs}}",
    emptyTitle: "No jobs match your search",
    emptyText: "Remove a filter or try a broader keyword.",
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
    related:
      "{count, plural, =0 {Related jobs, also with “{words}”} other {Few exact matches. Related jobs, also with “{words}”:}}",
    left: "Without “{words}”: <list>{count, plural, one {# job} other {# jobs}}</list>",
    onlyTexts: "“{keyword}” isn’t in the title of any job. These jobs mention it in their description.",
    ignored: "Not searched: “{words}”",
    highestPay: "Highest salary first",
    newest: "Newest first",
    allJobs: "View all jobs",
    results: "Jobs found",
  },
  ways: {
    category: {
      title: "Jobs by category",
      text: "{count, plural, one {# job} other {# jobs}} in nine category groups. Choose a whole group or a single category.",
      description:
        "Browse {count, number} jobs on Sen by category: IT, accounting, sales, marketing, HR and more, each with the number of jobs.",
    },
    location: {
      title: "Jobs by location",
      text: "{count, plural, one {# job} other {# jobs}}. Since 1 July 2025 Vietnam has had 34 provinces and cities. Former provinces are listed under the new one, and you can still search each on its own.",
      description: "Browse {count, number} jobs on Sen by province and city, including former provinces.",
      former: "Former provinces:",
    },
    regions: { north: "The North", central: "The Centre", south: "The South", elsewhere: "Elsewhere" },
  },
  quickApply: {
    file: "Apply now with {name}",
    online: "Apply now with your online CV",
    note: "Your name, email and phone number are sent too.",
    another: "Another CV or a cover letter",
  },
  alertBox: {
    title: "Get new jobs like these by email",
    titleCompany: "Get this company’s new jobs by email",
    text: "We only email you when there are new jobs. Unsubscribe with one click.",
    keyword: "What are you looking for?",
    email: "Email",
    frequency: "How often",
    submit: "Create job alert",
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
  search_unavailable: "Job search isn’t available right now. Please try again in a moment.",
} as const;
