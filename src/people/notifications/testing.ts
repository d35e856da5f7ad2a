import { monday } from "#test/api.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";

export const ownRows: OwnRows = async ({ db, seeker }) => {
  const { id } = await db
    .insertInto("notifications")
    .values({ account_id: seeker.id, kind: "candidate-search.invited", about: "a", props: "{}", at: monday })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { "/account/notifications": id };
};

const chosen =
  (channel: "mail" | "bell") =>
  ({ groups }: Record<string, unknown>) =>
    (groups as Record<string, unknown>[]).flatMap((each) => (each[channel] === true ? each.group : []));
export const ownRequests: OwnRequests = {
  "PUT /account/notifications": () => ({ body: { mail: ["messages"], bell: ["interviews", "job_alerts"] } }),
};

export const stored: Stored = {
  "PUT /account/notifications": { mail: chosen("mail"), bell: chosen("bell") },
};

export const pages: Pages = () => ({
  visitor: {
    "notifications/unsubscribe": ["/notifications/unsubscribe?token=none"],
  },
  candidate: {
    "account/notifications": ["/account/notifications"],
    notifications: ["/notifications"],
  },
});
