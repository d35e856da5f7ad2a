import { describe, expect, it } from "vitest";
import { applicationReceived } from "#hiring/applications/mails.ts";
import { employerMail } from "#hiring/email-templates/mails.ts";
import { interviewChanged } from "#hiring/interviews/mails.ts";
import { languages } from "#kit/i18n.ts";
import type { MailDefinition } from "#kit/mail-definition.ts";
import { resetPassword } from "#people/accounts/mails.ts";
import { previewOf } from "#test/mail.ts";
import { mailSamples } from "#test/room-testing.ts";
import { mailViews, renderMail } from "./mails.tsx";

const declared = Object.entries(
  import.meta.glob<Record<string, MailDefinition>>("../*/*/mails.ts", { eager: true }),
).flatMap(([file, mails]) => Object.values(mails).map((mail) => ({ room: file.split("/")[2], mail })));

const origin = "https://sen.test";
const texts = {
  en: {
    greeting: "Hello Nguyễn Văn An,",
    nobody: "Hello,",
    team: "The Sen team",
    reason: /^You’re receiving this/,
  },
  vi: {
    greeting: "Chào Nguyễn Văn An,",
    nobody: "Chào bạn,",
    team: "Đội ngũ Sen",
    reason: /^Bạn nhận được email này vì/,
  },
};

describe("Mails", () => {
  it.each(declared)(
    "$mail.name of the room $room has a name of its own, one view and a sample",
    ({ mail }) => {
      expect(declared.filter((other) => other.mail.name === mail.name)).toHaveLength(1);
      expect(mailViews.filter((view) => view.definition === mail)).toHaveLength(1);
      expect(mailSamples.some(({ definition }) => definition === mail)).toBe(true);
    },
  );

  it("are all declared in the mails.ts of a room", () => {
    const mails = declared.map(({ mail }) => mail);
    expect(mailViews.map((view) => view.definition).filter((mail) => !mails.includes(mail))).toEqual([]);
    expect(mails.length).toBeGreaterThan(20);
  });

  it.each(mailSamples.map((sample) => [`${sample.definition.name} ${sample.kind}`, sample] as const))(
    "%s greets, says in both languages what it has to and why it comes, is signed and is plain text too",
    async (_, { definition, props, path }) => {
      const lines: Record<string, string[]> = {};
      for (const language of languages) {
        const mail = await renderMail(definition.name, language, props, origin, "Nguyễn Văn An");
        const { greeting, team, reason } = texts[language];
        const preview = previewOf(mail.html);
        const all = mail.text.split("\n").map((line) => line.trim());
        lines[language] = all;
        expect(`${mail.subject} ${preview} ${mail.text}`).not.toMatch(
          /\{(?!Sửa|Thu phí)|undefined|null|Invalid|NaN/,
        );
        expect(`${mail.subject} ${preview} ${mail.text}`).not.toContain(definition.name);
        expect(mail.html).not.toMatch(/<b>|<script/);
        expect(preview).not.toBe(mail.subject);
        expect(preview.length).toBeGreaterThan(14);
        expect(mail.text).not.toContain("\u034f");
        // An employer's own mail has no greeting and no signature of Sen.
        const signed = definition === employerMail ? [] : [greeting, team];
        expect(all.filter((line) => line === greeting || line === team)).toEqual(signed);
        expect(all.findIndex((line) => reason.test(line))).toBeGreaterThan(all.indexOf(team));
        if (path !== null) expect(all.some((line) => line.startsWith(`${origin}${path}`))).toBe(true);
        // Recruiters see the name of a reason; the candidate reads a sentence.
        if (definition.name === "applications.application_rejected")
          expect(mail.text).not.toMatch(/chưa đạt|does not match/);
        // Only the layout writes a greeting.
        expect(mail.text.match(/Nguyễn Văn An,/g) ?? []).toHaveLength(signed.length / 2);
      }
      // Lines that are the same in both languages contain only data: names, titles, links, and amounts.
      const data = JSON.stringify(props);
      const words = (line: string) =>
        (line.match(/\p{L}{3,}/gu) ?? []).filter((word) => !data.includes(word));
      const alike = lines.en?.filter(
        (line) => lines.vi?.includes(line) && !line.startsWith("http") && words(line).length > 0,
      );
      expect(alike?.filter((line) => line !== "Sen")).toEqual([]);
    },
  );

  it("greet people without a name", async () => {
    for (const language of languages) {
      const mail = await renderMail(resetPassword.name, language, { proof: "p", minutes: 60 }, origin, null);
      expect(mail.text.split("\n")).toContain(texts[language].nobody);
    }
  });

  it("show the job with its company, place and salary, and the company's logo if it has one", async () => {
    const sample = mailSamples.find(({ definition }) => definition.name === applicationReceived.name);
    const { card, ...props } = (sample?.props ?? {}) as { card: object };
    const render = (more: object) =>
      renderMail(applicationReceived.name, "vi", { ...props, ...more }, origin);
    const { text, html } = await render({ card });
    expect(text).toMatch(/Công ty Hoa Sen\s+Hà Nội · 15–20 triệu/);
    expect(html).not.toContain("/logo?");
    const logo = "/api/v2/public/companies/3/logo?v=1";
    expect((await render({ card: { ...card, logo } })).html).toContain(`src="${origin}${logo}"`);
    // Mails that were queued by an older version have no card.
    expect((await render({})).text).toContain("Công ty Hoa Sen");
  });

  it("have each fact on a line of its own in plain text", async () => {
    const [sample] = mailSamples.filter(({ definition }) => definition === interviewChanged);
    const { text } = await renderMail(interviewChanged.name, "en", sample?.props ?? {}, origin);
    expect(text.split("\n")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^When: .+ · 60 minutes$/),
        "Type: Video call",
        "Link: https://meet.sen.test/abc",
        "With: Trần Thị Bình",
      ]),
    );
  });

  it("write a moment in a Vietnamese sentence with its day", async () => {
    const [sample] = mailSamples.filter(({ definition }) => definition.name === "accounts.password_changed");
    const mail = await renderMail("accounts.password_changed", "vi", sample?.props ?? {}, origin);
    expect(mail.text).toContain("lúc 08:05 ngày 17/03/2026.");
  });
});
