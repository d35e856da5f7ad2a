import { beforeAll, describe, expect, it } from "vitest";
import { archivesPath } from "#agency/archives/console-paths.ts";
import { candidateSearchPath } from "#hiring/candidate-search/console-paths.ts";
import { invitesPath } from "#hiring/candidate-search/paths.ts";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { makeAgency, makeCandidate, makeStaff } from "#people/accounts/factory.ts";
import { makeClient } from "#people/clients/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, password } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const say = wordsOf("en");
const vi = wordsOf("vi");
const press = { exact: true };
const seeker = { fullName: "Lý Thanh Tùng", email: "tung@example.test" };
let desk: Visitor;
let agency: number;

const button = ({ page }: Visitor, name: string) => page.getByRole("button", { name, ...press });

async function admin(agencyId: number): Promise<Visitor> {
  const { id, email } = await makeStaff(db, "consultant", { agencyId });
  await giveLogin(site, [id]);
  const visitor = await site.visitor();
  await logIn(visitor, email);
  return visitor;
}

beforeAll(async () => {
  agency = (await makeAgency(db)).id;
  desk = await admin(agency);
});

describe("A consultant", () => {
  it("asks a person with a public profile, whose name comes with the acceptance", {
    timeout: 60_000,
  }, async () => {
    const { page } = desk;
    await open(desk, candidateSearchPath({ agency }));
    await page.getByText(say("candidateSearch.console.emptyTitle")).waitFor();
    const { id } = await makeCandidate(db, seeker);
    await giveLogin(site, [id], "vi");
    const profile = { job_title: "Trưởng phòng cung ứng", skip_onboarding: true, updated_at: new Date() };
    const open_to = { visibility: "public_to_verified_employers", visible_to_agencies: true };
    await db
      .insertInto("candidate_profiles")
      .values({ account_id: id, ...profile, ...open_to })
      .execute();

    await open(desk, candidateSearchPath({ agency }));
    await page.getByRole("heading", { name: profile.job_title, ...press }).waitFor();
    expect(await page.getByText(seeker.fullName).count()).toBe(0);
    await page.getByRole("link", { name: say("candidateSearch.console.request"), ...press }).click();
    await button(desk, say("candidateSearch.console.sendRequest")).click();
    await page.getByText(say("candidateSearch.labels.request.pending")).waitFor();
    await fits(page);

    const phone = await site.visitor({ phone: true });
    await logIn(phone, seeker.email, "vi");
    await open(phone, invitesPath);
    await fits(phone.page);
    await button(phone, vi("candidateSearch.site.request.accept")).click();
    await phone.page.getByText(vi("candidateSearch.labels.received.accepted"), press).waitFor();

    await open(desk, candidateSearchPath({ agency }));
    await page.getByRole("link", { name: say("candidateSearch.console.viewPerson") }).click();
    await page.getByRole("heading", { name: seeker.fullName }).waitFor();
    expect([...desk.complaints, ...phone.complaints]).toEqual([]);
  });

  it("reads of a duplicate before anything is saved", async () => {
    const { page } = desk;
    await open(desk, talentPaths.create({ agency }));
    const form = (key: string) => field(page, say(`talentPools.console.form.${key}`));
    await form("name").fill("Lý Tùng");
    await form("email").fill(seeker.email.toUpperCase());
    await page.getByRole("checkbox", { name: /agreed/ }).check();
    await button(desk, say("talentPools.console.form.save")).click();
    await page.getByText(say("talentPools.console.form.same.email", { name: seeker.fullName })).waitFor();
    expect(await form("name").inputValue()).toBe("Lý Tùng");
    await fits(page);
    const people = await db
      .selectFrom("prospects")
      .select("candidate_id")
      .where("agency_id", "=", agency)
      .execute();
    expect(people).toHaveLength(1);
  });

  it("leaves with everything, and an empty agency takes it", { timeout: 90_000 }, async () => {
    await makeClient(db, { agency_id: agency, name: "Công ty TNHH Thép Bình Minh" });
    const { page } = desk;
    await open(desk, archivesPath);
    await field(page, say("archives.console.password")).first().fill(password);
    await button(desk, say("archives.console.export.submit")).click();
    const link = page.getByRole("link", { name: say("archives.console.download"), ...press });
    await link.waitFor({ timeout: 30_000 });
    await fits(page);
    const file = await desk.context.request.get((await link.getAttribute("href")) ?? "");
    expect(file.status()).toBe(200);

    const other = await admin((await makeAgency(db)).id);
    await open(other, archivesPath);
    await other.page.locator("input[type=file]").setInputFiles({
      name: "export.zip",
      mimeType: "application/zip",
      buffer: await file.body(),
    });
    const form = other.page.locator("form").filter({ has: other.page.locator("input[type=file]") });
    await form.getByText("export.zip").waitFor();
    await form.locator("input[name=current_password]").fill(password);
    await button(other, say("archives.console.import.submit")).click();
    const confirm = button(other, say("archives.console.import.confirm"));
    await confirm.waitFor({ timeout: 30_000 });
    await fits(other.page);
    await confirm.click();
    await other.page
      .getByRole("heading", { name: say("archives.console.status.done"), ...press })
      .waitFor({ timeout: 30_000 });
    await open(other, "/consultants/clients");
    await other.page.getByRole("link", { name: "Công ty TNHH Thép Bình Minh" }).waitFor();
    await open(other, "/consultants/candidates");
    await other.page.getByRole("link", { name: seeker.fullName }).waitFor();
    expect([...desk.complaints, ...other.complaints]).toEqual([]);
  });
});
