import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFile, extensionNames, sizeInUnits } from "./file-check.ts";

const rules = { extensions: [".pdf", ".docx"], maxBytes: 10 };

describe("a chosen file", () => {
  it("is taken when its type and size are allowed, whatever the case of its name", () => {
    expect(checkFile({ name: "CV Nguyễn.PDF", size: 10 }, rules)).toBeNull();
  });
  it("is refused by type first, then when empty, then when over the limit", () => {
    expect(checkFile({ name: "cv.pdf.exe", size: 0 }, rules)).toBe("fileWrongType");
    expect(checkFile({ name: "cv.docx", size: 0 }, rules)).toBe("fileEmpty");
    expect(checkFile({ name: "cv.docx", size: 11 }, rules)).toBe("fileTooBig");
  });
  it("has a size that never shows four digits below a gigabyte", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 * 1024 * 1024 }), (bytes) => {
        expect(sizeInUnits(bytes).value).toBeLessThanOrEqual(1024);
      }),
    );
  });
  it("names its allowed types as people write them", () => {
    expect(extensionNames([".pdf", ".docx"])).toBe("PDF, DOCX");
  });
});
