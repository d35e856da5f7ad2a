import { expect, it } from "vitest";
import { makeAgencyWithClient } from "#agency/placements/factory.ts";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { representationsPath } from "#hiring/representations/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { linkIn, mailTo, testSite } from "../browser.ts";
import { variants } from "../examples.ts";
import { fits, giveLogin, logIn, open, settled, stage } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const name = "Đỗ Thị Hạnh";
const press = { exact: true };

/** Makes a confidential job of the client's AM, with a person in the screening who was not asked. */
async function confidential() {
  const desk = await makeAgencyWithClient(db);
  const { agency, am, client } = desk;
  const industry = await db
    .selectFrom("industries")
    .select(["id", "name", "name_vn"])
    .executeTakeFirstOrThrow();
  const company = await db
    .updateTable("companies")
    .set({ industry_ids: [industry.id] })
    .where("id", "=", client.company_id)
    .returning("name")
    .executeTakeFirstOrThrow();
  const of = { companyId: client.company_id, agencyId: agency.id, ownerId: am.id };
  const job = await makeJob(db, { ...of, at: new Date() });
  await db.updateTable("jobs").set({ confidential: true }).where("id", "=", job.id).execute();
  const candidate = await makeCandidate(db, { fullName: name });
  const applicant = await makeApplicant(db, { job, stageKind: "screening", candidate });
  const board = applicantPaths.board({ agency: agency.id }, job.id);
  return { ...desk, applicant, board, industry, company: company.name };
}

it.each(
  variants([
    ["vi", true],
    ["en", false],
  ] as const),
)(
  "A person agrees before the client of a confidential job is named, and again with the name: in %s, on a phone: %s",
  {
    timeout: 120_000,
  },
  async (language, phone) => {
    const t = wordsOf(language);
    const { am, applicant, board, industry, company } = await confidential();
    await giveLogin(site, [am.id], language);
    const window = { phone, locale: language === "vi" ? "vi-VN" : "en-US" };
    const consultant = await site.visitor();
    const person = await site.visitor(window);
    await logIn(consultant, am.email, language);
    const { page } = consultant;
    const ask = async () => {
      await open(consultant, representationsPath(applicant.id));
      await fits(page);
      await page.getByRole("button", { name: t("representations.console.page.ask"), ...press }).click();
      await page.getByText(t("representations.labels.status.asked"), press).waitFor();
    };
    const submit = async () => {
      await open(consultant, board);
      await page.locator(`[data-card="${applicant.id}"]`).focus();
      await page.keyboard.press("s");
    };
    const answer = async () => {
      const { text } = await mailTo(site, applicant.email ?? "", "representations.asked");
      await open(person, linkIn(text, "/introductions/answer"));
      await fits(person.page);
      const content = await person.page.locator("main").textContent();
      await person.page.locator("button[name=intent][value=yes]").click();
      await person.page.locator("button[name=intent][value=revoke]").waitFor({ state: "attached" });
      return { mail: text, page: content ?? "" };
    };

    await ask();
    const first = await answer();
    expect([first.mail.includes(company), first.page.includes(company)]).toEqual([false, false]);
    expect(first.page).toContain(language === "vi" ? industry.name_vn : industry.name);
    await person.page.getByText(t("representations.site.state.provisional")).waitFor();

    // The AM submits straight to the client.
    await submit();
    const refused = {
      en: "The candidate agreed without knowing the client and has to accept its name first",
      vi: "Ứng viên đồng ý khi chưa biết khách hàng nên cần đồng ý với tên khách hàng trước",
    };
    await page.getByText(refused[language]).waitFor();

    await open(consultant, representationsPath(applicant.id));
    await page.getByText(t("representations.console.page.named", { client: company })).waitFor();
    await ask();
    const second = await answer();
    expect([second.mail.includes(company), second.page.includes(company)]).toEqual([true, true]);
    await person.page.getByText(t("representations.site.state.yes")).waitFor();
    await submit();
    const toClient = t("applications.labels.stage.sent_to_client");
    await stage(page, toClient, 1, language)
      .getByRole("link", { name, ...press })
      .waitFor();
    await settled(page);
    // The refusal is a 409.
    const complaints = [...consultant.complaints, ...person.complaints];
    expect(complaints.filter((text) => !text.includes("409"))).toEqual([]);
  },
);
