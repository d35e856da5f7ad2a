import type { Insertable } from "kysely";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import type { Reader } from "#kit/db.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
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

/** Inserts a view of the administrator of a workspace. */
const ofWorkspace = ({ db, boss, tenant: { companyId, agencyId }, named }: Rows) =>
  makeView(
    db,
    { id: boss.id, agency_id: agencyId ?? null },
    {
      ...named("Chờ"),
      list: "applicants",
      query: "waiting=1",
      company_id: agencyId === undefined ? companyId : null,
    },
  );

export const requests: Requests = {
  "POST /views": ({ named }) => ({ body: { ...named("Chờ"), list: "applicants", query: "waiting=1" } }),
  "PUT /views/:id": async (rows) => ({
    ...(await id(ofWorkspace(rows))),
    body: { ...rows.named("Khác"), query: "flagged=1", shared: true },
  }),
  "PUT /views/:id/default": async (rows) => ({
    ...(await id(ofWorkspace(rows))),
    body: { is_default: true },
  }),
  "DELETE /views/:id": (rows) => id(ofWorkspace(rows)),
};

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

export const wholeLists = { "/companies/views": "viewsListed" };

export const pages: Pages = async ({ db, boss, consultant, workspace, job }) => {
  const desk = { agency: consultant.agency_id };
  const at = applicantPaths.board(workspace, job.id);
  const ofBoss = { company_id: boss.companyId, list: "applicants", name: "Chờ phản hồi", query: "waiting=1" };
  const own = await makeView(db, { id: boss.id, agency_id: null }, ofBoss);
  const name = "Khách hàng tiềm năng cao của khu công nghiệp phía Nam, im lặng";
  const view = await makeView(db, consultant, { name: name.slice(0, 60) });
  await makeView(db, consultant, { list: "fees", query: "late=true", shared: false });
  return {
    recruiter: {
      "employer/:companyId/views": ["", `&edit=${own.id}`].map(
        (query) => viewPaths.manage(workspace, "applicants", at) + query,
      ),
      "employer/:companyId/views/create": [viewPaths.create(workspace, "applicants", "waiting=1", at)],
    },
    consultant: {
      "consultants/views": [
        viewPaths.manage(desk, "clients"),
        `${viewPaths.manage(desk, "clients")}&edit=${view.id}`,
        viewPaths.manage(desk, "people"),
      ],
      "consultants/views/create": [
        viewPaths.create(desk, "clients", "potential=4"),
        viewPaths.create(desk, "fees", ""),
      ],
    },
  };
};
