import type { Insertable } from "kysely";
import type { Reader } from "#kit/db.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { SavedViews } from "../../../db/types.ts";
import { viewPaths } from "./console-paths.ts";

const at = new Date("2026-03-01T02:00:00Z");

/** Inserts a view of an account, a shared one of the list of clients unless other values are given. */
function makeView(
  db: Reader,
  { id, agency_id }: { id: number; agency_id: number | null },
  view: Partial<Insertable<SavedViews>> = {},
) {
  const values = { list: "clients", name: "Khách VIP", query: "potential=4", shared: true };
  return db
    .insertInto("saved_views")
    .values({ ...values, owner_id: id, agency_id, created_at: at, updated_at: at, ...view })
    .returning(["id", "query"])
    .executeTakeFirstOrThrow();
}

export const ownRows: OwnRows = async ({ db }) => ({
  "/consultants/views": (await makeView(db, await makeStaff(db, "consultant"))).id,
});

const ownView = async ({ db, consultant }: People) => ({
  params: { id: (await makeView(db, consultant)).id },
});

export const ownRequests: OwnRequests = {
  "POST /consultants/views": () => ({
    body: { list: "clients", name: "Im lặng", query: "silent=30", shared: true, is_default: true },
  }),
  "PUT /consultants/views/:id": async (people) => ({
    ...(await ownView(people)),
    body: { name: "Im lặng", query: "silent=30", shared: true },
  }),
  "PUT /consultants/views/:id/default": async (people) => ({
    ...(await ownView(people)),
    body: { is_default: true },
  }),
};

export const wholeLists = { "/consultants/views": "viewsListed" };

export const pages: Pages = async ({ db, consultant }) => {
  const name = "Khách hàng tiềm năng cao của khu công nghiệp phía Nam, im lặng";
  const view = await makeView(db, consultant, { name: name.slice(0, 60) });
  await makeView(db, consultant, { list: "fees", query: "late=true", shared: false });
  return {
    consultant: {
      "consultants/views": [
        viewPaths.manage("clients"),
        `${viewPaths.manage("clients")}&edit=${view.id}`,
        viewPaths.manage("people"),
      ],
      "consultants/views/create": [viewPaths.create("clients", "potential=4"), viewPaths.create("fees", "")],
    },
  };
};
