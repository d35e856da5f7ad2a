import { expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { isDeep } from "../examples.ts";
import { chooseByKeys, giveLogin, logIn, open, patience, settled } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
/** Number of applicants: a multiple of five, because the recruiter's decisions repeat after five. */
const many = isDeep ? 50 : 10;
/** The CV drawer shows text, so no file is needed. */
const cv = { name: "CV.docx", kind: "docx", text: "KINH NGHIỆM\n- Kế toán, 5 năm" } as const;
const nameOf = (n: number) => `Nguyễn ${String.fromCharCode(65 + (n % 26))} ${n < 26 ? "An" : "Bình"}`;

it(`${many} applicants are handled by keyboard alone, each with the intended result`, {
  timeout: 120_000,
}, async () => {
  const { db } = site.database;
  const t = wordsOf("en");
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  const { companyId } = boss;
  const job = await makeJob(db, { companyId, ownerId: boss.id, at: new Date() });
  const ids: number[] = [];
  for (let n = 0; n < many; n++) {
    const candidate = await makeCandidate(db, { fullName: nameOf(n) });
    ids.push((await makeApplicant(db, { job, candidate, rank: n, cv })).id);
  }
  await giveLogin(site, [boss.id]);
  const desk = await site.visitor();
  await logIn(desk, boss.email);
  const { page } = desk;

  // Opens the first applicant beside the board, and further applicants by deciding on each.
  await open(desk, applicantPaths.board({ company: companyId }, job.id));
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  for (const [n, id] of ids.entries()) {
    await page.waitForURL((url) => url.searchParams.get("open") === String(id));
    const name = nameOf(n);
    await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
    if (n % 5 < 3) {
      await page.keyboard.press("r");
      const dialog = page.getByRole("dialog", {
        name: t("applications.console.reject.title", { name, count: 1 }),
      });
      await dialog.getByRole("radio").first().and(page.locator(":focus")).waitFor();
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await dialog.waitFor({ state: "hidden" });
    } else {
      await page.keyboard.press("m");
      await chooseByKeys(page, t("applications.labels.stage.screening"));
    }
    // After each decision, the next applicant is in the drawer.
  }
  const screened = t("applications.labels.stage.applied");
  await page.getByText(t("applications.console.review.endTitle", { stage: screened })).waitFor();
  await settled(page);
  const outcomes = async () => {
    const rows = await db
      .selectFrom("applicants as a")
      .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
      .select(["a.outcome", "s.kind"])
      .orderBy("a.rank")
      .where("a.job_id", "=", job.id)
      .orderBy("a.id")
      .execute();
    const count = (outcome: string, kind: number) =>
      rows.filter((row) => row.outcome === outcome && row.kind === kind).length;
    return [count("rejected", 2), count("active", 3), count("active", 2)];
  };
  await expect.poll(outcomes, patience).toEqual([(many * 3) / 5, (many * 2) / 5, 0]);

  // After the applicant's panel closes, the card has the focus again. The full page is one click away.
  await page.keyboard.press("Escape");
  await page.getByRole("complementary", { name: t("applications.console.actions.drawer") }).waitFor({
    state: "hidden",
  });
  expect(new URL(page.url()).search).toBe("");
  const last = page.locator(`[data-card="${ids.at(-1)}"]`);
  await last.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: t("applications.console.actions.wholePage") }).click();
  await page.waitForURL(`**${applicantPaths.detail({ company: companyId }, ids.at(-1) ?? 0)}`);
  await page.getByRole("heading", { level: 1, name: nameOf(many - 1), exact: true }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 2, name: nameOf(many - 1), exact: true }).waitFor();
  expect(desk.complaints).toEqual([]);
});
