export const errors = {
  company_removed: "This company is no longer on Sen",
} as const;

export const site = {
  directory: {
    title: "Companies",
    heading: "Companies hiring on Sen",
    headingFor: "Companies named “{keyword}”",
    lead: "Learn about each company and see its open jobs.",
    description:
      "{count, plural, =0 {No companies} one {# company} other {# companies}} on Sen: what they do, how they work and the jobs they offer.",
    pageTitle: "{heading}, page {page, number}",
    count: "{count, plural, =0 {No companies} one {# company} other {# companies}}",
    keyword: "Company name",
    anyPlace: "Anywhere",
    anyIndustry: "Any industry",
    anySize: "Any size",
    place: "Location",
    industry: "Industry",
    size: "Company size",
    hiring: "Hiring now",
    verified: "Verified",
    submit: "Search",
    results: "Companies",
    sort: { label: "Sort by", jobs: "Most jobs", name: "Name", newest: "Newest" },
    emptyTitle: "No companies match your search",
    emptyText: "Try fewer words or remove a filter.",
    emptyPage: "There are no companies on this page",
    clear: "All companies",
  },
  card: {
    verified: "Verified company",
    jobs: "{count, plural, =0 {No jobs} one {# job} other {# jobs}}",
  },
  page: {
    title: "{name}: jobs and life at the company",
    description:
      "{name}{tagline, select, none {.} other {: {tagline}}} {count, plural, =0 {Learn about the company.} one {Learn about the company and see its open job.} other {Learn about the company and see its # open jobs.}}",
    companies: "Companies",
    sections: "Sections",
    overview: "Overview",
    jobs: "Jobs",
    about: "About the company",
    values: "Our values",
    gallery: "Life at the company",
    enlarge: "Enlarge: {caption}",
    picture: "Picture {number, number}",
    video: "Watch the video on YouTube",
    team: "Meet the team",
    clients: "Clients",
    openJobs: "Jobs",
    allJobs: "View all {count, number} jobs",
    noJobs: "No jobs at the moment",
    noJobsText: "Follow the company or leave your email, and we’ll tell you when it posts a job.",
    facts: "At a glance",
    industry: "Industry",
    size: "Company size",
    founded: "Founded",
    employees: "Employees",
    clientCount: "Clients",
    contact: "Contact",
    office: "Office",
    website: "Website",
    links: "Links",
    facebook: "Facebook",
    youtube: "YouTube",
    follow: "Follow",
    addAsClient: "Add as client",
    following: "Following",
    followers: "{count, plural, =0 {No followers yet} one {# follower} other {# followers}}",
  },
  jobs: {
    title: "{count, plural, =0 {Jobs} one {# job} other {# jobs}} at {name}",
    pageTitle: "{heading}, page {page, number}",
    description:
      "{count, plural, =0 {{name} has no jobs at the moment.} one {See the open job at {name}: salary, location and how to apply.} other {See all # open jobs at {name}: salary, location and how to apply.}}",
    firstPage: "First page",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    companies: typeof import("./messages.en.ts");
  }
}
