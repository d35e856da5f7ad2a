import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { settingsPath } from "#people/company-settings/paths.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const vi = wordsOf("vi");
const boss = await makeRecruiter(db, { email: "boss@example.test" });
let phone: Visitor;

beforeAll(async () => {
  await giveLogin(site, [boss.id], "vi");
  phone = await site.visitor({ phone: true });
  await logIn(phone, boss.email, "vi");
});

async function pictureOf(width: number, height: number) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#14957f" } })
    .jpeg()
    .toBuffer();
  return { name: "anh.jpg", mimeType: "image/jpeg", buffer };
}

const company = () =>
  db.selectFrom("companies").selectAll().where("id", "=", boss.companyId).executeTakeFirstOrThrow();

/** Returns the file input in the section of the settings page with this heading. */
const pictureInput = (title: string) => {
  const { page } = phone;
  const heading = page.getByRole("heading", { name: title, exact: true });
  const input = page.locator("input[type=file]");
  return page.locator("main *").filter({ has: heading }).filter({ has: input }).last().locator(input);
};

describe("The settings of a company, on a phone in Vietnamese", () => {
  it("A logo, a cover and a picture are cropped by the keyboard and kept in their shapes", async () => {
    const { page } = phone;
    await open(phone, settingsPath({ company: boss.companyId }));
    const cropped = async (part: "logo" | "cover" | "gallery", use: string) => {
      const input = pictureInput(vi(`companySettings.console.${part}.title`));
      await input.setInputFiles(await pictureOf(900, 900));
      const dialog = page.getByRole("dialog", { name: vi(`companySettings.console.${part}.crop`) });
      await dialog.waitFor();
      await fits(page);
      await page.keyboard.press("ArrowDown");
      await dialog.getByRole("button", { name: use, exact: true }).click();
      await dialog.waitFor({ state: "hidden" });
    };
    await cropped("logo", vi("companySettings.console.logo.use"));
    await page.getByText(vi("companySettings.console.saved.logo")).waitFor();
    await cropped("cover", vi("companySettings.console.cover.use"));
    await page.getByText(vi("companySettings.console.saved.cover")).waitFor();
    await cropped("gallery", vi("companySettings.console.gallery.use"));
    await field(page, vi("companySettings.console.gallery.caption")).fill("Văn phòng mới");
    await page.getByRole("button", { name: vi("companySettings.console.gallery.add") }).click();
    await page.getByText(vi("companySettings.console.saved.picture")).waitFor();
    const shown = page.getByRole("img", { name: "Văn phòng mới" });
    await shown.scrollIntoViewIfNeeded();
    const ratio = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    await expect.poll(ratio, patience).toBeCloseTo(1.5, 1);
    expect(await company()).toMatchObject({ logo_key: expect.any(String), banner_key: expect.any(String) });
  });

  it("A picture that is too small is refused in words, and nothing is kept", async () => {
    const { page } = phone;
    await open(phone, settingsPath({ company: boss.companyId }));
    const input = pictureInput(vi("companySettings.console.gallery.title"));
    await input.setInputFiles({ ...(await pictureOf(1, 1)), name: "nho.jpg" });
    await page.getByRole("button", { name: vi("companySettings.console.gallery.add") }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await page.getByRole("img", { name: "Văn phòng mới" }).count()).toBe(1);
  });

  it("The company's details are changed where they are read, and a wrong tax code says so at its field", async () => {
    const { page } = phone;
    await db
      .updateTable("companies")
      .set({ verified_at: null, address: "12 Lê Lợi, Huế", industry_ids: [1] })
      .where("id", "=", boss.companyId)
      .execute();
    await open(phone, settingsPath({ company: boss.companyId }));
    const form = page.locator("form").filter({ has: page.locator("[name=tax_code]") });
    const save = form.getByRole("button", {
      name: vi("companySettings.console.details.submit"),
      exact: true,
    });
    const tagline = field(page, vi("companySettings.console.details.tagline"));
    await tagline.fill("Làm việc tử tế");
    const taxCode = field(page, vi("companySettings.console.details.taxCode"));
    await taxCode.fill("0314409059");
    await save.click();
    await taxCode.and(page.locator("[aria-invalid=true]")).waitFor();
    await taxCode.fill("0314409058");
    await save.click();
    await page.getByText(vi("companySettings.console.saved.details")).waitFor();
    expect(await company()).toMatchObject({ tagline: "Làm việc tử tế", tax_code: "0314409058" });
    expect(phone.complaints).toEqual([]);
  });
});
