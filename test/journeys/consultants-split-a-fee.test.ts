import { describe, expect, it } from "vitest";
import { makeAgencyWithClient } from "#agency/placements/factory.ts";
import { makeApplicant, makeCvFile } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import type { Language } from "#kit/i18n.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { addMonths, dayOf } from "#platform/reference/calendar.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const now = new Date();
const today = dayOf(now);
const press = { exact: true };

/** Makes an agency whose AM introduces a person to the client, and a colleague with a job of the client. */
async function clash(language: Language) {
  const desk = await makeAgencyWithClient(db);
  const colleague = await makeStaff(db, "consultant", { agencyId: desk.agency.id });
  await giveLogin(site, [desk.am.id, colleague.id], language);
  const names = { full_name: "Nguyễn Hoàng Phương Thảo" };
  await db.updateTable("accounts").set(names).where("id", "=", desk.am.id).execute();
  const job = await makeJob(db, {
    companyId: desk.client.company_id,
    agencyId: desk.agency.id,
    ownerId: colleague.id,
    title: "Trưởng phòng kiểm soát chất lượng",
    at: now,
  });
  const { id: person } = await db
    .insertInto("candidates")
    .values({ full_name: "Đỗ Thị Hạnh", email: `hanh-${desk.agency.id}@example.test` })
    .returning("id")
    .executeTakeFirstOrThrow();
  const dates = {
    added_at: now,
    changed_at: now,
    agreed_at: now,
    kept_until: new Date(`${addMonths(today, 12)}T00:00:00Z`),
  };
  await db
    .insertInto("prospects")
    .values({
      candidate_id: person,
      agency_id: desk.agency.id,
      source: "linkedin",
      added_by: desk.am.id,
      ...dates,
    })
    .execute();
  await db
    .insertInto("ownerships")
    .values({
      agency_id: desk.agency.id,
      client_id: desk.client.id,
      person_id: person,
      owner_id: desk.am.id,
      starts_on: today,
      ends_on: addMonths(today, 6),
      created_at: now,
    })
    .execute();
  return { ...desk, colleague, job, person };
}
type Clash = Awaited<ReturnType<typeof clash>>;

/** Gives an applicant the consent, the CV and the accepted offer that a hire needs. */
async function acceptOffer({ agency, client, job }: Clash, applicantId: number, candidateId: number) {
  const cv = { cv_file_id: (await makeCvFile(db, candidateId)).id, cv_kind: "pdf" } as const;
  const stage = await db
    .selectFrom("pipeline_stages")
    .select("id")
    .where("pipeline_id", "=", job.pipeline_id)
    .where("kind", "=", stageKinds.offer)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("applicants")
    .set({ ...cv, stage_id: stage.id })
    .where("id", "=", applicantId)
    .execute();
  await makeRepresentation(db, { id: applicantId, agency_id: agency.id });
  await db
    .insertInto("offers")
    .values({
      applicant_id: applicantId,
      job_id: job.id,
      company_id: client.company_id,
      agency_id: agency.id,
      status: "accepted",
      monthly_salary: 40_000_000,
      start_date: today,
      offer_date: today,
      valid_until: today,
      sent_at: now,
    })
    .execute();
}

async function visit(email: string, phone: boolean, language: Language): Promise<Visitor> {
  const visitor = await site.visitor({ phone });
  await logIn(visitor, email, language);
  return visitor;
}

/** Puts the person on the colleague's job from the person's page. */
async function putOn({ page }: Visitor, { job }: Clash, language: Language) {
  const t = wordsOf(language);
  await field(page, t("talentPools.console.person.addToJob")).selectOption(String(job.id));
  await page.getByRole("button", { name: t("talentPools.console.person.put"), ...press }).click();
}

/** Moves an applicant to a stage from the applicant's page. */
async function moveTo(visitor: Visitor, applicantId: number, stage: string) {
  await open(visitor, `/consultants/candidates/${applicantId}`);
  await visitor.page.locator("[data-menu]").filter({ visible: true }).click();
  await visitor.page.getByRole("menuitem", { name: stage, ...press }).click();
}

