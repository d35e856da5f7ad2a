import { beforeAll, expect, it } from "vitest";
import { labels } from "#hiring/csv-import/messages.en.ts";
import { labels as vietnamese } from "#hiring/csv-import/messages.vi.ts";
import { importPaths } from "#hiring/csv-import/paths.ts";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
const say = (key: string, values?: Record<string, string | number>) => en(`csvImport.console.${key}`, values);
const { columns, problems } = labels;
let desk: Visitor;
let companyId: number;
let colleague: { email: string };

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  companyId = boss.companyId;
  const other = await makeRecruiter(db, { companyId, email: "nam@example.test" });
  colleague = other;
  await giveLogin(site, [boss.id]);
  await giveLogin(site, [other.id], "vi");
  desk = await site.visitor();
  await logIn(desk, boss.email);
});

/** Uploads a table on the page that is open, and waits until the page shows the result of its check. */
async function upload(name: string, lines: string[]) {
  const { page } = desk;
  const buffer = Buffer.from(lines.join("\r\n"));
  await field(page, say("file")).setInputFiles({ name, mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: say("check") }).click();
  await page.getByRole("heading", { level: 1, name: say("previewTitle") }).waitFor();
  await page
    .getByText(say("facts", { rows: lines.length - 1, file: name, encoding: say("encodings.utf-8") }))
    .waitFor();
}

/** Returns the errors that the page shows, line by line. */
async function wrongRows(): Promise<string[][]> {
  const rows = desk.page
    .getByRole("table", { name: say("problem") })
    .first()
    .getByRole("row");
  const cells = (await rows.all())
    .slice(1)
    .map((row) => row.getByRole("rowheader").or(row.getByRole("cell")));
  return Promise.all(cells.map((row) => row.allInnerTexts()));
}

const button = (count: number) =>
  desk.page.getByRole("button", { name: say("import", { count }), exact: true });
const consent = () => desk.page.getByLabel(say("agreed", { days: 365 }));

it("A table of candidates with wrong rows is refused by row, and imports no candidate", async () => {
  const { page } = desk;
  await open(desk, talentPaths.list({ company: companyId }));
  await page.getByRole("link", { name: en("talentPools.console.list.import") }).click();
  await page.getByRole("heading", { level: 1, name: say("kind.candidates") }).waitFor();
  await upload("people.csv", [
    "Full name,Email,Phone,Location",
    "Lê Thu Hà,ha@example.test,,Hà Nội",
    "Trần Quốc Bảo,bao(at)example.test,,Đà Nẵng",
    "Phạm Văn Minh,,,",
  ]);
  await page.getByText(say("bad", { count: 2 })).waitFor();
  expect(await wrongRows()).toEqual([
    ["3", columns.email, "bao(at)example.test", problems.invalid_email],
    ["4", columns.email, "", problems.contact_required],
  ]);
  await page.getByRole("link", { name: say("again") }).waitFor();
  for (const gone of [button(3), button(1), consent()]) expect(await gone.count()).toBe(0);
  await open(desk, talentPaths.list({ company: companyId }));
  await page.getByText(en("talentPools.console.list.emptyTitle")).waitFor();
});

