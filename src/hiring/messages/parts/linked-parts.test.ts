import { expect, it } from "vitest";
import { linkedParts } from "./linked-parts.ts";

const linksOf = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? []);

it("Web addresses become links, without the punctuation after them", () => {
  expect(linksOf("Xem https://sen.test/viec-lam?q=a, hoặc (http://a.test/b).")).toEqual([
    "https://sen.test/viec-lam?q=a",
    "http://a.test/b",
  ]);
  expect(linkedParts("a https://a.test b").map(({ text }) => text)).toEqual(["a ", "https://a.test", " b"]);
});

it("Other text does not become a link", () => {
  const others = [
    "javascript:alert(1)",
    "data:text/html,x",
    "a.test",
    "https://",
    "//a.test",
    "mailto:an@a.test",
  ];
  for (const text of others) expect(linksOf(text), text).toEqual([]);
  expect(linksOf('<a href="https://a.test/x">')).toEqual(["https://a.test/x"]);
});

it("No text is lost", () => {
  const text = "Một https://a.test/…, hai\n\nhttps://b.test";
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
