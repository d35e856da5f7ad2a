import { expect, it } from "vitest";
import { mentionedIn, partsOf, suggestionsFor, typedName } from "./mentions.ts";

const an = { id: 1, full_name: "Nguyễn Văn An" };
const binh = { id: 2, full_name: "Nguyễn Văn An Bình" };
const nam = { id: 3, full_name: "Vũ Hoàng Nam" };
const people = [an, binh, nam];

it("A name after @ mentions the person with exactly that name", () => {
  expect(mentionedIn("@Nguyễn Văn An Bình xem giúp, @Vũ Hoàng Nam", people)).toEqual([2, 3]);
  expect(mentionedIn("@Nguyễn Văn An, @Nguyễn Văn An", people)).toEqual([1]);
  expect(mentionedIn("@Nguyễn Văn Anh, an@example.test, @", people)).toEqual([]);
});

it("No text is lost when names are recognised", () => {
  const text = "Chào @Vũ Hoàng Nam!\n@ai đó @Nguyễn Văn An";
  const parts = partsOf(text, people);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter(({ person }) => person).map(({ text }) => text)).toEqual([
    "@Vũ Hoàng Nam",
    "@Nguyễn Văn An",
  ]);
});

it("Names are suggested after an @ that begins a word, with or without accents", () => {
  expect(typedName("Nhờ @vu h", 9)).toEqual({ at: 4, typed: "vu h" });
  expect(typedName("an@example", 10)).toBeNull();
  expect(typedName("@Nam\nxem", 8)).toBeNull();
  expect(suggestionsFor("vu h", people)).toEqual([nam]);
  expect(suggestionsFor("binh nguyen", people)).toEqual([binh]);
  expect(suggestionsFor("", people)).toEqual(people);
});
