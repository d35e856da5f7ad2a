import { makeStaff } from "#people/accounts/factory.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import { archivesPath } from "./console-paths.ts";
import { makeArchive } from "./factory.ts";
import type { Fault } from "./terms.ts";

const at = new Date("2026-03-02T02:00:00Z");

export const ownRows: OwnRows = async ({ db }) => {
  const { id, agency_id } = await makeStaff(db, "consultant");
  const archive = { agencyId: agency_id ?? 0, accountId: id, at };
  return { "/consultants/archives": await makeArchive(db, { ...archive, status: "ready" }) };
};

const withPassword = "needs the password of the account (leaving.test.ts)";
export const stored: Stored = {
  "POST /consultants/archives/exports": withPassword,
  "POST /consultants/archives/imports": withPassword,
};

export const wholeLists = { "/consultants/archives": "archivesMost" };

const faults: Fault[] = [
  {
    table: "clients",
    code: "unknown_column",
    column: "khach_hang_than_thiet_cua_cong_ty",
    count: 12,
    lines: [2, 3, 5, 8],
  },
  { table: "job_orders", code: "missing_reference", column: "client_id", count: 1, lines: [7] },
];

export const pages: Pages = async ({ db, consultant }) => {
  const archive = { agencyId: consultant.agency_id ?? 0, accountId: consultant.id, at: new Date() };
  await makeArchive(db, { ...archive, status: "ready" });
  await makeArchive(db, { ...archive, status: "checked" });
  await makeArchive(db, { ...archive, status: "failed", faults });
  await makeArchive(db, { ...archive, status: "making" });
  return { consultant: { "consultants/settings/archives": [archivesPath] } };
};
