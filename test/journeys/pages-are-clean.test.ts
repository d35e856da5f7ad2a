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
    const missing = known.filter((path) => !visited.has(path.replace(/^(viec-lam|en)(?=\/|$)/, (part) => twins[part] ?? part)));
    expect(missing).toEqual([]);
  });

  describe.each(roles)("as %s", (role) => {
    let desktop: Visitor;
    let phone: Visitor;
    beforeAll(async () => {
      desktop = await site.visitor();
      phone = await site.visitor({ phone: true });
      if (role === "visitor") return;
      await logIn(desktop, emails[role].email);
      await phone.context.addCookies(await desktop.context.cookies());
    });

    it.each(Object.values(pages[role]).flat().map((address) => ({ address, name: nameOf(address) })))(
      "$name",
      async ({ address }) => {
        for (const language of ["en", "vi"] as const) {
          const path = typeof address === "string" ? address : address[language];
          for (const visitor of [desktop, phone]) {
            await visit(visitor, path, language);
            // Contrast and names do not depend on the words: each window is looked at in one language.
            if ((visitor === desktop) === (language === "en")) await accessible(visitor);
          }
        }
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

/** Opens a page and holds it against everything that must be so on every page. */
async function visit(visitor: Visitor, path: string, language: Language) {
  const { page, context, complaints } = visitor;
  complaints.length = 0;
  await context.addCookies([
    { name: languageCookie, value: String(languageNumber[language]), url: site.url },
  ]);
  const response = await page.goto(path);
  await ready(page);
  const status = refusals[path] ?? 200;
  expect(response?.status(), path).toBe(status);
  await page.waitForLoadState("load");
  const where = `${path} (${language})`;
  expect(await page.locator("html").getAttribute("lang"), where).toBe(language);
  expect(await page.title(), where).not.toBe("");
  expect(await page.getByRole("heading", { level: 1 }).count(), `${where} has one main heading`).toBe(1);
  await fits(page);
  if (language === "vi") expect(await englishOn(visitor), where).toEqual([]);
  const expected = new RegExp(`status of ${status} `);
  expect(complaints.filter((text) => status === 200 || !expected.test(text)), where).toEqual([]);
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
      document.body.innerText,
      ...["aria-label", "placeholder", "title", "alt"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
      ),
    ].join("\n"),
  );
  return english.filter((text) => shown.includes(text));
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No serious or critical fault, in light and in dark. */
async function accessible({ page }: Visitor) {
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const axe = new AxeBuilder({ page });
    // Only colours differ in the dark.
    const { violations } = await (colorScheme === "light"
      ? axe.withTags(rules)
      : axe.withRules(["color-contrast"])
    ).analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === "serious" || impact === "critical")
        faults.push(...nodes.map((node) => `${colorScheme} ${id}: ${node.html.slice(0, 200)}`));
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(faults, page.url()).toEqual([]);
}
