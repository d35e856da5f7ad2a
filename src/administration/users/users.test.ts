import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { me } from "#people/accounts/contract.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { lookup, userEvents, userList, userMails, userSessions, userShow } from "./contract.ts";
import { withoutValues } from "./mail-subject.ts";

let api: TestApi;
let admin: Caller;
let member: Caller;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  admin = await api.as((await makeStaff(db, "admin")).id);
  member = await api.as((await makeStaff(db, "admin", { member: true })).id);
});
const change = (id: number, columns: object) =>
  api.database.db.updateTable("accounts").set(columns).where("id", "=", id).execute();
const missing = { params: { id: 99_999_999 } };

describe("The list of users", () => {
  const ids = async (query: object) =>
    (await member(userList, { query: { items: 100, ...query } })).data.map(({ id }) => Number(id));

  it("is filtered by kind, role, state, company and day, and shows no phone", async () => {
    const { db } = api.database;
    const boss = await makeRecruiter(db);
    const colleague = await makeRecruiter(db, { companyId: boss.companyId, member: true });
    const consultant = await makeStaff(db, "consultant");
    const [blocked, closing, erased] = [
      await makeCandidate(db),
      await makeCandidate(db),
      await makeCandidate(db),
    ];
    await change(blocked.id, { blocked_at: monday });
    await change(closing.id, { closes_at: monday });
    await change(erased.id, { deleted_at: monday, blocked_at: monday });
    await change(colleague.id, { blocked_at: monday, deactivated_by: boss.id, phone: "+84912000222" });
    await change(consultant.id, { created_at: new Date(monday.getTime() - 400 * day) });
    expect(await ids({ company_id: boss.companyId })).toEqual([colleague.id, boss.id]);
    expect(await ids({ company_id: boss.companyId, role_id: 0 })).toEqual([boss.id]);
    expect(await ids({ company_id: boss.companyId, state: "deactivated" })).toEqual([colleague.id]);
    expect(await ids({ agency_id: consultant.agency_id, to: "2025-12-31" })).toEqual([consultant.id]);
    expect(await ids({ agency_id: consultant.agency_id, from: "2026-01-01" })).toEqual([]);
    expect(await ids({ state: "blocked" })).toEqual([blocked.id]);
    expect(await ids({ state: "closing" })).toEqual([closing.id]);
    expect(await ids({ state: "erased" })).toEqual([erased.id]);
    expect(await ids({ kind: "candidate" })).not.toContain(erased.id);
    const { data, meta } = await admin(userList, { query: { company_id: boss.companyId } });
    expect(meta.of).toBe(data[0]?.attributes.company?.name);
    expect(JSON.stringify(data)).not.toContain("+84912000222");
    const { name } = data[0]!.attributes.company!;
    expect(await ids({ company: name.slice(0, 8).toUpperCase(), role_id: 0 })).toContain(boss.id);
    for (const company of ["100%", "zz\u0000zz", "<b>zz"]) expect(await ids({ company })).toEqual([]);
  });

  it("pages by the last row", async () => {
    for (let n = 0; n < 3; n++) await makeCandidate(api.database.db);
    const all = await ids({});
    const seen: number[] = [];
    let before: number | undefined;
    for (;;) {
      const { data, meta } = await member(userList, { query: { items: 2, before } });
      seen.push(...data.map(({ id }) => Number(id)));
      if (meta.next === null) break;
      before = Number(meta.next);
    }
    expect(seen).toEqual(all);
  });
});

describe("Sen’s own team", () => {
  it("is read by super administrators only", async () => {
    const { id, email } = await makeStaff(api.database.db, "admin");
    const params = { id };
    expect((await admin(userShow, { params })).data.attributes).toMatchObject({ kind: "admin", email });
    expect((await admin(userList, { query: { kind: "admin" } })).data.length).toBeGreaterThan(1);
    expect((await member(userList, { query: { kind: "admin" } })).data).toEqual([]);
    for (const text of [email, `/admin/users/${id}`])
      expect((await member(lookup, { body: { text } })).data).toEqual([]);
    for (const ask of [
      () => member(userShow, { params }),
      () => member(userSessions, { params }),
      () => member(userMails, { params, query: {} }),
    ])
      expect((await refusal(ask())).status).toBe(404);
  });
});

