import { expect, it } from "vitest";
import { applyPath } from "#hiring/applications/paths.ts";
import { makeDocx } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { cvPaths } from "#profiles/cv/paths.ts";
import { errorText } from "../../src/app/error-texts.ts";
import { testSite } from "../browser.ts";
import { types } from "./cvs.ts";
import { descriptionAt, field, giveLogin, logIn, open, skipSetUp } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const skills = "Excel, MISA, SAP, Bravo, Fast, Word, Outlook, PowerPoint, Access, Visio, Odoo".split(", ");
const cv = {
  name: "Le Thi Cuc.docx",
  mimeType: types.docx,
  buffer: makeDocx([
    "Lê Thị Cúc",
    "Kế toán tổng hợp",
    "Email: cuc.le@example.com | Điện thoại: 0903 123 456",
    "Ngày sinh: 21/11/1996",
    "KINH NGHIỆM LÀM VIỆC",
    "Kế toán tổng hợp | Công ty TNHH Hoa Mai | 03/2021 – nay",
    "- Lập báo cáo thuế hằng tháng",
    "KỸ NĂNG",
    skills.join(", "),
    "NGOẠI NGỮ",
    "Tiếng Anh, Tiếng Việt (bản ngữ)",
  ]),
};

it("copies a CV into the profile field by field, sees an error at its field, and applies with the file", async () => {
  const { db } = site.database;
  const { companyId } = await makeRecruiter(db);
  const job = await makeJob(db, { companyId, at: new Date() });
  const candidate = await makeCandidate(db, { fullName: "Cúc" });
  await giveLogin(site, [candidate.id]);
  await skipSetUp(site, [candidate.id]);
  const visitor = await site.visitor();
  const { page } = visitor;
  const main = page.getByRole("main");
  const save = () => main.getByRole("button", { name: t("cv.site.import.confirm") }).click();
  const box = (name: string) =>
    main.getByRole("checkbox", { name: t("cv.site.import.use", { name }), exact: true });
  const birth = field(main, t("candidates.site.fields.birth_date"));
  await logIn(visitor, candidate.email);
  await open(visitor, cvPaths.manage);
  await main.locator("input[type=file]").setInputFiles(cv);
  const named = (key: string) => main.getByRole("link", { name: new RegExp(`^${t(key)}: `) });
  await named("cv.site.files.view").click();
  await main.getByText(t("cv.site.import.asText")).waitFor();
  await named("cv.site.files.hide").click();
  await named("cv.site.import.open").click();
  await birth.waitFor();

  // The checkbox of a field that the profile already has is not ticked. Those of new values are, up to the limit of
  // their section.
  expect(await box(t("candidates.site.fields.full_name")).isChecked()).toBe(false);
  expect(await box("Visio").isChecked()).toBe(true);
  expect(await box("Odoo").isChecked()).toBe(false);
  await birth.fill("21/11/2096");
  await field(main, t("candidates.site.fields.job_title")).first().fill("Chief accountant");
  await save();
  await expect.poll(() => descriptionAt(page, birth)).toContain(errorText("en", "birth_date_future", {}));
  await birth.fill("21/11/1996");
  await box("Odoo").check();
  await save();
  const row = main.getByRole("group", { name: "Odoo", exact: true });
  await expect.poll(() => descriptionAt(page, row)).toContain(errorText("en", "section_limit", { max: 10 }));
  expect(await field(main, t("candidates.site.fields.job_title")).first().inputValue()).toBe(
    "Chief accountant",
  );
  await box("Odoo").uncheck();
  // The file has no level of the language, so the form requires one, and the refusal names the row.
  const english = t("reference.labels.job_language.english");
  expect(await box(english).isChecked()).toBe(false);
  await box(english).check();
  await save();
  const level = field(main, t("candidates.site.fields.proficiency"));
  await main.getByRole("link", { name: new RegExp(`^${english} – `) }).click();
  expect(await level.evaluate((input) => input === document.activeElement)).toBe(true);
  await level.selectOption({ label: t("reference.labels.proficiency.advanced") });
  await save();
  await page.waitForURL((url) => url.pathname === "/my-profile");
  expect(await birth.inputValue()).toBe("21/11/1996");
  await page.locator("#work_experiences").getByText("Công ty TNHH Hoa Mai").first().waitFor();
  expect(await page.locator("#skills").getByRole("listitem").count()).toBe(10);

  await open(visitor, applyPath("en", job.slug));
  await main.getByRole("radio", { name: cv.name }).check();
  await main.getByRole("button", { name: t("applications.site.apply.submit") }).click();
  await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();
  expect(visitor.complaints).toEqual([]);
});
