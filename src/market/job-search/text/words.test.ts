import { describe, expect, it } from "vitest";
import { searchDocument } from "../index/document.ts";
import { usualWords } from "./concepts.ts";
import { parseKeyword } from "./keyword.ts";
import { segmentsOf } from "./phrases.ts";
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

describe("Spellings of one concept", () => {
  it.each([
    ["NV kế toán", "nhân viên kế toán"],
    ["nvkd", "nhân viên kinh doanh"],
    ["TP.KD", "trưởng phòng kinh doanh"],
    ["Node.js", "nodejs"],
    ["node js", "NodeJS"],
    ["part-time", "parttime"],
    ["dotnet", ".NET"],
    ["C Sharp", "C#"],
    ["MBBank", "mb bank"],
    ["hành chánh", "hành chính"],
  ])("%s is %s", (one, other) => {
    expect(usualWords(wordsOf(one)).map(({ folded }) => folded)).toEqual(
      usualWords(wordsOf(other)).map(({ folded }) => folded),
    );
  });

  it("leave what means something else: a place is no head of a department, and gd no director", () => {
    for (const text of ["TP HCM", "TP Hồ Chí Minh", "gd"])
      expect(usualWords(wordsOf(text))).toEqual(wordsOf(text));
    expect(usualWords(wordsOf("gđ"))).toEqual(wordsOf("giám đốc"));
  });
});

describe("A document", () => {
  const terms = (body: string) =>
    searchDocument({
      title: "Kế toán",
      company: "Sen",
      skills: ["Excel"],
      attributes: ["Hà Nội"],
      body: [body],
    })
      .replaceAll("'", "")
      .split(" ");

  it("has the words and neighbours of all texts, folded and as written, and those of its fields", () => {
    expect(terms("<p>Kế hoạch&nbsp;thuế</p>").sort()).toEqual(
      [
        ...["1:ke", "1:ke_toan", "1:toan", "0:kê~1", "0:toan~1", "0:kê~1_toan~1"],
        ...["2:sen", "2:excel", "3:ha", "3:ha_noi", "3:noi"],
        ...["ke", "toan", "ke_toan", "=kê~1", "=toan~1", "=kê~1_toan~1", "sen", "excel"],
        ...["hoach", "ke_hoach", "thue", "hoach_thue", "=hoach~5", "=kê~1_hoach~5", "=thuê~1"],
        ...["=hoach~5_thuê~1", "ke_hoach_thue"],
      ].sort(),
    );
  });

  it("has no neighbours across a sentence, a line or a cell, but those beside a comma or an emphasis", () => {
    for (const body of ["một kho. Lạnh", "<li>kho</li><li>lạnh</li>", "kho\nlạnh", "kho: lạnh"])
      expect(terms(body), body).not.toContain("kho_lanh");
    for (const body of ["<b>kho</b> lạnh", "kho, lạnh.", "“kho” lạnh"])
      expect(terms(body), body).toContain("kho_lanh");
  });
});

