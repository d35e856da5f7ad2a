import { expect, it } from "vitest";
import { applicantOf, codeOf } from "./code.ts";

it("A code names one applicant, and other texts none", () => {
  const ids = [1, 7, 421, 8999, 9000, 9001, 17_999, 123_456_789];
  expect(ids.map((id) => applicantOf(codeOf(id)))).toEqual(ids);
  for (const text of ["", "C-", "C-12", "C-04821", "c-4821", "C-4821 ", "C-48a1", `C-${"9".repeat(40)}`])
    expect(applicantOf(text), text).toBeUndefined();
});
