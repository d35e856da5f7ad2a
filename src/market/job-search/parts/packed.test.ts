import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pack, unpack } from "./packed.ts";

describe("data on its way into a page", () => {
  it("arrives as it was sent, whatever marks it has", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("'", '"', "\\", "'\"\\'", "“Sen”"),
    );
    fc.assert(
      fc.property(
        fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null))),
        (data) => {
          expect(unpack(pack(data))).toEqual({ ...data });
        },
      ),
    );
  });
  it("has no double marks, which the page would write as four characters each", () => {
    expect(pack({ title: "Kế toán", places: ["Hà Nội"] })).toBe("{'title':'Kế toán','places':['Hà Nội']}");
  });
});