describe("A clash of two consultants about a person", () => {
  it.each([
    ["en", false],
    ["vi", true],
  ] as const)(
    "becomes a split fee by two presses: in %s, on a phone: %s",
    { timeout: 120_000 },
    async (language, phone) => {
      const t = wordsOf(language);
      const given = await clash(language);
      const asking = await visit(given.colleague.email, phone, language);
      const { page } = asking;
      await open(asking, `/consultants/talent/${given.person}`);
      await putOn(asking, given, language);
      const ask = page.getByRole("button", { name: t("applications.console.door.ask"), ...press });
      await ask.waitFor();
      await page.getByText(/50%.*Nguyễn Hoàng Phương Thảo.*50%/).waitFor();
      await fits(page);
      await ask.click();
      await page
        .getByText(t("applications.console.door.sent", { owner: "Nguyễn Hoàng Phương Thảo" }))
        .waitFor();

      const owner = await visit(given.am.email, phone, language);
      await open(owner, "/consultants/share_requests");
      await fits(owner.page);
      const accept = t("introductions.console.requests.accept");
      await owner.page.getByRole("button", { name: accept, ...press }).click();
      await owner.page.getByText(t("introductions.console.requests.answered.accept")).waitFor();
      await fits(owner.page);
      await owner.page.getByRole("button", { name: accept, ...press }).waitFor({ state: "hidden" });

      await open(asking, `/consultants/talent/${given.person}`);
      await putOn(asking, given, language);
      await page.getByRole("link", { name: given.job.title, ...press }).waitFor();
      const applicant = await db
        .selectFrom("applicants")
        .select("id")
        .where("job_id", "=", given.job.id)
        .where("candidate_id", "=", given.person)
        .executeTakeFirstOrThrow();
      // The refusal is a 409. The CV of the applicant has no file, so the next page complains.
      expect([...asking.complaints, ...owner.complaints].filter((text) => !text.includes("409"))).toEqual([]);
      await acceptOffer(given, applicant.id, given.person);
      await moveTo(asking, applicant.id, t("applications.labels.stage.hired"));
      const moved = { name: "Đỗ Thị Hạnh", stage: t("applications.labels.stage.hired") };
      await page.getByText(t("applications.console.toast.moved", moved)).waitFor();
      for (const visitor of [asking, owner]) {
        await open(visitor, "/consultants/placements");
        await visitor.page.getByRole("link", { name: "Đỗ Thị Hạnh" }).click();
        await visitor.page.getByText("25%").nth(1).waitFor();
        await fits(visitor.page);
      }
    },
  );

  it("opens the door from the board, whose card returns to its place", async () => {
    const given = await clash("en");
    const applicant = await makeApplicant(db, { job: given.job, stageKind: "screening" });
    await makeRepresentation(db, applicant);
    await db
      .updateTable("ownerships")
      .set({ person_id: applicant.candidate_id })
      .where("agency_id", "=", given.agency.id)
      .execute();
    const asking = await visit(given.colleague.email, false, "en");
    const { page } = asking;
    await moveTo(asking, applicant.id, "Sent to client");
    const dialog = page.getByRole("dialog", { name: applicant.full_name });
    await dialog.getByRole("button", { name: "Ask to split the fee" }).click();
    await dialog.getByText("Nguyễn Hoàng Phương Thảo has your request").waitFor();
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await dialog.waitFor({ state: "hidden" });
    await ready(page);
  });

  it("is asked and accepted without script", async () => {
    const given = await clash("en");
    const visitor = await site.visitor({ script: false });
    const { page } = visitor;
    await logIn(visitor, given.colleague.email);
    await open(visitor, `/consultants/talent/${given.person}`);
    await putOn(visitor, given, "en");
    await page.getByRole("button", { name: "Ask to split the fee" }).click();
    await page.getByText("Your request was sent.").waitFor();
    await page.getByText("Waiting", press).last().waitFor();
    const owner = await site.visitor({ script: false });
    await logIn(owner, given.am.email);
    await open(owner, "/consultants/share_requests");
    await owner.page.getByRole("button", { name: "Accept", ...press }).click();
    await owner.page.getByText("You accepted.").waitFor();
  });
});
