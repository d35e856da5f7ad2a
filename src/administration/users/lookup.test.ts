import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import type { Caller } from "#kit/call.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeThread } from "#market/support/factory.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { lookup } from "./contract.ts";
import { meaningsOf } from "./lookup.ts";

describe("A pasted text", () => {
  const read = (text: string) => meaningsOf(text, "sen.test");
  it.each([
    [" Lan.Anh@Example.test ", [{ as: "email", text: "lan.anh@example.test" }]],
    ["mailto:lan@example.test", [{ as: "email", text: "lan@example.test" }]],
    ["090 123 45 67", [{ as: "phone", text: "+84901234567" }]],
    ["#42", [{ as: "number", id: 42 }]],
    [
      "0901234567",
      [
        { as: "number", id: 901234567 },
        { as: "phone", text: "+84901234567" },
      ],
    ],
    ["Lan   Anh", [{ as: "name", text: "Lan Anh" }]],
    ["https://sen.test/admin/users/7?tab=mails", [{ as: "address", kind: "user", id: 7 }]],
    ["/admin/review-jobs/9", [{ as: "address", kind: "job", id: 9 }]],
    ["/employer/3/candidates/12/", [{ as: "address", kind: "applicant", id: 12 }]],
    ["/console/jobs/7/edit", [{ as: "address", kind: "job", id: 7 }]],
    ["/console/candidates/12", [{ as: "address", kind: "applicant", id: 12 }]],
    ["/employer/3/8", [{ as: "address", kind: "job", id: 8 }]],
    ["/employer/3/offers", [{ as: "address", kind: "company", id: 3 }]],
    ["/consultants/job_orders/5", [{ as: "address", kind: "job_order", id: 5 }]],
    ["https://sen.test/viec-lam/phu-bep-12?x=1", [{ as: "address", kind: "job", slug: "phu-bep-12" }]],
    ["/company/hoa-sen", [{ as: "address", kind: "company", slug: "hoa-sen" }]],
    ["https://evil.test/admin/users/7", []],
    ["/nothing/here", []],
    ["   ", []],
  ])("%j is read as %j", (text, meanings) => {
    expect(read(text)).toEqual(meanings);
  });
});

let api: TestApi;
let admin: Caller;
let member: Caller;
let memberId: number;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  admin = await api.as((await makeStaff(db, "admin")).id);
  memberId = (await makeStaff(db, "admin", { member: true })).id;
  member = await api.as(memberId);
});

const found = async (text: string, call = admin) =>
  (await call(lookup, { body: { text } })).data.map(({ id, attributes: { kind, path } }) => ({
    kind,
    id,
    path,
  }));
const lastRow = () =>
  api.database.db
    .selectFrom("audit_event")
    .select(["object_type", "object_id", "detail"])
    .where("account_id", "=", memberId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

describe("The look-up", () => {
  it("finds a person by address, phone, name and session, and records how it was asked", async () => {
    const { db } = api.database;
    const person = await makeCandidate(db, { fullName: "Tạ Thị Tra Cứu" });
    await db.updateTable("accounts").set({ phone: "+84912000111" }).where("id", "=", person.id).execute();
    await (await api.as(person.id))(lookup, { body: { text: "1" } }).catch(() => undefined);
    const { id: session } = await db
      .selectFrom("sessions")
      .select("id")
      .where("account_id", "=", person.id)
      .executeTakeFirstOrThrow();
    const user = { kind: "user", id: String(person.id), path: `/admin/users/${person.id}` };
    for (const text of [person.email.toUpperCase(), "0912 000 111", "tạ thị tra cứu", session])
      expect(await found(text, member), text).toEqual([user]);
    expect(await lastRow()).toEqual({
      object_type: "user",
      object_id: String(person.id),
      detail: { fields: ["text"], after: { read_as: ["session"], found: 1 } },
    });
    const { data, meta } = await member(lookup, { body: { text: "nobody@example.test" } });
    expect([data, meta.read_as]).toEqual([[], ["email"]]);
    const row = await lastRow();
    expect(row).toMatchObject({ object_type: "lookup", object_id: "email" });
    expect(JSON.stringify(row)).not.toContain("nobody@");
  });

  it("finds each row that a number can be, with its page", async () => {
    const { db } = api.database;
    const boss = await makeRecruiter(db);
    const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    const applicant = await makeApplicant(db, { job });
    const thread = await makeThread(db, {});
    const ofThread = { kind: "support_thread", id: String(thread.id), path: `/admin/inbox/${thread.id}` };
    expect(await found(`#${thread.id}`)).toContainEqual(ofThread);
    const kinds = (await found(String(job.id))).map(({ kind }) => kind);
    expect(kinds).toContain("job");
    expect(await found(`/employer/${boss.companyId}/candidates/${applicant.id}`)).toMatchObject([
      { kind: "applicant", id: String(applicant.id) },
    ]);
    expect(await found(`/viec-lam/${job.slug}`)).toMatchObject([{ kind: "job", id: String(job.id) }]);
  });

  it("finds a company and leads to its page", async () => {
    const { companyId } = await makeRecruiter(api.database.db);
    const { name, name_key, slug } = await api.database.db
      .selectFrom("companies")
      .selectAll()
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
    const company = { kind: "company", id: String(companyId), path: `/admin/companies/${companyId}` };
    for (const text of [`/cong-ty/${slug}`, `/employer/${companyId}`, name_key])
      expect(await found(text), name).toEqual([company]);
  });

  it("is for administrators only", async () => {
    const boss = await makeRecruiter(api.database.db);
    const body = { text: boss.email };
    expect((await refusal((await api.as(null))(lookup, { body }))).status).toBe(401);
    expect((await refusal((await api.as(boss.id))(lookup, { body }))).status).toBe(403);
    expect((await refusal(admin(lookup, { body: { text: " " } }))).status).toBe(422);
  });
});
