export const labels = {
  name: {
    submissions: "Submissions and starts",
    fees: "Service fees",
    debt: "Aged debt",
    fill: "Fill rate",
    first_cv: "First CV",
    conversion: "Conversion",
    effort: "Submissions a placement",
    warranties: "Warranty",
    forecast: "Pipeline and forecast",
    client_activity: "Client activity",
    clashes: "Clashes",
    start_sources: "Sources of starts",
  },
  by: {
    month: "Month",
    person: "Person",
    client: "Client",
    stage: "Stage",
    reason: "Reason",
    source: "Source",
  },
  none: "Not assigned",
  accepted: "Offer accepted",
  total: "Total",
  column: {
    submissions: {
      submissions: "Submissions",
      interviews: "Interviews",
      offers: "Offers",
      starts: "Starts",
    },
    fees: { booked: "Booked", invoiced: "Requested", paid: "Paid", lost: "Lost" },
    debt: {
      balance: "Balance",
      not_due: "Not due",
      days_30: "1–30 days late",
      days_60: "31–60 days late",
      days_90: "61–90 days late",
      older: "More than 90 days late",
      dso: "DSO",
    },
    fill: {
      rate: "Fill rate",
      filled: "Filled",
      lost: "Lost",
      canceled: "Cancelled",
      days: "Median time to fill",
    },
    first_cv: {
      median: "Median time to first CV",
      slow: "90% took at most",
      orders: "Job orders",
      kept: "On time",
      rate: "Promise kept",
    },
    conversion: {
      submissions: "Submitted",
      interviews: "Reached interview",
      to_interview: "To interview",
      offers: "Reached offer",
      to_offer: "To offer",
      starts: "Started",
      to_start: "To start",
    },
    effort: { per_start: "Submissions a start", submissions: "Submitted", starts: "Started" },
    warranties: { failed: "Failed probation", started: "Started", rate: "Failure rate" },
    forecast: { forecast: "Forecast", value: "Pipeline value", people: "Candidates" },
    client_activity: {
      silent: "Since last contact",
      verdict: "Median time to feedback",
      submissions: "Submissions",
      open: "Without feedback",
      share: "Share without feedback",
    },
    clashes: { refused: "Refusals", asked: "Splits asked", accepted: "Splits accepted" },
    start_sources: { starts: "Starts", share: "Share of all" },
  },
  definition: {
    submissions: {
      submissions: "Candidates who were submitted to a client for the first time in this period.",
      interviews: "Candidates whose first interview was scheduled in this period.",
      offers: "Candidates whose first offer was sent in this period.",
      starts: "Candidates whose confirmed start date is in this period.",
    },
    fees: {
      booked: "The service fees of candidates who were hired in this period.",
      invoiced: "Issued payment requests with a tax date in this period, without VAT.",
      paid: "Payments of this period, without VAT.",
      lost: "The service fees of placements that were cancelled in this period.",
    },
    debt: {
      balance: "What clients have not paid yet, with VAT.",
      not_due: "Balances whose due date has not passed.",
      days_30: "Balances that are 1–30 days late.",
      days_60: "Balances that are 31–60 days late.",
      days_90: "Balances that are 61–90 days late.",
      older: "Balances that are more than 90 days late.",
      dso: "Days sales outstanding: the balance, divided by the payment requests of the last 90 days, times 90.",
    },
    fill: {
      rate: "Filled job orders, of those that were filled, lost or cancelled in this period.",
      filled: "Job orders that were filled in this period.",
      lost: "Job orders that were lost in this period.",
      canceled: "Job orders that were cancelled in this period.",
      days: "From the opening of filled job orders to the acceptance of the offer; half took at most this long.",
    },
    first_cv: {
      median: "From the opening to the first CV, without the time on hold; half took at most this long.",
      slow: "90% of the job orders took at most this long (90th percentile).",
      orders: "Job orders that were opened in this period and whose first CV was sent or due.",
      kept: "Job orders whose first CV was sent before it was due.",
      rate: "Job orders with a first CV on time, of those whose first CV was sent or due.",
    },
    conversion: {
      submissions: "Candidates who were submitted to a client for the first time in this period.",
      interviews: "These candidates who have reached an interview or a later stage.",
      to_interview: "Those who reached an interview, of those submitted.",
      offers: "These candidates who have reached an offer or a later stage.",
      to_offer: "Those who reached an offer, of those who reached an interview.",
      starts: "These candidates who have started.",
      to_start: "Those who started, of those who reached an offer.",
    },
    effort: {
      per_start: "Submissions of this period, divided by the starts among the same candidates.",
      submissions: "Candidates who were submitted to a client for the first time in this period.",
      starts: "These candidates who have started.",
    },
    warranties: {
      failed: "Candidates who started in this period and left within the warranty.",
      started: "Candidates whose confirmed start date is in this period.",
      rate: "Those who left within the warranty, of those who started.",
    },
    forecast: {
      forecast:
        "Expected service fees, each times the probability of a start: the agency’s own over 12 months, close to the usual one while there are few candidates.",
      value:
        "Expected service fees of active candidates, from “Sent to AM” to an accepted offer, in job orders that are open or on hold and have a salary range or a fixed fee.",
      people: "The candidates behind these service fees.",
    },
    client_activity: {
      silent: "Days since the last call, email or meeting with the client; of several clients, the median.",
      verdict: "From the submission of a candidate to the client’s feedback; half took at most this long.",
      submissions: "Candidates who were submitted to the client in this period.",
      open: "Submissions of this period without the client’s feedback.",
      share: "Submissions without feedback, of all submissions of this period.",
    },
    clashes: {
      refused:
        "Candidates of a colleague whom a consultant wanted to introduce to the same client, once a day and job.",
      asked: "Requests to split the fee that were sent in this period.",
      accepted: "Requests to split the fee that were accepted in this period.",
    },
    start_sources: {
      starts: "Candidates whose confirmed start date is in this period.",
      share: "Their share of all starts in this period.",
    },
  },
  unit: {
    count: "{column}",
    credit: "{column}",
    ratio: "{column}",
    percent: "{column} (%)",
    days: "{column} (days)",
    hours: "{column} (hours)",
    money: "{column} ({currency})",
  },
  hours: "{hours, plural, one {# hour} other {# hours}}",
} as const;

export const console = {
  nav: "Agency reports",
  short: "Agency",
  hiring: "Hiring reports",
  period: "Period",
  by: "Rows",
  person: "Person",
  everyone: "The whole agency",
  currency: "Currency",
  credit:
    "A person’s figures are the person’s share: of a placement by its split, before that 20% business development, 30% account manager, 50% sourcer.",
  empty: "No data for this period",
  emptyText: "Choose a longer period, another person or another currency.",
  emptyNow: "Nothing to report now",
  emptyNowText: "Choose another person or another currency.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    agencyReports: typeof import("./messages.en.ts");
  }
}
