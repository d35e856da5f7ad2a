import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { statusMailDelayMinutes } from "#hiring/applications/terms.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { card, chooseByKeys, giveLogin, logIn, open, settled, slowed, stage } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const first = { fullName: "Lý Thanh Mai", email: "mai@example.test" };
const second = { fullName: "Ngô Quốc Bảo", email: "bao@example.test" };
const applied = t("applications.labels.stage.applied");
const rejected = t("applications.labels.stage.rejected");
const sentence = t("applications.labels.reject_sentence.skills");

let recruiter: Visitor;
let candidate: Visitor;

beforeAll(async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: new Date() });
  const ids = [boss.id];
  for (const [index, person] of [first, second].entries()) {
    const made = await makeCandidate(db, person);
    ids.push(made.id);
    // The CV drawer shows text, so no file is needed.
    const cv = { name: "CV.docx", kind: "docx", text: "KINH NGHIỆM" } as const;
    await makeApplicant(db, { job, candidate: made, cv, appliedAt: new Date(Date.now() - index * 60_000) });
  }
  await giveLogin(site, ids);
  recruiter = await site.visitor();
  await logIn(recruiter, boss.email);
  await open(recruiter, applicantPaths.board({ company: boss.companyId }, job.id));
  candidate = await site.visitor();
  await logIn(candidate, first.email);
});

/** Returns the application as the candidate sees it. */
async function candidateReads(): Promise<string | null> {
  await open(candidate, "/my-jobs/applied");
  const title = candidate.page.getByRole("heading", { level: 2 });
  return candidate.page.getByRole("listitem").filter({ has: title }).textContent();
}

async function rejectionMails() {
  return site.database.db
    .selectFrom("mails")
    .select("state")
    .where("template", "=", "applications.application_rejected")
    .where("to_email", "=", first.email)
    .orderBy("id")
    .execute();
}

/** Waits until the card of a person has the focus. */
async function focusIsOn(page: Page, name: string) {
  await page.waitForFunction(
    (wanted) => document.activeElement?.querySelector("a")?.textContent === wanted,
    name,
  );
}

/** Rejects an applicant with the keyboard: R, the arrow keys down to the reason, and Enter. */
async function rejectByKeys(page: Page, name: string) {
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", {
    name: t("applications.console.reject.title", { name, count: 1 }),
  });
  const reason = dialog.getByRole("radio", { name: t("applications.labels.reject_reason.skills") });
  await reason.waitFor();
  for (let presses = 0; presses < 20 && !(await reason.isChecked()); presses++)
    await page.keyboard.press("ArrowDown");
  expect(await dialog.getByText(sentence).isVisible()).toBe(true);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
}

