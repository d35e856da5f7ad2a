import { beforeAll, describe, expect, it } from "vitest";
import { makeBanner } from "#front/site/factory.ts";
import { bannerPath } from "#front/site/paths.ts";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeTemplate } from "#hiring/email-templates/factory.ts";
import { templatePaths } from "#hiring/email-templates/paths.ts";
import { makeNote } from "#hiring/notes/factory.ts";
import { applicantNotesPath } from "#hiring/notes/paths.ts";
import { makeTask } from "#hiring/tasks/factory.ts";
import { taskPaths } from "#hiring/tasks/paths.ts";
import { languageCookie, languageNumber } from "#kit/i18n.ts";
import { reviewPaths } from "#market/job-review/paths.ts";
import { jobPath, jobsPath } from "#market/job-search/paths.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { teamPath } from "#people/members/paths.ts";
import { testSite, type Visitor } from "../browser.ts";
import { isDeep } from "../examples.ts";
import { englishOn, faultsOf } from "./look.ts";
import { giveLogin, logIn, open, skipSetUp } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const t = wordsOf("vi");
const { db } = site.database;
const boss = await makeRecruiter(db);
await makeRecruiter(db, { companyId: boss.companyId, member: true });
const candidate = await makeCandidate(db);
const admin = await makeStaff(db, "admin");
const common = { companyId: boss.companyId, ownerId: boss.id, at: new Date() };
const job = await makeJob(db, common);
await makeJob(db, { ...common, title: "Nhân viên kho", state: "draft" });
const waiting = await makeJob(db, { ...common, state: "reviewing" });
const cv = { name: "CV.docx", kind: "docx", text: "KINH NGHIỆM\n- Kế toán, 5 năm" } as const;
const applicant = await makeApplicant(db, { job, candidate, cv });
await makeBanner(db);
await makeNote(db, { applicant, authorId: boss.id });
await makeTemplate(db, boss);
const task = await makeTask(db, { companyId: boss.companyId, authorId: boss.id });
await giveLogin(site, [boss.id, candidate.id, admin.id], "vi");
await skipSetUp(site, [candidate.id]);
const emails = { candidate: candidate.email, recruiter: boss.email, admin: admin.email };

/** Selector of controls that open a menu, a dialog or details. */
const openers = "button[popovertarget]:not([popovertargetaction]), button[aria-haspopup], summary";
/** Selectors of open menus, dialogs and details. */
const opened = [
  "dialog[open]",
  "[role=dialog]",
  "[role=menu]",
  "[role=listbox]",
  ":popover-open",
  "details[open]",
];
/** Maximum number of menus that are opened on a page: all rows of a list have the same menu. */
const mostOpened = 8;

type Dialog = (page: Visitor["page"]) => Promise<void>;
const press = (name: string) => (page: Visitor["page"]) => page.getByRole("link", { name }).first().click();
const pressButton = (name: string) => (page: Visitor["page"]) => page.getByRole("button", { name }).click();
const key = (name: string) => (page: Visitor["page"]) => page.keyboard.press(name);

type Opened = [path: string, dialogs?: Record<string, Dialog>];

/** Parts of the component gallery with a menu or a dialog. */
const gallery: Opened[] = [
  ["/dev/ui?part=actions"],
  ["/dev/ui?part=feedback", { dialog: pressButton("Dialog") }],
  ["/dev/ui?part=console", { drawer: pressButton("Drawer") }],
];

/** Pages whose menus the test opens, with the dialogs of each page. In the gate, the test opens the first page of each role. */
const pages: Record<"visitor" | keyof typeof emails, Opened[]> = {
  visitor: [[jobsPath.vi], ["/"], [jobPath("vi", job.slug)]],
  candidate: [
    [ownApplicationPath(applicant.id), { withdraw: press(t("applications.site.mine.withdraw")) }],
    [jobsPath.vi],
    ["/my-profile"],
    ["/account/share-links"],
  ],
  recruiter: [
    [applicantPaths.board({ company: boss.companyId }, job.id), { keys: key("?"), search: key("Control+k") }],
    [consolePaths.jobs({ company: boss.companyId })],
    [applicantPaths.detail({ company: boss.companyId }, applicant.id), { keys: key("?") }],
    [consolePaths.create({ company: boss.companyId })],
    [teamPath({ company: boss.companyId })],
    [applicantNotesPath({ company: boss.companyId }, applicant.id)],
    [templatePaths.list({ company: boss.companyId })],
    [taskPaths.detail({ company: boss.companyId }, task.id)],
  ],
  admin: [[reviewPaths.admin.detail(waiting.id)], [reviewPaths.admin.list], [bannerPath], ["/admin/audit"]],
};

describe.each(["visitor", "candidate", "recruiter", "admin"] as const)("Whatever opens, as %s", (role) => {
  let desktop: Visitor;
  let phone: Visitor;
  beforeAll(async () => {
    desktop = await site.visitor();
    phone = await site.visitor({ phone: true, dark: true });
    if (role === "visitor") {
      const cookie = { name: languageCookie, value: String(languageNumber.vi), url: site.url };
      for (const { context } of [desktop, phone]) await context.addCookies([cookie]);
      return;
    }
    await logIn(desktop, emails[role], "vi");
    await phone.context.addCookies(await desktop.context.cookies());
  });

  it.each([...(role === "visitor" ? gallery : []), ...(isDeep ? pages[role] : pages[role].slice(0, 1))])(
    "on %s can be used by everybody and speaks one language",
    async (path, dialogs = {}) => {
      await Promise.all([openAll(desktop, path, dialogs, false), openAll(phone, path, dialogs, true)]);
    },
    60_000,
  );
});

/**
 * Opens all menus and dialogs of a page and checks each.
 * @param contrast whether contrast is measured, once per theme
 */
async function openAll(visitor: Visitor, path: string, dialogs: Record<string, Dialog>, contrast: boolean) {
  const { page, complaints } = visitor;
  complaints.length = 0;
  await open(visitor, path);
  // Everything outside an open calendar or list is inert as well as hidden, which axe does not detect.
  const without = ["aria-hidden-focus", ...(contrast ? [] : ["color-contrast"])];
  const look = async (what: string) => {
    const where = `${what} on ${path}`;
    expect(await faultsOf(visitor, { without, within: opened }), where).toEqual([]);
    expect(await englishOn(visitor), where).toEqual([]);
  };
  const visibleOpeners = await page.locator(openers).filter({ visible: true }).all();
  for (const [index, opener] of visibleOpeners.slice(0, mostOpened).entries()) {
    await opener.click();
    // The code of a calendar loads after the click.
    const isDialog = (await opener.getAttribute("aria-haspopup")) === "dialog";
    if (isDialog) await page.getByRole("dialog").first().waitFor();
    await look(`opener ${index}`);
    await page.keyboard.press("Escape");
    if (isDialog) await page.getByRole("dialog").first().waitFor({ state: "detached" });
    // The keyboard cannot close `details` elements, so the test closes them by script.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = false;
    });
  }
  for (const [name, show] of Object.entries(dialogs)) {
    await show(page);
    await page.getByRole("dialog").first().waitFor();
    await look(name);
    await page.keyboard.press("Escape");
  }
  // Warnings about preloaded fonts are not faults of menus.
  expect(complaints.filter((text) => !text.includes("preloaded"))).toEqual([]);
}
