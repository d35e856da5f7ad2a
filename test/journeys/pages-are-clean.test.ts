import AxeBuilder from "@axe-core/playwright";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { beforeAll, describe, expect, it } from "vitest";
import { makeCandidate, makeRecruiter, makeStaff } from "#accounts/factory.ts";
import { makeApplicant } from "#applications/factory.ts";
import { applicationPaths } from "#applications/paths.ts";
import { makeJob } from "#jobs/factory.ts";
import { applyPath, deskPaths, jobPath, jobsPath, reviewPaths } from "#jobs/paths.ts";
import { type Language, languageCookie, languageNumber } from "#kit/i18n.ts";
import routes from "../../src/app/routes.ts";
import { testSite, type Visitor } from "../browser.ts";
import { fits, giveLogin, logIn, ready } from "./steps.ts";
import { catalogue } from "./texts.ts";

const site = await testSite();
const roles = ["visitor", "candidate", "recruiter", "consultant", "admin"] as const;
type Role = (typeof roles)[number];

const { db } = site.database;
const boss = await makeRecruiter(db);
const candidate = await makeCandidate(db);
const consultant = await makeStaff(db, "consultant");
const admin = await makeStaff(db, "admin");
const given = { companyId: boss.companyId, ownerId: boss.id, at: new Date() };
const questions = [{ type: "yes_no", text: "Bạn có bằng lái xe không?", required: true }];
const job = await makeJob(db, { ...given, skills: ["Excel", "MISA"], hot: true });
const other = await makeJob(db, { ...given, title: "Nhân viên nhập liệu", questions, remote: true });
const closed = await makeJob(db, { ...given, state: "closed" });
const draft = await makeJob(db, { ...given, state: "draft" });
const waiting = await makeJob(db, { ...given, state: "reviewing", questions });
await makeJob(db, { ...given, state: "rejected" });
const longAgo = new Date(Date.now() - 9 * 86_400_000);
const applicant = await makeApplicant(db, {
  job,
  candidate,
  appliedAt: longAgo,
  cv: { name: "CV.docx", kind: "docx", text: "KINH NGHIỆM\n- Kế toán, 5 năm" },
});
const hopeless = await makeApplicant(db, { job: closed, candidate, outcome: "rejected" });
await makeApplicant(db, { job, stageKind: "interview", answered: true });
await giveLogin(site, [boss.id, candidate.id, consultant.id, admin.id]);
const emails = { candidate, recruiter: boss, consultant, admin };

/** Both addresses of a page that has one in each language. */
const both = (path: (language: Language) => string) => ({ en: path("en"), vi: path("vi") });
type Address = string | Record<Language, string>;

/** Where each kind of person goes: the addresses of a route, by the route. */
const pages: Record<Role, Record<string, Address[]>> = {
  visitor: {
    "": [{ en: "/en", vi: "/" }],
    login: ["/login", "/login?error=provider_failed"],
    register: ["/register"],
    "employer/register": ["/employer/register"],
    "employer/register/wait-for-verification": ["/employer/register/wait-for-verification"],
    "verify-email": ["/verify-email?token=none"],
    "forgot-password": ["/forgot-password"],
    "forgot-password/confirmation": ["/forgot-password/confirmation"],
    "forgot-password/reset-password": ["/forgot-password/reset-password?token=none"],
    "token-not-found": ["/token-not-found"],
    jobs: [both((l) => jobsPath[l]), both((l) => `${jobsPath[l]}?keyword=zzzz&job_type=0`)],
    "jobs/:slug": [both((l) => jobPath(l, job.slug)), both((l) => jobPath(l, closed.slug))],
    "jobs/:slug/apply": [both((l) => applyPath(l, other.slug))],
    "403": ["/403"],
    "*": ["/no-such-page"],
  },
  candidate: {
    jobs: [both((l) => jobsPath[l])],
    "jobs/:slug": [both((l) => jobPath(l, job.slug))],
    "jobs/:slug/apply": [both((l) => applyPath(l, job.slug)), both((l) => applyPath(l, other.slug))],
    "my-jobs/applied": [applicationPaths.list, `${applicationPaths.list}?status=hired`],
    "my-jobs/applied/:id": [applicationPaths.detail(applicant.id), applicationPaths.detail(hopeless.id)],
    "my-jobs/applied/:id/withdraw": [applicationPaths.withdraw(applicant.id)],
    "account/your-account": ["/account/your-account"],
    "account/change-password": ["/account/change-password"],
  },
  recruiter: {
    "jobs/:slug": [both((l) => jobPath(l, job.slug))],
    "jobs/:slug/apply": [both((l) => applyPath(l, other.slug))],
    "employer/:companyId/jobs": [
      deskPaths.jobs(boss.companyId),
      `${deskPaths.jobs(boss.companyId)}?tab=rejected`,
      `${deskPaths.jobs(boss.companyId)}?tab=expired`,
    ],
    "employer/:companyId/jobs/create": [deskPaths.create(boss.companyId)],
    "employer/:companyId/jobs/:jobId/edit": [deskPaths.edit(boss.companyId, draft.id)],
    "employer/:companyId/:jobId/preview": [deskPaths.preview(boss.companyId, waiting.id)],
    "employer/:companyId/:jobId": [
      deskPaths.board(boss.companyId, job.id),
      deskPaths.board(boss.companyId, other.id),
    ],
    "employer/:companyId/candidates/:applicantId": [deskPaths.applicant(boss.companyId, applicant.id)],
    "account/your-account": ["/account/your-account"],
  },
  consultant: {
    "consultants/dashboard": [reviewPaths.consultant.list],
    "consultants/review-jobs/:jobId": [reviewPaths.consultant.detail(waiting.id)],
    "account/your-account": ["/account/your-account"],
  },
  admin: {
    "admin/review-jobs": [reviewPaths.admin.list, `${reviewPaths.admin.list}?tab=published`],
    "admin/review-jobs/:jobId": [reviewPaths.admin.detail(waiting.id), reviewPaths.admin.detail(job.id)],
    "account/change-password": ["/account/change-password"],
  },
};

