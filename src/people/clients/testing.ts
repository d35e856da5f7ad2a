import { pick } from "#kit/pick.ts";
import { makeCompany, makeStaff } from "#people/accounts/factory.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import { picture } from "#test/company-endpoints/request.ts";
import type { OwnRows } from "#test/own-rows.ts";
import { both, type Pages } from "#test/page-states.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import { inside, type Stored } from "#test/stored/stored.ts";
import { makeClient, makeClientFile, makeContact } from "./factory.ts";
import { addAsClientPath, clientInfoPath, clientPaths } from "./paths.ts";
import { termFields } from "./terms.ts";

const created_at = new Date("2026-03-01T02:00:00Z");

export const ownRows: OwnRows = async ({ db, boss }) => {
  const { agency_id } = await makeStaff(db, "consultant");
  const client = await makeClient(db, { agency_id: agency_id ?? 0, company_id: boss.companyId, created_at });
  return { "/consultants/clients": client.id };
};

/** Makes a client of the consultant who calls. */
async function ownClient({ db, boss, consultant }: People) {
  const agency_id = consultant.agency_id ?? 0;
  const { id } = await makeClient(db, { agency_id, company_id: boss.companyId, created_at });
  return { params: { id } };
}

export const ownRequests: OwnRequests = {
  "PUT /consultants/clients/:id": async (people) => ({
    ...(await ownClient(people)),
    body: {
      owner_id: people.consultant.id,
      am_id: people.consultant.id,
      country: "SG",
      signed_date: "2026-02-01",
      billing_language: 0,
      fee_months: 13,
    },
  }),
  "PUT /consultants/clients/:id/active": async (people) => ({
    ...(await ownClient(people)),
    body: { active: false, reason: "Hết nhu cầu" },
  }),
  "POST /consultants/clients/:id/contacts": async (people) => ({
    ...(await ownClient(people)),
    body: { language: 0, phone: "+84901234567" },
  }),
  "PUT /consultants/clients/:id/contacts/:contactId": async (people) => {
    const { params } = await ownClient(people);
    const contact = await makeContact(people.db, { client_id: params.id, created_at });
    return { params: { ...params, contactId: contact.id }, body: { language: 0, phone: "+84901234567" } };
  },
  "POST /consultants/clients/:id/files": async (people) => ({
    ...(await ownClient(people)),
    files: { file: await picture() },
  }),
  "POST /consultants/clients/:id/notes": ownClient,
  "POST /consultants/clients/:id/contacts/:contactId/link": async (people) => {
    const { params } = await ownClient(people);
    const contact = await makeContact(people.db, { client_id: params.id, created_at });
    return { params: { ...params, contactId: contact.id } };
  },
  "POST /consultants/clients/:id/merge": async (people) => {
    const agency_id = people.consultant.agency_id ?? 0;
    const company_id = (await makeCompany(people.db)).id;
    const into = await makeClient(people.db, { agency_id, company_id, created_at });
    return { ...(await ownClient(people)), body: { into_id: into.id, preview: true } };
  },
  "POST /consultants/clients": () => ({ body: { name: "Công ty Mây Tre", country: "SG" } }),
  "POST /consultants/clients/from_company": async ({ db }) => ({
    body: { company_id: (await makeCompany(db)).id },
  }),
};

const ofTerms = Object.fromEntries(termFields.map((field) => [field, inside("terms", field)])) as Record<
  (typeof termFields)[number],
  ReturnType<typeof inside>
>;

export const stored: Stored = {
  "PUT /consultants/clients/:id": ofTerms,
  "POST /consultants/clients": pick(ofTerms, ["tax_code", "country", "note"]),
  "POST /consultants/clients/from_company": { company_id: inside("company", "id") },
  "PUT /consultants/clients/:id/contacts/:contactId": { left: (attributes) => attributes.left_at !== null },
  "POST /consultants/clients/:id/contacts/:contactId/link": {
    days: "the answer has the end of the link (info.test.ts)",
  },
  "POST /consultants/clients/:id/merge": "answers what was moved, not a row (merge.test.ts)",
  "PUT /consultants/clients/:id/active": {
    active: (attributes) => attributes.status === 1,
    reason: "the activities of the client have it (clients.test.ts)",
  },
};

export const wholeLists = {
  "/consultants/clients/similar": "similarMost",
  "/consultants/clients/:id/contacts": "contactsMost",
  "/consultants/clients/:id/files": "filesMost",
};

export const pages: Pages = async ({ db, consultant, workspace, bareCompanyId }) => {
  const { agency_id } = await db
    .selectFrom("accounts")
    .select("agency_id")
    .where("id", "=", consultant.id)
    .executeTakeFirstOrThrow();
  const agency = agency_id ?? 0;
  const of = { agency_id: agency, created_at };
  const active = await makeClient(db, {
    ...of,
    company_id: workspace.company,
    owner_id: consultant.id,
    am_id: consultant.id,
    off_limits: true,
    activated_at: created_at,
    fee_min: 20_000_000,
  });
  const name = `Công ty Cổ phần ${"Đầu tư Thương mại ".repeat(12)}`.trim();
  const lead = await makeClient(db, { ...of, company_id: (await makeCompany(db)).id, name, status: 0 });
  const contact = await makeContact(db, { client_id: active.id, created_at, email: "lien@example.test" });
  await makeClientFile(db, { client_id: active.id, added_at: created_at });
  const { token, hash } = newVerificationToken();
  const until = new Date("2099-01-01T00:00:00Z");
  await db
    .insertInto("client_links")
    .values({ contact_id: contact.id, hash, created_at, expires_at: until })
    .execute();
  const page = clientPaths.detail(active.id);
  return {
    visitor: { agreement: [both((l) => clientInfoPath(l, token)), both((l) => clientInfoPath(l, "none"))] },
    consultant: {
      "consultants/clients": [
        clientPaths.list,
        `${clientPaths.list}?status=2`,
        `${clientPaths.list}?sort=name`,
      ],
      "consultants/clients/create": [clientPaths.create],
      "consultants/clients/:clientId": [
        page,
        clientPaths.detail(lead.id),
        ...["contacts", "files", "notes", "activity"].map((tab) => `${page}?tab=${tab}`),
      ],
      "consultants/clients/:clientId/edit": [clientPaths.edit(active.id)],
      "companies/add-as-client/:companyId": [
        addAsClientPath(bareCompanyId),
        addAsClientPath(workspace.company),
      ],
    },
  };
};
