import { expect, it } from "vitest";
import { makeAgencyWithClient } from "#agency/placements/factory.ts";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { representationsPath } from "#hiring/representations/paths.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeStaff } from "#people/accounts/factory.ts";
import { showNotification } from "#people/notifications/commands/notify.ts";
import { testSite, type Visitor } from "../browser.ts";
import { variants } from "../examples.ts";
import { giveLogin, logIn, open, patience, settled, stage } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const name = "Đỗ Thị Hạnh";
const stranger = "Lý Văn Bình";
const press = { exact: true };
/** The page of the applicant shows text, so no file is needed. */
const cv = { name: "CV.docx", kind: "docx", text: "KINH NGHIỆM\n- Trưởng kho, 5 năm" } as const;

/** Makes a job of a consultant and the client's AM, with two people in the screening: one agreed to be introduced, the other was not asked. */
async function reviewed() {
  const desk = await makeAgencyWithClient(db);
  const { agency, am, client } = desk;
  const lead = await makeStaff(db, "consultant", { agencyId: agency.id, member: true });
  const of = { companyId: client.company_id, agencyId: agency.id, ownerId: lead.id };
  const job = await makeJob(db, { ...of, recruiterIds: [am.id], at: new Date() });
  const [agreed, unasked] = (await Promise.all(
    [name, stranger].map(async (fullName, rank) =>
      makeApplicant(db, {
        job,
        rank,
        cv,
        stageKind: "screening",
        candidate: await makeCandidate(db, { fullName }),
      }),
    ),
  )) as [Awaited<ReturnType<typeof makeApplicant>>, Awaited<ReturnType<typeof makeApplicant>>];
  await makeRepresentation(db, agreed);
  return { ...desk, lead, agreed, unasked, board: applicantPaths.board({ agency: agency.id }, job.id) };
}

/** Focuses the card of an applicant. */
async function choose({ page }: Visitor, applicant: { id: number }) {
  await page.locator(`[data-card="${applicant.id}"]`).focus();
}

/** Shows the notification of the latest move, which waits until the move can no longer be undone. */
async function endUndoTime() {
  const pending = () => db.selectFrom("notifications").select("id").where("pending", "=", true).execute();
  await expect.poll(pending, patience).toHaveLength(1);
  const [waiting] = await pending();
  await inTransaction(site.database, (tx) => showNotification(tx, waiting?.id as number));
}

it.each(variants([["en"], ["vi"]] as const))(
  "The AM reviews people on the board by single keys, and sends one back with a reason: in %s",
  {
    timeout: 120_000,
  },
  async (language) => {
    const t = wordsOf(language);
    const given = await reviewed();
    await giveLogin(site, [given.lead.id, given.am.id], language);
    const lead = await site.visitor();
    const am = await site.visitor();
    await logIn(lead, given.lead.email, language);
    await logIn(am, given.am.email, language);
    const toAm = t("applications.labels.stage.sent_to_am");
    const inStage = (visitor: Visitor, title: string) =>
      stage(visitor.page, title, 1, language).getByRole("link", { name, ...press });

    await open(lead, given.board);
    await choose(lead, given.agreed);
    await lead.page.keyboard.press("s");
    await inStage(lead, toAm).waitFor();
    await settled(lead.page);

    // The bell leads the AM to the applicant; the board sends the applicant back.
    await endUndoTime();
    await open(am, "/notifications");
    await am.page.getByRole("link", { name: new RegExp(name) }).waitFor();
    await open(am, given.board);
    await choose(am, given.agreed);
    await am.page.keyboard.press("b");
    const dialog = am.page.getByRole("dialog", { name: t("applications.console.return.title", { name }) });
    const submit = dialog.getByRole("button", { name: t("applications.console.return.submit"), ...press });
    await submit.click();
    await dialog.getByText(t("applications.console.return.missing")).waitFor();
    await dialog.getByRole("textbox").fill("Thiếu chứng chỉ an toàn kho");
    await submit.click();
    const screening = t("applications.labels.stage.screening");
    await am.page.getByText(t("applications.console.toast.returned", { name, stage: screening })).waitFor();
    await settled(am.page);

    await endUndoTime();
    await open(lead, "/notifications");
    await lead.page.getByRole("link", { name: new RegExp(name) }).click();
    await lead.page.getByText("Thiếu chứng chỉ an toàn kho").first().waitFor();
    await open(lead, given.board);
    await choose(lead, given.agreed);
    await lead.page.keyboard.press("s");
    await inStage(lead, toAm).waitFor();
    await settled(lead.page);

    // The AM submits with the same key. Keys of the other card lead to the question for the consent and to the call.
    await open(am, given.board);
    await choose(am, given.agreed);
    await am.page.keyboard.press("s");
    await inStage(am, t("applications.labels.stage.sent_to_client")).waitFor();
    await settled(am.page);
    await open(am, given.board);
    await choose(am, given.unasked);
    await am.page.keyboard.press("a");
    await am.page.waitForURL(`**${representationsPath(given.unasked.id)}`);
    await am.page.goBack();
    await am.page.locator(`[data-card="${given.unasked.id}"]`).waitFor();
    await open(am, given.board);
    await choose(am, given.unasked);
    await am.page.keyboard.press("c");
    await am.page.waitForURL(/panel=task/);
    expect([...lead.complaints, ...am.complaints]).toEqual([]);
  },
);