describe("A user", () => {
  it("is shown with facts and counts, and each read is recorded", async () => {
    const { db } = api.database;
    const reader = await makeStaff(db, "admin", { member: true });
    const person = await makeCandidate(db, { verified: false });
    await change(person.id, { phone: "+84912000333" });
    await (await api.as(person.id))(me);
    const { data } = await (await api.as(reader.id))(userShow, { params: { id: person.id } });
    expect(data.attributes).toMatchObject({
      email: person.email,
      kind: "candidate",
      state: "active",
      phone: "+84912000333",
      email_verified: false,
      live_sessions: 1,
      owns: [],
    });
    const row = await db
      .selectFrom("audit_event")
      .select(["object_type", "object_id"])
      .where("account_id", "=", reader.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ object_type: "users", object_id: String(person.id) });
    expect((await refusal(member(userShow, missing))).status).toBe(404);
  });

  it("has sessions with devices, which only super administrators may end", async () => {
    const { db } = api.database;
    const person = await makeCandidate(db);
    await (await api.as(person.id))(me);
    await db
      .updateTable("sessions")
      .set({ user_agent: "Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537.36" })
      .where("account_id", "=", person.id)
      .execute();
    const input = { params: { id: person.id } };
    const [own] = (await admin(userSessions, input)).data;
    expect(own?.attributes).toMatchObject({
      browser: "Chrome",
      system: "Windows",
      live: true,
      can: { end: true },
    });
    expect((await member(userSessions, input)).data[0]?.attributes.can.end).toBe(false);
    expect((await refusal(member(userSessions, missing))).status).toBe(404);
  });

  it("has mails by the subject of their kind, without any text or name", async () => {
    const { db } = api.database;
    const person = await makeCandidate(db);
    const rows = ["accounts.verify_email", "members.confirmation_wanted", "gone.kind"].map((template) => ({
      template,
      to_email: person.email,
      language: 0,
      props: JSON.stringify({ name: "Bí Mật", proof: "secret-proof" }),
    }));
    await db.insertInto("mails").values(rows).execute();
    const answer = await member(userMails, { params: { id: person.id }, query: {} });
    expect(answer.data.map(({ attributes }) => attributes.subject)).toEqual([
      "gone.kind",
      "Please confirm a super administrator: …",
      "Verify your email address",
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/Bí Mật|secret-proof/);
    expect((await refusal(member(userMails, { ...missing, query: {} }))).status).toBe(404);
  });

  it("has the recorded acts of and about the user, for super administrators", async () => {
    const person = await makeCandidate(api.database.db);
    await member(userShow, { params: { id: person.id } });
    const { data } = await admin(userEvents, { params: { id: person.id }, query: {} });
    expect(data.map(({ attributes: { action, own } }) => [action, own])).toEqual([
      ["GET /admins/users/:id", false],
    ]);
    expect((await refusal(member(userEvents, { params: { id: person.id }, query: {} }))).status).toBe(403);
    expect((await refusal(admin(userEvents, { ...missing, query: {} }))).status).toBe(404);
  });
});

describe("The subject of a kind of mail", () => {
  it.each([
    ["Verify your email", "Verify your email"],
    ["Offer from {company}: {job}", "Offer from …: …"],
    ["{count, plural, one {# job} other {# new jobs}} for {name}", "# new jobs for …"],
    ["{kind, select, a {A {x}} other {B {y}}}!", "B …!"],
    ["Due {at, date, short}", "Due …"],
  ])("%s is shown as %s", (message, shown) => {
    expect(withoutValues(message)).toBe(shown);
  });
});
