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
  lead: "Apps use an API key to call Sen’s API on behalf of the person who created it, within the key’s permissions.",
  docs: "API documentation",
  new: "New key",
  name: "Name",
  namePlaceholder: "Payroll, website, data warehouse",
  scopes: "Permissions",
  days: "Ends",
  inDays: "{days, select, 0 {When it is revoked} 365 {In a year} other {In {days} days}}",
  create: "Create key",
  made: "Copy the key “{name}” now. It is shown only once.",
  token: "API key",
  revoked: "Key revoked. Apps that use it no longer have access.",
  none: "No keys yet",
  noneText: "A key lets an app read your jobs and applicants, or move applicants to another stage.",
  createdBy: "Created by {name}, {date}",
  ends: "Ends {date}",
  lastUsed: "Last used {date}",
  neverUsed: "Never used",
  revoke: "Revoke {name}",
  revokeShort: "Revoke",
  revokeTitle: "Revoke “{name}”?",
  revokeText: "Apps that use this key lose access with their next request. This can’t be undone.",
  revokeKey: "Revoke key",
  keep: "Keep key",
} as const;

export const errors = {
  key_scope: "This API key doesn’t allow that",
  scope_required: "Please choose the permissions of the key",
  too_many_keys: `Your company has ${caps.keys} keys already. Please revoke one first.`,
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    apiKeys: typeof import("./messages.en.ts");
  }
}
