import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { forgotPassword, login, me, resetPassword } from "#people/accounts/contract.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

const password = "cau vong bay mau";
let api: TestApi;
let password_hash: string;
beforeAll(async () => {
  api = await testApi();
  password_hash = await hashPassword(password);
});

async function person(given: { verified?: boolean } = {}) {
  const account = await makeCandidate(api.database.db, given);
  await api.database.db.updateTable("accounts").set({ password_hash }).where("id", "=", account.id).execute();
  return { ...account, call: await api.as(account.id) };
}

/** Begins a change and reads the links from the mails. */
async function begin(account: Awaited<ReturnType<typeof person>>, email: string) {
  await account.call(contract.emailChangeBegin, { body: { email, current_password: password } });
  const tokenOf = async (template: string, to: string) =>
    String((await api.mails(template)).findLast((mail) => mail.to_email === to)?.props.proof ?? "");
  return {
    fresh: await tokenOf("security.email_change_new", email),
    present: await tokenOf("security.email_change_old", account.email),
  };
}

const emailOf = async (id: number) =>
  (
    await api.database.db
      .selectFrom("accounts")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).email;
const confirm = async (token: string) => {
  const visitor = await api.as(null);
  return (await visitor(contract.emailLinkConfirm, { body: { token } })).data.attributes.state;
};

