import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attachmentHeaders } from "./download.ts";

const disposition = (name: string) => attachmentHeaders(name, "application/pdf")["Content-Disposition"] ?? "";

describe("a file sent to a browser", () => {
  it("keeps its Vietnamese name, with a plain one for old programs", () => {
    expect(disposition("Nguyễn Thị Đào's CV.pdf")).toBe(
      `attachment; filename="Nguyen Thi Dao's CV.pdf"; filename*=UTF-8''Nguy%E1%BB%85n%20Th%E1%BB%8B%20%C4%90%C3%A0o%27s%20CV.pdf`,
    );
  });

  it("loses paths, line breaks and marks that hide the real extension", () => {
    expect(disposition("../../etc/passwd")).toContain('filename="_.._etc_passwd"');
    expect(disposition('a"\r\nSet-Cookie: x.pdf')).toContain('filename="a_Set-Cookie_ x.pdf"');
    expect(disposition("cv\u202efdp.exe")).toContain('filename="cvfdp.exe"');
    expect(disposition(" ... ")).toContain('filename="file"');
  });

  it("shortens a long name but keeps the extension", () => {
    expect(decodeURIComponent(disposition(`${"ế".repeat(300)}.docx`).split("''")[1] ?? "")).toMatch(
      /^ế{115}\.docx$/,
    );
  });

  it("is never opened as a page, whatever type is claimed", () => {
    for (const type of ["text/html", "image/svg+xml", "application/xhtml+xml", "text/xml", "nonsense"])
      expect(attachmentHeaders("x", type)["Content-Type"]).toBe("application/octet-stream");
    expect(attachmentHeaders("x", "text/csv; charset=utf-16")["Content-Type"]).toBe(
      "text/csv; charset=utf-8",
    );
    expect(attachmentHeaders("x", "application/pdf")).toMatchObject({
      "Content-Type": "application/pdf",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "sandbox; default-src 'none'",
    });
  });

  it("has a plain name even where no letter of it can be written plainly", () => {
    expect(disposition("𐫥")).toBe("attachment; filename=\"file\"; filename*=UTF-8''%F0%90%AB%A5");
  });

  it("makes a valid header of any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(disposition(name)).toMatch(
          /^attachment; filename="[ !#-$&-[\]-~]+"; filename\*=UTF-8''[\w.~%$&+^`|#-]+$/,
        );
      }),
    );
  });
});