it("The corrected table is previewed, confirmed and imported, and its people are in the list", async () => {
  const { page } = desk;
  await page.goBack();
  await page.getByRole("link", { name: say("again") }).click();
  await upload("people.csv", [
    "Full name,Email,Phone,Location",
    "Lê Thu Hà,ha@example.test,,Hà Nội",
    "Trần Quốc Bảo,bao@example.test,,Đà Nẵng",
    "Phạm Văn Minh,,0901 234 567,",
  ]);
  await page.getByText(say("good")).waitFor();
  const sample = page.getByRole("region", { name: say("sample") });
  for (const name of ["Lê Thu Hà", "Trần Quốc Bảo", "Phạm Văn Minh"]) await sample.getByText(name).waitFor();
  await button(3).click();
  expect(await consent().evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(true);
  await consent().check();
  await button(3).click();
  await page.getByText(say("done", { count: 3 })).waitFor();
  expect(await button(3).count()).toBe(0);
  await page.getByRole("link", { name: say("view.candidates") }).click();
  await page.getByText(en("talentPools.console.list.count", { count: 3 })).waitFor();
  for (const name of ["Lê Thu Hà", "Trần Quốc Bảo", "Phạm Văn Minh"])
    await page.getByRole("link", { name, exact: true }).waitFor();
});

it("A person who is added after the check is named when the table is confirmed, and no row is imported", async () => {
  const { page } = desk;
  await page.getByRole("link", { name: en("talentPools.console.list.import") }).click();
  await upload("more.csv", ["Full name,Email", "Vũ Mai,mai@example.test", "Hồ Sơn,son@example.test"]);
  await page.getByText(say("good")).waitFor();
  const tab = await desk.context.newPage();
  await tab.goto(talentPaths.create({ company: companyId }));
  await field(tab, en("talentPools.console.form.name")).fill("Hồ Văn Sơn");
  await field(tab, en("talentPools.console.form.email")).fill("son@example.test");
  await tab.getByLabel(en("talentPools.console.form.agreed", { days: 365 })).check();
  await tab.getByRole("button", { name: en("talentPools.console.form.save") }).click();
  await tab.getByRole("heading", { level: 1, name: "Hồ Văn Sơn" }).waitFor();
  await consent().check();
  await button(2).click();
  await page.getByText(/^Nothing was imported/).waitFor();
  await page.getByText(say("bad", { count: 1 })).waitFor();
  expect(await wrongRows()).toEqual([
    ["3", columns.email, "son@example.test", problems.candidate_exists.replace("{name}", "Hồ Văn Sơn")],
  ]);
  expect(await button(2).count()).toBe(0);
  await tab.goto(talentPaths.list({ company: companyId }));
  await tab.getByText(en("talentPools.console.list.count", { count: 4 })).waitFor();
  await tab.close();
  // Browsers report an answer of 409 as an error.
  expect(desk.complaints.splice(0)).toEqual([expect.stringContaining("status of 409")]);
});

it("The good rows of a table of jobs become drafts, wrong rows and duplicates are named; for a file without a header row, the page asks for its columns", async () => {
  const { page } = desk;
  await open(desk, consolePaths.jobs({ company: companyId }));
  await page.getByRole("link", { name: en("jobs.console.list.import") }).click();
  await page.getByRole("heading", { level: 1, name: say("kind.jobs") }).waitFor();
  await field(page, say("file")).setInputFiles({
    name: "a.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("a,b\nx,Thủ kho"),
  });
  await page.getByRole("button", { name: say("check") }).click();
  await page.getByText(say("missing", { name: columns.title })).waitFor();
  await page.getByLabel("b", { exact: true }).selectOption({ label: columns.title });
  await page.getByRole("button", { name: say("checkAgain") }).click();
  await button(1).waitFor();
  await page
    .getByRole("region", { name: say("sample") })
    .getByText("Thủ kho")
    .waitFor();
  await page.getByRole("link", { name: say("again") }).click();
  const head = "Title,Location,Salary";
  await upload("jobs.csv", [head, "Kế toán trưởng,Hà Nội,20 - 35 triệu", "Kế toán kho,Sao Hỏa,12 triệu"]);
  await page.getByText(say("partly", { good: 1, wrong: 1 })).waitFor();
  expect(await wrongRows()).toEqual([["3", columns.location, "Sao Hỏa", problems.location_unknown]]);
  await button(1).click();
  await page.getByText(say("done", { count: 1 })).waitFor();
  await page.getByText(say("left", { count: 1 })).waitFor();
  await open(desk, importPaths.upload.jobs({ company: companyId }));
  const wrong = ["A", "B"].map((name) => `Kế toán ${name},Sao Hỏa,`);
  await upload("jobs.csv", [head, ...wrong, "ke toan truong,Hà Nội,", "Kế toán kho,Đà Nẵng,12 triệu"]);
  await page.getByText(say("duplicates", { count: 1 })).waitFor();
  expect(await wrongRows()).toEqual([
    [problems.location_unknown, columns.location, "2", "2, 3"],
    [problems.job_exists, columns.title, "1", "4"],
  ]);
  await button(1).waitFor();
  await page.getByLabel(say("takeDuplicates", { count: 1 })).check();
  await button(2).click();
  await page.getByText(say("done", { count: 2 })).waitFor();
  await page.getByRole("link", { name: say("view.jobs") }).click();
  for (const name of ["Kế toán trưởng", "Kế toán kho"])
    await page.getByRole("link", { name, exact: true }).first().waitFor();
  expect(desk.complaints).toEqual([]);
});

it("A phone checks a table as well: each wrong row is a card, and nothing is wider than the screen", async () => {
  const phone = await site.visitor({ phone: true });
  await logIn(phone, colleague.email, "vi");
  const { page } = phone;
  await open(phone, talentPaths.list({ company: companyId }));
  await page.getByRole("link", { name: vi("talentPools.console.list.import") }).click();
  await page.getByRole("heading", { level: 1, name: vi("csvImport.console.kind.candidates") }).waitFor();
  await fits(page);
  const buffer = Buffer.from(
    "Họ và tên,Email\r\nTrần Văn Phú,khong-phai-email\r\nLê Thị Mỹ Duyên,duyen@example.test",
  );
  await field(page, vi("csvImport.console.file")).setInputFiles({
    name: "u.csv",
    mimeType: "text/csv",
    buffer,
  });
  await page.getByRole("button", { name: vi("csvImport.console.check") }).click();
  await page.getByRole("heading", { level: 1, name: vi("csvImport.console.previewTitle") }).waitFor();
  await page.getByText(vi("csvImport.console.bad", { count: 1 })).waitFor();
  await page.getByText(vi("csvImport.console.columns"), { exact: true }).click();
  await page.getByLabel("Email", { exact: true }).selectOption("");
  await page.getByRole("button", { name: vi("csvImport.console.checkAgain") }).click();
  await page.getByText(vi("csvImport.console.unknown", { names: "Email" })).waitFor();
  await fits(page);
  await open(phone, importPaths.upload.jobs({ company: companyId }));
  const past = Array.from({ length: 30 }, (_, index) => `Thợ ${index},01/01/2020`);
  await field(page, vi("csvImport.console.file")).setInputFiles({
    name: "tin.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Tiêu đề,Hạn nộp hồ sơ", ...past, "Thủ kho,"].join("\n")),
  });
  await page.getByRole("button", { name: vi("csvImport.console.check") }).click();
  await page.getByText(vi("csvImport.console.partly", { good: 1, wrong: 30 })).waitFor();
  await page.getByText(vietnamese.problems.expiry_past, { exact: true }).first().waitFor();
  await fits(page);
  expect(phone.complaints).toEqual([]);
});
