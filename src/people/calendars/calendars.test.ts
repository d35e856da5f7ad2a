import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { addDays, dayOf, isoMoment } from "#platform/reference/calendar.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { atEnd } from "#test/at-end.ts";
import { readDueCalendars } from "./commands/read.ts";
import * as contract from "./contract.ts";
import { makeCalendar } from "./factory.ts";
import { caps, readEvery } from "./terms.ts";
import { calendarTools } from "./tools.ts";

let api: TestApi;
let answer: (reply: ServerResponse, path: string) => void;
let site: string;
const file = (start: string, end: string) =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "SUMMARY:Khám răng", `DTSTART:${start}`],
    ...[`DTEND:${end}`, "END:VEVENT", "END:VCALENDAR"],
  ].join("\r\n");
const usual = (reply: ServerResponse) => reply.end(file("20260303T020000Z", "20260303T030000Z"));
beforeAll(async () => {
  api = await testApi({ WEBHOOK_PRIVATE_ADDRESSES: "1" });
  const server = createServer((request, reply) => answer(reply, request.url ?? ""));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
});
beforeEach(() => {
  api.clock.set(monday);
  answer = usual;
});

const url = (path = "/basic.ics") => site + path;
const hoursOf = async (id: string | number) =>
  (
    await api.database.db
      .selectFrom("calendar_hours")
      .select(["starts_at", "ends_at"])
      .where("calendar_id", "=", Number(id))
      .orderBy("starts_at")
      .execute()
  ).map(({ starts_at, ends_at }) => [starts_at.toISOString(), ends_at.toISOString()]);

async function recruiter() {
  const boss = await makeRecruiter(api.database.db);
  return { boss, call: await api.as(boss.id) };
}

const readDue = () => readDueCalendars(api.database, calendarTools(api.services), api.clock.now());

