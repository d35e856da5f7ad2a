import { beforeAll, describe, expect, it } from "vitest";
import { applyPath } from "#hiring/applications/paths.ts";
import { makeContainer, makeExe, makeZipBombDocx } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { errorText } from "../../src/app/error-texts.ts";
import { testSite, type Visitor } from "../browser.ts";
import { variants } from "../examples.ts";
import { cvOf, lockedPdf, types } from "./cvs.ts";
import { descriptionAt, field, open, patience, quickApply } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const slug = await makeOpenJob();
const coverLetter = "Tôi đã làm kế toán năm năm và muốn gắn bó lâu dài.";
const phone = "0912345678";

async function makeOpenJob() {
  const { db } = site.database;
  const boss = await makeRecruiter(db);
  return (await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: new Date() })).slug;
}

/** Files that the page refuses before it sends them. */
const refusedAtOnce = [
  { what: "an empty file", buffer: Buffer.alloc(0), key: "fileEmpty" },
  { what: "11 MB", buffer: Buffer.alloc(11 * 1024 * 1024, "%PDF-1.4 "), key: "fileTooBig" },
] as const;

/** Files that the server refuses because of their content. */
const refusedByServer = [
  {
    what: "a renamed program",
    name: "CV.pdf",
    mimeType: types.pdf,
    buffer: makeExe(),
    code: "cv_wrong_type",
  },
  {
    what: "a PDF with a password",
    name: "CV.pdf",
    mimeType: types.pdf,
    buffer: await lockedPdf(),
    code: "cv_password",
  },
  {
    what: "a Word file with a password",
    name: "CV.docx",
    mimeType: types.docx,
    buffer: makeContainer([{ name: "EncryptedPackage", content: Buffer.alloc(4096) }]),
    code: "cv_password",
  },
  {
    what: "a zip bomb",
    name: "CV.docx",
    mimeType: types.docx,
    buffer: makeZipBombDocx(),
    code: "cv_unreadable",
  },
] as const;

async function storedCounts() {
  const count = (table: "applicants" | "cv_files") =>
    site.database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
  return { applicants: (await count("applicants")).rows, files: (await count("cv_files")).rows };
}

describe.each(variants(["vi", "en"] as const))(
  "a visitor whose page is in %s sends files that are no CV",
  (language) => {
    const t = wordsOf(language);
    const person = { fullName: "Trịnh Công Danh", email: `danh-${language}@example.test` };
    let visitor: Visitor;
    let before: Awaited<ReturnType<typeof storedCounts>>;

    beforeAll(async () => {
      before = await storedCounts();
      visitor = await site.visitor();
      await open(visitor, applyPath(language, slug));
      const cv = { name: "CV.exe", mimeType: "application/octet-stream", buffer: makeExe() };
      await quickApply(visitor.page, { ...person, phone, coverLetter, cv }, language);
    });

    const box = () => field(visitor.page, t("applications.site.apply.cv"));

    /** Checks that the form still has all typed values, and that the server has stored nothing. */
    async function nothingLost() {
      const { page } = visitor;
      expect(await field(page, t("applications.site.apply.fullName")).inputValue()).toBe(person.fullName);
      expect(await field(page, t("applications.site.apply.phone")).inputValue()).toBe(phone);
      expect(await field(page, t("applications.site.apply.coverLetter")).inputValue()).toBe(coverLetter);
      expect(await storedCounts()).toEqual(before);
    }

    it("sees an error at once for a wrong type, and for a missing file", async () => {
      const { page } = visitor;
      await page.getByText(t("ui.tools.fileWrongType", { types: "PDF, DOCX, DOC" })).waitFor();
      await page.getByRole("alert").getByText(t("applications.site.apply.fileMissing")).waitFor();
      expect(await field(page, t("applications.site.apply.email")).inputValue()).toBe(person.email);
      await nothingLost();
    });

    it.each(refusedAtOnce)("sees an error at once for $what", async ({ buffer, key }) => {
      await box().setInputFiles({ name: "CV.pdf", mimeType: types.pdf, buffer });
      const start = t(`ui.tools.${key}`, { types: "", size: "11 MB", limit: "5 MB" });
      await visitor.page.getByText(start).waitFor();
      await nothingLost();
    });

    it.each(refusedByServer)(
      "sees an error for $what after sending it",
      async ({ name, mimeType, buffer, code }) => {
        const { page } = visitor;
        await box().setInputFiles({ name, mimeType, buffer });
        const answer = page.waitForResponse((response) => response.request().method() === "POST");
        await page
          .getByRole("main")
          .getByRole("button", { name: t("applications.site.apply.submit") })
          .click();
        await answer;
        await expect
          .poll(() => descriptionAt(page, box()), patience)
          .toContain(errorText(language, code, {}));
        await nothingLost();
      },
    );

    it("and a good file goes through", async () => {
      const { page } = visitor;
      await box().setInputFiles(cvOf("docx").file);
      await page
        .getByRole("main")
        .getByRole("button", { name: t("applications.site.apply.submit") })
        .click();
      await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();
      expect(await storedCounts()).toEqual({ applicants: before.applicants + 1, files: before.files + 1 });
      expect(visitor.complaints).toEqual([]);
    });
  },
);
