import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { errorText } from "../../src/app/error-texts.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { compose, editorOf, expectPosted, pasteInto } from "./rich-text.ts";
import { field, giveLogin, logIn, open, password, patience, ready, toJobs } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const email = "chi@lotus.example";
const title = "Kỹ sư cầu đường";

let employer: Visitor;
let admin: Visitor;
let jobId: string;

beforeAll(async () => {
  const staff = await makeStaff(site.database.db, "admin");
  await giveLogin(site, [staff.id]);
  employer = await site.visitor();
  admin = await site.visitor();
  await logIn(admin, staff.email);
});

describe("an employer registers, posts a job, and it is found", () => {
  it("registers, and is asked to verify the email", async () => {
    const { page } = employer;
    await open(employer, "/employer/register");
    await field(page, t("accounts.site.fields.companyName")).fill("Công ty Xây dựng Hoa Sen");
    await field(page, t("accounts.site.fields.fullName")).fill("Vũ Linh Chi");
    await field(page, t("accounts.site.fields.workEmail")).fill(email);
    await field(page, t("accounts.site.fields.password")).fill(password);
    await page.getByRole("button", { name: t("accounts.site.employer.submit"), exact: true }).click();
    const welcome = t("accounts.labels.welcome.title", { name: "Vũ Linh Chi" });
    await page.getByRole("dialog", { name: welcome }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: t("accounts.site.waiting.title") }).waitFor();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("accounts.site.waiting.continueEmployer") })
      .click();
    await page
      .getByRole("heading", { level: 1, name: t("companyOnboarding.console.steps.details.title") })
      .waitFor();
    await page.getByRole("button", { name: t("companyOnboarding.console.skip") }).click();
    await toJobs(page);
    await page.getByRole("heading", { level: 1, name: t("jobs.console.list.title") }).waitFor();
  });

  it("reads what is missing, then submits the whole form", async () => {
    const { page } = employer;
    const form = "jobs.console.form";
    await page
      .getByRole("link", { name: t("jobs.console.list.post") })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: t(`${form}.createTitle`) }).waitFor();
    await field(page, t(`${form}.title`)).fill(title);
    await page.getByRole("button", { name: t(`${form}.submit`), exact: true }).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: t(`${form}.needed.category_ids`) })
      .waitFor();
    expect(await field(page, t(`${form}.title`)).inputValue()).toBe(title);

    await pick(t(`${form}.categories`), "construction");
    await field(page, t(`${form}.jobType`)).selectOption({ label: t("reference.labels.job_type.full_time") });
    await field(page, t(`${form}.jobLevel`)).selectOption({ label: t("reference.labels.job_level.senior") });
    await field(page, t(`${form}.experience`)).selectOption({ index: 3 });
    await field(page, t(`${form}.headCount`)).fill("2");
    await pick(t(`${form}.locations`), "da nang");
    await field(page, t(`${form}.address`)).fill("12 Bạch Đằng, Hải Châu");
    await field(page, t(`${form}.salaryMin`)).fill("20000000");
    await field(page, t(`${form}.salaryMax`)).fill("35000000");
    await page
      .getByText(/20.35M VND/)
      .first()
      .waitFor();
    await writeDescription(page, t(`${form}.description`));
    const requirement = await editorOf(page, t(`${form}.requirement`));
    await pasteInto(requirement, "text/plain", "Bạn có:\n- Bằng cầu đường\n- Ba năm kinh nghiệm");
    await expectPosted(
      page,
      "requirement",
      "<p><strong>Bạn có:</strong></p><ul><li><p>Bằng cầu đường</p></li><li><p>Ba năm kinh nghiệm</p></li></ul>",
    );
    await (await editorOf(page, t(`${form}.benefits`))).fill("Lương tháng 13");
    await field(page, t(`${form}.skills`)).fill("AutoCAD");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: t(`${form}.addQuestion`) }).click();
    await field(page, t(`${form}.questionText`)).fill("Bạn có thể đi công trình không?");
    await page
      .getByRole("group", { name: t(`${form}.questionUnmet`) })
      .getByRole("checkbox", { name: t(`${form}.answers.no`) })
      .check();
    await field(page, t(`${form}.note`)).fill("Gấp, cần trước Tết");
    await page
      .getByText(t(`${form}.complete`))
      .first()
      .waitFor();
    await page.getByRole("button", { name: t(`${form}.submit`), exact: true }).click();
    await page.getByText(t("jobs.console.preview.submitted")).first().waitFor();
    await page.getByRole("main").locator("h3", { hasText: "Công việc" }).waitFor();
    await page.getByRole("main").locator("ul > li > strong", { hasText: "giám sát" }).waitFor();
    jobId = /\/(\d+)\/preview/.exec(page.url())?.[1] ?? "";
    expect(jobId).not.toBe("");
  });

  it("keeps bold text and lists where the editor does not load", async () => {
    const read = async () => {
      const answer = await employer.page.request.get(`/api/v2/companies/jobs/${jobId}`);
      return (await answer.json()).data.attributes;
    };
    const written = await read();
    expect(written.description).toBe(storedDescription);
    const page = await employer.context.newPage();
    await page.route(/\/assets\/Editor-/, (route) => route.abort());
    const companyId = Number(/employer\/(\d+)/.exec(employer.page.url())?.[1]);
    await page.goto(consolePaths.edit({ company: companyId }, Number(jobId)));
    await ready(page);
    const box = field(page, t("jobs.console.form.description")).and(page.locator("textarea"));
    expect(await box.inputValue()).toContain("Công việc\n");
    await field(page, t("jobs.console.form.headCount")).fill("3");
    await page.getByRole("button", { name: t("jobs.console.form.saveChanges"), exact: true }).click();
    await page.waitForURL(/\/preview/);
    const questions = [{ text: "Bạn có thể đi công trình không?", unmet: ["no"] }];
    expect(await read()).toMatchObject({ head_count: 3, description: storedDescription, questions });
    await page.close();
  });

  it("cannot be approved before the email is verified", async () => {
    const { page } = admin;
    await open(admin, "/admin/review-jobs");
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const approve = page.getByRole("button", { name: t("jobReview.console.review.approve"), exact: true });
    expect(await approve.isDisabled()).toBe(true);
    await page.getByText(t("jobReview.console.review.blockedByEmail")).waitFor();
    // A caller of the API gets the text of the specification, which differs from the text of the page.
    const refused = await page.request.put(`/api/v2/admins/jobs/${jobId}/review`, {
      data: { decision: "approve" },
      headers: { "x-language": "0", origin: site.url },
    });
    expect(await refused.text()).toContain(errorText("en", "email_not_verified"));
    expect(errorText("en", "email_not_verified")).toBe(
      "Job post is not approved until the email is verified.",
    );
  });

  it("verifies with the link of the mail", async () => {
    const mail = await mailTo(site, email, "accounts.verify_email");
    const { page } = employer;
    await open(employer, linkIn(mail.text, "/verify-email"));
    await page.getByRole("heading", { name: t("accounts.site.verify.doneTitle") }).waitFor();
    expect(employer.complaints).toEqual([]);
  });

  it("the administrator approves it", async () => {
    const { page } = admin;
    await page.reload();
    await ready(page);
    await page.getByRole("button", { name: t("jobReview.console.review.approve"), exact: true }).click();
    await page.getByText(t("jobReview.console.review.approved", { title })).waitFor();
    // The mail waits for a minute, in which the administrator can undo the approval.
    const [mail] = await site.database.db
      .selectFrom("mails")
      .select(["props", "state"])
      .where("template", "=", "jobs.job_approved")
      .where("to_email", "=", email)
      .execute();
    expect(mail).toMatchObject({ state: "queued", props: { job: title } });
    expect(admin.complaints).toEqual([]);
  });

  it.each([
    ["en", "/jobs"],
    ["vi", "/viec-lam"],
  ] as const)("a visitor finds it in %s", async (language, path) => {
    const words = wordsOf(language);
    const visitor = await site.visitor();
    const { page } = visitor;
    await open(visitor, path);
    await page
      .getByRole("combobox", { name: words("jobSearch.site.search.keyword") })
      .fill("ky su cau duong");
    await page.getByRole("button", { name: words("jobSearch.site.search.submit"), exact: true }).click();
    await page.getByText(words("jobSearch.site.list.count", { count: 1 }), { exact: true }).waitFor();
    await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByText("thi công cầu và đường tại Đà Nẵng").waitFor();
    expect(await page.getByText("Gấp, cần trước Tết").count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});

const storedDescription =
  "<h3>Công việc</h3><p>Bạn làm <strong>giám sát</strong> cầu</p>" +
  "<ul><li>Lập hồ sơ</li></ul><ul><li><strong>giám sát</strong> nghiệm thu</li><li><strong>Báo cáo</strong> tiến độ hằng tuần về việc thi công cầu và đường tại Đà Nẵng</li></ul>";

/** Writes the description with the keyboard and an input method, and pastes text from Word. */
async function writeDescription(page: Page, label: string) {
  const editor = await editorOf(page, label);
  await page.locator("label").filter({ hasText: label }).click();
  await page.keyboard.press("Control+Alt+3");
  await compose(page, "Công");
  await page.keyboard.type(" việc");
  const fewest = (count: number) => page.getByText(t("ui.console.editor.fewest", { least: 100, count }));
  await fewest(9).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bạn làm ");
  await page.keyboard.press("Control+b");
  await compose(page, "giám");
  await page.keyboard.type(" ");
  await compose(page, "sát");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" cầu");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- Lập hồ sơ");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await pasteInto(
    editor,
    "text/html",
    `<html><head><style>p.MsoNormal {mso-style-parent:""}</style></head><body>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]><b><span lang=VI>giám sát</span></b> nghiệm thu<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]><span style='font-weight:700;white-space:pre-wrap'>Báo cáo</span> tiến độ hằng tuần về việc thi công cầu và đường tại Đà Nẵng<o:p></o:p></p></body></html>`,
  );
  await page.keyboard.press("Control+z");
  expect(await editor.textContent()).not.toContain("nghiệm thu");
  await page.keyboard.press("Control+y");
  expect(await editor.textContent()).toContain("nghiệm thu");
  await expect.poll(() => page.getByText(/^At least 100 /).count(), patience).toBe(0);
  // Shift+Tab leads to the toolbar, and Tab leaves the editor.
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[role=toolbar]") !== null)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await editor.evaluate((element) => element.contains(document.activeElement))).toBe(false);
}

/** Types into a picker without accents, and chooses the first result with Enter. */
async function pick(label: string, typed: string) {
  const { page } = employer;
  const box = page.getByRole("combobox", { name: label });
  const chosen = page.getByRole("main").locator("input[type=hidden]");
  const before = await chosen.count();
  // The list of choices closes when the page scrolls to an error, so the test opens it again.
  await expect
    .poll(async () => {
      if ((await chosen.count()) === before) {
        await box.fill(typed);
        const list = await page.evaluate(() => {
          const place = document.querySelector("[role=listbox]")?.parentElement?.getBoundingClientRect();
          const head = document.querySelector("header")?.getBoundingClientRect();
          return place && head && { height: place.height, isOverHead: place.top < head.bottom };
        });
        expect(list?.height ?? 0).toBeLessThanOrEqual(320);
        expect(list?.isOverHead ?? false).toBe(false);
        await box.press("Enter");
      }
      return chosen.count();
    }, patience)
    .toBe(before + 1);
  await expect.poll(() => page.getByRole("listbox").count(), patience).toBe(0);
}
