import { importMaxBytes } from "./terms.ts";

export const errors = {
  import_kind: "Agencies can import candidates only",
  csv_required: "Please choose a CSV file",
  csv_too_large: `This file is larger than ${importMaxBytes / 1024 ** 2} MB. Please split it.`,
  csv_not_text: "This is not a CSV file. Please save the table as CSV and try again.",
  csv_empty: "This table has no rows below its header",
  csv_too_many_rows: "This table has more than {max, number} rows. Please split it.",
  csv_too_many_columns: "This table has more than {max, number} columns. Please remove those you don’t need.",
  csv_row_too_long:
    "Line {line, number} is longer than {max, number} characters. Is a quotation mark missing?",
  csv_unreadable: "We can’t read this table. Please save it as CSV and try again.",
  column_twice: "Two columns can’t be the same. Please choose another one.",
  import_column_missing: "Please say first which column is the title or the name",
  import_done: "This table has already been imported",
  import_has_problems:
    "Nothing was imported, because {count, plural, one {# row has} other {# rows have}} errors",
} as const;

export const labels = {
  columns: {
    title: "Title",
    location: "Location",
    address: "Address",
    job_type: "Employment type",
    job_level: "Level",
    experience: "Experience",
    salary: "Salary",
    head_count: "Openings",
    description: "Description",
    requirement: "Requirements",
    benefits: "Benefits",
    skills: "Skills",
    expires_at: "Deadline",
    full_name: "Full name",
    email: "Email",
    phone: "Phone",
    job_title: "Job title",
    birth_year: "Birth year",
    source: "Source",
  },
  problems: {
    required: "Missing",
    formula: "This cell is a formula. Please enter its value.",
    cells: "This row has more cells than the header",
    too_long: "This text is too long",
    length_range: "From {min} to {max} characters",
    invalid: "We can’t read this value",
    invalid_name: "Please enter a name without digits or signs",
    invalid_email: "This is not an email address",
    invalid_phone: "This is not a phone number",
    contact_required: "An email address or a phone number is missing",
    birth_year_invalid: "A year from 1930 to 2015",
    salary_unreadable: "Please write it like “20 - 35 triệu” or “1,000 - 1,500 USD”",
    location_unknown: "We don’t know this place",
    date_invalid: "Please write the day as DD/MM/YYYY",
    expiry_invalid: "The deadline is in the past or too far away",
    repeated: "The same as line {line}",
    candidate_exists: "{name} is already among your candidates",
    too_many_skills: "Too many skills",
  },
  sources: {
    added: "Added by the team",
    linkedin: "LinkedIn",
    facebook: "Facebook",
    referral: "Referral",
    job_site: "Job site",
    event: "Event",
  },
  file: { jobs: "jobs-template", candidates: "candidates-template" },
} as const;

/** The second row of a template; bars separate its cells. */
export const examples = {
  jobs: "Senior accountant | Ho Chi Minh | 12 Le Loi, District 1 | Full time | Senior | 3 years | 20 - 35 triệu | 2 | Keep the books and prepare monthly reports. | Three years of accounting. Good Excel. | 13th salary, health insurance | Excel; MISA | 31/12/2026",
  candidates:
    "Nguyen Thi An | an@example.com | 0901 234 567 | Accountant | Ha Noi | 1994 | Excel; MISA | LinkedIn",
} as const;

export const console = {
  phoneTitle: "A table is checked best on a computer",
  phoneText: "A phone has no room for its columns. You can still upload it here.",
  kind: { jobs: "Import jobs", candidates: "Import candidates" },
  lead: {
    jobs: "Each row becomes a draft, which you check and submit. Up to {max, number} rows.",
    candidates: "Each row becomes a candidate whom only your team sees. Up to {max, number} rows.",
  },
  template: "Download a template",
  file: "CSV file",
  help: "Save the table as CSV. Empty rows and a title above the header do no harm.",
  encoding: "Characters",
  encodings: {
    auto: "Recognise",
    "utf-8": "Unicode (UTF-8)",
    "utf-16le": "Unicode (UTF-16)",
    "utf-16be": "Unicode (UTF-16 BE)",
    "windows-1258": "Vietnamese (Windows-1258)",
  },
  check: "Check the table",
  previewTitle: "Check before importing",
  facts: "{rows, plural, one {# row} other {# rows}} in {file}, read as {encoding}",
  skipped: "{count, plural, one {# row} other {# rows}} above the header skipped",
  unknown: "These columns are not imported: {names}",
  columns: "What each column is",
  columnsText: "We recognise columns by their names. Correct what is wrong, or ignore a column.",
  missing: "We can’t tell which column is “{name}”. Please choose it below, then check again.",
  unnamed: "Column {number, number}",
  example: "For example “{cell}”",
  ignore: "Ignore",
  firstIsData: "The first line is data: this file has no names of columns",
  checkAgain: "Check again",
  good: "All rows can be imported.",
  bad: "{count, plural, one {# row has} other {# rows have}} errors. Please correct the file and upload it again: all rows are imported, or none.",
  line: "Line",
  column: "Column",
  value: "What it says",
  problem: "What is wrong",
  wholeRow: "The row",
  more: "And {count, number} more.",
  sample: "First rows",
  agreed: "All these people agreed that we keep their data for {days, number} days",
  import: "Import {count, plural, one {# row} other {# rows}}",
  again: "Upload another file",
  done: "{count, plural, one {# row was} other {# rows were}} imported.",
  view: { jobs: "View drafts", candidates: "View candidates" },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    csvImport: typeof import("./messages.en.ts");
  }
}
