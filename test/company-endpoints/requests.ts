import sharp from "sharp";
import { wholeJob } from "#jobs/factory.ts";
import { cv, id, type Made, type Request, type Requests } from "./request.ts";
import { hiringRequests } from "./requests-of-hiring.ts";
import type { Rows } from "./rows.ts";

const drawn = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#14957f" } });
const picture = new File([new Uint8Array(await drawn.png().toBuffer())], "a.png", { type: "image/png" });
const hook = { url: "https://example.com/hooks", events: ["job.closed"] };

/** A request to each endpoint that takes more than its address, made of a company's rows. */
export const requests: Requests = {
  "PUT /current_company": async ({ named, unverified }) => ({
    by: (await unverified()).id,
    body: {
      ...named("Công ty Bếp"),
      tax_code: null,
      size_id: 1,
      industry_ids: [1],
      location_id: 27,
      address: "1 Lê Lợi",
    },
  }),
  "PUT /current_company/logo": () => ({ files: { image: picture } }),
  "PUT /current_company/cover": () => ({ body: { alt: "Bếp" }, files: { image: picture } }),
  "POST /current_company/gallery": () => ({ body: { caption: "Bếp" }, files: { image: picture } }),
  "DELETE /current_company/gallery/:id": (_, { picture }) => id(picture()),
  "POST /verification": async ({ unverified }) => ({
    by: (await unverified()).id,
    files: { licence: cv("giấy phép") },
  }),
  "POST /api_keys": ({ named }) => ({ body: { ...named("ERP"), scopes: ["jobs:read"], days: 30 } }),
  "DELETE /api_keys/:id": (_, { key }) => id(key()),
  "GET /members/:id": ({ member }) => id(member()),
  "PUT /members/:id": async ({ member }) => ({ ...(await id(member())), body: { role_id: 0 } }),
  "POST /members/invites": ({ named }) => ({
    body: { email: `${named("new").name.replace(" ", "")}@example.test` },
  }),
  "POST /members/invites/:id/resend": ({ invite }) => id(invite()),
  "DELETE /members/invites/:id": ({ invite }) => id(invite()),
  "GET /members/invites/verify": async ({ invite }) => ({ query: { token: (await invite()).token } }),
  "POST /members/invites/update": async ({ invite }) => ({
    body: {
      token: (await invite()).token,
      full_name: "Lê Mai",
      password: "Sen-nở-77-ao",
      password_confirmation: "Sen-nở-77-ao",
    },
  }),
  "POST /jobs": () => ({ body: wholeJob }),
  "POST /jobs/bulk": async ({ ownJob }) => ({ body: { ids: [(await ownJob()).id], action: "close" } }),
  "GET /jobs/:id": ({ ownJob }) => id(ownJob()),
  "PUT /jobs/:id": async ({ ownJob }) => ({ ...(await id(ownJob())), body: wholeJob }),
  "DELETE /jobs/:id": ({ ownJob }) => id(ownJob("draft")),
  "POST /jobs/:id/owner": async ({ ownJob, member }) => ({
    ...(await id(ownJob())),
    body: { owner_id: (await member()).id },
  }),
  "GET /jobs/:id/fill": ({ filled }) => id(filled()),
  "POST /jobs/:id/hide": ({ ownJob }) => id(ownJob()),
  "POST /jobs/:id/unhide": ({ hidden }) => id(hidden()),
  "POST /jobs/:id/fill": ({ filled }) => id(filled()),
  "POST /jobs/:id/fill/undo": ({ filledAndClosed }) => id(filledAndClosed()),
  "POST /jobs/:id/candidates/bulk": async ({ job, applicant }) => ({
    params: { id: job.id },
    body: { ids: [(await applicant()).id], action: "reject", reason_id: 1 },
  }),
  "POST /job_templates": ({ named }) => ({ body: { ...wholeJob, ...named("Mẫu") } }),
  "GET /job_templates/:id": ({ jobTemplate }) => id(jobTemplate()),
  "PUT /job_templates/:id": async ({ jobTemplate, named }) => ({
    ...(await id(jobTemplate())),
    body: named("Mẫu khác"),
  }),
  "DELETE /job_templates/:id": ({ jobTemplate }) => id(jobTemplate()),
  "POST /job_templates/:id/draft": ({ jobTemplate }) => id(jobTemplate()),
  "PUT /onboarding": () => ({ body: { step: 2 } }),
  "PUT /retention": () => ({ body: { days: 60, added_days: 180 } }),
  "PUT /jobs/:id/stages": async ({ ownJob }) => ({
    ...(await id(ownJob())),
    body: { version: 1, stages: [{ kind: "screening", name: "Bài thi" }] },
  }),
  "PUT /stages": () => ({ body: { version: 1, stages: [{ kind: "screening", name: "Bài thi" }] } }),
  "PUT /page": async (_, { pageVersion }) => ({
    body: {
      about: "<p>Bếp nhỏ</p>",
      values: [],
      team: [],
      clients: [],
      gallery: [],
      version: await pageVersion(),
    },
  }),
  "POST /page/publish": async (_, { pageVersion }) => ({ body: { version: await pageVersion() } }),
  "POST /page/images": () => ({ body: { kind: "photo" }, files: { image: picture } }),
  "GET /page/images/:id": (_, { draftImage }) => id(draftImage()),
  ...hiringRequests,
  "POST /candidates": async ({ named }, { pool }) => ({
    body: {
      full_name: "Lê Hà",
      email: `${named("ha").name.replace(" ", "")}@example.test`,
      skills: [],
      pool_id: await pool(),
      agreed: true,
    },
  }),
  "GET /candidates/:id": (_, { person }) => id(person()),
  "PUT /candidates/:id": async (_, { person }) => ({
    ...(await id(person())),
    body: { full_name: "Lê Hạ", email: "ha@example.test", skills: [] },
  }),
  "DELETE /candidates/:id": (_, { person }) => id(person()),
  "POST /candidates/cv_files": async ({ job, named }) => ({
    body: { job_id: job.id, agreed: true },
    files: { cv: cv(named("bao").name.replace(" ", "")) },
  }),
  "POST /candidates/:id/keep": async (_, { person }) => ({ ...(await id(person())), body: { agreed: true } }),
  "POST /candidates/:id/jobs": async ({ job }, { person }) => ({
    ...(await id(person())),
    body: { job_id: job.id },
  }),
  "POST /candidates/:id/merge": async (_, { person }) => ({
    ...(await id(person())),
    body: { into_id: await person() },
  }),
  "DELETE /candidates/:id/merge": (_, { merged }) => id(merged()),
  "GET /candidates/:id/cvs/:file": async (_, { cvOf }) => {
    const { person, file } = await cvOf();
    return { params: { id: person, file } };
  },
  "POST /candidates/invites": async ({ job }, { person }) => ({
    body: { candidate_ids: [await person()], job_id: job.id },
  }),
  "POST /candidate_search/:id/invites": async ({ job, found }) => ({
    ...(await id(found())),
    body: { job_id: job.id },
  }),
  "POST /talent_pools": ({ named }) => ({ body: named("Kho") }),
  "PUT /talent_pools/:id": async ({ named }, { pool }) => ({
    ...(await id(pool())),
    body: named("Kho khác"),
  }),
  "DELETE /talent_pools/:id": (_, { pool }) => id(pool()),
  "POST /talent_pools/:id/candidates": async (_, { pool, person }) => ({
    ...(await id(pool())),
    body: { candidate_ids: [await person()] },
  }),
  "DELETE /talent_pools/:id/candidates/:candidate": async (_, { inPool }) => {
    const { pool, person } = await inPool();
    return { params: { id: pool, candidate: person } };
  },
  "GET /imports/template": () => ({ query: { kind: "jobs" } }),
  "POST /imports": () => ({
    body: { kind: "candidates" },
    files: { file: new File(["full_name,email\nLê Hà,ha@example.test\n"], "a.csv", { type: "text/csv" }) },
  }),
  "GET /imports/:id": ({ table }) => id(table()),
  "PUT /imports/:id/columns": async ({ table }) => ({
    ...(await id(table())),
    body: { columns: ["full_name", "email", null] },
  }),
  "POST /imports/:id/confirm": async ({ table }) => ({ ...(await id(table())), body: { agreed: true } }),
  "POST /webhooks": () => ({ body: hook }),
  "PUT /webhooks/:id": async ({ webhook }) => ({ ...(await id(webhook())), body: hook }),
  "DELETE /webhooks/:id": ({ webhook }) => id(webhook()),
  "POST /webhooks/:id/test": ({ webhook }) => id(webhook()),
  "POST /webhooks/:id/secret": ({ webhook }) => id(webhook()),
  "GET /webhooks/:id/deliveries": ({ webhook }) => id(webhook()),
  "POST /webhooks/:id/deliveries/:deliveryId/replay": async ({ webhook }) => {
    const { id, delivery } = await webhook();
    return { params: { id, deliveryId: delivery } };
  },
  "GET /quick_search": () => ({ query: { keyword: "kế toán" } }),
};

/** Of endpoints that are not listed: whatever stands on a job or an applicant takes one. */
export async function requestOf(name: string, rows: Rows, made: Made): Promise<Request> {
  const listed = requests[name];
  if (listed) return listed(rows, made);
  if (name.includes(" /applicants/:id")) return id(rows.applicant());
  if (name.includes(" /jobs/:id")) return id(rows.ownJob());
  return {};
}
