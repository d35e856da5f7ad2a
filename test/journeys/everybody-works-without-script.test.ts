import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { applyPath } from "#hiring/applications/paths.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { notificationPaths } from "#people/notifications/paths.ts";
import { errorText } from "../../src/app/error-texts.ts";
import { testSite, type Visitor } from "../browser.ts";
import { unzip } from "../unzip.ts";
import { cvOf } from "./cvs.ts";
import { descriptionAt, field, giveLogin, logInByForm, open, password, toJobs } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const title = "Dược sĩ bán hàng";
const email = "nga@example.test";
const fullName = "Hồ Thúy Nga";

let seeker: Visitor;
let recruiter: Visitor;
let companyId: number;
let another: Awaited<ReturnType<typeof makeJob>>;

beforeAll(async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  companyId = boss.companyId;
  await giveLogin(site, [boss.id]);
  await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title, at: new Date() });
  another = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: new Date() });
  seeker = await site.visitor({ script: false });
  recruiter = await site.visitor({ script: false });
});

describe("a browser without JavaScript", () => {
  it("finds and opens a job", async () => {
    const { page } = seeker;
    await open(seeker, "/jobs");
    await page.getByRole("searchbox", { name: t("jobSearch.site.search.keyword") }).fill("duoc si");
    await page.getByRole("button", { name: t("jobSearch.site.search.submit"), exact: true }).click();
    await page.getByText(t("jobSearch.site.list.count", { count: 1 }), { exact: true }).waitFor();
    await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  });

  it("chooses several of a filter, and sets an alert that looks for the same", async () => {
    const { page } = seeker;
    const address = "several@example.test";
    await open(seeker, "/jobs");
    const place = t("jobSearch.site.search.place");
    await page.locator("summary").filter({ hasText: place }).click();
    await page.getByRole("checkbox", { name: /^Ha Noi/ }).check();
    await page.getByRole("checkbox", { name: /^Ho Chi Minh/ }).check();
    await page.getByRole("checkbox", { name: /^Junior/ }).check();
    await page.getByRole("button", { name: t("jobSearch.site.search.submit"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Jobs in Ha Noi and Ho Chi Minh" }).waitFor();
    await page
      .getByRole("main")
      .getByLabel(t("jobSearch.site.alertBox.email"), { exact: true })
      .fill(address);
    await page.getByRole("button", { name: t("jobSearch.site.alertBox.submit") }).click();
    await page.getByRole("heading", { name: t("jobAlerts.site.subscribe.sentTitle") }).waitFor();
    const alerts = site.database.db.selectFrom("job_alerts").selectAll().where("email", "=", address);
    expect(await alerts.executeTakeFirst()).toMatchObject({
      location_ids: [22, 27],
      category_ids: [],
      job_types: [],
      job_levels: [1],
      remote: false,
    });
  });

  it("registers, leaves and comes back", async () => {
    const { page } = seeker;
    await open(seeker, "/register");
    await field(page, t("accounts.site.fields.fullName")).fill(fullName);
    await field(page, t("accounts.site.fields.email")).fill(email);
    await field(page, t("accounts.site.fields.password")).fill(password);
    await page.getByRole("button", { name: t("accounts.site.register.submit"), exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/onboarding/step1");
    await page.getByRole("button", { name: t("ui.labels.accountMenu", { name: fullName }) }).click();
    await page.getByRole("menuitem", { name: t("site.labels.account.logOut") }).click();
    await page
      .getByRole("link", { name: t("site.labels.nav.logIn") })
      .first()
      .waitFor();
    await logInByForm(seeker, email);
  });

  it("applies with a file, and reads what is missing", async () => {
    const { page } = seeker;
    await open(seeker, "/jobs?keyword=duoc+si");
    await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
    await page
      .getByRole("link", { name: t("jobs.site.detail.apply"), exact: true })
      .first()
      .click();
    const form = page.getByRole("main");
    await field(form, t("applications.site.apply.coverLetter")).fill("Tôi có chứng chỉ hành nghề.");
    await form.getByRole("button", { name: t("applications.site.apply.submit") }).click();
    await page.getByRole("alert").getByText(t("applications.site.apply.fileMissing")).waitFor();
    expect(await field(form, t("applications.site.apply.coverLetter")).inputValue()).toBe(
      "Tôi có chứng chỉ hành nghề.",
    );
    await field(form, t("applications.site.apply.cv")).setInputFiles(cvOf("pdf").file);
    await form.getByRole("button", { name: t("applications.site.apply.submit") }).click();
    await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();
  });

  it("sees the application", async () => {
    const { page } = seeker;
    await page.getByRole("link", { name: t("applications.site.sent.follow") }).click();
    await page.getByText(t("applications.site.mine.kinds.applied"), { exact: true }).waitFor();
    await page.getByText(cvOf("pdf").file.name).waitFor();
  });

  it("the recruiter signs in, reads the board and the applicant", async () => {
    const { page } = recruiter;
    await logInByForm(recruiter, "boss@example.test");
    await toJobs(page);
    await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
    await page.getByRole("link", { name: fullName, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: fullName }).waitFor();
    await page.getByRole("link", { name: t("applications.console.cv.download") }).waitFor();
    await page.getByText(email).first().waitFor();
    expect([...seeker.complaints, ...recruiter.complaints]).toEqual([]);
  });

  it("the recruiter adds, moves and removes questions of a new job, and sees the error of every wrong field", async () => {
    const { page } = recruiter;
    const words = "jobs.console.form";
    await open(recruiter, consolePaths.create({ company: companyId }));
    await field(page, t(`${words}.title`)).fill("Kỹ sư cầu đường");
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await press(t(`${words}.addQuestion`));
    await field(page, t(`${words}.questionText`)).fill("Một?");
    await press(t(`${words}.addQuestion`));
    await field(page, t(`${words}.questionText`))
      .nth(1)
      .fill("Hai?");
    await press(t(`${words}.moveUp`, { number: 2 }));
    expect(
      await field(page, t(`${words}.questionText`))
        .first()
        .inputValue(),
    ).toBe("Hai?");
    await press(t(`${words}.removeQuestion`, { number: 2 }));
    expect(await field(page, t(`${words}.questionText`)).count()).toBe(1);
    await press(t(`${words}.submit`));
    for (const key of ["category_ids", "job_type", "salary", "description"] as const)
      await page
        .getByRole("alert")
        .getByText(t(`${words}.needed.${key}`))
        .first()
        .waitFor();
    expect(await field(page, t(`${words}.title`)).inputValue()).toBe("Kỹ sư cầu đường");
    expect(await field(page, t(`${words}.questionText`)).inputValue()).toBe("Hai?");
    expect(recruiter.complaints).toEqual([]);
  });

  it("writes the profile, which shows its errors, and chooses notifications", async () => {
    const { page } = seeker;
    await open(seeker, "/my-profile");
    const details = page.locator("#details");
    await field(details, t("candidates.site.fields.birth_date")).fill("01/01/2090");
    await field(details, t("candidates.site.fields.job_title")).first().fill("Dược sĩ");
    const save = page.getByRole("button", { name: t("candidates.site.save.button"), exact: true });
    await save.first().click();
    const birth = field(page.locator("#details"), t("candidates.site.fields.birth_date"));
    expect(await descriptionAt(page, birth)).toBe(errorText("en", "birth_date_future", {}));
    await birth.fill("01/02/1990");
    await save.first().click();
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    expect(await field(details, t("candidates.site.fields.job_title")).first().inputValue()).toBe("Dược sĩ");

    const other = await seeker.context.newPage();
    await other.goto("/my-profile");
    await field(details, t("candidates.site.fields.job_title")).first().fill("Dược sĩ trưởng");
    await save.first().click();
    const later = other.getByLabel(t("candidates.site.fields.job_title"), { exact: true });
    await later.fill("Dược sĩ đại học");
    await other
      .getByRole("button", { name: t("candidates.site.save.button"), exact: true })
      .first()
      .click();
    await other.getByText(t("candidates.site.save.conflict"), { exact: true }).waitFor();
    expect(await later.inputValue()).toBe("Dược sĩ đại học");
    await other.getByRole("button", { name: t("candidates.site.save.keepMine") }).click();
    await other.getByText(/^Saved \d\d:\d\d$/).waitFor();
    expect(await later.inputValue()).toBe("Dược sĩ đại học");

    const education = page.locator("#educations");
    await education.getByText(t("candidates.site.sections.educations.addFirst"), { exact: true }).click();
    await field(education, t("candidates.site.fields.university_name")).first().fill("Đại học Dược");
    await field(education, t("candidates.site.fields.from")).fill("2015");
    const end = field(education, t("candidates.site.fields.to"));
    const add = education.getByRole("button", { name: t("candidates.site.rows.save"), exact: true });
    await end.fill("2012");
    await add.click();
    expect(await descriptionAt(page, end)).toBe(errorText("en", "end_before_start", {}));
    expect(await field(education, t("candidates.site.fields.university_name")).first().inputValue()).toBe(
      "Đại học Dược",
    );
    await end.fill("2019");
    await add.click();
    await education.getByRole("listitem").filter({ hasText: "Đại học Dược" }).waitFor();

    await open(seeker, notificationPaths.choices);
    const group = page.getByRole("group", { name: t("notifications.labels.group.messages") });
    const mail = group.getByRole("checkbox", { name: t("notifications.site.choices.mail") });
    await mail.uncheck();
    await page.getByRole("button", { name: t("notifications.site.choices.save") }).click();
    await page.getByText(t("notifications.site.choices.saved"), { exact: true }).waitFor();
    expect(await mail.isChecked()).toBe(false);
  });

  it("applies with the saved CV, takes a copy of everything, and closes the account", async () => {
    const { page } = seeker;
    await open(seeker, applyPath("en", another.slug));
    await page.getByRole("radio", { name: cvOf("pdf").file.name }).check();
    await page
      .getByRole("main")
      .getByRole("button", { name: t("applications.site.apply.submit") })
      .click();
    await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();

    await open(seeker, "/account/export");
    await field(page, t("accounts.site.export.password")).fill(password);
    await page.getByRole("button", { name: t("accounts.site.export.submit") }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: t("accounts.site.export.download") }).click();
    const files = await unzip(readFileSync(await (await download).path()));
    expect(String(files.get("applications.json"))).toContain(title);

    await open(seeker, "/account/your-account");
    await page.getByText(t("accounts.site.account.closeOpen"), { exact: true }).click();
    await field(page, t("accounts.site.account.closePassword")).fill(password);
    await page.getByRole("button", { name: t("accounts.site.account.closeSubmit") }).click();
    await page.waitForURL((url) => url.pathname !== "/account/your-account");
    await logInByForm(seeker, email);
    await page.getByRole("heading", { level: 1, name: t("accounts.site.closing.title") }).waitFor();
    expect(seeker.complaints).toEqual([]);
  });
});
