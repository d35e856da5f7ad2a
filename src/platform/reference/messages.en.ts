export const errors = {
  vat_rate_missing: "No VAT rate is known for this day",
  exchange_rate_missing: "No exchange rate is known for this day",
  pay_law_missing: "No law on salaries is known for this day",
} as const;

/** Names of the values of the closed lists, by list and key. */
export const labels = {
  interface_language: { en: "English", vi: "Vietnamese" },
  job_level: {
    intern: "Intern",
    junior: "Junior",
    senior: "Senior",
    supervisor: "Supervisor",
    manager: "Manager",
    director: "Director and above",
  },
  job_type: {
    full_time: "Full time",
    part_time: "Part time",
    internship: "Internship",
    freelancer: "Freelancer",
    remote: "Work remote",
    hybrid: "Hybrid work",
  },
  job_language: {
    english: "English",
    japanese: "Japanese",
    korean: "Korean",
    french: "French",
    chinese: "Chinese",
    thai: "Thai",
    spanish: "Spanish",
    russian: "Russian",
    italian: "Italian",
    hindi: "Hindi",
    german: "German",
  },
  proficiency: { basic: "Basic", intermediate: "Intermediate", advanced: "Advanced", expert: "Expert" },
  salary_type: {
    range: "Range",
    negotiable: "Negotiable",
    upto: "Up to",
    from: "From",
    fixed: "Fixed",
  },
  salary_period: { month: "month", year: "year", hour: "hour" },
  salary_basis: { gross: "Gross", net: "Net" },
  currency: {
    VND: "Vietnamese dong",
    USD: "US dollar",
    SGD: "Singapore dollar",
    THB: "Thai baht",
    JPY: "Japanese yen",
  },
  experience: {
    none: "No experience required",
    under_1: "Under 1 year",
    from_1_to_3: "1–3 years",
    from_3_to_5: "3–5 years",
    from_5_to_10: "5–10 years",
    over_10: "Over 10 years",
  },
  skill_years: {
    under_1: "Under 1 year",
    from_1_to_2: "1–2 years",
    from_3_to_5: "3–5 years",
    over_5: "Over 5 years",
  },
  company_size: {
    to_50: "1–50 employees",
    to_100: "51–100 employees",
    to_300: "101–300 employees",
    over_300: "300+ employees",
  },
  degree: {
    high_school: "High school",
    intermediate: "Vocational diploma",
    college: "College",
    bachelor: "Bachelor’s degree",
    master: "Master’s degree",
    doctor: "Doctorate",
    other: "Other",
  },
  gender: { unsaid: "Prefer not to say", male: "Male", female: "Female", other: "Other" },
  notice_period: {
    immediately: "Immediately",
    days_15: "After 15 days",
    days_30: "After 30 days",
    days_45: "After 45 days",
    days_60: "After 60 days",
    custom: "Other",
  },
  probation: {
    none: "None",
    working_days_6: "6 working days",
    days_30: "30 days",
    days_60: "60 days",
    days_180: "180 days (enterprise managers)",
  },
  industry_type: { non_it: "Non-IT", it: "IT" },
  posted_within: {
    "24h": "Last 24 hours",
    "3d": "Last 3 days",
    "7d": "Last 7 days",
    "14d": "Last 14 days",
    "30d": "Last 30 days",
    any: "Any time",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    reference: typeof import("./messages.en.ts");
  }
}
