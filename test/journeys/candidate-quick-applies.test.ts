import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { cvOf } from "./cvs.ts";
import {
  card,
  dragReady,
  dragToEmpty,
  field,
  giveLogin,
  logInByForm,
  open,
  quickApply,
  ready,
  stage,
  toJobs,
} from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const title = "Kế toán tổng hợp";
const kinds = ["pdf", "docx", "doc"] as const;
const people = {
  pdf: { fullName: "Lê Thị Hoa", email: "hoa@example.test" },
  docx: { fullName: "Phạm Văn Đức", email: "duc@example.test" },
  doc: { fullName: "Đỗ Minh Khôi", email: "khoi@example.test" },
};

const site = await testSite();
let candidate: Visitor;
let recruiter: Visitor;
let boss: Awaited<ReturnType<typeof makeRecruiter>>;

beforeAll(async () => {
  const { db } = site.database;
  boss = await makeRecruiter(db, { email: "boss@example.test" });
  await giveLogin(site, [boss.id]);
  await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title, at: new Date() });
  await makeJob(db, { companyId: boss.companyId, title: "Nhân viên kho", categoryIds: [82], at: new Date() });
});

describe("a visitor applies, the recruiter moves the card, the candidate sees it", () => {
  it("finds the job by words without accents", async () => {
    candidate = await site.visitor();
    const { page } = candidate;
    await open(candidate, `/jobs?referral_id=m${boss.id}`);
    await page.getByRole("combobox", { name: t("jobSearch.site.search.keyword") }).fill("ke toan tong hop");
    await page.getByRole("button", { name: t("jobSearch.site.search.submit"), exact: true }).click();
    await page.getByText(t("jobSearch.site.list.count", { count: 1 }), { exact: true }).waitFor();
    await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  });

  it.each(kinds)(
    "reads on the page and in an email that the application with a %s was sent",
    async (kind) => {
      const visitor = kind === "pdf" ? candidate : await site.visitor();
      const { page } = visitor;
      if (kind !== "pdf") {
        await open(visitor, "/jobs?keyword=ke+toan");
        await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
      }
      await page
        .getByRole("link", { name: t("jobs.site.detail.apply"), exact: true })
        .first()
        .click();
      await field(page, t("applications.site.apply.fullName")).waitFor();
      await quickApply(page, { ...people[kind], cv: cvOf(kind).file });
      await page.getByRole("heading", { name: t("applications.site.sent.title") }).waitFor();
      const mail = await mailTo(site, people[kind].email, "applications.application_received");
      expect(mail.subject).toContain(title);
      if (kind === "pdf") {
        // The application has the source of the visitor's first page, although it was sent from another page.
        const sent = await site.database.db
          .selectFrom("applicants")
          .select(["source", "referral_id"])
          .execute();
        expect(sent).toEqual([{ source: "referral", referral_id: `m${boss.id}` }]);
        const link = new URL(linkIn(mail.text, "/my-jobs/applied/"));
        await open(visitor, link.pathname);
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
        expect(await page.getByText(t("applications.site.mine.kinds.interview")).count()).toBe(0);
      }
      expect(visitor.complaints).toEqual([]);
    },
  );

  it("the recruiter is mailed, and sees the three on the board", async () => {
    const mail = await mailTo(site, boss.email, "applications.new_applicant");
    expect(mail.text).toMatch(/Hoa|Đức|Khôi/);
    recruiter = await site.visitor();
    await logInByForm(recruiter, boss.email);
    const { page } = recruiter;
    await toJobs(page);
    await page.getByRole("table").getByRole("link", { name: title }).click();
    const applied = stage(page, t("applications.labels.stage.applied"), 3);
    for (const { fullName } of Object.values(people)) await card(applied, fullName).waitFor();
  });

  it.each(kinds)("the recruiter reads the %s beside the board", async (kind) => {
    const { page } = recruiter;
    const board = page.url();
    await page.getByRole("link", { name: people[kind].fullName, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: people[kind].fullName, exact: true }).waitFor();
    const cv = page.getByRole("region", { name: t("applications.console.cv.title"), exact: true });
    if (kind === "pdf") {
      const picture = await cv.locator("canvas").first().elementHandle();
      await page.waitForFunction(
        (canvas) => {
          if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false;
          const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
          let ink = 0;
          for (let at = 0; data && at < data.length; at += 4)
            if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) ink++;
          return ink > 200;
        },
        picture,
        { timeout: 10_000 },
      );
    } else {
      const text = cv.getByRole("article");
      await text.waitFor();
      expect((await text.textContent())?.toLowerCase()).toContain(cvOf(kind).name.toLowerCase());
    }
    await page.getByRole("button", { name: t("applications.console.actions.close"), exact: true }).click();
    await page.waitForURL(board);
  });

  it("the recruiter drags a card to the interview", async () => {
    const { page } = recruiter;
    const moved = card(page, people.pdf.fullName);
    await dragReady(moved);
    const stageName = t("applications.labels.stage.interview");
    await dragToEmpty(page, moved, stageName);
    const interview = stage(page, stageName, 1);
    await card(interview, people.pdf.fullName).waitFor();
    await stage(page, t("applications.labels.stage.applied"), 2).waitFor();
    await page
      .getByText(t("applications.console.toast.moved", { name: people.pdf.fullName, stage: stageName }))
      .waitFor();
    await page.reload();
    await ready(page);
    await card(interview, people.pdf.fullName).waitFor();
    expect(recruiter.complaints).toEqual([]);
  });

  it("the candidate sees the interview, in the list and in the history", async () => {
    const { page } = candidate;
    await open(candidate, "/my-jobs/applied");
    const application = page
      .getByRole("article")
      .or(page.getByRole("listitem"))
      .filter({ hasText: title })
      .first();
    await application.getByText(t("applications.labels.status.interview"), { exact: true }).first().waitFor();
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await page.getByText(t("applications.site.mine.kinds.interview"), { exact: true }).waitFor();
    await page.getByText(t("applications.site.mine.kinds.viewed"), { exact: true }).waitFor();
    expect(candidate.complaints).toEqual([]);
  });
});
