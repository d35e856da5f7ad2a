import { beforeAll, expect, it } from "vitest";
import { inTransaction } from "#kit/db.ts";
import { careerJobs } from "#market/career-sites/contract.ts";
import * as pages from "#market/company-pages/contract.ts";
import * as hidden from "#market/hidden-jobs/contract.ts";
import { create as createAlert } from "#market/job-alerts/contract.ts";
import { detail } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { register } from "#people/accounts/contract.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { openCompanies } from "#people/companies/commands/open.ts";
import { companyUpdate } from "#people/company-settings/contract.ts";
import { revokeCompany } from "#people/company-settings/contract-admin.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const name = "Công ty Mắt Biếc";
const taxCode = "0100109106";

/** Adds a client that is not on Sen. @returns its company */
async function hiddenCompany() {
  const { db } = api.database;
  const call = await api.as((await makeStaff(db, "consultant", { member: true })).id);
  const { data } = await call(contract.createClient, { body: { name, tax_code: taxCode } });
  const id = Number(data.attributes.company.id);
  const row = await db
    .selectFrom("companies")
    .select(["id", "slug"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...row, tax_code: taxCode };
}

it("A company that an agency entered is in no public list, page or check, and no one can act on it", async () => {
  const { db } = api.database;
  const visitor = await api.as(null);
  const before = (await visitor(pages.directory, {})).meta.total;
  const { id, slug } = await hiddenCompany();
  await hiddenCompany();
  const seeker = await api.as((await makeCandidate(db)).id);
  const admin = await api.as((await makeStaff(db, "admin")).id);
  const { data, meta } = await visitor(pages.directory, { query: { keyword: "mat biec", facets: "true" } });
  expect([data, meta.total]).toEqual([[], 0]);
  expect((await visitor(pages.directory, {})).meta.total).toBe(before);
  expect((await seeker(hidden.companiesToHide, { query: { keyword: "mat biec" } })).data).toEqual([]);
  const unknown = [
    () => visitor(pages.companyPage, { params: { slug } }),
    () => visitor(pages.companyPage, { params: { slug: String(id) } }),
    () => visitor(pages.companyJobs, { params: { slug } }),
    () => visitor(careerJobs, { params: { slug } }),
    () => visitor(pages.companyLogo, { params: { id } }),
    () => seeker(pages.follow, { params: { id } }),
    () => seeker(hidden.hideCompany, { params: { id } }),
    () => admin(revokeCompany, { params: { id }, body: { revoke_note: "Hết hạn giấy phép" } }),
  ];
  for (const [index, call] of unknown.entries())
    expect(await refusal(call()), `call ${index}`).toMatchObject({ status: 404 });
  expect(await refusal(seeker(createAlert, { body: { company_id: id } }))).toMatchObject({ status: 422 });
  const sitemap = await api.app.inject({ method: "GET", url: "/sitemap/companies.xml" });
  expect(sitemap.body).not.toContain(slug);
});

it("A published job of a company that an agency entered names it without the address of a page", async () => {
  const { db } = api.database;
  const { id } = await hiddenCompany();
  const consultant = await makeStaff(db, "consultant");
  const agencyId = consultant.agency_id ?? 0;
  const job = await makeJob(db, { companyId: id, agencyId, ownerId: consultant.id });
  const { data } = await (await api.as(null))(detail, { params: { id: job.id } });
  expect(data.attributes.company.data.attributes).toMatchObject({ name, slug: null });
});

it("The real company registers with the same name and tax code without a hint", async () => {
  const { db } = api.database;
  await hiddenCompany();
  const body = { email: "that@example.test", password: "mat-biec-2026", full_name: "Ngô Thị Thật" };
  await (await api.as(null))(register, { body: { ...body, user_type: 2, company_name: name } });
  const registered = await db
    .selectFrom("companies")
    .select(["id", "slug", "origin"])
    .where("name", "=", name)
    .where("origin", "=", "registered")
    .executeTakeFirstOrThrow();
  expect(registered.slug).toBe("cong-ty-mat-biec");
  const recruiter = await makeRecruiter(db, { companyVerified: false });
  const call = await api.as(recruiter.id);
  await call(companyUpdate, { body: { tax_code: taxCode } });
  // Among registered companies, names and tax codes stay unique.
  expect((await refusal(call(companyUpdate, { body: { name } }))).codes).toEqual(["company_name_taken"]);
  const second = await api.as((await makeRecruiter(db, { companyVerified: false })).id);
  expect((await refusal(second(companyUpdate, { body: { tax_code: `${taxCode}-001` } }))).codes).toEqual([
    "tax_code_taken",
  ]);
});

it("An import of jobs opens a company of its own", async () => {
  const own = "Công ty Sóng Ngầm";
  const call = await api.as((await makeStaff(api.database.db, "consultant")).id);
  const { data } = await call(contract.createClient, { body: { name: own } });
  const { byKey, opened } = await inTransaction(api.database, (tx) =>
    openCompanies(tx, [own], api.clock.now()),
  );
  expect(opened).toBe(1);
  expect([...byKey.values()].map(({ id }) => String(id))).not.toContain(data.attributes.company.id);
});
