import { beforeAll, describe, expect, it } from "vitest";
import { jobPath } from "#market/job-search/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { keepCvFile } from "#profiles/cv/testing/keep-cv-file.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
let job: Awaited<ReturnType<typeof makeJob>>;
let candidate: Awaited<ReturnType<typeof makeCandidate>>;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let visitor: Visitor;

beforeAll(async () => {
  const { db } = site.database;
  recruiter = await makeRecruiter(db);
  job = await makeJob(db, { companyId: recruiter.companyId, title: "Kế toán tổng hợp", at: new Date() });
  candidate = await makeCandidate(db);
  await giveLogin(site, [candidate.id]);
  const profile = { account_id: candidate.id, job_title: "Kế toán", updated_at: new Date() };
  await db
    .insertInto("candidate_profiles")
    .values(profile)
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(profile))
    .execute();
  visitor = await site.visitor();
  await logIn(visitor, candidate.email);
});

describe("a candidate applies with the online CV", () => {
  it("finds what was typed after the tab was closed, and sends it by keyboard", async () => {
    const { page } = visitor;
    const form = `${jobPath("en", job.slug)}/apply-cv-online`;
    const letter = "Tôi muốn làm việc tại đây.";
    await open(visitor, form);
    expect(await page.getByRole("radio", { name: t("applications.site.apply.onlineCv") }).isChecked()).toBe(
      true,
    );
    await field(page, t("applications.site.apply.coverLetter")).fill(letter);
    await open(visitor, "/en");
    await page
      .getByRole("main")
      .getByRole("link", { name: job.title, exact: true })
      .and(page.locator(`[href="${form}"]`))
      .waitFor();
    await open(visitor, form);
    await page.getByText(t("applications.site.apply.restored"), { exact: true }).waitFor();
    expect(await field(page, t("applications.site.apply.coverLetter")).inputValue()).toBe(letter);
    await page.getByRole("radio", { name: "Tiếng Việt" }).press("Space");
    await page.getByRole("button", { name: t("applications.site.apply.submit") }).press("Enter");
    await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^apply:/.test(key)))).toEqual(
      [],
    );
    const sent = await site.database.db
      .selectFrom("applicants as a")
      .innerJoin("cv_files as f", "f.id", "a.cv_file_id")
      .select(["a.cover_letter", "f.online"])
      .where("a.candidate_id", "=", candidate.candidateId)
      .executeTakeFirstOrThrow();
    expect(sent.cover_letter).toBe(letter);
    expect(sent.online).toMatchObject({ document: { language: "vi", job_title: "Kế toán" } });
    expect(visitor.complaints).toEqual([]);
  });
});

describe("a candidate applies with the default CV in one press", () => {
  it("where the job asks no question, and is asked for consent afterwards", async () => {
    const { db } = site.database;
    const { page } = visitor;
    await keepCvFile(site, candidate.candidateId);
    const common = { companyId: recruiter.companyId, at: new Date() };
    const questions = [{ type: "yes_no", text: "Bạn có bằng lái xe không?", required: true }];
    const asking = await makeJob(db, { ...common, title: "Lái xe", questions });
    const plain = await makeJob(db, { ...common, title: "Thủ kho" });
    const press = page.getByRole("button", { name: t("jobSearch.site.quickApply.file", { name: "CV.pdf" }) });
    await open(visitor, jobPath("en", asking.slug));
    await page
      .getByRole("link", { name: t("jobs.site.detail.apply"), exact: true })
      .first()
      .waitFor();
    expect(await press.count()).toBe(0);
    await open(visitor, jobPath("en", plain.slug));
    await press.first().click();
    await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();
    await page.getByRole("button", { name: /keep my CV/ }).click();
    await page.getByRole("button", { name: /keep my CV/ }).waitFor({ state: "detached" });
    const sent = await db
      .selectFrom("applicants")
      .select(["full_name", "consent_at"])
      .where("job_id", "=", plain.id)
      .executeTakeFirstOrThrow();
    expect(sent).toEqual({ full_name: candidate.full_name, consent_at: expect.any(Date) });
    await open(visitor, jobPath("en", plain.slug));
    await page.getByText(t("jobs.site.detail.applied"), { exact: true }).first().waitFor();
    expect(await press.count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});

describe("a candidate shares the online CV", () => {
  it("sees the new link at once, ready to be copied, and its code opens it for a visitor", async () => {
    const { page } = visitor;
    await open(visitor, "/account/share-links");
    await field(page, t("share-links.site.links.name")).fill("HR Hoa Mai");
    await field(page, t("share-links.site.links.code")).fill("246810");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: t("share-links.site.links.create"), exact: true }).click();
    const copy = main.getByRole("button", { name: t("ui.labels.copyLink"), exact: true });
    await copy.and(page.locator(":focus")).waitFor();
    expect(
      await copy.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    ).toBe(true);
    const address = new URL(await main.getByLabel(t("share-links.site.links.address")).inputValue());
    const reader = await site.visitor({ script: true });
    await open(reader, "/en");
    await open(reader, address.pathname);
    await field(reader.page, t("share-links.site.shared.code")).fill("246810");
    await reader.page.getByRole("button", { name: t("share-links.site.shared.open"), exact: true }).click();
    await reader.page.getByRole("heading", { name: candidate.full_name }).first().waitFor();
    await reader.page.getByRole("link", { name: t("share-links.site.shared.pdf") }).waitFor();
    expect([...visitor.complaints, ...reader.complaints]).toEqual([]);
  });
});
