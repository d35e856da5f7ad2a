import { beforeAll, describe, expect, it } from "vitest";
import { makeCompany } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { createClient } from "./contract.ts";
import { mergeClients } from "./contract-merge.ts";
import { type OffLimitsFacts, offLimitsUntil } from "./off-limits.ts";
import { type Employer, offLimitsClient } from "./queries/shared/off-limits.ts";
import { openDesk } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const active: OffLimitsFacts = {
  status: "active",
  marked: true,
  activatedOn: "2026-03-02",
  lastPlacementOn: null,
};

describe("The people of a client", () => {
  it.each([
    [{}, "2027-03-02"],
    [{ lastPlacementOn: "2026-08-31" }, "2027-08-31"],
    [{ activatedOn: "2028-02-28" }, "2029-02-28"],
    [{ lastPlacementOn: "2025-01-01" }, "2027-03-02"],
    [{ activatedOn: null, lastPlacementOn: "2026-01-15" }, "2027-01-15"],
    [{ activatedOn: null }, null],
    [{ marked: false }, null],
    [{ status: "lead" }, null],
    [{ status: "inactive", lastPlacementOn: "2026-08-31" }, null],
  ] satisfies [Partial<OffLimitsFacts>, string | null][])("are off limits: %o until %s", (facts, until) => {
    expect(offLimitsUntil({ ...active, ...facts })).toBe(until);
  });

  it("are found by the company, else by the name without legal forms", async () => {
    const { db } = api.database;
    const { agencyId, client, asMember, asBoss } = await openDesk(api);
    const activated_at = api.clock.now();
    const marked = await client({ name: "Công ty TNHH Vải Lụa", off_limits: true, activated_at });
    const find = async (employer: Partial<Employer>, agency = agencyId) =>
      (await offLimitsClient(db, agency, { companyId: null, name: null, ...employer }, api.clock.now()))?.id;
    expect(await find({ companyId: marked.company_id })).toBe(marked.id);
    expect(await find({ name: "VAI LUA JSC" })).toBe(marked.id);
    expect(await find({ name: "Vải Lụa Việt" })).toBeUndefined();
    // Another company of the same name is another employer.
    const namesake = await makeCompany(db, { name: "Vải Lụa" });
    expect(await find({ companyId: namesake.id, name: "Vải Lụa" })).toBeUndefined();
    const elsewhere = await openDesk(api);
    expect(await find({ companyId: marked.company_id }, elsewhere.agencyId)).toBeUndefined();
    // The company that the agency entered itself has no id that others know.
    const { data } = await asMember(createClient, { body: { name: "Công ty CP Mây Trắng" } });
    const own = Number(data.id);
    await db
      .updateTable("clients")
      .set({ status: 1, off_limits: true, activated_at })
      .where("id", "=", own)
      .execute();
    expect(await find({ companyId: namesake.id, name: "Mây Trắng Co., Ltd" })).toBe(own);
    // A merged client leaves its company and name to the other one.
    await asBoss(mergeClients, { params: { id: own }, body: { into_id: marked.id } });
    expect(await find({ name: "Mây Trắng" })).toBe(marked.id);
    api.clock.advance(366 * 86_400_000);
    expect(await find({ companyId: marked.company_id })).toBeUndefined();
  });
});
