export const labels = {
  name: {
    submissions: "Submissions and starts",
    fees: "Service fees",
    debt: "Aged debt",
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
  show: "Show",
  csv: "Export CSV",
  definitions: "What the columns count",
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
