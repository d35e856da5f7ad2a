import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { pageEditorPath } from "#market/company-page-editor/paths.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const t = wordsOf("en");
const editor = "companyPageEditor.console";
const boss = await makeRecruiter(db, { email: "boss@example.test" });
const { slug } = await db
  .selectFrom("companies")
  .select("slug")
  .where("id", "=", boss.companyId)
  .executeTakeFirstOrThrow();
let employer: Visitor;
let visitor: Visitor;

beforeAll(async () => {
  await giveLogin(site, [boss.id]);
  employer = await site.visitor();
  visitor = await site.visitor();
  await logIn(employer, boss.email);
});

it("A page is written beside its preview, ordered by the keyboard, kept as a draft and published", async () => {
  const { page } = employer;
  await open(employer, pageEditorPath({ company: boss.companyId }));
  const preview = page.getByRole("region", { name: t(`${editor}.preview.title`) });
  for (const [index, name] of ["Second", "First"].entries()) {
    await page.getByRole("button", { name: t(`${editor}.values.add`) }).click();
    await page.locator(`[name="values[${index}].title"]`).fill(name);
    await page.locator(`[name="values[${index}].description"]`).fill(`About ${name}`);
  }
  await preview.getByText("About First").waitFor();
  const up = t(`${editor}.row.up`, { name: t(`${editor}.values.name`, { number: 2 }) });
  await page.getByRole("button", { name: up }).press("Enter");
  await expect.poll(() => preview.getByRole("term").allTextContents()).toEqual(["First", "Second"]);

  await page.getByRole("button", { name: t(`${editor}.clients.add`) }).click();
  await page.locator('[name="clients[0].name"]').fill("Bếp Việt");
  const buffer = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#14957f" } })
    .png()
    .toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await preview.locator("img").waitFor();

  await page.getByRole("button", { name: t(`${editor}.saveDraft`) }).click();
  await page.getByText(t(`${editor}.saved.draft`)).waitFor();
  await open(visitor, companyPath("en", slug));
  expect(await visitor.page.getByText("About First").count()).toBe(0);

  await page.getByRole("button", { name: t(`${editor}.publish`), exact: true }).click();
  await page.getByText(t(`${editor}.saved.published`)).waitFor();
  await open(visitor, companyPath("en", slug));
  await visitor.page.getByText("About First").waitFor();
  expect(await visitor.page.getByRole("term").allTextContents()).toContain("First");
});

it("A picture of the gallery is cropped, and a version that a colleague published meanwhile is shown instead of overwritten", async () => {
  const { page } = employer;
  await open(employer, pageEditorPath({ company: boss.companyId }));
  const colleague = await makeRecruiter(db, { companyId: boss.companyId, email: "mai@example.test" });
  await db.updateTable("accounts").set({ full_name: "Mai Lan" }).where("id", "=", colleague.id).execute();
  await giveLogin(site, [colleague.id]);
  const other = await site.visitor();
  await logIn(other, "mai@example.test");
  await open(other, pageEditorPath({ company: boss.companyId }));
  await other.page.locator('[name="values[0].title"]').fill("Hers");
  await other.page.getByRole("button", { name: t(`${editor}.publish`), exact: true }).click();
  await other.page.getByText(t(`${editor}.saved.published`)).waitFor();

  await page.getByRole("button", { name: t(`${editor}.gallery.add`) }).click();
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#14957f" } })
    .jpeg()
    .toBuffer();
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "office.jpg", mimeType: "image/jpeg", buffer });
  const picture = t(`${editor}.image.picture`);
  await page.getByRole("button", { name: t(`${editor}.image.use`, { what: picture }), exact: true }).click();
  const shown = page
    .getByRole("region", { name: t(`${editor}.preview.title`) })
    .locator("img[src*='/page/images/']")
    .first();
  await shown.scrollIntoViewIfNeeded();
  const ratio = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await expect.poll(ratio).toBeCloseTo(1.5, 1);

  await page.getByRole("button", { name: t(`${editor}.saveDraft`) }).click();
  const note = page.getByRole("status").filter({ hasText: "Mai Lan" });
  await note.getByText(t(`${editor}.values.title`), { exact: false }).waitFor();
  await page.getByRole("button", { name: t("ui.tools.edited.overwrite") }).click();
  await page.getByText(t(`${editor}.saved.draft`)).waitFor();
  expect(await page.locator('[name="values[0].title"]').inputValue()).toBe("First");
  expect(employer.complaints).toEqual([]);
});
