import { caps } from "./terms.ts";

export const labels = {
  scope: {
    jobs_read: "Read jobs",
    jobs_write: "Post and change jobs",
    applicants_read: "Read applicants and their CVs",
    applicants_write: "Move and reject applicants",
    interviews_read: "Read interviews and feedback",
    offers_read: "Read offers",
    reports_read: "Read reports",
  },
  state: { active: "Active", expired: "Expired", revoked: "Revoked" },
} as const;

export const console = {
  title: "API keys",
  lead: "Programs call Sen’s API with a key, as the person who made it and within what the key allows.",
  docs: "API documentation",
  new: "New key",
  name: "Name",
  namePlaceholder: "Payroll, website, data warehouse",
  scopes: "What it may do",
  days: "Ends",
  inDays: "{days, select, 0 {When it is revoked} 365 {In a year} other {In {days} days}}",
  create: "Create key",
  made: "Copy the key “{name}” now. It is shown only once.",
  token: "API key",
  revoked: "The key is revoked. Programs that use it are refused.",
  none: "No keys yet",
  noneText: "A key lets a program read your jobs and applicants, or move them on.",
  createdBy: "Created by {name}, {date}",
  ends: "Ends {date}",
  lastUsed: "Last used {date}",
  neverUsed: "Never used",
  revoke: "Revoke {name}",
  revokeShort: "Revoke",
  revokeTitle: "Revoke “{name}”?",
  revokeText: "Programs that use this key are refused from their next call on. This can’t be undone.",
  revokeKey: "Revoke key",
  keep: "Keep key",
} as const;

export const errors = {
  key_scope: "This API key doesn’t allow that",
  scope_required: "Please choose what the key may do",
  too_many_keys: `Your company has ${caps.keys} keys already. Please revoke one first.`,
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    apiKeys: typeof import("./messages.en.ts");
  }
}
