import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { mailTo, testSite, type Visitor } from "../browser.ts";
import { cvOf } from "./cvs.ts";
import { field, fits, giveLogin, logInByForm, open, quickApply, stage, toJobs } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("vi");
const site = await testSite();
const phone = { phone: true, locale: "vi-VN" };
const title = "Nhân viên kinh doanh bất động sản khu vực Thành phố Hồ Chí Minh";
const person = { fullName: "Nguyễn Hoàng Bảo Trân", email: "tran@example.test" };

let candidate: Visitor;
let recruiter: Visitor;

beforeAll(async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  await giveLogin(site, [boss.id], "vi");
  await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title, at: new Date() });
  candidate = await site.visitor(phone);
  recruiter = await site.visitor(phone);
});

describe("người tìm việc ứng tuyển trên điện thoại", () => {
  it("finds the job and applies with a Word file", async () => {
    const { page } = candidate;
    await open(candidate, "/viec-lam");
    await fits(page);
    await page.getByRole("combobox", { name: t("jobSearch.site.search.keyword") }).fill("bat dong san");
    await page.getByRole("button", { name: t("jobSearch.site.search.submit"), exact: true }).tap();
    await page.waitForURL(/bat-dong-san/);
    await page.getByRole("main").getByRole("link", { name: title, exact: true }).tap();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await fits(page);
    await page
      .getByRole("link", { name: t("jobs.site.detail.apply"), exact: true })
      .filter({ visible: true })
      .tap();
    await field(page, t("applications.site.apply.fullName")).waitFor();
    await fits(page);
    await quickApply(page, { ...person, cv: cvOf("docx", "vi-").file }, "vi");
    await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();
    await fits(page);
    const mail = await mailTo(site, person.email, "applications.application_received");
    expect(mail.subject).toContain(title);
  });

  it("the recruiter moves the card with the menu", async () => {
    const { page } = recruiter;
    await logInByForm(recruiter, "boss@example.test", "vi");
    await toJobs(page);
    await fits(page);
    await page.getByRole("main").getByRole("link", { name: title, exact: true }).tap();
    const applied = stage(page, t("applications.labels.stage.applied"), 1, "vi");
    await applied.waitFor();
    await fits(page);
    await page
      .getByRole("button", { name: t("applications.console.card.actions", { name: person.fullName }) })
      .tap();
    const menu = page.getByRole("menu", {
      name: t("applications.console.menu.label", { name: person.fullName }),
    });
    await page.getByText(t("applications.console.menu.title"), { exact: true }).waitFor();
    await menu.getByRole("menuitem", { name: t("applications.labels.stage.interview"), exact: true }).tap();
    await page
      .getByText(
        t("applications.console.toast.moved", {
          name: person.fullName,
          stage: t("applications.labels.stage.interview"),
        }),
      )
      .waitFor();
    await fits(page);
  });

  it("the recruiter reads the CV and stays within the window", async () => {
    const { page } = recruiter;
    const interview = new RegExp(`^${t("applications.labels.stage.interview")} ?1$`);
    await page
      .getByRole("navigation", { name: t("applications.console.stages") })
      .getByRole("link", { name: interview })
      .tap();
    await page.getByRole("link", { name: person.fullName, exact: true }).tap();
    const cv = page.getByRole("region", { name: t("applications.console.cv.title"), exact: true });
    await cv.getByRole("article").waitFor();
    await fits(page);
    expect(recruiter.complaints).toEqual([]);
  });

  it("the candidate sees the interview", async () => {
    const { page } = candidate;
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: t("applications.site.sent.follow") }).tap();
    await page.getByText(t("applications.site.mine.kinds.interview"), { exact: true }).waitFor();
    await fits(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: t("applications.site.mine.title") })
      .tap();
    await page.getByRole("heading", { level: 1, name: t("applications.site.mine.title") }).waitFor();
    await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: title }) })
      .getByText(t("applications.labels.status.interview"), { exact: true })
      .first()
      .waitFor();
    await fits(page);
    expect(await page.locator("html").getAttribute("lang")).toBe("vi");
    expect(candidate.complaints).toEqual([]);
  });
});
