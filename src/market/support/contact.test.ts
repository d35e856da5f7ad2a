import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
let limited: TestApi;
let adminEmail: string;
beforeAll(async () => {
  [api, limited] = await Promise.all([testApi(), testApi({ RATE_LIMIT: "1" })]);
  adminEmail = (await makeStaff(api.database.db, "admin")).email;
  await makeStaff(api.database.db, "consultant");
});
beforeEach(() => api.clock.set(monday));

const form = {
  name: "Trần Văn Khoa",
  company: "Công ty Bao bì Tân Việt",
  email: "Khoa@Example.test",
  phone: "0903 000 118",
  message: "Chúng tôi cần 12 nhân viên QC.",
};

async function lastThread() {
  const { db } = api.database;
  return db.selectFrom("support_threads").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
}

async function threadCount() {
  const { db } = api.database;
  const rows = await db.selectFrom("support_threads").select("id").execute();
  return rows.length;
}

describe("POST /public/contact", () => {
  it("returns the deadline within 24 working hours, thanks the writer and notifies administrators", async () => {
    const call = await api.as(null);
    const { data } = await call(contract.contact, { body: form });
    // monday is 10:00 in Vietnam.
    expect(data.attributes).toEqual({
      kind: "contact",
      email: "khoa@example.test",
      reply_by: new Date(monday.getTime() + day).toISOString(),
    });
    expect(await lastThread()).toMatchObject({
      kind: "contact",
      status: "open",
      name: form.name,
      company: form.company,
      email: "khoa@example.test",
      phone: "+84903000118",
      account_id: null,
    });
    const thanks = await api.mails("support.contact_thanks");
    expect(thanks.at(-1)).toMatchObject({ to_email: "khoa@example.test", props: { text: form.message } });
    const mails = await api.mails("support.new_message");
    expect(mails.map((mail) => mail.to_email)).toEqual([adminEmail]);
  });

  it("stores the positions of a headhunting request", async () => {
    const call = await api.as(null);
    const body = { ...form, kind: "headhunt" as const, positions: "Kế toán trưởng" };
    const { data } = await call(contract.contact, { body });
    expect(data.attributes.kind).toBe("headhunt");
    expect(await lastThread()).toMatchObject({ kind: "headhunt", subject: "Kế toán trưởng" });
  });

  it("returns an own message for each missing field", async () => {
    const call = await api.as(null);
    const wrong = await refusal(
      call(contract.contact, { body: { name: " ", email: "khoa@", phone: "12", message: "" } }),
    );
    expect(wrong.status).toBe(422);
    expect(wrong.pointers.sort()).toEqual(["/email", "/message", "/name", "/phone"]);
  });

  it("stores names and subjects on one line and without markup", async () => {
    const call = await api.as(null);
    await call(contract.contact, {
      body: {
        ...form,
        kind: "headhunt",
        name: "Khoa\r\nBcc: all@example.test",
        positions: "QC\u2028Subject: x",
        message: "<script>alert(1)</script>Chào <b>bạn</b>",
      },
    });
    const thread = await lastThread();
    expect(thread.name).toBe("Khoa Bcc: all@example.test");
    expect(thread.subject).toBe("QC Subject: x");
    const [mail] = (await api.mails("support.contact_thanks")).slice(-1);
    expect(mail?.props.text).toBe("alert(1)Chào bạn");
  });
});

describe("The spam check", () => {
  const stamped = async () => {
    const call = await api.as(null);
    const { data } = await call(contract.officeHours);
    return { call, stamp: data.attributes.stamp };
  };

  it("accepts a form after a minimum time, for two days", async () => {
    const { call, stamp } = await stamped();
    api.clock.advance(2500);
    await call(contract.contact, { body: { ...form, stamp, website: "" } });
    api.clock.advance(3 * day);
    const late = await refusal(call(contract.contact, { body: { ...form, stamp } }));
    expect([late.status, late.codes]).toEqual([422, ["form_expired"]]);
  });

  it("asks for a second click after a form that was too fast", async () => {
    const { call, stamp } = await stamped();
    api.clock.advance(300);
    const fast = await refusal(call(contract.contact, { body: { ...form, stamp } }));
    expect([fast.status, fast.codes]).toEqual([422, ["form_too_fast"]]);
    api.clock.advance(2000);
    await call(contract.contact, { body: { ...form, stamp } });
  });

  it("refuses a forged token, and the fourth use of a token", async () => {
    const { call, stamp } = await stamped();
    api.clock.advance(5000);
    for (const forged of ["", "x", `${stamp.slice(0, -4)}AAAA`])
      expect((await refusal(call(contract.contact, { body: { ...form, stamp: forged } }))).codes).toEqual([
        "form_expired",
      ]);
    for (let n = 0; n < 3; n++) await call(contract.contact, { body: { ...form, stamp } });
    expect((await refusal(call(contract.contact, { body: { ...form, stamp } }))).status).toBe(429);
  });

  it("answers a filled trap as if the message had arrived", async () => {
    const call = await api.as(null);
    const before = [await threadCount(), (await api.mails()).length];
    const { data } = await call(contract.contact, { body: { ...form, website: "https://spam.test" } });
    expect(data.attributes.email).toBe("khoa@example.test");
    expect([await threadCount(), (await api.mails()).length]).toEqual(before);
    const chat = { ...form, text: "Chào", website: "x" };
    expect((await refusal(call(contract.openChat, { body: chat }))).status).toBe(422);
  });

  it("sends six confirmations to an address a day, and accepts twenty forms from an IP address an hour", async () => {
    const call = await limited.as(null);
    const send = (email: string) =>
      call(contract.contact, { body: { ...form, email } }).then(
        () => 201,
        (error: { status: number }) => error.status,
      );
    const same = [];
    for (let n = 0; n < 7; n++) same.push(await send("victim@example.test"));
    expect(same).toEqual([201, 201, 201, 201, 201, 201, 429]);
    const others = [];
    for (let n = 0; n < 14; n++) others.push(await send(`person${n}@example.test`));
    expect(others.filter((status) => status === 201)).toHaveLength(13);
    expect(others.at(-1)).toBe(429);
  });
});