describe("a recruiter rejects and restores with the keyboard", () => {
  it("goes from card to card with J and K", async () => {
    const { page } = recruiter;
    await page.keyboard.press("j");
    await focusIsOn(page, first.fullName);
    await page.keyboard.press("j");
    await focusIsOn(page, second.fullName);
    await page.keyboard.press("k");
    await focusIsOn(page, first.fullName);
  });

  it("asks for a reason before it rejects", async () => {
    const { page } = recruiter;
    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog", {
      name: t("applications.console.reject.title", { name: first.fullName, count: 1 }),
    });
    await dialog
      .getByRole("button", { name: t("applications.console.reject.submit"), exact: true })
      .press("Enter");
    await dialog.getByText(t("applications.console.reject.missing")).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await focusIsOn(page, first.fullName);
  });

  it("rejects, and undoes it before the candidate gets an email", async () => {
    const { page } = recruiter;
    await rejectByKeys(page, first.fullName);
    await page.getByText(t("applications.console.toast.rejected", { name: first.fullName })).waitFor();
    await stage(page, applied, 1).waitFor();
    expect(await candidateReads()).not.toContain(sentence);
    await page.getByRole("button", { name: t("ui.labels.undo") }).press("Enter");
    await card(stage(page, applied, 2), first.fullName).waitFor();
    await page
      .getByText(t("applications.console.toast.restored", { name: first.fullName, stage: applied }))
      .waitFor();
    const text = await candidateReads();
    expect(text).not.toContain(sentence);
    expect(text).not.toContain(t("applications.labels.status.rejected"));
    expect(await rejectionMails()).toEqual([{ state: "canceled" }]);
  });

  it("rejects again, and restores from the rejected ones", async () => {
    const { page } = recruiter;
    await card(page, first.fullName).focus();
    await rejectByKeys(page, first.fullName);
    await stage(page, applied, 1).waitFor();
    await page
      .getByTitle(t("applications.console.column.unfold", { stage: rejected }), { exact: true })
      .press("Enter");
    await settled(page);
    await card(stage(page, rejected, 1), first.fullName).focus();
    await page.keyboard.press("m");
    await chooseByKeys(page, t("applications.console.menu.restoreTo", { stage: applied }));
    await card(stage(page, applied, 2), first.fullName).waitFor();
    await settled(page);
    expect(await candidateReads()).not.toContain(sentence);
    expect((await rejectionMails()).map(({ state }) => state)).toEqual(["canceled", "canceled"]);
  });

  it("notifies the candidate, kindly, of a rejection that is not undone within ten minutes", async () => {
    const { page } = recruiter;
    await card(page, first.fullName).focus();
    await rejectByKeys(page, first.fullName);
    await card(stage(page, rejected, 1), first.fullName).waitFor();
    await settled(page);
    expect(await candidateReads()).not.toContain(sentence);
    await site.database.db
      .updateTable("applicant_rejections")
      .set({ rejected_at: new Date(Date.now() - 11 * 60_000) })
      .where("restored_at", "is", null)
      .execute();
    const text = await candidateReads();
    expect(text).toContain(sentence);
    expect(text).not.toContain(t("applications.labels.reject_reason.skills"));
    expect((await rejectionMails()).map(({ state }) => state)).toEqual(["canceled", "canceled", "queued"]);
    expect([...recruiter.complaints, ...candidate.complaints]).toEqual([]);
  });
});

it("reads that a move emails the candidate, and stops that email by keyboard", async () => {
  const { page } = recruiter;
  await card(page, second.fullName).focus();
  await page.keyboard.press("m");
  await chooseByKeys(page, t("applications.labels.stage.screening"));
  const toast = page.getByText(
    t("applications.console.toast.emails", { seconds: statusMailDelayMinutes * 60 }),
  );
  await toast.waitFor();
  const mails = () =>
    site.database.db
      .selectFrom("mails")
      .select("state")
      .where("template", "=", "applications.status_changed")
      .where("to_email", "=", second.email)
      .execute();
  expect(await mails()).toEqual([{ state: "queued" }]);
  await page
    .getByRole("button", { name: t("applications.console.toast.silence"), exact: true })
    .press("Enter");
  await page.getByText(t("applications.console.toast.silenced", { name: second.fullName })).waitFor();
  expect(await mails()).toEqual([{ state: "canceled" }]);
  await card(page, second.fullName).focus();
  await page.keyboard.press("m");
  await chooseByKeys(page, applied);
  await stage(page, applied, 1).waitFor();
  await settled(page);
});

it("A hidden applicant is off the board until restored", async () => {
  const { page } = recruiter;
  await card(page, second.fullName).getByRole("link", { name: second.fullName, exact: true }).click();
  const drawer = page.getByRole("complementary", { name: t("applications.console.actions.drawer") });
  await drawer.getByRole("link", { name: t("applications.console.tabs.profile"), exact: true }).click();
  await drawer.getByRole("button", { name: t("applications.console.profile.hide") }).click();
  await drawer.getByText(t("applications.console.profile.isHidden")).waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await stage(page, applied, 0).waitFor();
  // Opens a card directly after a filter was pressed: the address gets the filter while the card loads.
  await slowed(page);
  await page.getByRole("button", { name: t("applications.console.filters.hidden") }).click();
  await card(page, second.fullName).getByRole("link", { name: second.fullName, exact: true }).click();
  await drawer.getByRole("link", { name: t("applications.console.tabs.profile"), exact: true }).click();
  await page.waitForURL(/hidden=1/);
  await drawer.getByRole("button", { name: t("applications.console.profile.unhide") }).click();
  await stage(page, applied, 1).waitFor();
  expect(recruiter.complaints).toEqual([]);
});
