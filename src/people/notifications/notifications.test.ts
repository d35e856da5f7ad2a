import { beforeAll, describe, expect, it } from "vitest";
import { applicantsCame, applicationStatus } from "#hiring/applications/notifications.ts";
import { day } from "#kit/clock.ts";
import { inTransaction, type Tx } from "#kit/db.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification, type NotificationDefinition } from "#kit/notification-definition.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { cancelNotifications, eraseNotificationsAbout, notify, showNotification } from "./commands/notify.ts";
import { eraseNotifications, pruneNotifications } from "./commands/own.ts";
import * as contract from "./contract.ts";
import { kindNames, readNotification } from "./kinds.ts";

let api: TestApi;
const tx = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(api.database, work);
const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
beforeAll(async () => {
  api = await testApi();
});

const status = { job: "Kế toán", company: "Hoa Sen", application: 7, status: "interview" as const };
const send = (account: number, what: { about?: string; at?: Date; showAt?: Date } = {}) =>
  tx((it) =>
    notify(it, applicationStatus, {
      to: [account],
      about: what.about ?? "applicant:7",
      props: status,
      at: what.at ?? monday,
      showAt: what.showAt,
    }),
  );

describe("Notifications", () => {
  it("need a session, and exclude those of other accounts", async () => {
    const nobody = await api.as(null);
    for (const call of [
      () => nobody(contract.list),
      () => nobody(contract.unread),
      () => nobody(contract.readAll),
      () => nobody(contract.read, { params: { id: 1 } }),
      () => nobody(contract.choices),
      () => nobody(contract.changeChoices, { body: { mail: [], bell: [] } }),
      () => nobody(contract.events),
    ])
      await expect(call()).rejects.toMatchObject({ status: 401 });
    const [one, other] = [await makeCandidate(api.database.db), await makeCandidate(api.database.db)];
    await send(one.id);
    const { data } = await (await api.as(one.id))(contract.list);
    const asOther = await api.as(other.id);
    await expect(asOther(contract.read, { params: { id: data[0]?.id ?? "" } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await asOther(contract.list)).data).toEqual([]);
  });

  it("are read in the reader's language, newest first, by key", async () => {
    const { id } = await makeCandidate(api.database.db);
    for (const n of [1, 2, 3]) await send(id, { about: `applicant:${n}`, at: later(n) });
    const english = await api.as(id, { "x-language": "en" });
    const first = await english(contract.list, { query: { items: 2 } });
    expect(first.data.map(({ attributes }) => attributes.at)).toEqual(
      [later(3), later(2)].map((at) => at.toISOString()),
    );
    expect(first.data[0]?.attributes).toMatchObject({
      text: "Hoa Sen moved you to the interview stage for Kế toán",
      path: "/my-jobs/applied/7",
      read_at: null,
    });
    expect(first.meta.unread).toBe(3);
    const rest = await english(contract.list, { query: { before: first.meta.next ?? "", items: 2 } });
    expect(rest.data.map(({ attributes }) => attributes.at)).toEqual([later(1).toISOString()]);
    expect(rest.meta.next).toBeNull();
    const vietnamese = await (await api.as(id, { "x-language": "vi" }))(contract.list);
    expect(vietnamese.data[0]?.attributes.text).toBe(
      "Hồ sơ của bạn cho vị trí Kế toán tại Hoa Sen đã vào vòng phỏng vấn",
    );
  });

  it("of one kind about one thing are one line until the line is read", async () => {
    const { id, companyId } = await makeRecruiter(api.database.db);
    const call = await api.as(id, { "x-language": "en" });
    const props = { job: "Kế toán", job_id: 5 };
    const come = () =>
      tx((it) => notify(it, applicantsCame, { to: [id, id], about: "job:5", props, at: monday }));
    await come();
    await come();
    const { data } = await call(contract.list);
    expect(data.map(({ attributes }) => attributes.text)).toEqual(["2 new applications for Kế toán"]);
    const read = await call(contract.read, { params: { id: data[0]?.id ?? "" } });
    expect(read.data.attributes.path).toBe(`/employer/${companyId}/5`);
    expect(read.data.attributes.read_at).not.toBeNull();
    await come();
    expect((await call(contract.unread)).data.attributes.count).toBe(1);
    expect((await call(contract.list)).data).toHaveLength(2);
    await call(contract.readAll);
    expect((await call(contract.unread)).data.attributes.count).toBe(0);
  });

  it("lead each reader to the own console", async () => {
    const { db } = api.database;
    const [recruiter, consultant] = [await makeRecruiter(db), await makeStaff(db, "consultant")];
    const props = { job: "Kế toán", job_id: 5 };
    await tx((it) =>
      notify(it, applicantsCame, { to: [recruiter.id, consultant.id], about: "job:5", props, at: monday }),
    );
    const pathOf = async (id: number) =>
      (await (await api.as(id))(contract.list)).data.map(({ attributes }) => attributes.path);
    expect(await pathOf(recruiter.id)).toEqual([`/employer/${recruiter.companyId}/5`]);
    expect(await pathOf(consultant.id)).toEqual(["/consultants/5"]);
  });

  it("that are pending are shown at their time, or never if they are cancelled", async () => {
    const { id } = await makeCandidate(api.database.db);
    const call = await api.as(id);
    const listed = async () => (await call(contract.list)).data.length;
    await send(id, { showAt: later(10) });
    const job = api.queued.findLast(({ name }) => name === "notification");
    expect(job?.startAfter).toEqual(later(10));
    expect(await listed()).toBe(0);
    await tx((it) => cancelNotifications(it, "applicant:7"));
    await tx((it) => showNotification(it, Number(job?.data.id)));
    expect(await listed()).toBe(0);
    await send(id, { showAt: later(20) });
    await tx((it) => showNotification(it, Number(api.queued.at(-1)?.data.id)));
    expect(await listed()).toBe(1);
  });

  it("reach an open event stream of the account", async () => {
    const { id } = await makeCandidate(api.database.db);
    const origin = await api.app.listen({ port: 0, host: "127.0.0.1" });
    const answer = await fetch(`${origin}/api/v2/account/events`, {
      headers: { authorization: `Bearer ${await api.token(id)}` },
    });
    const reader = answer.body?.getReader();
    await expect.poll(api.services.pubsub.isConnected).toBe(true);
    await send(id);
    let seen = "";
    while (!seen.includes("event: changed"))
      seen += new TextDecoder().decode((await reader?.read())?.value ?? new Uint8Array());
    await reader?.cancel();
    expect(seen).toContain("event: open");
  });

  it("are deleted with the thing that they are about, with the account, and by age", async () => {
    const { db } = api.database;
    const { id } = await makeCandidate(db);
    const rows = () => db.selectFrom("notifications").select("about").where("account_id", "=", id).execute();
    await send(id, { about: "applicant:1" });
    await send(id, { about: "applicant:2" });
    await tx((it) => eraseNotificationsAbout(it, ["applicant:1"]));
    expect(await rows()).toEqual([{ about: "applicant:2" }]);
    await (await api.as(id))(contract.readAll);
    const inDays = (days: number) => new Date(api.clock.now().getTime() + days * day);
    await pruneNotifications(db, inDays(89));
    expect(await rows()).toHaveLength(1);
    await pruneNotifications(db, inDays(91));
    expect(await rows()).toEqual([]);
    await send(id);
    await (await api.as(id))(contract.changeChoices, { body: { mail: [], bell: ["messages"] } });
    await tx((it) => eraseNotifications(it, id));
    expect(await rows()).toEqual([]);
    expect(
      await db.selectFrom("notification_choices").select("channel").where("account_id", "=", id).execute(),
    ).toEqual([]);
  });

  it("of an unknown kind are left out", () => {
    expect(readNotification({ kind: "gone.kind", count: 1, props: {} }, "en")).toBeNull();
  });
});

describe("A kind of notification", () => {
  it("is listed by its room", () => {
    const files = import.meta.glob<Record<string, NotificationDefinition>>("../../*/*/notifications.ts", {
      eager: true,
    });
    const defined = Object.values(files).flatMap((kinds) => Object.values(kinds).map(({ name }) => name));
    expect(defined.length).toBeGreaterThan(20);
    expect(kindNames().sort()).toEqual(defined.sort());
  });

  it("is refused when no room lists it, even if a listed kind has the same name", async () => {
    const { id } = await makeCandidate(api.database.db);
    const options = {
      group: "messages",
      props: props<{ by: string }>(),
      texts: { en: "a", vi: "b" },
    } as const;
    for (const name of ["notifications.forgotten", applicationStatus.name]) {
      const kind = defineNotification(name, { ...options, path: () => "/" });
      const sent = tx((it) => notify(it, kind, { to: [id], about: "a", props: { by: "An" }, at: monday }));
      await expect(sent).rejects.toThrow(name);
    }
    expect((await (await api.as(id))(contract.list)).data).toEqual([]);
  });
});
