import { describe, expect, it } from "vitest";
import { passwordChanged, resetPassword, verifyEmail } from "#accounts/mails.ts";
import { companyBlocked, companyUnblocked, jobApproved, jobRejected } from "#job-review/mails.ts";
import { jobExpiring, jobRestored, jobTakenDown } from "#jobs/mails.ts";
import { jobRejectReasons, takedownReasons } from "#jobs/terms.ts";
import type { MailDefinition, MailProps } from "#kit/mail-definition.ts";
import { previewOf } from "#test/mail.ts";
import { mailViews, renderMail } from "./mails.tsx";

const declared = Object.entries(
  import.meta.glob<Record<string, MailDefinition>>("../*/mails.ts", { eager: true }),
).flatMap(([file, mails]) => Object.values(mails).map((mail) => ({ room: file.split("/")[1], mail })));

const link = { name: "An", proof: "p".repeat(43), minutes: 60 };
const at = "2026-03-17T01:00:00.000Z";
const job = {
  name: "An",
  job: "Kế toán <b>trưởng</b>",
  slug: "ke-toan-i7",
  companyId: 3,
  jobId: 7,
  expiresAt: at,
};

function sample<Props extends MailProps>({ name }: MailDefinition<Props>, props: NoInfer<Props>) {
  return [name, props] as const;
}

describe("Mails", () => {
  it.each(declared)("$mail.name of the room $room has a name of its own and one view", ({ mail }) => {
    expect(declared.filter((other) => other.mail.name === mail.name)).toHaveLength(1);
    expect(mailViews.filter((view) => view.definition === mail)).toHaveLength(1);
  });

  it("are all declared in the mails.ts of a room", () => {
    const mails = declared.map(({ mail }) => mail);
    expect(mailViews.map((view) => view.definition).filter((mail) => !mails.includes(mail))).toEqual([]);
    expect(mails.length).toBeGreaterThan(20);
  });

  it.each([
    sample(verifyEmail, link),
    sample(resetPassword, link),
    sample(passwordChanged, { name: "An", at }),
    sample(jobApproved, job),
    sample(jobExpiring, { ...job, days: 5 }),
    sample(jobApproved, { ...job, corrected: ["title", "category_ids"] }),
    sample(companyBlocked, { name: "An", company: "Sen & Co", reason: "{Sửa} lại" }),
    sample(companyUnblocked, { name: "An", company: "Sen & Co" }),
    sample(jobRestored, job),
    ...takedownReasons.flatMap(({ key }) =>
      (["suspended", "closed"] as const).map((how) =>
        sample(jobTakenDown, { ...job, how, reason: key, note: "{Sửa} lại" }),
      ),
    ),
    ...jobRejectReasons.map(({ key }) => sample(jobRejected, { ...job, reason: key, note: "{Sửa} lại" })),
  ])(
    "%s says in both languages what it has to, and more in its preview than in its subject",
    async (name, props) => {
      for (const language of ["en", "vi"] as const) {
        const mail = await renderMail(name, language, props, "https://sen.test");
        const preview = previewOf(mail.html);
        expect(`${mail.subject} ${preview} ${mail.text}`).not.toMatch(/\{(?!Sửa)|undefined|Invalid/);
        expect(mail.html).not.toContain("<b>");
        expect(preview).not.toBe(mail.subject);
        expect(preview.length).toBeGreaterThan(20);
        expect(mail.text).not.toContain("\u034f");
        expect(mail.text.split("\n").some((line) => line.startsWith("https://sen.test/"))).toBe(true);
      }
    },
  );
});
