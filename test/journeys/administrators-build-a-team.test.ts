import { beforeAll, expect, it } from "vitest";
import { makeStaff } from "#people/accounts/factory.ts";
import { adminActPath, adminJoinPath, adminOnboardingPath, adminTeamPath } from "#people/members/paths.ts";
import type { AdminAct } from "#people/members/terms.ts";
import { seedOf } from "#people/security/factory.ts";
import { codeAt, stepOf } from "#people/security/totp.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { field, giveLogin, logIn, open, password, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
const boss = await makeStaff(db, "admin");
const second = await makeStaff(db, "admin");
const [person, email] = ["Đỗ Thu Hà", "ha@sen.test"];
let desk: Visitor;
let newcomer: Visitor;

beforeAll(async () => {
  await giveLogin(site, [boss.id, second.id]);
  desk = await site.visitor();
  newcomer = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(desk, boss.email);
});

const roleOf = async () =>
  (await db.selectFrom("accounts").select("role_id").where("email", "=", email).executeTakeFirst())?.role_id;
const idOf = async () =>
  (await db.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
const giveReason = async (id: number, act: AdminAct) => {
  const { page } = desk;
  await page.waitForURL(`**${adminActPath(id, act)}`);
  await field(page, en("members.console.adminAct.reason")).fill("Thay đổi phân công");
  await page.getByRole("button", { name: en(`members.console.adminAct.submit.${act}`) }).click();
};
const choose = async ({ page }: Visitor, entry: string) => {
  await page
    .getByRole("button", { name: en("members.console.members.actionsFor", { name: person }) })
    .click();
  await page.getByRole("menuitem", { name: entry }).click();
};

it("A super administrator invites a person, who joins on a phone, sets up two-step login and works", async () => {
  const { page } = desk;
  await open(desk, adminTeamPath);
  await field(page, en("members.console.invite.email")).fill(email);
  await page.getByRole("button", { name: en("members.console.invite.submit") }).click();
  await page.getByText(en("members.console.invite.sent", { email })).waitFor();
  const link = linkIn((await mailTo(site, email, "members.admin_invited")).text, adminJoinPath);

  const phone = newcomer.page;
  await open(newcomer, link);
  await field(phone, vi("members.site.join.fullName")).fill(person);
  await field(phone, vi("members.site.join.password")).fill(password);
  await field(phone, vi("members.site.join.confirmation")).fill(password);
  await phone.getByRole("button", { name: vi("members.site.join.adminSubmit") }).click();
  await phone.waitForURL(`**${adminOnboardingPath}`);
  await phone.getByRole("link", { name: vi("members.console.onboarding.twoStepOpen") }).click();
  await phone.waitForURL("**/account/two-step?**");
  const main = phone.getByRole("main");
  await field(phone, vi("security.site.twoStep.password")).fill(password);
  await main.getByRole("button", { name: vi("security.site.twoStep.begin"), exact: true }).click();
  await phone.getByRole("img", { name: vi("security.site.twoStep.qr") }).waitFor();
  const secret = (await main.locator("code").allInnerTexts()).join("").replaceAll(" ", "");
  await field(phone, vi("security.site.twoStep.code")).fill(codeAt(seedOf(secret), stepOf(new Date())));
  await main.getByRole("button", { name: vi("security.site.twoStep.confirm"), exact: true }).click();
  await main.getByRole("link", { name: vi("security.site.twoStep.codesDone") }).click();
  await phone.waitForURL(`**${adminOnboardingPath}`);
  await phone.getByText(vi("members.console.onboarding.twoStepDone")).waitFor();
  expect(await phone.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  await main.getByRole("link", { name: vi("members.console.onboarding.start") }).click();
  await phone.waitForURL("**/admin/review-jobs");
});

it("A second super administrator confirms the newcomer as one, and the role can be taken back", async () => {
  const { page } = desk;
  const id = await idOf();
  await open(desk, adminTeamPath);
  await choose(desk, en("members.console.admins.promote"));
  await giveReason(id, "promote");
  await page.getByText(en("members.console.admins.requested")).waitFor();
  expect(await roleOf()).toBe(5);
  const other = await site.visitor();
  await logIn(other, second.email);
  await open(
    other,
    linkIn((await mailTo(site, second.email, "members.confirmation_wanted")).text, adminTeamPath),
  );
  await choose(other, en("members.console.admins.confirm"));
  await other.page.getByText(en("members.console.members.changed")).waitFor();
  expect(await roleOf()).toBe(4);
  await open(desk, adminTeamPath);
  await choose(desk, en("members.console.admins.demote"));
  await giveReason(id, "demote");
  await page.getByText(en("members.console.members.changed")).waitFor();
  expect(await roleOf()).toBe(5);
});

it("An administrator who is deactivated is logged out within a second and cannot come back", async () => {
  const id = await idOf();
  // The change of role has ended the sessions; a login without the phone needs two-step login off.
  await db.deleteFrom("account_totp").where("account_id", "=", id).execute();
  const inside = await site.visitor();
  await logIn(inside, email);
  await open(inside, "/admin/review-jobs");
  expect(new URL(inside.page.url()).pathname).toBe("/admin/review-jobs");
  const { page } = desk;
  await open(desk, adminTeamPath);
  await choose(desk, en("members.console.members.deactivate"));
  await giveReason(id, "deactivate");
  await page.getByText(en("members.console.members.deactivated")).waitFor();
  const answer = await inside.page.request.get("/api/v2/admins/me");
  expect(answer.status()).toBe(401);
  await inside.page.goto("/admin/review-jobs");
  await inside.page.waitForURL("**/admin/login?**", patience);
});
