import { describe, expect, it } from "vitest";
import { previewOf } from "#test/mail.ts";
import { renderMail } from "../../app/mails.tsx";
import { threadKinds } from "./terms.ts";

const person = { name: "Khoa <b>x</b>", text: "Chào <script>alert(1)</script>\nhai dòng" };
const due = "2026-03-03T03:00:00.000Z";
const proof = "p".repeat(43);

const mails: [string, Record<string, unknown>, string][] = [
  ["contact_thanks", { ...person, due, proof }, `/chat-with-support?token=${proof}`],
  [
    "answer",
    { ...person, by: "Mai", texts: ["Một", person.text], proof },
    `/chat-with-support?token=${proof}`,
  ],
  ["answer", { ...person, by: null, texts: ["Một"], proof }, `/chat-with-support?token=${proof}`],
  ...threadKinds.flatMap((kind) =>
    [person.name, null].map((name): [string, Record<string, unknown>, string] => [
      "new_message",
      {
        ...person,
        name,
        kind,
        company: "Sen & Co",
        subject: "{Thu phí}",
        reason: kind === "job_report" ? "scam" : null,
        due,
        path: "/admin/inbox/7",
      },
      "/admin/inbox/7",
    ]),
  ),
];

describe("Mails of support", () => {
  for (const language of ["en", "vi"] as const)
    it(`say all they have to in ${language}, hostile words as words, the link on a line of its own`, async () => {
      for (const [name, props, path] of mails) {
        const mail = await renderMail(`support.${name}`, language, props, "https://sen.test");
        expect(mail.subject).not.toMatch(/support\.|undefined|\n/);
        expect(mail.text).not.toMatch(/support\.|undefined|Invalid/);
        expect(previewOf(mail.html)).not.toMatch(/^$|support\.|undefined|Invalid/);
        expect(mail.html).not.toMatch(/<script|<b>x/);
        expect(mail.text.split("\n")).toContain(`https://sen.test${path}`);
        if (name !== "answer") expect(mail.text).toMatch(/03(\/03\/| Mar )2026/);
      }
    });
});
