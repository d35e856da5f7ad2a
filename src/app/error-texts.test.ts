import { describe, expect, it } from "vitest";
import { errorText, fieldText } from "./error-texts.ts";

const missing = (pointer: string) => ({
  status: "422",
  code: "required",
  detail: "Please fill in all information",
  source: { pointer },
});

describe("The error at an empty field", () => {
  it("has the words of the field, in both languages", () => {
    expect(fieldText("en", missing("/full_name"))).toBe("Please enter your full name");
    expect(fieldText("vi", missing("/full_name"))).toBe("Vui lòng nhập họ tên");
    expect(fieldText("en", missing("/category_ids"))).toBe("Please choose at least one category");
  });

  it("is the API's sentence if no room has other words", () => {
    expect(fieldText("en", missing("/questions/0/text_en"))).toBe("Please fill in all information");
    expect(fieldText("en", { ...missing("/full_name"), code: "invalid_name", detail: "As it is" })).toBe(
      "As it is",
    );
  });
});

describe("A moment in an error", () => {
  it("is written as the time of day in the product's time zone", () => {
    const values = { name: "Lê Minh Châu", until: "2026-03-02T03:10:00.000Z" };
    expect(errorText("en", "claimed_by", values)).toBe("Lê Minh Châu is reviewing this job until 10:10");
    expect(errorText("vi", "claimed_by", values)).toBe("Lê Minh Châu đang duyệt tin này đến 10:10");
  });
});

describe("A day in an error", () => {
  it("is written as a date of the reader's language", () => {
    const values = { date: "2026-10-30" };
    expect(errorText("en", "warranty_over", values)).toBe("The warranty ended on 30 Oct 2026");
    expect(errorText("vi", "warranty_over", values)).toBe("Bảo hành đã kết thúc ngày 30/10/2026");
  });
});
