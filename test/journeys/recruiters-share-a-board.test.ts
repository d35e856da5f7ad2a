import { beforeAll, describe, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import {
  card,
  chooseByKeys,
  dragReady,
  dragToEmpty,
  giveLogin,
  layout,
  logIn,
  open,
  patience,
  stage,
} from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const names = ["An Nhiên", "Bảo Châu", "Cẩm Tú", "Diệu Hiền", "Gia Linh", "Hà My"];
const [applied, screening, interview] = ["applied", "screening", "interview"].map((kind) =>
  t(`applications.labels.stage.${kind}`),
) as [string, string, string];

let one: Visitor;
let other: Visitor;
let jobId: number;

beforeAll(async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db, { email: "one@example.test" });
  const member = await makeRecruiter(db, {
    email: "other@example.test",
    companyId: boss.companyId,
    member: true,
  });
  await giveLogin(site, [boss.id, member.id]);
  const job = await makeJob(db, {
    companyId: boss.companyId,
    ownerId: boss.id,
    recruiterIds: [member.id],
    at: new Date(),
  });
  jobId = job.id;
  for (const [index, fullName] of names.entries()) {
    const candidate = await makeCandidate(db, { fullName });
    await makeApplicant(db, { job, candidate, appliedAt: new Date(Date.now() - index * 3_600_000) });
  }
  one = await site.visitor();
  other = await site.visitor();
  for (const [window, email] of [
    [one, boss.email],
    [other, member.email],
  ] as const) {
    await logIn(window, email);
    await open(window, applicantPaths.board({ company: boss.companyId }, job.id));
  }
});

/** Returns the applicants' names in every stage from the database, in the order of their cards. */
async function truth(): Promise<Record<string, string[]>> {
  const rows = await site.database.db
    .selectFrom("applicants")
    .select(["stage_id", "full_name"])
    .where("job_id", "=", jobId)
    .orderBy("rank")
    .execute();
  const stages: Record<string, string[]> = {};
  for (const row of rows) {
    stages[row.stage_id] ??= [];
    stages[row.stage_id]?.push(row.full_name);
  }
  return stages;
}

async function shown({ page }: Visitor): Promise<Record<string, string[]>> {
  const all = await layout(page);
  return Object.fromEntries(Object.entries(all).filter(([, cards]) => cards.length > 0));
}

/** Drags a card to a stage. */
function drag({ page }: Visitor, name: string, to: string, count: number) {
  if (count > 0) return card(page, name).dragTo(stage(page, to, count));
  return dragToEmpty(page, card(page, name), to);
}

/** Moves a card by keyboard: M on the card, arrow keys down to the stage, Enter. */
async function moveByKeys({ page }: Visitor, name: string, to: string) {
  await card(page, name).focus();
  await page.keyboard.press("m");
  await chooseByKeys(page, to);
}

describe("two recruiters move cards of one board at once", () => {
  it("sees what the other moved without loading the page again", async () => {
    await dragReady(card(one.page, "An Nhiên"));
    await drag(one, "An Nhiên", screening, 0);
    await card(stage(other.page, screening, 1), "An Nhiên").waitFor();
    await moveByKeys(other, "Bảo Châu", interview);
    await card(stage(one.page, interview, 1), "Bảo Châu").waitFor();
    expect(await shown(one)).toEqual(await truth());
  });

  it("keeps the focus on a card that the other moves, for the next key", async () => {
    const mine = card(one.page, "An Nhiên");
    await mine.focus();
    await moveByKeys(other, "An Nhiên", interview);
    await card(stage(one.page, interview, 2), "An Nhiên")
      .and(one.page.locator(":focus"))
      .waitFor();
    await one.page.keyboard.press("m");
    await chooseByKeys(one.page, screening);
    await card(stage(other.page, screening, 1), "An Nhiên").waitFor();
  });

  it("both windows end with the same order and the same counts", async () => {
    await Promise.all([drag(one, "Cẩm Tú", interview, 1), moveByKeys(other, "Hà My", interview)]);
    await Promise.all([moveByKeys(one, "Gia Linh", screening), moveByKeys(other, "Diệu Hiền", screening)]);
    for (const window of [one, other]) {
      await stage(window.page, interview, 3).waitFor();
      await stage(window.page, screening, 3).waitFor();
      await stage(window.page, applied, 0).waitFor();
    }
    const order = await truth();
    expect(Object.values(order).flat().toSorted()).toEqual(names.toSorted());
    await expect.poll(() => shown(one), patience).toEqual(order);
    await expect.poll(() => shown(other), patience).toEqual(order);
    const counts = t("applications.console.header.counts", { active: 6, fresh: 6, total: 6 });
    for (const { page } of [one, other]) await page.getByText(counts, { exact: true }).waitFor();
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  });
});