describe("Calendars of a recruiter", () => {
  it("are read at once, without titles, and again every 15 minutes", async () => {
    const { call } = await recruiter();
    const { data } = await call(contract.addCalendar, { body: { url: url() } });
    expect(data.attributes).toMatchObject({ kind: "address", name: new URL(site).host, failure: null });
    expect(await hoursOf(data.id)).toEqual([["2026-03-03T02:00:00.000Z", "2026-03-03T03:00:00.000Z"]]);
    const stored = await api.database.db
      .selectFrom("calendars")
      .selectAll()
      .where("id", "=", Number(data.id))
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toMatch(/basic\.ics|Khám/);
    answer = (reply) => reply.end(file("20260304T020000Z", "20260304T030000Z"));
    expect(await readDue()).toEqual({ read: 0, failed: 0 });
    api.clock.set(new Date(monday.getTime() + readEvery));
    expect(await readDue()).toMatchObject({ read: 1 });
    expect(await hoursOf(data.id)).toEqual([["2026-03-04T02:00:00.000Z", "2026-03-04T03:00:00.000Z"]]);
    await call(contract.removeCalendar, { params: { id: Number(data.id) } });
    expect(await hoursOf(data.id)).toEqual([]);
  });

  it("keep their hours and say the reason when they cannot be read, and are read more and more seldom", async () => {
    const { call } = await recruiter();
    const { data } = await call(contract.addCalendar, { body: { url: url() } });
    answer = (reply) => {
      reply.statusCode = 404;
      reply.end();
    };
    for (const wait of [readEvery, 2 * readEvery, 4 * readEvery]) {
      api.clock.set(new Date(api.clock.now().getTime() + wait - 1));
      expect(await readDue()).toEqual({ read: 0, failed: 0 });
      api.clock.set(new Date(api.clock.now().getTime() + 1));
      expect(await readDue()).toEqual({ read: 0, failed: 1 });
    }
    const [listed] = (await call(contract.calendars)).data;
    expect(listed?.attributes.failure).toBe("calendar_refused");
    expect(await hoursOf(data.id)).toHaveLength(1);
    answer = usual;
    const read = await call(contract.readCalendar, { params: { id: Number(data.id) } });
    expect(read.data.attributes.failure).toBeNull();
  });

  it("are the caller's only: 401, 403 for other accounts, 404 for a colleague", async () => {
    const { boss, call } = await recruiter();
    const { id } = await makeCalendar(api.database.db, boss.id);
    const colleague = await makeRecruiter(api.database.db, { companyId: boss.companyId });
    for (const [who, status] of [
      [null, 401],
      [(await makeCandidate(api.database.db)).id, 403],
      [(await makeStaff(api.database.db, "admin")).id, 403],
    ] as const) {
      const other = await api.as(who);
      expect(await refusal(other(contract.addCalendar, { body: { url: url() } }))).toMatchObject({ status });
    }
    const other = await api.as(colleague.id);
    const params = { id: Number(id) };
    expect((await other(contract.calendars)).data).toEqual([]);
    expect(await refusal(other(contract.readCalendar, { params }))).toMatchObject({ status: 404 });
    expect(await refusal(other(contract.removeCalendar, { params }))).toMatchObject({ status: 404 });
    await call(contract.removeCalendar, { params });
    const consultant = await api.as((await makeStaff(api.database.db, "consultant")).id);
    expect(
      (await consultant(contract.addCalendar, { body: { url: url() } })).data.attributes.failure,
    ).toBeNull();
  });

  it("are at most five, and each is added once", async () => {
    const { call } = await recruiter();
    for (let n = 0; n < caps.calendars; n++)
      await call(contract.addCalendar, { body: { url: url(`/${n}.ics`) } });
    const again = call(contract.addCalendar, { body: { url: url("/0.ics") } });
    expect(await refusal(again)).toMatchObject({ status: 409, codes: ["calendar_known"] });
    const more = call(contract.addCalendar, { body: { url: url("/more.ics") } });
    expect(await refusal(more)).toMatchObject({ status: 409, codes: ["too_many_calendars"] });
  });

  it.each<[string, string, (reply: ServerResponse) => void]>([
    ["lies about what it is", "calendar_not_one", (reply) => reply.end("<html>hello</html>")],
    ["is broken", "calendar_not_one", (reply) => reply.end("BEGIN:VCALENDAR\r\nBEGIN:VEVENT")],
    [
      "never ends",
      "calendar_too_large",
      (reply) => {
        reply.write("BEGIN:VCALENDAR\r\n");
        const more = () => {
          while (!reply.destroyed && reply.write("X-LINE:1\r\n".repeat(50_000)));
        };
        reply.on("drain", more);
        more();
      },
    ],
    [
      "leads round in circles",
      "calendar_unreachable",
      (reply) => reply.writeHead(302, { location: "/basic.ics" }).end(),
    ],
    ["breaks off", "calendar_unreachable", (reply) => reply.destroy()],
    ["is refused", "calendar_refused", (reply) => reply.writeHead(403).end()],
  ])("are refused in words when the address %s", async (_, code, says) => {
    const { call } = await recruiter();
    answer = says;
    const refused = await refusal(call(contract.addCalendar, { body: { url: url() } }));
    expect(refused).toMatchObject({ status: 422, codes: [code], pointers: ["/url"] });
    expect((await call(contract.calendars)).data).toEqual([]);
  });

  it("whose owner is erased go with the account", async () => {
    const { boss } = await recruiter();
    await makeCalendar(api.database.db, boss.id, { hours: [[monday.getTime(), monday.getTime() + hour]] });
    const { eraseCalendars } = await import("./commands/calendars.ts");
    await api.database.db.transaction().execute((tx) => eraseCalendars(tx, boss.id));
    const left = await api.database.db
      .selectFrom("calendars")
      .where("account_id", "=", boss.id)
      .select("id")
      .execute();
    expect(left).toEqual([]);
  });

  it("of private networks are refused where the operator does not allow them", async () => {
    const strict = await testApi();
    const call = await strict.as((await makeRecruiter(strict.database.db)).id);
    for (const [given, code] of [
      ["https://127.0.0.1/x.ics", "calendar_url_private"],
      ["webcal://10.0.0.1/x.ics", "calendar_url_private"],
      ["http://93.184.216.34/x.ics", "calendar_url_invalid"],
    ] as const)
      expect(await refusal(call(contract.addCalendar, { body: { url: given } }))).toMatchObject({
        status: 422,
        codes: [code],
      });
  });

  it("are stored from yesterday until three months ahead", async () => {
    const { call } = await recruiter();
    answer = (reply) =>
      reply.end(
        file("20260101T020000Z", "20260101T030000Z").replace("END:VEVENT", "RRULE:FREQ=DAILY\r\nEND:VEVENT"),
      );
    const { data } = await call(contract.addCalendar, { body: { url: url() } });
    const hours = await hoursOf(data.id);
    expect(new Date(hours[0]?.[0] ?? "")).toEqual(new Date(isoMoment(addDays(dayOf(monday), -1), "09:00")));
    expect(hours).toHaveLength(93);
  });
});
