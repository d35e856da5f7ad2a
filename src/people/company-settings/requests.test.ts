import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { companyPage } from "#market/company-pages/contract.ts";
import { companyCompany } from "#people/accounts/contract-profile.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { companyUpdate, verificationShow } from "./contract.ts";
import * as contract from "./contract-admin.ts";
import { makeVerification, taxCodeOf } from "./factory.ts";
import { requestLife, requestStates } from "./lifecycle.ts";

let api: TestApi;
let admin: Caller;
let adminId: number;
beforeAll(async () => {
  api = await testApi();
  adminId = (await makeStaff(api.database.db, "admin")).id;
  admin = await api.as(adminId);
});

async function asking(given: { blocked?: boolean } = {}) {
  const { db } = api.database;
  const boss = await makeRecruiter(db, { companyVerified: false });
  const request = await makeVerification(db, boss);
  await api.services.storage.put(request.file_key, Buffer.from("%PDF-1.7"), {
    contentType: "application/pdf",
  });
  if (given.blocked)
    await db
      .updateTable("companies")
      .set({ blocked_at: new Date(0) })
      .where("id", "=", boss.companyId)
      .execute();
  const at = { params: { id: request.id } };
  return { boss, at, id: String(request.id), call: given.blocked ? null : await api.as(boss.id) };
}
const versionOf = async (at: { params: { id: number } }) =>
  (await admin(contract.requestDetail, at)).data.attributes.version;

describe("Requests for verification", () => {
  it("wait with the oldest first, by state and by name, for administrators of Sen only", async () => {
    const first = await asking();
    const second = await asking();
    const { data, meta } = await admin(contract.requests, { query: { items: 100 } });
    const places = [first, second].map(({ id }) => data.findIndex((row) => row.id === id));
    expect(places[0]).toBeLessThan(places[1]!);
    expect(meta.counts.all_pending).toBe(meta.total);
    const name = data.find((row) => row.id === first.id)?.attributes.company.name ?? "";
    const found = await admin(contract.requests, { query: { search: name.toUpperCase() } });
    expect(found.data.map((row) => row.id)).toContain(first.id);
    const none = await admin(contract.requests, { query: { search: "zzzz" } });
    expect(none.meta).toMatchObject({ total: 0, counts: { all_pending: 0 } });
    for (const [endpoint, input] of [
      [contract.requests, {}],
      [contract.requestDetail, first.at],
      [contract.requestLicence, first.at],
      [contract.verify, { ...first.at, body: {} }],
      [contract.refuse, { ...first.at, body: { reason_id: 1 } }],
    ] as const) {
      const ask = (caller: Caller) => caller(endpoint, input as never);
      expect(await refusal(ask(await api.as(null)))).toMatchObject({ status: 401 });
      expect(await refusal(ask(first.call!))).toMatchObject({ status: 403 });
    }
    for (const endpoint of [contract.requestDetail, contract.verify, contract.refuse])
      expect(
        await refusal(admin(endpoint, { params: { id: 999_999 }, body: { reason_id: 1 } } as never)),
      ).toMatchObject({ status: 404 });
  });

  it("come with the licence, as a download that is logged", async () => {
    const { at } = await asking();
    const { data } = await admin(contract.requestDetail, at);
    expect(data.attributes).toMatchObject({
      file: { name: "giay-phep.pdf" },
      facts: { tax_code_valid: true, blocked: false },
      can: { verify: true, refuse: true, revoke: false },
    });
    const headers = { authorization: `Bearer ${await api.token(adminId)}` };
    const answer = await api.app.inject({ url: data.attributes.file.url, headers });
    expect(answer.headers["content-disposition"]).toContain("attachment");
    expect(answer.body).toBe("%PDF-1.7");
    const logged = await api.database.db
      .selectFrom("audit_event")
      .selectAll()
      .where("area", "=", "administration")
      .execute();
    expect(logged.length).toBeGreaterThan(0);
  });
});

