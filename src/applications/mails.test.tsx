import { describe, expect, it } from "vitest";
import { previewOf } from "#test/mail.ts";
import { renderMail } from "../app/mails.tsx";
import { candidateStatuses, rejectReasons, withdrawReasons } from "./terms.ts";

const person = { name: "Nguyễn Văn An", job: "Kế toán <b>tổng hợp</b>", company: "Công ty Hoa Sen" };
const closes = "2026-03-17T01:00:00.000Z";
const desk = { candidate: "Nguyễn Văn An", job: person.job, company_id: 3, applicant: 42, job_id: 7 };
const notified = candidateStatuses.filter((status) => status !== "rejected" && status !== "withdrawn");

const mails: [string, Record<string, unknown>, string][] = [
  ["application_received", { ...person, application: 42, respond_by: closes }, "/my-jobs/applied/42"],
  ["new_applicant", { ...desk, flags: 0 }, "/employer/3/candidates/42"],
  ["new_applicant", { ...desk, flags: 2 }, "/employer/3/candidates/42"],
  ...notified.map((status): [string, Record<string, unknown>, string] => [
    "status_changed",
    { ...person, application: 42, status, again: true },
    "/my-jobs/applied/42",
  ]),
  ...rejectReasons.map(({ key }): [string, Record<string, unknown>, string] => [
    "application_rejected",
    { ...person, reason: key },
    "/",
  ]),
  ...withdrawReasons.map(({ key }): [string, Record<string, unknown>, string] => [
    "application_withdrawn",
    { ...desk, reason: key, note: "Cảm ơn anh chị" },
    "/employer/3/candidates/42",
  ]),
  ...["nudge", "waiting", "last_warning"].flatMap((name) =>
    [1, 3].map((count): [string, Record<string, unknown>, string] => [
      `unanswered_${name}`,
      { ...desk, count, closes },
      "/employer/3/7",
    ]),
  ),
  ["still_waiting", { ...person, closes }, "/"],
  ["no_response", { ...person, days: 15 }, "/"],
];

describe("Mails on applications", () => {
  for (const language of ["en", "vi"] as const)
    it(`say all they have to in ${language}, with the link on a line of its own`, async () => {
      for (const [name, props, path] of mails) {
        const mail = await renderMail(`applications.${name}`, language, props, "https://sen.test");
        const lines = mail.text.split("\n");
        expect(mail.subject).not.toMatch(/applications\.|[{}]|undefined/);
        expect(mail.text).not.toMatch(/applications\.|[{}]|undefined|Invalid/);
        expect(previewOf(mail.html)).toMatch(/^[^{}]{15,}$/);
        expect(previewOf(mail.html)).not.toMatch(/applications\.|undefined|Invalid/);
        expect(lines.some((line) => line.startsWith(`https://sen.test${path}`))).toBe(true);
        expect(mail.html).not.toContain("<b>tổng hợp</b>");
        // A reason's own name is for recruiters; the candidate reads the sentence.
        if (name === "application_rejected") expect(mail.text).not.toMatch(/chưa đạt|does not match/);
      }
    });
});
