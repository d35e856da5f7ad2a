import { describe, expect, it } from "vitest";
import { withoutContact } from "./contact-data.ts";
import { findsContact, type Identifiers } from "./contact-search.ts";
import { contactSpellings, plantedTexts, spokenSpellings } from "./testing/planted-contact.ts";

const person: Identifiers = {
  fullName: "Trần Mỹ Duyên",
  emails: ["duyentran92@gmail.com"],
  phones: ["+84907654321"],
  accounts: [],
};
const stranger: Identifiers = { fullName: "Lê Văn Sáu", emails: [], phones: [], accounts: [] };

describe("The search for contact data", () => {
  it("finds each of 200 texts with planted contact data", () => {
    expect(plantedTexts.filter((text) => !findsContact(text, person))).toEqual([]);
  });

  it("finds spellings that are not removed from texts, in the middle of sentences too", () => {
    const texts = spokenSpellings.flatMap((contact) => [contact, `Gọi tôi ${contact} nhé, sau 17 giờ.`]);
    expect(texts.filter((text) => !findsContact(text, person))).toEqual([]);
  });

  it("finds numbers and addresses of other people", () => {
    const others = contactSpellings
      .slice(0, 21)
      .concat(spokenSpellings.slice(0, 6), spokenSpellings.slice(10, 13));
    expect(others.filter((text) => !findsContact(text, stranger))).toEqual([]);
  });

  it.each([
    "Trần Mỹ Duyên, kế toán trưởng, 2018 - 2022",
    "Năm 2018, năm 2019 và năm 2020: tăng trưởng ba năm, hai lần mỗi năm",
    "Một trong năm công ty, bảy tám dự án, ba bốn người, sáu tháng một lần",
    "15.000.000 - 20.000.000 đ, 15,000,000-20,000,000 VND",
    "One of two teams, three to five people, nine to five",
    "01/2018 - 03/2022, 05.2019–08.2021, ISO 9001:2015, TOEIC 850/990, GPA 3.6/4.0",
    "Node.js 20.11.1, ASP.NET, Python 3.10.4, at Google, dot matrix printers",
    "Quản lý 12 nhân viên tại 03 chi nhánh; Facebook Ads, Zalo OA, GitHub Actions",
    "Email marketing, SEO, Facebook: …, điện thoại: …",
  ])("finds nothing in %j", (text) => {
    for (const who of [person, stranger]) expect(findsContact(text, who)).toBe(false);
    expect(findsContact(withoutContact(text), person)).toBe(false);
  });

  it("finds nothing in texts from which contact data was removed", () => {
    expect(plantedTexts.map(withoutContact).filter((text) => findsContact(text, person))).toEqual([]);
  });

  it("of a long text costs little", () => {
    for (const part of ["0907 ", "không ", "a@", "năm 2018 ", "x at y ", "0-", "l0", "double "]) {
      const from = performance.now();
      findsContact(part.repeat(8000), person);
      expect(performance.now() - from, part).toBeLessThan(1500);
    }
  });
});