/** Addresses that show no page of their own, or one for developers only. */
const notPages = ["home", "logout", "language/:language", "dev/ui"];
/** Answers that are meant: what is refused and what is not there. */
const refusals: Record<string, number> = { "/403": 403, "/no-such-page": 404 };

describe("every page, as everybody who may open it", () => {
  it("is visited below", () => {
    const known = flat(routes).filter((path) => !notPages.includes(path));
    const visited = new Set(Object.values(pages).flatMap(Object.keys));
    const twins: Record<string, string> = { en: "", "viec-lam": "jobs" };
    const missing = known.filter(
      (path) => !visited.has(path.replace(/^(viec-lam|en)(?=\/|$)/, (part) => twins[part] ?? part)),
    );
    expect(missing).toEqual([]);
    expect(english.length).toBeGreaterThan(300);
  });

  describe.each(roles)("as %s", (role) => {
    let desktop: Visitor;
    let phone: Visitor;
    beforeAll(async () => {
      desktop = await site.visitor();
      phone = await site.visitor({ phone: true, dark: true });
      if (role === "visitor") return;
      await logIn(desktop, emails[role].email);
      await phone.context.addCookies(await desktop.context.cookies());
    });

    it.each(
      Object.values(pages[role])
        .flat()
        .map((address) => ({ address, name: nameOf(address) })),
    )(
      "$name",
      async ({ address }) => {
        const at = (language: Language) => (typeof address === "string" ? address : address[language]);
        await Promise.all([
          look(desktop, at("en"), { language: "en", otherWidth: 360 }),
          look(phone, at("vi"), { language: "vi", otherWidth: 1440 }),
        ]);
      },
      60_000,
    );
  });
});

function flat(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => [
    ...(entry.path !== undefined || entry.index ? [entry.path ?? ""] : []),
    ...flat(entry.children ?? []),
  ]);
}

function nameOf(address: Address): string {
  return typeof address === "string" ? address : address.en;
}

/**
 * Opens a page and holds it against everything that must be so on every page. Each language is read at one width and
 * looked at in one theme; it must fit both widths.
 */
async function look(visitor: Visitor, path: string, given: { language: Language; otherWidth: number }) {
  const { page, context, complaints } = visitor;
  const { language, otherWidth } = given;
  const where = `${path} (${language})`;
  complaints.length = 0;
  await context.addCookies([
    { name: languageCookie, value: String(languageNumber[language]), url: site.url },
  ]);
  const response = await page.goto(path);
  await ready(page);
  const status = refusals[path] ?? 200;
  expect(response?.status(), where).toBe(status);
  expect(await page.locator("html").getAttribute("lang"), where).toBe(language);
  expect(await page.title(), where).not.toBe("");
  expect(await page.getByRole("heading", { level: 1 }).count(), `${where} has one main heading`).toBe(1);
  if (language === "vi") expect(await englishOn(visitor), where).toEqual([]);
  await fits(page);
  expect(await faultsOf(visitor), where).toEqual([]);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ ...size, width: otherWidth });
  await fits(page);
  await page.setViewportSize(size);
  const expected = new RegExp(`status of ${status} `);
  expect(
    complaints.filter((text) => status === 200 || !expected.test(text)),
    where,
  ).toEqual([]);
}

const english = [...foreign()];

/** Sentences of the English catalogue that are other words in Vietnamese. */
function* foreign(): Generator<string> {
  const vietnamese = new Set(leaves(catalogue.vi));
  for (const text of leaves(catalogue.en))
    if (text.length > 12 && !/[{<]/.test(text) && !vietnamese.has(text)) yield text;
}

function leaves(texts: object): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));
}

/** What the page shows or says to a screen reader in English. */
async function englishOn({ page }: Visitor): Promise<string[]> {
  const shown = await page.evaluate(() =>
    [
      document.title,
      // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
      document.body.innerText,
      ...["aria-label", "placeholder", "title", "alt"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
      ),
    ].join("\n"),
  );
  return english.filter((text) => shown.includes(text));
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What is seriously or critically wrong for people with other eyes, ears or hands. */
async function faultsOf({ page }: Visitor): Promise<string[]> {
  // One run in the page itself: there are no frames whose results would have to be gathered.
  const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}
