import { beforeAll, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { candidateSearchPath } from "#hiring/candidate-search/console-paths.ts";
import { invitesPath } from "#hiring/candidate-search/paths.ts";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import type { Visibility } from "#profiles/candidates/terms.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { card, field, fits, giveLogin, logIn, open, stage } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
const say = (key: string, values?: Record<string, string | number>) =>
  en(`candidateSearch.console.${key}`, values);
const person = { fullName: "Lê Thu Hà", email: "thuha@example.test", phone: "0905112233" };
const message = "Đội của chúng tôi cần đúng kinh nghiệm của bạn.";
const offered = "Trưởng nhóm kế toán";
const title = "Kế toán trưởng";
let desk: Visitor;
let phone: Visitor;
let companyId: number;
let jobId: number;

async function makeSeeker(
  facts: { fullName: string; email: string },
  jobTitle: string,
  visibility: Visibility,
) {
  const candidate = await makeCandidate(db, facts);
  await db
    .insertInto("candidate_profiles")
    .values({
      account_id: candidate.id,
      job_title: jobTitle,
      location_id: 27,
      visibility,
      updated_at: new Date(),
      skip_onboarding: true,
    })
    .execute();
  return candidate;
}

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  companyId = boss.companyId;
  const at = new Date();
  jobId = (await makeJob(db, { companyId, ownerId: boss.id, title: offered, at })).id;
  const closed = await makeJob(db, { companyId, ownerId: boss.id, title: "Thủ quỹ", state: "closed", at });
  const seeker = await makeSeeker(person, title, "only_applied");
  await db
    .updateTable("candidates")
    .set({ phone: person.phone })
    .where("id", "=", seeker.candidateId)
    .execute();
  await makeSeeker({ fullName: "Đỗ Ẩn Danh", email: "an@example.test" }, `${title} ẩn`, "hidden");
  const applied = { fullName: "Vũ Chỉ Nộp", email: "nop@example.test" };
  const only = await makeSeeker(applied, `${title} chỉ nộp`, "only_applied");
  await makeApplicant(db, { job: closed, candidate: only });
  await giveLogin(site, [boss.id]);
  await giveLogin(site, [seeker.id], "vi");
  desk = await site.visitor();
  phone = await site.visitor({ phone: true });
  await logIn(desk, boss.email);
  await logIn(phone, person.email, "vi");
});

const results = () =>
  desk.page
    .getByRole("listitem")
    .filter({ has: desk.page.getByRole("heading", { name: title, exact: true }) });

/** Types words into the candidate search and submits it. */
async function search(words: string) {
  const { page } = desk;
  await page.getByRole("searchbox", { name: say("keyword") }).fill(words);
  await page
    .getByRole("search")
    .getByRole("button", { name: say("find") })
    .click();
  await page.waitForURL((url) => url.searchParams.get("keyword") === words);
}

it("A search finds only candidates who let companies find them", async () => {
  const { page } = desk;
  await open(desk, talentPaths.list({ company: companyId }));
  await page.getByRole("link", { name: en("talentPools.console.list.searchPublic") }).click();
  await page.getByRole("heading", { level: 1, name: say("title") }).waitFor();
  await search("ke toan truong");
  await page.getByText(say("emptyTitle")).waitFor();
});

it("A candidate chooses on a phone to be found", async () => {
  const { page } = phone;
  await open(phone, invitesPath);
  await page.getByText(vi("candidateSearch.site.emptyTitle")).waitFor();
  await page.getByRole("link", { name: vi("candidateSearch.site.settings") }).click();
  await page.getByRole("heading", { level: 1, name: vi("hiddenJobs.site.privacy.title") }).waitFor();
  await page.getByLabel(vi("hiddenJobs.site.privacy.option.public_to_verified_employers")).check();
  await page.getByRole("button", { name: vi("hiddenJobs.site.privacy.save") }).click();
  await page.getByText(vi("hiddenJobs.site.privacy.saved")).waitFor();
  await fits(page);
});

it("The recruiter finds the candidate's profile without the name, and sends an invitation", async () => {
  const { page } = desk;
  await search("kế toán trưởng");
  await page.getByText(say("count", { count: 1 })).waitFor();
  const html = await page.content();
  for (const secret of [person.fullName, person.email, person.phone]) expect(html).not.toContain(secret);
  await results()
    .getByRole("link", { name: say("invite") })
    .click();
  const form = page.getByRole("region", { name: say("inviteTitle") });
  await form.waitFor();
  // The invitation form offers published jobs only.
  expect(await field(form, say("job")).locator("option").allInnerTexts()).toEqual([
    say("chooseJob"),
    offered,
  ]);
  await field(form, say("job")).selectOption({ label: offered });
  await field(form, say("message")).fill(message);
  await form.getByRole("button", { name: say("send") }).click();
  await page.getByText(say("sent")).waitFor();
  const waits = say("invited", { status: en("candidateSearch.labels.status.pending"), job: offered });
  await results().getByText(waits).waitFor();
  expect(
    await results()
      .getByRole("link", { name: say("invite") })
      .count(),
  ).toBe(0);
  expect(await page.content()).not.toContain(person.fullName);
});

it("The candidate reads the invitation on a phone, and accepts it", async () => {
  const { page } = phone;
  const mail = await mailTo(site, person.email, "candidate-search.invited");
  await open(phone, linkIn(mail.text, invitesPath));
  await page.getByRole("link", { name: offered }).waitFor();
  await page.getByText(message).waitFor();
  await page.getByText(vi("candidateSearch.labels.status.pending")).waitFor();
  await fits(page);
  await page.getByRole("button", { name: vi("candidateSearch.site.accept") }).click();
  await page.getByText(vi("candidateSearch.labels.status.accepted")).waitFor();
  await page.getByRole("link", { name: vi("candidateSearch.site.apply") }).waitFor();
  for (const name of ["accept", "decline"])
    expect(await page.getByRole("button", { name: vi(`candidateSearch.site.${name}`) }).count()).toBe(0);
  await fits(page);
  expect(phone.complaints).toEqual([]);
});

it("The recruiter sees who has accepted on the board, with the contact data", async () => {
  const { page } = desk;
  await open(desk, candidateSearchPath({ company: companyId }));
  const accepted = say("invited", {
    status: en("candidateSearch.labels.status.accepted"),
    job: offered,
  });
  await results().getByText(accepted).waitFor();
  await mailTo(site, "boss@example.test", "candidate-search.answered");
  await open(desk, applicantPaths.board({ company: companyId }, jobId));
  const sourced = stage(page, en("applications.labels.stage.sourced"), 1);
  await card(sourced, person.fullName).getByRole("link", { name: person.fullName, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: person.fullName, exact: true }).waitFor();
  await page.getByRole("link", { name: en("applications.console.tabs.profile"), exact: true }).click();
  await page.getByRole("link", { name: person.email }).waitFor();
  await page.getByRole("link", { name: "0905 112 233" }).waitFor();
  expect(desk.complaints).toEqual([]);
});
