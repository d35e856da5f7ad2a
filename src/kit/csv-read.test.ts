import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvText } from "./csv.ts";
import { type CsvRead, isFormula, mostColumns, mostOfRow, readCsv, unescaped } from "./csv-read.ts";

const rowsOf = (read: CsvRead) => ("rows" in read ? read.rows : []);

describe("Reading tables", () => {
  it("knows how spreadsheets in Vietnam write: Windows-1258, in which tones are characters of their own", () => {
    // "Tiêu đề" and "Kế toán" in Windows-1258: ê is EA, đ is F0, a tone follows its letter (grave is CC, acute is EC).
    const bytes = Uint8Array.from([
      ...[0x54, 0x69, 0xea, 0x75, 0x20, 0xf0, 0xea, 0xcc, 0x0a],
      ...[0x4b, 0xea, 0xec, 0x20, 0x74, 0x6f, 0xe1, 0x6e],
    ]);
    const read = readCsv(bytes, { most: 10 });
    expect(read).toEqual({
      encoding: "windows-1258",
      rows: [
        { line: 1, cells: ["Tiêu đề"] },
        { line: 2, cells: ["Kế toán"] },
      ],
    });
  });

  it("reads UTF-16 and marks", () => {
    const text = Buffer.from("\uFEFFTiêu đề\tLương\nKế toán\t1", "utf16le");
    expect(rowsOf(readCsv(text, { most: 10 }))[1]?.cells).toEqual(["Kế toán", "1"]);
    expect(rowsOf(readCsv(Buffer.from("\uFEFFTiêu đề\nA"), { most: 10 }))[0]?.cells).toEqual(["Tiêu đề"]);
  });

  it("leaves out columns without a cell, and refuses more columns or longer rows than a table has", () => {
    const read = (text: string) => readCsv(Buffer.from(text), { most: 10 });
    expect(rowsOf(read(`a,,b${",".repeat(500)}\n1,2,3${",".repeat(90)}`)).map(({ cells }) => cells)).toEqual([
      ["a", "", "b"],
      ["1", "2", "3"],
    ]);
    const row = (cells: number) => Array(cells).fill("a").join();
    expect(rowsOf(read(row(mostColumns)))).toHaveLength(1);
    expect(read(`${row(3)}\n${row(mostColumns + 1)}`)).toEqual({ problem: "too_many_columns" });
    const long = "a".repeat(mostOfRow);
    expect(rowsOf(read(`a\r\n${long}`))).toHaveLength(2);
    expect(read(`a\r\n\r\n${long}a`)).toEqual({ problem: "row_too_long", line: 3 });
    // A quoted cell spreads the row over two lines.
    expect(read(`a\n"${long}\n${long}"`)).toEqual({ problem: "row_too_long", line: 2 });
  });

  it("tells formulas from lists, and from what only begins like one", () => {
    const formulas = [
      "=1+1",
      '=HYPERLINK("http://x")',
      "= A1",
      "@SUM(A1)",
      "+SUM(A1:B2)",
      "-A1",
      "-$B$2*3",
      "-2+3",
    ];
    for (const cell of [...formulas, "-2+3+cmd|' /C calc'!A0", "+cmd|' /C calc'!A0"])
      expect([cell, isFormula(cell)]).toEqual([cell, true]);
    const texts = [
      "- Lập báo cáo\n- Theo dõi",
      "-Tư vấn",
      "+ Lương tháng 13",
      "- 3-5 năm kinh nghiệm",
      "-5",
      "+84 901 234 567",
    ];
    for (const cell of [
      ...texts,
      "- HR (nhân sự)",
      "=> 20 triệu",
      "== Quyền lợi ==",
      "- C1 tiếng Anh",
      "-2 năm",
      "@",
    ])
      expect([cell, isFormula(cell)]).toEqual([cell, false]);
  });

  it("gives back what the product itself has written", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(
        "Kế toán",
        '"ngoặc"',
        "hai\ndòng",
        "a;b,c\td",
        "=1+1",
        "-5",
        "+84901234567",
        "@x",
        "007",
      ),
    );
    const clean = (text: string) =>
      text.replaceAll("\0", "").normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        const wanted = rows.map((row) => row.map(clean)).filter((row) => row.some((text) => text !== ""));
        const written = Buffer.from(csvText(["a", "b", "c"], wanted));
        const read = rowsOf(readCsv(written, { most: 100 })).slice(1);
        const back = read.map(({ cells }) => cells.map((text) => unescaped(text).replaceAll(/\r\n?/g, "\n")));
        expect(back).toEqual(wanted);
      }),
    );
  });
});
