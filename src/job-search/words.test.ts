import { describe, expect, it } from "vitest";
import { searchDocument } from "./document.ts";
import { keywordWords, tiersOf } from "./keyword.ts";
import { partsOf } from "./phrases.ts";
import { correctSpelling, editDistance } from "./spelling.ts";
import { buildDictionary, suggest } from "./suggestion-dictionary.ts";
import { searchWords, wordsOf } from "./words.ts";

describe("Words", () => {
  it("are one whatever their accents, case and tone placement", () => {
    for (const written of ["kế toán", "ke toan", "KE TOAN", "Kế  Toán", "kế toán".normalize("NFD")])
      expect(searchWords(written)).toEqual(["ke", "toan"]);
    expect(wordsOf("hoà")).toEqual(wordsOf("hòa"));
    expect(wordsOf("kỹ lý quý")).toEqual(wordsOf("kĩ lí quí"));
    expect(searchWords("Đường")).toEqual(["duong"]);
    expect(searchWords("my company")).toEqual(["mi", "company"]);
  });

  it("remember their accents, so that those can be preferred", () => {
    const [duong, duong2] = wordsOf("đường dương");
    expect(duong?.folded).toBe(duong2?.folded);
    expect(duong?.accented).not.toBe(duong2?.accented);
    expect(wordsOf("Sales")[0]?.accented).toBeNull();
    expect(wordsOf("kế")).toEqual(wordsOf("kế".normalize("NFD")));
  });

  it("keep the names of techniques whole", () => {
    const named = ["c++", "c#", ".net", "node", "js", "asp", ".net"];
    expect(searchWords("C++, C#, .NET, Node.js, ASP.NET")).toEqual(named);
  });
});

describe("A document", () => {
  it("has all words, those of its fields with their bigrams in their best field, and the title's as typed", () => {
    const terms = searchDocument({
      title: "Kế toán",
      company: "Sen",
      skills: ["Excel"],
      attributes: ["Hà Nội"],
      parentCategories: ["Tài chính"],
      body: ["<p>Kế hoạch&nbsp;Excel</p>"],
    });
    expect(terms.replaceAll("'", "").split(" ").sort()).toEqual(
      [
        ...["ke", "toan", "sen", "excel", "ha", "noi", "tai", "chinh", "hoach"],
        ...["1:ke", "1:ke_toan", "1:toan", "2:sen", "2:excel", "3:ha", "3:ha_noi", "3:noi"],
        ...["4:tai", "4:tai_chinh", "4:chinh", "0:kê~1", "0:toan~1"],
      ].sort(),
    );
  });
});

describe("A keyword", () => {
  const tiers = (keyword: string) => tiersOf(keywordWords(keyword));

  it("is matched as a phrase with its accents first, anywhere in the ad last", () => {
    expect(tiers("Kế toán").slice(0, 3)).toEqual([
      { and: [{ and: ["0:kê~1", "0:toan~1"] }, "1:ke_toan"] },
      { and: ["0:kê~1", "0:toan~1"] },
      "1:ke_toan",
    ]);
    expect(tiers("Kế toán").at(-1)).toEqual({ and: ["ke", "toan*"] });
    expect(tiers("IT Hà Nội")[1]).toEqual({ and: ["1:it", "0:ha~2", "0:nôi~5"] });
    expect(tiers("kế toán tổng hợp").at(2)).toEqual({ and: ["1:ke_toan", "1:toan_tong", "1:tong_hop"] });
  });

  it("holds nothing but words: operators are no operators", () => {
    expect(tiers(" !&|:*<-> ")).toEqual([]);
    expect(tiers("ke' | toan:* & !x <-> \\")).toEqual(tiers("ke toan x"));
  });

  it("is also matched without filler", () => {
    expect(tiers("việc làm kế toán")).toContain("1:ke_toan");
    expect(tiers("tuyển dụng").length).toBeGreaterThan(0);
  });

  it("has synonyms for whole phrases, and for ambiguous ones only alone", () => {
    const synonymsOf = (keyword: string) => partsOf(searchWords(keyword)).flatMap((part) => part.synonyms);
    expect(synonymsOf("accountant")).toContainEqual(["ke", "toan"]);
    expect(synonymsOf("ba")).toContainEqual(["business", "analyst"]);
    expect(synonymsOf("ba dinh")).toEqual([]);
    const words = partsOf(searchWords("kế toán hà nội")).map((part) => part.words);
    expect(words).toEqual([
      ["ke", "toan"],
      ["ha", "noi"],
    ]);
  });
});

describe("Spelling", async () => {
  const dictionary = await buildDictionary([
    { kind: "title", text: "Kế toán tổng hợp", slug: null, count: 40 },
    { kind: "title", text: "Senior Accountant", slug: null, count: 30 },
    { kind: "title", text: "Nhân viên Marketing", slug: null, count: 30 },
    { kind: "skill", text: "React", slug: null, count: 9 },
    { kind: "company", text: "Sen Vàng", slug: "sen-vang", count: 3 },
  ]);

  it("counts an transposition as one edit", () => {
    expect(editDistance("acocuntant", "accountant", 2)).toBe(1);
    expect(editDistance("a", "abcd", 2)).toBe(3);
  });

  it.each([
    ["acountant", "accountant"],
    ["markteing", "marketing"],
    ["kees toans", "kế toán"],
    ["ketoan", "kế toán"],
    ["raect", "react"],
  ])("corrects %s to %s", (typed, meant) => {
    expect(correctSpelling(searchWords(typed), dictionary)?.text).toBe(meant);
  });

  it("leaves what is right, and what has no candidate", () => {
    for (const typed of ["ke toan", "accountant", "xyzxyz", "kt"])
      expect(correctSpelling(searchWords(typed), dictionary)).toBeNull();
  });

  it("completes what is typed: whole dictionary, skills and companies", () => {
    const texts = (typed: string) => suggest(dictionary, typed, 5).map(({ text }) => text);
    expect(texts("ke to")).toEqual(["Kế toán tổng hợp"]);
    expect(texts("toán")).toEqual(["Kế toán tổng hợp"]);
    expect(texts("sen")).toEqual(["Senior Accountant", "Sen Vàng"]);
    expect(texts("")).toEqual([]);
    expect(suggest(dictionary, "sen v", 5)[0]?.slug).toBe("sen-vang");
  });
});