describe("Verifying a company", () => {
  it("gives it the mark and posts without a limit, and tells its administrators", async () => {
    const { at, boss, call } = await asking();
    const member = await makeRecruiter(api.database.db, { companyId: boss.companyId, member: true });
    const version = await versionOf(at);
    const { data } = await admin(contract.verify, { ...at, body: { version } });
    expect(data.attributes).toMatchObject({
      status: "verified",
      decided_by: "Lê Minh Châu",
      can: { verify: false, refuse: false, revoke: true },
    });
    expect((await call!(verificationShow)).data.attributes.state).toBe("verified");
    const { slug = "", verified } = (await call!(companyCompany)).data.attributes ?? {};
    expect(verified).toBe(true);
    const visitor = await api.as(null);
    expect((await visitor(companyPage, { params: { slug } })).data.attributes.verified).toBe(true);
    const mails = await api.mails("companies.verified");
    expect(mails.map(({ to_email }) => to_email)).toContain(boss.email);
    expect(mails.map(({ to_email }) => to_email)).not.toContain(member.email);
    const told = await api.database.db
      .selectFrom("notifications")
      .select("kind")
      .where("account_id", "=", boss.id)
      .execute();
    expect(told).toEqual([{ kind: "companies.verified" }]);
    expect(await refusal(admin(contract.refuse, { ...at, body: { reason_id: 1 } }))).toMatchObject({
      status: 409,
      codes: ["verification_decided"],
    });
  });

  it("is about what the administrator read", async () => {
    const { at, call } = await asking();
    const version = await versionOf(at);
    await call!(companyUpdate, { body: { tagline: "Không đổi gì" } });
    expect(await versionOf(at)).toBe(version);
    await call!(companyUpdate, { body: { tax_code: taxCodeOf(900_000) } });
    expect(await refusal(admin(contract.verify, { ...at, body: { version } }))).toMatchObject({
      status: 409,
      codes: ["verification_company_changed"],
    });
    await call!(companyUpdate, { body: { tax_code: "" } });
    expect(await refusal(admin(contract.verify, { ...at, body: {} }))).toMatchObject({
      codes: ["verification_incomplete"],
    });
  });

  it("waits until a block is lifted", async () => {
    const { at } = await asking({ blocked: true });
    expect(await refusal(admin(contract.verify, { ...at, body: {} }))).toMatchObject({
      status: 409,
      codes: ["verification_company_blocked"],
    });
  });

  it("happens once, whoever decides at the same moment", async () => {
    const { at, boss } = await asking();
    const other = await api.as((await makeStaff(api.database.db, "admin")).id);
    const both = await Promise.allSettled([
      admin(contract.verify, { ...at, body: {} }),
      other(contract.refuse, { ...at, body: { reason_id: 1 } }),
      other(contract.verify, { ...at, body: {} }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const mails = (await api.mails()).filter(({ to_email }) => to_email === boss.email);
    expect(mails).toHaveLength(1);
  });
});

describe("Refusing a verification", () => {
  it.each([
    [{}, "refuse_reason_required", "/reason_id"],
    [{ reason_id: 99 }, "refuse_reason_required", "/reason_id"],
    [{ reason_id: 5 }, "refuse_note_required", "/note"],
    [{ reason_id: 1, note: "x".repeat(1001) }, "length_range", "/note"],
  ])("needs a reason: %o", async (body, code, pointer) => {
    const { at } = await asking();
    expect(await refusal(admin(contract.refuse, { ...at, body }))).toMatchObject({
      status: 422,
      codes: [code],
      pointers: [pointer],
    });
  });

  it("tells the company why, which may ask again", async () => {
    const { at, boss, call } = await asking();
    await admin(contract.refuse, { ...at, body: { reason_id: 5, note: "Thiếu trang hai" } });
    expect((await call!(verificationShow)).data.attributes).toMatchObject({
      state: "refused",
      refuse_reason: "others",
      refuse_note: "Thiếu trang hai",
      can: { request: true },
    });
    const mail = (await api.mails("companies.verification_refused")).at(-1);
    expect(mail).toMatchObject({
      to_email: boss.email,
      props: { reason: "others", note: "Thiếu trang hai" },
    });
  });
});

it("Only a waiting request is decided about, only a whole, unblocked company verified, only a mark taken away", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...requestStates),
      fc.record({ blocked: fc.boolean(), complete: fc.boolean(), verified: fc.boolean() }),
      (state, facts) => {
        expect(requestLife.can("admin", state, facts)).toEqual({
          verify: state === "pending" && !facts.blocked && facts.complete,
          refuse: state === "pending",
          revoke: state === "verified" && facts.verified,
        });
      },
    ),
  );
});
