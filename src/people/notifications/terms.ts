import type { Account } from "#people/accounts/actor.ts";

/** The channels of notifications: email, and the bell in the product. */
export const channels = ["mail", "bell"] as const;
export type Channel = (typeof channels)[number];

type Kind = Account["kind"];
const hiring = ["company", "consultant"] as const satisfies Kind[];

/** The groups that people switch on and off, in the order of the page: for which kinds of account, by which channels. */
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
  team: { for: ["company", "consultant", "admin"], by: channels },
  company: { for: ["company"], by: ["bell"] },
  review: { for: ["consultant", "admin"], by: ["bell"] },
  support: { for: ["admin"], by: channels },
} as const satisfies Record<string, { for: readonly Kind[]; by: readonly Channel[] }>;
export type Group = keyof typeof groups;
export const groupKeys = Object.keys(groups) as [Group, ...Group[]];

declare module "#kit/notification-definition.ts" {
  interface NotificationGroups extends Record<Group, true> {}
}

/** Returns the groups of a kind of account. */
export function groupsOf(kind: Kind): Group[] {
  return groupKeys.filter((group) => (groups[group].for as readonly Kind[]).includes(kind));
}

export function has(group: Group, channel: Channel): boolean {
  return (groups[group].by as readonly Channel[]).includes(channel);
}

/** The number of days after which read notifications are pruned. */
export const readDays = 90;
/** The number of days after which all notifications are pruned. */
export const maxDays = 365;
