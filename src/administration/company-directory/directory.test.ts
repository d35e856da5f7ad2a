import { beforeEach, describe, expect, it } from "vitest";
import type { ApiError } from "#kit/call.ts";
import { companyPage, directory } from "#market/company-pages/contract.ts";
import { blockCompany, unblockCompany } from "#market/job-review/contract-moderation.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { makeClient } from "#people/clients/factory.ts";
import { makeVerification } from "#people/company-settings/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeListed } from "./factory.ts";

let api: TestApi;
let call: Awaited<ReturnType<TestApi["as"]>>;
beforeEach(async () => {
  api = await testApi();
  call = await api.as((await makeStaff(api.database.db, "admin", { member: true })).id);
});

const reason = "Trang có nội dung của công ty khác";
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "done",
    (error: ApiError) => error.errors[0]?.code,
  );
const set = (id: number, values: object) =>
  api.database.db.updateTable("companies").set(values).where("id", "=", id).execute();
const idsOf = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).data.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
const list = (query: object) => call(contract.companies, { query });

describe("The company directory", () => {
  it("filters by status, completeness, industry, scope and words, and counts each status", async () => {
    const { db } = api.database;
    const { id: active } = await makeListed(db);
    const { id: inactive } = await makeListed(db, { inactive: true });
    const { id: binned } = await makeListed(db, { binned: true });
    const { companyId: verified } = await makeRecruiter(db);
    await set(active, {
      industry_ids: [1],
      address: "12 Lê Lợi",
      logo_key: "logo/a",
      tax_code: "0100109106",
    });
    const client = await makeClient(db, { agency_id: (await makeAgency(db)).id, company_id: inactive });
    expect(client.company_id).toBe(inactive);
    expect((await list({})).meta).toMatchObject({
      total: 3,
      counts: { all: 3, inactive: 1, active: 1, verified: 1 },
    });
    expect(await idsOf({ status: 2 })).toEqual([verified]);
    expect(await idsOf({ status: 0 })).toEqual([inactive]);
    expect(await idsOf({ completeness: 2 })).toEqual([binned]);
    expect(await idsOf({ completeness: 1 })).toEqual([active]);
    expect(await idsOf({ industry: 1 })).toEqual([active]);
    expect(await idsOf({ scope: "client" })).toEqual([inactive]);
    expect(await idsOf({ search: "0100109" })).toEqual([active]);
    expect(await idsOf({ page_type: "branded" })).toEqual([]);
    expect((await idsOf({ page_type: "public" })).length).toBe(3);
  });

  it("finds pairs with the same website, tax root or name", async () => {
    const { db } = api.database;
    const [{ id: one }, { id: two }, { id: three }] = [
      await makeListed(db),
      await makeListed(db),
      await makeListed(db),
    ];
    await set(one, { website: "https://www.hoasen.test/vi", name_key: "cong ty tnhh hoa sen" });
    await set(two, { website: "http://hoasen.test", name_key: "cong ty co phan hoa sen" });
    await set(three, { website: "https://sung.test" });
    const { data } = await call(contract.duplicates, { query: {} });
    const pair = data.find(({ id }) => id === `${one}-${two}`);
    expect(pair?.attributes.same).toEqual(["name", "website"]);
    expect(data.some(({ id }) => id.includes(String(three)))).toBe(false);
    expect(await idsOf({ duplicates: true })).toEqual([one, two]);
  });

  it("searches all companies by words or a tax code", async () => {
    const { db } = api.database;
    const { id } = await makeListed(db);
    await set(id, { tax_code: "0100109106" });
    const { data } = await call(contract.searchAll, { query: { search: "0100109106" } });
    expect(data.map((row) => Number(row.id))).toEqual([id]);
  });
});

describe("An administrator", () => {
  it("deactivates and activates a company, which leaves its page, and tells the company why", async () => {
    const { db } = api.database;
    const { id } = await makeListed(db);
    const change = (status: number) =>
      call(contract.changeStatus, { params: { id }, body: { status, reason } });
    expect((await change(0)).data.attributes).toMatchObject({ status: 0, can: { activate: true } });
    expect(await codeOf(change(0))).toBe("company_status_changed");
    const visitor = await api.as(null);
    expect((await visitor(directory, { query: {} })).data).toEqual([]);
    expect((await change(1)).data.attributes.status).toBe(1);
    expect((await visitor(directory, { query: {} })).data).toHaveLength(1);
    const mails = await api.mails("company_directory.changed");
    expect(mails.map(({ props }) => [props.act, props.reason])).toEqual([
      ["deactivated", reason],
      ["activated", reason],
    ]);
    await set(id, { inactive_at: new Date() });
    await db.updateTable("accounts").set({ email_verified_at: null }).where("company_id", "=", id).execute();
    expect(await codeOf(change(1))).toBe("company_needs_member");
  });

  it("who is a super administrator blocks and unblocks a company from its page", async () => {
    const { db } = api.database;
    const { id } = await makeListed(db);
    const boss = await api.as((await makeStaff(db, "admin")).id);
    const seen = async (by: typeof call) =>
      (await by(contract.companyDetail, { params: { id } })).data.attributes;
    expect(await seen(call)).toMatchObject({ can: { block: false, unblock: false } });
    expect(await seen(boss)).toMatchObject({ block_reason: null, can: { block: true, unblock: false } });
    await boss(blockCompany, { params: { id }, body: { reason } });
    expect(await seen(boss)).toMatchObject({ block_reason: reason, can: { block: false, unblock: true } });
    // Members read the reason too.
    expect(await seen(call)).toMatchObject({ block_reason: reason, can: { block: false, unblock: false } });
    await boss(unblockCompany, { params: { id }, body: { reason } });
    expect(await seen(boss)).toMatchObject({ block_reason: null, can: { block: true } });
  });

  it("moves a company without live jobs to the bin, which has no page, and takes it out", async () => {
    const { db } = api.database;
    const boss = await makeRecruiter(db);
    const id = boss.companyId;
    const job = await makeJob(db, { companyId: id, ownerId: boss.id });
    const bin = (binned: boolean) => call(contract.bin, { params: { id }, body: { binned, reason } });
    expect(await codeOf(bin(true))).toBe("bin_live");
    await db.deleteFrom("job_search").where("job_id", "=", job.id).execute();
    expect((await bin(true)).data.attributes).toMatchObject({ completeness: 2, can: { unbin: true } });
    const visitor = await api.as(null);
    const { slug } = await db
      .selectFrom("companies")
      .select("slug")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const status = () =>
      visitor(companyPage, { params: { slug } }).then(
        () => 200,
        (error: ApiError) => error.status,
      );
    expect(await status()).toBe(410);
    await bin(false);
    expect(await status()).toBe(200);
  });

  it("verifies a company that has asked for it", async () => {
    const boss = await makeRecruiter(api.database.db, { companyVerified: false });
    const verify = () => call(contract.verify, { params: { id: boss.companyId } });
    expect(await codeOf(verify())).toBe("verification_missing");
    await makeVerification(api.database.db, boss);
    expect((await verify()).data.attributes).toMatchObject({ status: 2, verification_id: null });
  });
});
