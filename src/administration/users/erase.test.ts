import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { login, me } from "#people/accounts/contract.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as acts from "./contract-acts.ts";
import { type Administrator, administrators, onUser } from "./factory.ts";

let api: TestApi;
let sen: ReturnType<typeof administrators>;
let boss: Administrator;
beforeAll(async () => {
  api = await testApi();
  sen = administrators(api);
});
beforeEach(async () => {
  await sen.empty();
  boss = await sen.make();
});
const change = (id: number, columns: object) => sen.change(id, columns);

describe("Erasing a closing account", () => {
  async function closing(columns: object = {}) {
    const person = await makeCandidate(api.database.db, { fullName: "Lê Xóa Sớm" });
    await change(person.id, { closes_at: new Date(monday.getTime() + 5 * day), ...columns });
    return { ...person, request: onUser(person.id, { email: person.email }) };
  }
  const erasures = () =>
    api.database.db.selectFrom("erasures").select("erased").where("kind", "=", "account").execute();

  it("needs a second super administrator and the address, and is recorded for restores", async () => {
    const person = await closing();
    expect((await refusal(boss.call(acts.userErase, person.request))).codes).toEqual(["second_person"]);
    const other = await sen.make();
    const wrong = onUser(person.id, { email: "other@example.test" });
    expect((await refusal(boss.call(acts.userErase, wrong))).codes).toEqual(["email_mismatch"]);
    const asked = (await boss.call(acts.userErase, person.request)).data.attributes;
    expect(asked).toMatchObject({ state: "closing", requests: [{ act: "erase", reason: "Tin giả" }] });
    expect((await refusal(boss.call(acts.userErase, person.request))).codes).toEqual(["second_person"]);
    expect((await sen.mailsTo(other.email)).map(([template]) => template)).toEqual(["users.erasure_wanted"]);
    expect(await sen.mailsTo(person.email)).toEqual([
      ["users.changed", { change: "erasure_requested", reason: "Tin giả" }],
    ]);
    const { data } = await other.call(acts.userErase, person.request);
    expect(data.attributes).toMatchObject({
      state: "erased",
      full_name: "—",
      requests: [],
      block_reason: null,
    });
    expect(JSON.stringify(await erasures())).toContain(`"id": ${person.id}`.replace(" ", ""));
    expect((await sen.mailsTo(person.email)).at(-1)).toMatchObject([
      "accounts.account_closed",
      { reason: "Tin giả" },
    ]);
    expect((await refusal(other.call(acts.userErase, person.request))).codes).toEqual(["user_not_closing"]);
  });

  it("is refused for an open account, after a login, and after the request was withdrawn", async () => {
    const other = await sen.make();
    const open = await makeCandidate(api.database.db);
    const request = onUser(open.id, { email: open.email });
    expect((await refusal(boss.call(acts.userErase, request))).codes).toEqual(["user_not_closing"]);
    const person = await closing();
    await boss.call(acts.userErase, person.request);
    await (await api.as(person.id))(me);
    expect(await refusal(other.call(acts.userErase, person.request))).toMatchObject({
      status: 409,
      codes: ["user_logged_in"],
    });
    expect((await sen.rowOf(person.id)).full_name).toBe("Lê Xóa Sớm");
    await boss.call(acts.userSessionsEnd, onUser(person.id));
    await boss.call(acts.userEraseEnd, onUser(person.id));
    expect((await refusal(boss.call(acts.userEraseEnd, onUser(person.id)))).codes).toEqual([
      "confirmation_over",
    ]);
    expect((await sen.mailsTo(person.email)).at(-1)).toEqual([
      "users.changed",
      { change: "erasure_ended", reason: "Tin giả" },
    ]);
    expect((await other.call(acts.userErase, person.request)).data.attributes.state).toBe("closing");
    await boss.call(acts.userEraseEnd, onUser(person.id, { reason: "Chủ tài khoản đổi ý" }));
    expect((await sen.mailsTo(other.email)).at(-1)).toEqual([
      "members.request_refused",
      { act: "erase", by: boss.full_name, name: "Lê Xóa Sớm", reason: "Chủ tài khoản đổi ý" },
    ]);
  });

  it("is requested again after the owner has kept the account and closed it once more", async () => {
    const other = await sen.make();
    const person = await closing();
    await boss.call(acts.userErase, person.request);
    const yesterday = new Date(monday.getTime() - day);
    await api.database.db
      .updateTable("account_confirmations")
      .set({ requested_at: yesterday })
      .where("account_id", "=", person.id)
      .execute();
    await change(person.id, { closes_at: new Date(monday.getTime() + 7 * day) });
    const { data } = await other.call(acts.userErase, person.request);
    expect(data.attributes).toMatchObject({
      state: "closing",
      requests: [{ requested_by: other.full_name }],
    });
  });

  it("and a login at the same moment leave either the account with its session, or nothing", async () => {
    const other = await sen.make();
    const password = "mưa rào tháng bảy";
    const password_hash = await hashPassword(password);
    for (let round = 0; round < 6; round++) {
      const person = await closing({ password_hash });
      await boss.call(acts.userErase, person.request);
      const visitor = await api.as(null);
      const [erased, signedIn] = await Promise.allSettled([
        new Promise((go) => setTimeout(go, round * 20)).then(() =>
          other.call(acts.userErase, person.request),
        ),
        visitor(login, { body: { email: person.email, password } } as never),
      ]);
      expect([erased.status, signedIn.status].sort()).toEqual(["fulfilled", "rejected"]);
      const { deleted_at } = await sen.rowOf(person.id);
      expect(deleted_at !== null).toBe(erased.status === "fulfilled");
    }
  });
});
