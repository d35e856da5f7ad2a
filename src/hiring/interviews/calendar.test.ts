import ICAL from "ical.js";
import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { renderMail } from "../../app/mails.tsx";
import * as contract from "./contract.ts";
import { calendarFeed, endFeed, makeFeed } from "./contract-calendar.ts";
import { bothSides, mailsTo, of, office } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/**
 * Returns a calendar that follows RFC 5546: it stores events by id, the highest sequence number wins, and a canceled event is
 * removed.
 */
function standardCalendar() {
  const events = new Map<string, { sequence: number; event: ICAL.Event }>();
  return {
    events: () => [...events.values()].map(({ event }) => event),
    take(text: string) {
      const calendar = new ICAL.Component(ICAL.parse(text));
      const method = calendar.getFirstPropertyValue("method");
      for (const part of calendar.getAllSubcomponents("vevent")) {
        const event = new ICAL.Event(part);
        if ((events.get(event.uid)?.sequence ?? -1) >= event.sequence) continue;
        if (method === "CANCEL" && part.getFirstPropertyValue("status") === "CANCELLED")
          events.delete(event.uid);
        else events.set(event.uid, { sequence: event.sequence, event });
      }
    },
  };
}

describe("The events of mails", () => {
  it.each(["en", "vi"] as const)(
    "move in a calendar with the interview, and leave it, in %s",
    async (language) => {
      const { schedule, employer, candidate, recruiter } = await bothSides(api);
      const interview = await schedule({ message: "Mang theo bằng lái; đến sớm, nhé" });
      await employer(contract.reschedule, {
        ...of(interview),
        body: { ...office, time: "14:30", duration: 90 },
      });
      await employer(contract.cancel, { ...of(interview), body: { reason_id: 1 } });
      for (const [email, template] of [
        [candidate.email, "interviews.changed"],
        [recruiter.email, "interviews.interviewer"],
      ] as const) {
        const calendar = standardCalendar();
        const starts: unknown[] = [];
        const isCandidate = email === candidate.email;
        for (const props of await mailsTo(api, email, template)) {
          const envelope = { from: "Sen <hello@sen.test>", to: email, asOf: monday };
          const mail = await renderMail(template, language, props, "https://sen.test", "An", null, envelope);
          const lines = mail.calendar?.content.split("\r\n") ?? [];
          expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
          calendar.take(mail.calendar?.content ?? "");
          expect(lines.filter((line) => line.startsWith("DTSTART;"))).toEqual([
            expect.stringMatching(/^DTSTART;TZID=Asia\/Ho_Chi_Minh:20260305T(?:09|14)[03]000$/),
          ]);
          starts.push(
            calendar.events().map((event) => [event.startDate.toJSDate(), event.duration.toSeconds() / 60]),
          );
          const [event] = calendar.events();
          if (event && isCandidate && starts.length === 1)
            expect(event.description).toBe("Mang theo bằng lái; đến sớm, nhé");
        }
        expect(starts).toEqual([
          [[new Date("2026-03-05T02:00:00Z"), 60]],
          [[new Date("2026-03-05T07:30:00Z"), 90]],
          [],
        ]);
      }
    },
  );
});

describe("A private calendar", () => {
  const read = (url: string) => api.app.inject(new URL(url).pathname);

  it("has only the interviews of its owner, until its address is renewed or ended", async () => {
    const { schedule, employer, recruiter, seeker } = await bothSides(api);
    const planned = await schedule();
    const canceled = await schedule({ time: "16:00" });
    await employer(contract.cancel, { ...of(canceled), body: { reason_id: 1 } });
    const other = await api.as((await makeRecruiter(api.database.db, { companyId: recruiter.companyId })).id);
    expect((await employer(calendarFeed)).data.attributes).toEqual({ created_at: null, url: null });
    const urls = await Promise.all(
      [employer, seeker, other].map(async (call) => (await call(makeFeed)).data.attributes.url ?? ""),
    );
    const uids = await Promise.all(
      urls.map(async (url) => {
        const { body, headers } = await read(url);
        expect(headers["content-type"]).toContain("text/calendar");
        return new ICAL.Component(ICAL.parse(body))
          .getAllSubcomponents("vevent")
          .map((part) => new ICAL.Event(part).uid);
      }),
    );
    const own = [`interview-${planned.id}@localhost`];
    expect(uids).toEqual([own, own, []]);
    const [first = ""] = urls;
    await employer(makeFeed);
    expect((await read(first)).statusCode).toBe(404);
    expect((await employer(calendarFeed)).data.attributes).toMatchObject({ url: null });
    await seeker(endFeed);
    expect((await read(urls[1] ?? "")).statusCode).toBe(404);
    const anonymous = await api.as(null);
    for (const endpoint of [calendarFeed, makeFeed, endFeed])
      await expect(anonymous(endpoint as typeof calendarFeed)).rejects.toMatchObject({ status: 401 });
  });
});
