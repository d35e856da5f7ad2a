import { beforeAll, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeNote } from "#hiring/notes/factory.ts";
import { makePeople } from "#hiring/talent-pools/factory.ts";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
let desk: Visitor;
let phone: Visitor;
let companyId: number;
let person: number;

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  companyId = boss.companyId;
  const colleague = await makeRecruiter(db, { companyId, email: "nam@example.test" });
  const candidate = await makeCandidate(db, { fullName: "Trung Mai" });
  person = candidate.candidateId;
  for (const title of ["Kế toán", "Kiểm toán"]) {
    const job = await makeJob(db, { companyId, ownerId: boss.id, title });
    const key = `cv/sent/${job.id}`;
    await site.services.storage.put(key, Buffer.from(makePdf([title])), { contentType: "application/pdf" });
    const applicant = await makeApplicant(db, { job, candidate, cv: { key } });
    await db
      .updateTable("cv_files")
      .set({ scan_state: "clean", name: `${title}.pdf` })
      .where("id", "=", applicant.cv.id)
      .execute();
    await makeNote(db, { applicant, authorId: boss.id, text: `Hợp với ${title}` });
    await db
      .updateTable("applicants")
      .set({ tags: ["ưu tiên"] })
      .where("id", "=", applicant.id)
      .execute();
  }
  await makePeople(db, boss.id, { company: companyId });
  await giveLogin(site, [boss.id]);
  await giveLogin(site, [colleague.id], "vi");
  desk = await site.visitor();
  phone = await site.visitor({ phone: true });
  await logIn(desk, boss.email);
  await logIn(phone, colleague.email, "vi");
});

it("A record has the CV, and the notes, tags and emails of all applications", async () => {
  const { page } = desk;
  await open(desk, applicantPaths.person({ company: companyId }, person));
  await page.getByRole("heading", { name: "Kiểm toán.pdf" }).waitFor();
  for (const title of ["Kế toán", "Kiểm toán"]) {
    const application = page.getByRole("region", { name: title, exact: true });
    await application.getByText(`Hợp với ${title}`).waitFor();
    await application.getByRole("link", { name: en("email-templates.console.send.write") }).waitFor();
  }
  expect(await page.getByText("ưu tiên").count()).toBe(2);
  await page.getByRole("link", { name: "Kế toán.pdf", exact: true }).click();
  await page.getByRole("heading", { name: "Kế toán.pdf" }).waitFor();
});

it("Adding a person of the same name asks once, on a phone; the record needs no application", async () => {
  const { page } = phone;
  await open(phone, applicantPaths.person({ company: companyId }, person));
  await page.getByText("Hợp với Kế toán").waitFor();
  await fits(page);
  await open(phone, talentPaths.create({ company: companyId }));
  await field(page, vi("talentPools.console.form.name")).fill("trung mài");
  await field(page, vi("talentPools.console.form.email")).fill("mai.khac@example.test");
  await page.getByLabel(vi("talentPools.console.form.agreed", { days: 365 })).check();
  await page.getByRole("button", { name: vi("talentPools.console.form.save") }).click();
  await page.getByText(vi("talentPools.console.form.same.namesake", { name: "Trung Mai" })).waitFor();
  await fits(page);
  await page.getByRole("button", { name: vi("talentPools.console.form.saveAnyway") }).click();
  await page.getByRole("heading", { level: 1, name: "trung mài" }).waitFor();
  await page.getByText(vi("talentPools.console.person.noApplications")).waitFor();
  const note = page.getByRole("textbox", { name: vi("notes.console.notes.label") });
  await note.fill("Gọi lại vào quý sau");
  await page.getByRole("button", { name: vi("notes.console.notes.save") }).click();
  await page.getByText("Gọi lại vào quý sau").and(page.locator("p")).waitFor();
  await page.getByRole("button", { name: vi("notes.console.notes.delete") }).click();
  await page.getByText("Gọi lại vào quý sau").and(page.locator("p")).waitFor({ state: "detached" });
});
