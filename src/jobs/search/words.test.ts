import { describe, expect, it } from "vitest";
import { searchDocument } from "./document.ts";
import { keywordWords, tiersOf } from "./keyword.ts";
import { partsOf } from "./phrases.ts";
import { distance, mend } from "./spelling.ts";
import { complete, titlesOf } from "./titles.ts";
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
  it("has the title's words in their order, with and without accents, then the head's, then all", () => {
    const document = searchDocument({
      title: "Kế toán",
      company: "Sen",
      skills: ["Excel"],
      facts: ["Hà Nội"],
      fields: ["Tài chính"],
      body: ["<p>Kế hoạch&nbsp;Excel</p>"],
    });
    expect(document).toEqual({
      title_words: "'ke':1 'kê~1':1 'toan':2 'toan~1':2",
      head_words:
        "'1:ke' '1:ke_toan' '1:toan' '2:sen' '2:excel' '3:ha' '3:ha_noi' '3:noi' '4:tai' '4:tai_chinh' '4:chinh'",
      words: "'ke' 'toan' 'sen' 'excel' 'ha' 'noi' 'tai' 'chinh' 'hoach'",
    });
  });
});

describe("A keyword", () => {
  const queries = (keyword: string) => tiersOf(keywordWords(keyword)).map(({ query }) => query);

  it("is matched as a phrase with its accents first, anywhere in the ad last", () => {
    expect(queries("Kế toán").slice(0, 3)).toEqual([
      "'kê~1' <-> 'toan~1'",
      "'kê~1' & 'toan~1'",
      "'ke' <-> 'toan'",
    ]);
    expect(tiersOf(keywordWords("Kế toán")).at(-1)).toEqual({ column: "words", query: "'ke' & 'toan':*" });
  });

  it("holds nothing but words: operators are no operators", () => {
    expect(queries(" !&|:*<-> ")).toEqual([]);
    for (const query of queries("ke' | toan:* & !x <-> \\"))
      expect(query.replace(/'[^']*'(:\*)?/g, "")).toMatch(/^[\s&|()<>-]*$/);
  });

  it("is also looked for without what people write around it", () => {
    expect(queries("việc làm kế toán")).toContain("'ke' <-> 'toan'");
    expect(queries("tuyển dụng")).not.toContain("");
  });

  it("is said otherwise by whole phrases, and ambiguous ones only alone", () => {
    const others = (keyword: string) => partsOf(searchWords(keyword)).flatMap((part) => part.others);
    expect(others("accountant")).toContainEqual(["ke", "toan"]);
    expect(others("ba")).toContainEqual(["business", "analyst"]);
    expect(others("ba dinh")).toEqual([]);
    const words = partsOf(searchWords("kế toán hà nội")).map((part) => part.words);
    expect(words).toEqual([
      ["ke", "toan"],
      ["ha", "noi"],
    ]);
  });
});

describe("Spelling", () => {
  const titles = titlesOf([
    { kind: "title", text: "Kế toán tổng hợp", slug: null, count: 40 },
    { kind: "title", text: "Senior Accountant", slug: null, count: 30 },
    { kind: "title", text: "Nhân viên Marketing", slug: null, count: 30 },
    { kind: "skill", text: "React", slug: null, count: 9 },
    { kind: "company", text: "Sen Vàng", slug: "sen-vang", count: 3 },
  ]);

  it("counts an exchange of neighbours as one edit", () => {
    expect(distance("acocuntant", "accountant", 2)).toBe(1);
    expect(distance("a", "abcd", 2)).toBe(3);
  });

  it.each([
    ["acountant", "accountant"],
    ["markteing", "marketing"],
    ["kees toans", "kế toán"],
    ["ketoan", "kế toán"],
    ["raect", "react"],
  ])("mends %s to %s", (typed, meant) => {
    expect(mend(searchWords(typed), titles)?.text).toBe(meant);
  });

  it("leaves what is right, and what nothing is near to", () => {
    for (const typed of ["ke toan", "accountant", "xyzxyz", "kt"])
      expect(mend(searchWords(typed), titles)).toBeNull();
  });

  it("completes what is typed: whole titles, skills and companies", () => {
    const texts = (typed: string) => complete(titles, typed, 5).map(({ text }) => text);
    expect(texts("ke to")).toEqual(["Kế toán tổng hợp"]);
    expect(texts("toán")).toEqual(["Kế toán tổng hợp"]);
    expect(texts("sen")).toEqual(["Senior Accountant", "Sen Vàng"]);
    expect(texts("")).toEqual([]);
    expect(complete(titles, "sen v", 5)[0]?.slug).toBe("sen-vang");
  });
});
