import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import type { Pages } from "#test/page-states.ts";
import { makeImport } from "./factory.ts";
import { importPaths } from "./paths.ts";

const importedTable = ({ db, boss: { id }, companyId, agencyId }: Rows) =>
  makeImport(db, { id, workspace: agencyId ? { agency: agencyId } : { company: companyId } }, []);

export const requests: Requests = {
  "GET /imports/template": () => ({ query: { kind: "candidates" } }),
  "POST /imports": () => ({
    body: { kind: "candidates" },
    files: { file: new File(["full_name,email\nLê Hà,ha@example.test\n"], "a.csv", { type: "text/csv" }) },
  }),
  "GET /imports/:id": (rows) => id(importedTable(rows)),
  "PUT /imports/:id/columns": async (rows) => ({
    ...(await id(importedTable(rows))),
    body: { columns: ["full_name", "email", null] },
  }),
  "POST /imports/:id/confirm": async (rows) => ({
    ...(await id(importedTable(rows))),
    body: { agreed: true },
  }),
};

export const pages: Pages = async ({ db, boss, workspace, consultant }) => {
  const right = await makeImport(db, { id: boss.id, workspace }, []);
  const wrong = await makeImport(db, { id: boss.id, workspace }, [
    { line: 2, column: "full_name", code: "required" },
  ]);
  const agency = { agency: consultant.agency_id };
  const ofAgency = await makeImport(db, { id: consultant.id, workspace: agency }, []);
  const ofClients = (problems: Parameters<typeof makeImport>[2]) =>
    makeImport(db, { id: consultant.id, workspace: agency, kind: "clients" }, problems);
  const clientTables = [
    await ofClients([]),
    await ofClients([{ line: 3, column: "contact_name", code: "required", value: "" }]),
  ];
  return {
    recruiter: {
      "employer/:companyId/imports": [
        importPaths.upload.jobs(workspace),
        importPaths.upload.candidates(workspace),
      ],
      "employer/:companyId/imports/:importId": [wrong, right].map((id) =>
        importPaths.preview(workspace, id, "candidates"),
      ),
    },
    consultant: {
      "consultants/imports": [importPaths.upload.candidates(agency)],
      "consultants/imports/:importId": [importPaths.preview(agency, ofAgency, "candidates")],
      "consultants/client-imports": [importPaths.upload.clients],
      "consultants/client-imports/:importId": clientTables.map((id) =>
        importPaths.preview(agency, id, "clients"),
      ),
    },
  };
};
