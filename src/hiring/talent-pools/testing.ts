import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import type { Reader } from "#kit/db.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { cv, id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import { card, company, type MailSample, proof, sample, title } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makePeople } from "./factory.ts";
import * as mails from "./mails.ts";
import { talentPaths } from "./paths.ts";

const newPool = ({ create, named }: Rows) => create("POST /talent_pools", { body: named("Kho") });

const details = async (rows: Rows) => ({
  full_name: "Lê Hà",
  email: `${rows.named("ha").name.replace(" ", "")}@example.test`,
  phone: `+8490${rows.named("").name.trim().padStart(7, "0")}`,
  skills: ["Excel", "Kế toán"],
  location_id: 27,
  pool_id: await newPool(rows),
  agreed: true,
  // All of them have one name.
  is_another: true,
});
const newPerson = async (rows: Rows) => rows.create("POST /candidates", { body: await details(rows) });

async function mergedPerson(rows: Rows) {
  const [id, into_id] = [await newPerson(rows), await newPerson(rows)];
  await rows.create("POST /candidates/:id/merge", { params: { id }, body: { into_id } });
  return id;
}

async function personInPool(rows: Rows) {
  const [pool, person] = [await newPool(rows), await newPerson(rows)];
  const request = { params: { id: pool }, body: { candidate_ids: [person] } };
  await rows.create("POST /talent_pools/:id/candidates", request, () => pool);
  return { id: pool, candidate: person };
}

async function personWithCv(rows: Rows) {
  const person = await rows.create("POST /candidates", {
    body: await details(rows),
    files: { cv: cv("mai") },
  });
  const file = await rows.create(
    "GET /candidates/:id",
    { params: { id: person } },
    ({ data }) => data.attributes.cvs[0]?.id ?? 0,
  );
  return { id: person, file };
}

export const mailSamples: readonly MailSample[] = [
  ...[proof, null].map((stop) =>
    sample(
      mails.invitedToApply,
      { job: title, company, slug: "ke-toan-i7", card, message: "Chào <b>chị</b>", stop },
      "/",
      stop ? "no account" : "account",
    ),
  ),
];

export const requests: Requests = {
  "POST /candidates": async (rows) => ({ body: { ...(await details(rows)), job_id: rows.job.id } }),
  "GET /candidates.csv": async (rows) => ({ query: { ids: String(await newPerson(rows)) } }),
  "GET /candidates/:id": (rows) => id(newPerson(rows)),
  "PUT /candidates/:id": async (rows) => ({
    ...(await id(newPerson(rows))),
    body: { full_name: "Phạm Hạ", email: "ha@example.test", phone: "+84901234568", skills: ["Excel"] },
  }),
  "DELETE /candidates/:id": (rows) => id(newPerson(rows)),
  "POST /candidates/cv_files": async ({ job, named }) => ({
    body: { job_id: job.id, agreed: true },
    files: { cv: cv(named("bao").name.replace(" ", "")) },
  }),
  "POST /candidates/:id/keep": async (rows) => ({ ...(await id(newPerson(rows))), body: { agreed: true } }),
  "POST /candidates/:id/jobs": async (rows) => ({
    ...(await id(newPerson(rows))),
    body: { job_id: rows.job.id },
  }),
  "POST /candidates/:id/merge": async (rows) => {
    const [person, into_id] = [await newPerson(rows), await newPerson(rows)];
    return { params: { id: person }, body: { into_id, values: { full_name: person } } };
  },
  "DELETE /candidates/:id/merge": (rows) => id(mergedPerson(rows)),
  "GET /candidates/:id/cvs/:file": async (rows) => ({ params: await personWithCv(rows) }),
  "POST /candidates/invites": async (rows) => ({
    body: { candidate_ids: [await newPerson(rows)], job_id: rows.job.id },
  }),
  "POST /talent_pools": ({ named }) => ({ body: named("Kho") }),
  "PUT /talent_pools/:id": async (rows) => ({
    ...(await id(newPool(rows))),
    body: rows.named("Kho khác"),
  }),
  "DELETE /talent_pools/:id": (rows) => id(newPool(rows)),
  "POST /talent_pools/:id/candidates": async (rows) => ({
    ...(await id(newPool(rows))),
    body: { candidate_ids: [await newPerson(rows)] },
  }),
  "POST /talent_pools/:id/applicants": async (rows) => ({
    ...(await id(newPool(rows))),
    body: { applicant_ids: [(await rows.applicant()).id] },
  }),
  "DELETE /talent_pools/:id/candidates/:candidate": async (rows) => ({ params: await personInPool(rows) }),
};