describe("A change of email", () => {
  it("happens once both mailboxes have confirmed it, in either order", async () => {
    for (const first of ["fresh", "present"] as const) {
      const account = await person();
      const to = `${first}-moi@example.test`;
      const links = await begin(account, to);
      expect(await confirm(links[first])).toBe(first === "fresh" ? "waits_for_old" : "waits_for_new");
      expect(await emailOf(account.id)).toBe(account.email);
      expect((await account.call(contract.emailChange)).data.attributes).toMatchObject({
        email: to,
        new_confirmed: first === "fresh",
        old_confirmed: first === "present",
      });
      expect(await confirm(links[first === "fresh" ? "present" : "fresh"])).toBe("changed");
      expect(await emailOf(account.id)).toBe(to);
      const told = (await api.mails("security.email_changed")).map((mail) => mail.to_email);
      expect(told).toEqual(expect.arrayContaining([to, account.email]));
      const candidate = await api.database.db
        .selectFrom("candidates")
        .select("email")
        .where("account_id", "=", account.id)
        .executeTakeFirst();
      expect(candidate?.email).toBe(to);
      const visitor = await api.as(null);
      await visitor(login, { body: { email: to, password } });
      expect((await refusal(visitor(login, { body: { email: account.email, password } }))).status).toBe(401);
    }
  });

  it("ends other sessions, linked providers and links in earlier mails; the caller's own session stays", async () => {
    const account = await person();
    const elsewhere = await api.as(account.id);
    await api.database.db
      .insertInto("identities")
      .values({ provider: "google", subject: "g-1", account_id: account.id, created_at: monday })
      .execute();
    await (await api.as(null))(forgotPassword, { body: { email: account.email } });
    const links = await begin(account, "other@example.test");
    await confirm(links.fresh);
    const { data } = await account.call(contract.emailLinkConfirm, { body: { token: links.present } });
    expect(data.attributes.state).toBe("changed");
    expect((await refusal(elsewhere(me))).status).toBe(401);
    expect((await account.call(me)).data.attributes).toMatchObject({
      email: "other@example.test",
      email_verified: true,
    });
    const identities = await api.database.db
      .selectFrom("identities")
      .selectAll()
      .where("account_id", "=", account.id)
      .execute();
    expect(identities).toEqual([]);
    const [reset] = await api.mails("accounts.reset_password");
    const body = {
      token: String(reset?.props.proof),
      password: "mot hai ba bon",
      password_confirmation: "mot hai ba bon",
    };
    expect((await refusal((await api.as(null))(resetPassword, { body }))).codes).toEqual(["link_expired"]);
    const audit = await api.database.db
      .selectFrom("audit_event")
      .select(["action", "detail"])
      .where("account_id", "=", account.id)
      .orderBy("id")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      "POST /account/email_change",
      "POST /auths/email_change/confirm",
      "POST /auths/email_change/confirm",
    ]);
    expect(JSON.stringify(audit)).not.toContain("@example.test");
  });

  it("of an address that was never verified needs the new one only", async () => {
    const account = await person({ verified: false });
    const links = await begin(account, "right@example.test");
    expect(links.present).toBe("");
    expect(await confirm(links.fresh)).toBe("changed");
    const own = await api.as(account.id);
    expect((await own(contract.emailChange)).data.attributes).toBeNull();
    expect((await own(me)).data.attributes).toMatchObject({
      email: "right@example.test",
      email_verified: true,
    });
  });

  it("ends when the owner of the present mailbox sets a password or verifies it", async () => {
    const account = await person({ verified: false });
    const { fresh } = await begin(account, "mine@example.test");
    await api.database.db
      .updateTable("accounts")
      .set({ email_verified_at: monday })
      .where("id", "=", account.id)
      .execute();
    expect((await refusal(confirm(fresh))).codes).toEqual(["link_expired"]);
    const second = await person();
    const links = await begin(second, "mine2@example.test");
    await api.database.db
      .updateTable("accounts")
      .set({ password_hash: "another" })
      .where("id", "=", second.id)
      .execute();
    for (const token of [links.fresh, links.present])
      expect((await refusal(confirm(token))).codes).toEqual(["link_expired"]);
  });

  it("is refused at the present mailbox, and every device is signed out", async () => {
    const account = await person();
    const links = await begin(account, "thief@example.test");
    await confirm(links.fresh);
    const visitor = await api.as(null);
    const cancel = (token: string) => visitor(contract.emailLinkCancel, { body: { token } });
    expect((await refusal(cancel(links.fresh))).codes).toEqual(["token_not_found"]);
    await cancel(links.present);
    expect((await refusal(account.call(me))).status).toBe(401);
    expect(await emailOf(account.id)).toBe(account.email);
    expect((await refusal(confirm(links.present))).codes).toEqual(["token_not_found"]);
  });

  it("can be given up, and a second one replaces the first", async () => {
    const account = await person();
    const earlier = await begin(account, "first@example.test");
    const later = await begin(account, "second@example.test");
    expect((await refusal(confirm(earlier.fresh))).codes).toEqual(["token_not_found"]);
    await account.call(contract.emailChangeCancel);
    expect((await refusal(confirm(later.fresh))).codes).toEqual(["token_not_found"]);
  });

  it("expires after a day", async () => {
    const account = await person();
    const links = await begin(account, "late@example.test");
    const visitor = await api.as(null);
    expect((await visitor(contract.emailLink, { query: { token: links.present } })).data.attributes).toEqual({
      email: "late@example.test",
      side: "old",
      confirmed: false,
    });
    api.clock.advance(day);
    expect((await refusal(confirm(links.fresh))).codes).toEqual(["link_expired"]);
    api.clock.set(monday);
  });

  it("asks for the password, and refuses an address that is taken, the same, or of the other side", async () => {
    const account = await person();
    const taken = await makeCandidate(api.database.db);
    const recruiter = await makeRecruiter(api.database.db);
    const ask = (email: string, current_password = password) =>
      refusal(account.call(contract.emailChangeBegin, { body: { email, current_password } }));
    expect(await ask("x@example.test", "wrong")).toMatchObject({
      codes: ["password_wrong"],
      pointers: ["/current_password"],
    });
    expect(await ask(account.email)).toMatchObject({ codes: ["email_same"], pointers: ["/email"] });
    expect((await ask(taken.email)).codes).toEqual(["email_taken"]);
    expect((await ask(recruiter.email)).codes).toEqual(["email_is_recruiter"]);
    const provider = await api.as((await makeCandidate(api.database.db)).id);
    const body = { email: "x@example.test", current_password: "x" };
    expect((await refusal(provider(contract.emailChangeBegin, { body }))).codes).toEqual(["password_absent"]);
    expect((await refusal((await api.as(null))(contract.emailChangeBegin, { body }))).status).toBe(401);
  });

  it("fails when somebody else has registered with the address meanwhile", async () => {
    const account = await person();
    const links = await begin(account, "race@example.test");
    await confirm(links.present);
    await makeCandidate(api.database.db, { email: "race@example.test" });
    expect((await refusal(confirm(links.fresh))).codes).toEqual(["email_taken"]);
    expect(await emailOf(account.id)).toBe(account.email);
  });
});