describe("A keyword", () => {
  it("is matched in the title first, in any text last; with its accents where they were typed", () => {
    const { accented, tiers } = parseKeyword("Thủ từ").ways[0]!;
    expect(tiers).toEqual(["1:thu_tu", "2:thu_tu", "thu_tu"]);
    expect(accented.slice(0, 2)).toEqual(["0:thu~3_tư~2", { or: ["0:thu~3_tư~2", "0:thu_tu"] }]);
    expect(accented.at(-1)).toEqual({ or: ["=thu~3_tư~2", "0:thu_tu"] });
    expect(parseKeyword("thủ tu").ways[0]!.accented[0]).toBe("1:thu_tu&0:thu~3");
    expect(parseKeyword("thu tu").ways[0]!.accented).toEqual([]);
  });

  it("holds nothing but words: operators are no operators", () => {
    expect(parseKeyword(" !&|:*<-> ").ways[0]!.tiers).toEqual([]);
    expect(parseKeyword("ke' | toan:* & !x <-> \\").ways[0]!.tiers).toEqual(
      parseKeyword("ke toan x").ways[0]!.tiers,
    );
  });

  it("is matched without filler", () => {
    expect(parseKeyword("việc làm kế toán").ways[0]!.tiers).toEqual(parseKeyword("kế toán").ways[0]!.tiers);
    expect(parseKeyword("tuyển dụng").ways[0]!.tiers.length).toBeGreaterThan(0);
    expect(parseKeyword("chuyên viên tuyển dụng").ways[0]!.tiers[0]).toBe(
      "1:chuyen_vien&1:vien_tuyen&1:tuyen_dung",
    );
  });

  const segments = (keyword: string) => segmentsOf(wordsOf(keyword));
  const named = (keyword: string) =>
    segments(keyword).map(({ words }) => words.map(({ folded }) => folded).join(" "));

  it("consists of known phrases; a syllable that is not known belongs to the phrase beside it", () => {
    expect(named("kế toán hà nội")).toEqual(["ke toan", "ha noi"]);
    expect(named("java developer remote")).toEqual(["java", "developer", "remote"]);
    expect(named("thợ lặn")).toEqual(["tho lan"]);
    expect(named("hồn kế toán")).toEqual(["hon ke toan"]);
    expect(named("quantum physicist")).toEqual(["quantum", "physicist"]);
  });

  it("has synonyms for whole phrases, and for ambiguous ones only alone", () => {
    const synonyms = (keyword: string) =>
      segments(keyword).flatMap((segment) =>
        segment.synonyms.map(({ words, inTexts }) => [words.map(({ folded }) => folded).join(" "), inTexts]),
      );
    expect(synonyms("accountant")).toContainEqual(["ke toan", true]);
    expect(synonyms("ba")).toContainEqual(["business analyst", true]);
    expect(synonyms("ba dinh")).toEqual([]);
    expect(synonyms("business analyst")).not.toContainEqual(["ba", expect.anything()]);
    // The synonym names the same occupation in a title, but has another meaning in other texts.
    expect(synonyms("thu ngân")).toContainEqual(["thu qui", false]);
    expect(synonyms("thu ngân")).toContainEqual(["cashier", true]);
  });
});

describe("Spelling", async () => {
  const dictionary = await buildDictionary([
    { kind: "title", text: "Kế toán tổng hợp", slug: null, count: 40, jobs: null },
    { kind: "title", text: "Senior Accountant", slug: null, count: 30, jobs: null },
    { kind: "title", text: "Nhân viên Marketing", slug: null, count: 30, jobs: null },
    { kind: "skill", text: "React", slug: null, count: 9, jobs: null },
    { kind: "company", text: "Sen Vàng", slug: "sen-vang", count: 3, jobs: null },
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
    ["ketoantonghop", "kế toán tổng hợp"],
    ["nhanvienmarketing", "nhân viên marketing"],
  ])("corrects %s to %s", (typed, meant) => {
    expect(correctSpelling(searchWords(typed), dictionary)?.text).toBe(meant);
  });

  it("leaves what is right, and what has no candidate", () => {
    for (const typed of ["ke toan", "accountant", "xyzxyz", "kt"])
      expect(correctSpelling(searchWords(typed), dictionary)).toBeNull();
  });

  it("completes what is typed: whole dictionary, skills and companies", () => {
    const texts = (typed: string) => suggest(dictionary, typed, 5, () => true).map(({ text }) => text);
    expect(texts("ke to")).toEqual(["Kế toán tổng hợp"]);
    expect(texts("toán")).toEqual(["Kế toán tổng hợp"]);
    expect(texts("sen")).toEqual(["Senior Accountant", "Sen Vàng"]);
    expect(texts("")).toEqual([]);
    expect(suggest(dictionary, "sen v", 5, () => true)[0]?.slug).toBe("sen-vang");
  });
});
