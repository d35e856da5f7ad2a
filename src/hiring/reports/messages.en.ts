export const labels = {
  name: {
    jobs: "Jobs",
    trend: "Trend",
    sources: "Sources",
    pipeline: "Pipeline",
    funnel: "Funnel",
    times: "Time to hire",
    stages: "Days per stage",
    rejections: "Reject reasons",
    interviews: "Interviews",
    offers: "Offers",
    team: "Team",
  },
  period: {
    today: "Today",
    yesterday: "Yesterday",
    this_week: "This week",
    last_week: "Last week",
    this_month: "This month",
    last_month: "Last month",
    this_year: "This year",
    last_year: "Last year",
    all: "All time",
    custom: "Chosen days",
  },
  row: {
    jobs: "Job",
    trend: "Month",
    sources: "Source",
    pipeline: "Stage",
    funnel: "Stage",
    times: "Measure",
    stages: "Stage",
    rejections: "Reason",
    interviews: "Status",
    offers: "Status",
    team: "Person",
  },
  /** The headings of columns, keyed by report. Columns with the same heading have the same definition. */
  column: {
    jobs: {
      applies: "New applicants",
      views: "Views",
      rate: "Application rate",
      interviews: "Interviews scheduled",
      offers: "Offers sent",
      hires: "Hires",
    },
    trend: {
      applies: "New applicants",
      interviews: "Interviews scheduled",
      offers: "Offers sent",
      hires: "Hires",
    },
    sources: {
      applies: "New applicants",
      views: "Views",
      rate: "Application rate",
      reached_interview: "Reached interview",
      reached_offer: "Reached offer",
      reached_hired: "Reached hired",
    },
    pipeline: {
      standing: "Now in this stage",
      so_far: "Median time in stage",
    },
    funnel: {
      reached: "Applicants who got this far",
      of_all: "Share of all",
      of_previous: "Conversion",
    },
    times: {
      median: "Median wait",
      slow: "90% waited at most",
      count: "Applicants measured",
    },
    stages: {
      median: "Median stay",
      slow: "90% stayed at most",
      count: "Stays",
    },
    rejections: {
      count: "Rejections",
    },
    interviews: {
      count: "Times",
    },
    offers: {
      count: "Times",
    },
    team: {
      moves: "Moves",
      rejections: "Rejections",
      messages: "Messages",
      invitations: "Interview invitations",
      offers: "Offers sent",
      response: "First response (median)",
    },
  },
  definition: {
    jobs: {
      applies: "People who applied or were added in this period for the first time.",
      views: "Views of job pages in this period.",
      rate: "Applications in this period for every 100 views.",
      interviews: "Interviews scheduled in this period, whenever the applicant came.",
      offers: "Offers sent in this period, whenever the applicant came.",
      hires: "Applicants moved to Hired in this period, whenever they came.",
    },
    trend: {
      applies: "People who applied or were added in this period for the first time.",
      interviews: "Interviews scheduled in this period, whenever the applicant came.",
      offers: "Offers sent in this period, whenever the applicant came.",
      hires: "Applicants moved to Hired in this period, whenever they came.",
    },
    sources: {
      applies: "People who applied or were added in this period for the first time.",
      views: "Views of job pages in this period.",
      rate: "Applications in this period for every 100 views.",
      reached_interview: "New applicants of this period who have reached an interview stage since.",
      reached_offer: "New applicants of this period who have reached the offer stage since.",
      reached_hired: "New applicants of this period who have been hired since.",
    },
    pipeline: {
      standing: "Applicants in this stage now.",
      so_far: "Half of these applicants have been in the stage for at most this long.",
    },
    funnel: {
      reached: "New applicants of this period who have reached this stage or a later one since.",
      of_all: "Their share of all new applicants of this period.",
      of_previous: "Their share of the applicants in the row above.",
    },
    times: {
      median: "Half of the applicants waited at most this long.",
      slow: "Nine of ten applicants waited at most this long (90th percentile).",
      count: "Applicants of this period who got this far.",
    },
    stages: {
      median: "Half of the stays in this stage lasted at most this long.",
      slow: "Nine of ten stays lasted at most this long (90th percentile).",
      count: "How often an applicant left this stage in this period.",
    },
    rejections: {
      count: "Rejections in this period that were not undone.",
    },
    interviews: {
      count: "How often this happened in this period.",
    },
    offers: {
      count: "How often this happened in this period.",
    },
    team: {
      moves: "Moves to another stage in this period that were not undone.",
      rejections: "Rejections in this period that were not undone.",
      messages: "Messages and emails to candidates in this period.",
      invitations: "Interviews scheduled and choices of times sent in this period.",
      offers: "Offers sent in this period, whenever the applicant came.",
      response: "Half of the applicants to whom this person responded first waited at most this long.",
    },
  },
  unit: {
    count: "{column}",
    percent: "{column} (%)",
    days: "{column} (days)",
  },
  keys: {
    funnel: {
      applied: "Applied",
      under_review: "Under review",
      interview: "Interview",
      offer: "Offer",
      hired: "Hired",
    },
    times: {
      first_response: "Time to first response",
      to_interview: "Time to interview",
      to_offer: "Time to offer",
      to_hire: "Time to hire",
    },
    interviews: {
      scheduled: "Scheduled",
      accepted: "Accepted by candidates",
      declined: "Declined by candidates",
      rescheduled: "Rescheduled",
      completed: "Completed",
      no_show: "No-show",
      canceled: "Cancelled",
    },
    offers: {
      sent: "Sent",
      accepted: "Accepted",
      declined: "Declined",
      expired: "Expired",
      withdrawn: "Withdrawn",
    },
  },
  days: "{days, plural, one {# day} other {# days}}",
  percent: "{percent}%",
} as const;

