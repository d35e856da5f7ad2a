import { beforeAll, describe, expect, it } from "vitest";
import { companyPage } from "#market/company-pages/contract.ts";
import { companyCompany } from "#people/accounts/contract-profile.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { companyUpdate, verificationShow } from "./contract.ts";
import * as contract from "./contract-admin.ts";
import { makeVerification, taxCodeOf } from "./factory.ts";

let api: TestApi;
let admin: Awaited<ReturnType<TestApi["as"]>>;
beforeAll(async () => {
  api = await testApi();
  admin = await api.as((await makeStaff(api.database.db, "admin")).id);
});

async function asking() {
  const boss = await makeRecruiter(api.database.db, { companyVerified: false });
  const { id } = await makeVerification(api.database.db, boss);
  return { boss, at: { params: { id } }, call: await api.as(boss.id) };
}

describe("Revoking a verification", () => {
  async function revoked(note = "Giấy phép đã bị thu hồi") {
    const asked = await asking();
    await admin(contract.verify, { ...asked.at, body: {} });
    const revoke = (revoke_note = note) => admin(contract.revoke, { ...asked.at, body: { revoke_note } });
    return { ...asked, revoke };
  }

  it("takes the mark away, tells its administrators why, and lets them ask again", async () => {
    const { at, boss, call, revoke } = await revoked();
    expect((await admin(contract.requestDetail, at)).data.attributes.can.revoke).toBe(true);
    const { data } = await revoke();
    expect(data.attributes).toMatchObject({
      status: "revoked",
      decided_by: expect.any(String),
      revoked: { by: expect.any(String), note: "Giấy phép đã bị thu hồi" },
      facts: { verified: false },
      can: { verify: false, refuse: false, revoke: false },
    });
    expect((await call(verificationShow)).data.attributes).toMatchObject({
      state: "revoked",
      revoke_note: "Giấy phép đã bị thu hồi",
      can: { request: true },
    });
    const { slug = "", verified } = (await call(companyCompany)).data.attributes ?? {};
    expect(verified).toBe(false);
    const visitor = await api.as(null);
    expect((await visitor(companyPage, { params: { slug } })).data.attributes.verified).toBe(false);
    // After the revocation the company may change its name and tax code again.
    await call(companyUpdate, { body: { tax_code: taxCodeOf(910_000) } });
    const mail = (await api.mails("companies.verification_revoked")).at(-1);
    expect(mail).toMatchObject({ to_email: boss.email, props: { note: "Giấy phép đã bị thu hồi" } });
    const told = await api.database.db
      .selectFrom("notifications")
      .select("kind")
      .where("account_id", "=", boss.id)
      .execute();
    expect(told.map(({ kind }) => kind)).toContain("companies.verification_revoked");
    const { meta } = await admin(contract.requests, { query: { status: "revoked", items: 100 } });
    expect(meta.counts.all_revoked).toBe(meta.total);
  });

  it("is possible of a company that was verified without a request, whose settings say why", async () => {
    const boss = await makeRecruiter(api.database.db);
    const call = await api.as(boss.id);
    const nobody = await api.as(null);
    const input = { params: { id: boss.companyId }, body: { revoke_note: "Mã số thuế đã đóng" } };
    expect((await call(verificationShow)).data.attributes).toMatchObject({ state: "verified" });
    expect(await refusal(nobody(contract.revokeCompany, input))).toMatchObject({ status: 401 });
    expect(await refusal(call(contract.revokeCompany, input))).toMatchObject({ status: 403 });
    expect(await refusal(admin(contract.revokeCompany, { ...input, params: { id: 999_999 } }))).toMatchObject(
      { status: 404 },
    );
    expect(
      await refusal(admin(contract.revokeCompany, { ...input, body: { revoke_note: "" } })),
    ).toMatchObject({ status: 422, pointers: ["/revoke_note"] });
    await admin(contract.revokeCompany, input);
    expect((await call(verificationShow)).data.attributes).toMatchObject({
      state: "revoked",
      revoke_note: "Mã số thuế đã đóng",
    });
    const mail = (await api.mails("companies.verification_revoked")).at(-1);
    expect(mail).toMatchObject({ to_email: boss.email, props: { note: "Mã số thuế đã đóng" } });
    expect(await refusal(admin(contract.revokeCompany, input))).toMatchObject({
      status: 409,
      codes: ["verification_not_given"],
    });
    // After the revocation the company can request verification again.
    await makeVerification(api.database.db, boss);
    expect((await call(verificationShow)).data.attributes.state).toBe("pending");
  });

  it("ends the request that was approved too, where it is revoked by its company", async () => {
    const { at, boss, call } = await revoked();
    await admin(contract.revokeCompany, {
      params: { id: boss.companyId },
      body: { revoke_note: "Sai" },
    });
    expect((await admin(contract.requestDetail, at)).data.attributes).toMatchObject({
      status: "revoked",
      revoked: { note: "Sai" },
    });
    expect((await call(verificationShow)).data.attributes).toMatchObject({
      state: "revoked",
      revoke_note: "Sai",
    });
  });

  it("is for administrators of Sen, needs a reason, and happens once", async () => {
    const { at, call, revoke } = await revoked();
    const input = { ...at, body: { revoke_note: "Sai" } };
    const nobody = await api.as(null);
    expect(await refusal(nobody(contract.revoke, input))).toMatchObject({ status: 401 });
    expect(await refusal(call(contract.revoke, input))).toMatchObject({ status: 403 });
    const missing = admin(contract.revoke, { ...input, params: { id: 999_999 } });
    expect(await refusal(missing)).toMatchObject({ status: 404 });
    expect(await refusal(revoke(""))).toMatchObject({
      status: 422,
      codes: ["required"],
      pointers: ["/revoke_note"],
    });
    const both = await Promise.allSettled([revoke(), revoke()]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(revoke())).toMatchObject({ status: 409, codes: ["verification_not_given"] });
    const waiting = await asking();
    expect(await refusal(admin(contract.revoke, { ...waiting.at, body: input.body }))).toMatchObject({
      codes: ["verification_not_given"],
    });
  });
});
