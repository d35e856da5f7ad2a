import type { Account } from "#people/accounts/actor.ts";

/** Where somebody hears of something. */
export const channels = ["mail", "bell"] as const;
export type Channel = (typeof channels)[number];

type Kind = Account["kind"];
const hiring = ["company", "consultant"] as const satisfies Kind[];

/** What people choose about, in the order of their page: for whom, and where. */
export const groups = {
  applications: { for: ["candidate"], by: channels },
  messages: { for: ["candidate", ...hiring], by: channels },
  interviews: { for: ["candidate", ...hiring], by: channels },
  invites: { for: ["candidate"], by: channels },
  saved_jobs: { for: ["candidate"], by: channels },
  // Each job alert has its own switch for emails.
  job_alerts: { for: ["candidate"], by: ["bell"] },
  applicants: { for: hiring, by: channels },
  mentions: { for: hiring, by: channels },
  tasks: { for: hiring, by: channels },
  responses: { for: hiring, by: channels },
  jobs: { for: hiring, by: channels },
  team: { for: ["company"], by: channels },
  company: { for: ["company"], by: ["bell"] },
  review: { for: ["consultant", "admin"], by: ["bell"] },
  support: { for: ["admin"], by: channels },
} as const satisfies Record<string, { for: readonly Kind[]; by: readonly Channel[] }>;
export type Group = keyof typeof groups;
export const groupKeys = Object.keys(groups) as [Group, ...Group[]];

declare module "#kit/notification-definition.ts" {
  interface NotificationGroups extends Record<Group, true> {}
}

/** The groups that a kind of account has. */
export function groupsOf(kind: Kind): Group[] {
  return groupKeys.filter((group) => (groups[group].for as readonly Kind[]).includes(kind));
}

export function has(group: Group, channel: Channel): boolean {
  return (groups[group].by as readonly Channel[]).includes(channel);
}

/** How long a notification is kept once it was read, and at all. */
export const readDays = 90;
export const keptDays = 365;
