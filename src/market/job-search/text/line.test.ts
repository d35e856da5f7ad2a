import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseKeyword } from "./keyword.ts";
import { readLine } from "./line.ts";
import { readingsOf, wordsOfThing } from "./things.ts";

/** Returns what a line is read into: things in brackets, facts in angle brackets. */
function reading(typed: string): string {
  const shown = readLine(typed).parts.map((part) => {
    if (part.kind === "run")
      return readingsOf(part.words, false)
        .split.map((thing) => `[${textOf(wordsOfThing(thing))}]`)
        .join(" ");
    if (part.kind === "fact") return `<${part.fact.kind} ${part.fact.id}>`;
    if (part.kind === "quoted") return `"${textOf(part.words)}"`;
    const { min, max, currency } = part.pay;
    return `<pay ${min ?? ""}-${max ?? ""} ${currency}>`;
  });
  return shown.join(" ");
}
const textOf = (words: readonly { folded: string }[]) => words.map(({ folded }) => folded).join(" ");

const lines: readonly [typed: string, read: string][] = [
  // A trade with a skill, a language, a technology, a company
  ["designer figma", "[designer] [figma]"],
  ["excel kế toán", "[excel] [ke toan]"],
  ["kỹ sư xây dựng autocad", "[ki su xay dung] [autocad]"],
  ["business analyst ngân hàng", "[business analyst] [ngan hang]"],
  ["kế toán tiếng nhật", "[ke toan] [tieng nhat]"],
  ["hr manager english", "[hr manager] [english]"],
  ["java microservices aws", "[java] [microservices] [aws]"],
  ["data analyst sql python", "[data analyst] [sql] [python]"],
  ["kế toán samsung", "[ke toan] [samsung]"],
  // One concept of several words stays one thing
  ["giáo viên tiếng anh", "[giao vien tieng anh]"],
  ["phiên dịch tiếng nhật", "[phien dich tieng nhat]"],
  ["kế toán thuế", "[ke toan thue]"],
  ["kỹ sư điện", "[ki su dien]"],
  ["nhân viên kinh doanh", "[nhan vien kinh doanh]"],
  ["lai xe tai", "[lai xe tai]"],
  // Places, with and without words that lead to them
  ["kế toán ở hà nội", "[ke toan] <place 22>"],
  ["ke toan o ha noi", "[ke toan] <place 22>"],
  ["java developer in hanoi", "[java] [developer] <place 22>"],
  ["việc làm kế toán ở bình dương", "[ke toan] <place 8>"],
  ["thu ngân q1", "[thu ngan] <district 27>"],
  ["công ty mây trắng", "[may trang]"],
  ["kế toán công ty mây trắng", "[ke toan] [may trang]"],
  ["kế toán cty", "[ke toan]"],
  // Kinds of work, levels, experience
  ["full-time", "<job_type 0>"],
  ["ban hang part time", "[ban hang] <job_type 1>"],
  ["senior java developer remote", "<job_level 2> [java] [developer] <job_type 9>"],
  ["fresher java", "[fresher] [java]"],
  ["kế toán mới ra trường", "[ke toan] <experience 0>"],
  ["junior java", "[junior] [java]"],
  ["nhân viên kho không cần kinh nghiệm", "[nhan vien kho] <experience 0>"],
  ["kế toán 2 năm kinh nghiệm", "[ke toan] <experience 2>"],
  // Pay and order
  ["lương 20 triệu", "<pay 20000000- VND>"],
  ["kế toán 15-20tr", "[ke toan] <pay 15000000-20000000 VND>"],
  ["devops $2000", "[devops] <pay 2000- USD>"],
  ["kế toán dưới 10 triệu", "[ke toan] <pay -10000000 VND>"],
  ["lương cao", "<sort 0>"],
  ["kế toán mới nhất", "[ke toan] <sort 1>"],
  // Days
  ["kế toán hôm nay", "[ke toan] <posted 24>"],
  ["java jobs this week", "[java] <posted 168>"],
  ["việc làm 24h", "<posted 24>"],
  // Words in quotes are words
  ['kế toán "hà nội"', '[ke toan] "ha noi"'],
  ['bán hàng part "time"', '[ban hang] [part] "time"'],
  ["việc làm", ""],
];

describe("a typed line is read into the things that it asks for", () => {
  it.each(lines)("%s", (typed, read) => expect(reading(typed)).toBe(read));

  it("shows each fact with the line in which its words are plain, and without them", () => {
    expect(parseKeyword("kế toán ở Hà Nội").understood).toEqual([
      {
        kind: "place",
        id: 22,
        pay: null,
        text: "Hà Nội",
        plain: 'kế toán ở "Hà Nội"',
        without: "kế toán ở",
      },
    ]);
    expect(parseKeyword('kế toán ở "Hà Nội"').understood).toEqual([]);
  });

  it("says which words are not searched", () => {
    expect(parseKeyword("việc làm").ignored).toBe("việc làm");
    const long = Array.from({ length: 40 }, (_, i) => `từ${i}`).join(" ");
    expect(parseKeyword(long).ignored.split(" ")).toHaveLength(28);
    expect(parseKeyword("kế toán").ignored).toBe("");
  });

  it("leaves out one thing at a time, and never a part of a concept", () => {
    const lefts = (typed: string) => parseKeyword(typed).parts.map(({ left }) => left);
    expect(lefts("kế toán tiếng nhật hà nội")).toEqual(["kế toán", "tiếng nhật", "hà nội"]);
    expect(lefts("part time sinh viên")).toEqual(["part time"]);
    expect(lefts("kế toán")).toEqual([]);
  });

  it("reads any line, in stretches that follow each other", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 300 }), fc.array(fc.constantFrom(...lines.map(([typed]) => typed)))),
        (typed) => {
          const { parts, text } = readLine([typed].flat().join(" "));
          let at = 0;
          for (const { from, to } of parts) {
            expect(from).toBeGreaterThanOrEqual(at);
            expect(to).toBeGreaterThan(from);
            at = to;
          }
          expect(at).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