/** Adds a person for the agency of a consultant. @returns the person's id */
async function personOfAgency(db: Reader, { id }: { id: number }) {
  const { agency_id } = await db
    .selectFrom("accounts")
    .select("agency_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return (await makePeople(db, id, { agency: agency_id ?? 0 })).person;
}

export const ownRows: OwnRows = async ({ db }) => ({
  "/consultants/candidates": await personOfAgency(db, await makeStaff(db, "consultant")),
});

export const ownRequests: OwnRequests = {
  "GET /consultants/candidates/marks": () => ({ query: { candidate_ids: "1" } }),
  "PUT /consultants/candidates/:id/facts": async ({ db, consultant }) => ({
    params: { id: await personOfAgency(db, consultant) },
    body: {
      owner_id: consultant.id,
      languages: [{ language: 0, proficiency: 2 }],
      tags: ["ưu tiên"],
      do_not_contact: true,
      contacted_on: "2026-02-20",
    },
  }),
};

export const stored: Stored = {
  "POST /candidates": {
    pool_id: "the list of the pool has the person (pools.test.ts)",
    job_id: "the board of the job has the person (placing.test.ts)",
    agreed: "a request without it is refused",
    is_another:
      "a request without it is refused for a person of the same name and birth year (people.test.ts)",
  },
};

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/companies/talent_pools": "mostPools",
  "/consultants/candidates/marks": "mostMarked",
};

export const pages: Pages = async ({ db, boss, consultant, workspace, job, applicant }) => {
  const { person, double, pool } = await makePeople(db, boss.id, { company: boss.companyId });
  const people = talentPaths.list(workspace);
  return {
    consultant: {
      "consultants/talent/:candidateId/facts": [talentPaths.facts(await personOfAgency(db, consultant))],
    },
    visitor: {
      "invites/stop": [talentPaths.stopInvites("none")],
    },
    recruiter: {
      "employer/:companyId/candidates": ["", "?keyword=zzzz", `?pool=${pool}`].map((query) => people + query),
      "employer/:companyId/candidates/invite": [{ candidate: person }, { pool }, { pool: 1 }].map((whom) =>
        talentPaths.invite(workspace, whom),
      ),
      "employer/:companyId/candidates/create": [talentPaths.create(workspace)],
      "employer/:companyId/candidates/cv-files": [talentPaths.files(workspace)],
      "employer/:companyId/talent/:candidateId": [person, double].map((id) =>
        applicantPaths.person(workspace, id),
      ),
      "employer/:companyId/talent/:candidateId/edit": [talentPaths.edit(workspace, person)],
      "employer/:companyId/talent/:candidateId/merge": [
        talentPaths.merge(workspace, person),
        `${talentPaths.merge(workspace, person)}?keyword=hanh`,
        talentPaths.merge(workspace, person, double),
        talentPaths.merge(workspace, person, person),
      ],
      "employer/:companyId/:jobId/table/pools": ["", `?ids=${applicant.id}`].map(
        (query) => talentPaths.addMany(workspace, job.id) + query,
      ),
      "employer/:companyId/talent-pools": ["", `?edit=${pool}`].map(
        (query) => talentPaths.pools(workspace) + query,
      ),
    },
  };
};
