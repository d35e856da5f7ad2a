import { expect, it } from "vitest";
import { type IndexedPerson, personTerms } from "./terms-of-person.ts";

const noOne: IndexedPerson = {
  title: [],
  skill: [],
  company: [],
  school: [],
  place: [],
  texts: [],
  locationId: null,
  ownerId: null,
  languages: [],
};

it("stays below the size of a tsvector, and leaves out the end of the texts", () => {
  const texts = [0, 1, 2].map((text) =>
    Array.from({ length: 4000 }, (_, at) => `${"각".repeat(3)}${text}x${at}`).join(" "),
  );
  const terms = personTerms(7, { ...noOne, title: ["Kế toán"], skill: ["Java"], locationId: 27, texts });
  expect(terms.reduce((sum, term) => sum + Buffer.byteLength(term), 0)).toBeLessThanOrEqual(1_000_000);
  expect(terms).toEqual(
    expect.arrayContaining([
      "7@",
      "7@skill:java",
      "7@location:27",
      "7title:~ke_toan",
      `7:${"각".normalize("NFKD").repeat(3)}0x0`,
    ]),
  );
  expect(terms.some((term) => term.endsWith("2x3999"))).toBe(false);
});
