import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutPdf } from "../testing/layout-pdf.ts";
import { linesOf, type Piece, textOf } from "./columns.ts";
import { readCvFields } from "./read-cv.ts";

const email = "kiet.vuong@student.hcmus.edu.vn";

const piece = (text: string, left: number, y: number, size: number): Piece => ({
  text,
  left,
  right: left + text.length * size * 0.5,
  y,
  size,
  font: "f",
});

describe("Lines of different sizes", () => {
  it.each([11, 13, 16, 20, 26])("keeps a 25 pt name apart from a contact line %i pt below", async (gap) => {
    const pdf = await layoutPdf([
      [
        { text: "Vương Tuấn Kiệt", left: 60, top: 80, size: 25 },
        { text: `${email} | 0912 345 678 | Hồ Chí Minh`, left: 60, top: 80 + gap, size: 10 },
        { text: "EDUCATION", left: 60, top: 150, size: 12 },
        { text: "University of Science", left: 60, top: 170, size: 10 },
        { text: "2020 - 2024", left: 480, top: 170, size: 10 },
      ],
    ]);
    const { fields } = (await readCvFields(pdf, "pdf"))!;
    expect(fields.full_name?.value).toBe("Vương Tuấn Kiệt");
    expect(fields.email?.value).toBe(email);
    expect(fields.phone?.value).toBe("+84912345678");
  });

  it("never joins an email with letters of a line above or below", () => {
    const line = fc.record({
      left: fc.integer({ min: 20, max: 300 }),
      size: fc.integer({ min: 7, max: 40 }),
      below: fc.boolean(),
      gap: fc.double({ min: 1, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 300 }),
        fc.integer({ min: 7, max: 14 }),
        fc.array(line, { minLength: 1, maxLength: 4 }),
        (left, size, others) => {
          // The letters of a line reach from a fifth of its size below the baseline to four fifths above it.
          const pieces = others.map((other) => {
            const step = other.below ? -(0.2 * size + 0.8 * other.size) : 0.8 * size + 0.2 * other.size;
            return piece("Vương Tuấn Kiệt", other.left, 400 + step * other.gap, other.size);
          });
          const lines = linesOf([...pieces, piece(email, left, 400, size)]).map(textOf);
          expect(lines).toContain(email);
        },
      ),
    );
  });

  it("keeps raised letters in the line that they touch", () => {
    const base = piece("the 1", 50, 400, 12);
    const raised = piece("st", base.right, 404.5, 6);
    const lines = linesOf([base, raised, piece("prize", raised.right + 3, 400, 12)]);
    expect(lines.map(textOf)).toEqual(["the 1st prize"]);
  });
});
