import { archiveHours, exportsADay } from "./terms.ts";

export const labels = {
  fault: {
    not_json: "The line is not a JSON object",
    too_long: "The line is too long",
    unknown_table: "Sen does not know this table",
    missing_table: "The table is missing",
    unknown_column: "Sen does not know this column",
    missing_column: "A column is missing",
    repeated_id: "The id occurs twice",
    missing_reference: "The row that this one refers to is not in the archive",
    missing_value: "A required value is missing",
    wrong_value: "The value is not allowed",
    duplicate: "Another row has the same value, which must be unique",
    file_missing: "The file is not in the archive",
    file_changed: "The file differs from its checksum in the manifest",
    file_refused: "The file belongs to no table, or is listed twice",
    table_changed: "The table differs from its checksum in the manifest",
    rows_differ: "The manifest lists another number of rows",
    unreadable: "The file is not an export of an agency from Sen, or it is damaged",
    too_big: "The archive is too big or compressed too strongly",
    wrong_format: "The manifest is missing or of another version",
    not_empty: "This agency already has data; an archive needs an empty one",
    interrupted: "This did not finish. Please try again",
  },
} as const;

export const console = {
  title: "Export and import",
  lead: "Take everything of the agency with you, or bring an export into an empty agency.",
  memberNote: "Only administrators of the agency can export and import.",
  password: "Your password",
  export: {
    title: "Export everything",
    text: `Clients, contacts, job orders, candidates with CV files, placements, payment requests and activities, as tables and files in a ZIP. You can make ${exportsADay} a day, and download each for ${archiveHours} hours.`,
    submit: "Start export",
  },
  import: {
    title: "Import an export",
    text: "Everything is checked before anything is imported. Share links, client portals and advertisements arrive ended; payment requests keep their numbers.",
    file: "Export (ZIP)",
    submit: "Check file",
    confirm: "Import now",
    ready: "No faults. Importing adds all of this to your agency.",
  },
  list: `Exports and imports of the last ${archiveHours} hours`,
  empty: "No exports or imports",
  emptyText: "They appear here while they run, and for a day afterwards.",
  status: {
    making: "Export in progress",
    ready: "Export ready",
    checking: "Check in progress",
    checked: "Checked",
    importing: "Import in progress",
    done: "Imported",
    failed: "Failed",
  },
  download: "Download",
  reload: "Refresh",
  progress: "{progress, number}%",
  expires: "Until {date}",
  size: "{size, number} MB",
  counts: "What it contains",
  more: "Further tables: {count, number}",
  faults: "Faults",
  fault: "{table}: {detail}",
  column: "Column {column}",
  times: "{count, plural, one {once} other {# times}}",
  lines: "{count, plural, one {line {lines}} other {lines {lines}}}",
  entity: {
    team: "Team",
    clients: "Clients",
    client_contacts: "Contacts",
    job_orders: "Job orders",
    candidates: "Candidates",
    cv_files: "CV files",
    applicants: "Applications",
    submissions: "Submissions",
    placements: "Placements",
    invoices: "Payment requests",
    payments: "Payments",
    activities: "Activities",
    files: "Files",
  },
} as const;

export const errors = {
  archive_running: "An export or import is already in progress",
  archive_required: "Choose the ZIP file of an export",
  archive_too_large: "An archive can have at most 1 GB",
  archive_state: "This import cannot be started now",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    archives: typeof import("./messages.en.ts");
  }
}
