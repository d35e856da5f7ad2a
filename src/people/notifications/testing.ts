import { monday } from "#test/api.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";

export const ownRows: OwnRows = async ({ db, seeker }) => {
  const { id } = await db
    .insertInto("notifications")
    .values({ account_id: seeker.id, kind: "candidate-search.invited", about: "a", props: "{}", at: monday })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { "/account/notifications": id };
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