export const errors = {
  report_mail_limit: "You already get {max} reports by email. Please stop one first.",
  period_invalid: "Please choose a first and a last day, in this order",
} as const;

export const site = {
  stop: {
    title: "Stop this weekly report?",
    text: "You won’t get it by email any more. You can still read it in your console.",
    submit: "Stop the report",
    doneTitle: "Weekly report stopped",
    doneText: "We won’t email you the report “{name}” any more.",
    failedTitle: "This link no longer works",
  },
} as const;

export const mails = {
  weekly: {
    subject: "Report “{name}”, week to {to}",
    subjectNow: "Report “{name}”",
    period: "{from} – {to}",
    now: "The current state",
    empty: "No data for this week.",
    more: "{count, plural, one {# more row} other {# more rows}} in the report.",
    button: "View the report",
    reason: "You’re receiving this email because you chose to get this report every Monday.",
    stop: "Stop this report",
  },
} as const;

export const console = {
  nav: "Reports",
  title: "Reports",
  agency: "Agency reports",
  period: "Period",
  show: "Show",
  job: "Job",
  allJobs: "All jobs",
  person: "Person",
  everyone: "The whole team",
  csv: "Export CSV",
  from: "From",
  to: "To",
  chart: "Chart of the figures by month; the table below has the same numbers",
  empty: "No data for this period",
  emptyText: "Choose a longer period.",
  emptyNow: "No one is on your boards",
  emptyNowText: "Anyone who applies or is added to a job is counted here.",
  emptyNarrowedText: "Choose a longer period, another job or another person.",
  emptyNarrowedNowText: "Choose another job or another person.",
  mail: {
    off: "Get the figures of the week before every Monday.",
    on: "You get this report by email every Monday.",
    start: "Email me this report",
    stop: "Stop",
  },
  text: {
    jobs: "The results of each job in this period.",
    trend: "The results of each month in this period.",
    sources:
      "Where the applicants and views of this period came from, and how far these applicants have got.",
    pipeline:
      "Applicants in each stage now, regardless of the period. Rejected and withdrawn applicants are not counted.",
    funnel: "How far people who applied or were added in this period have got.",
    times: "How long people who applied in this period waited.",
    stages: "How long applicants spent in each stage that they left in this period.",
    rejections: "Why applicants were rejected in this period. Actions that were undone are not counted.",
    interviews: "What happened with interviews in this period.",
    offers: "What happened with offers in this period.",
    team: "What each person did in this period. Actions that were undone are not counted.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    reports: typeof import("./messages.en.ts");
  }
}
