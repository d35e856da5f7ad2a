import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutIdentity } from "./blind.ts";

const name = "Nguyễn Hoàng Phong";

describe("A text of a blind review", () => {
  it.each([
    ["NGUYỄN HOÀNG PHONG\nKế toán trưởng", "…\nKế toán trưởng"],
    ["Nguyen Hoang Phong, accountant", "…, accountant"],
    ["Phong Nguyễn Hoàng - 5 năm", "… - 5 năm"],
    ["Tôi là Nguyễn\nHoàng  Phong.", "Tôi là …."],
    [name.normalize("NFD"), "…"],
    ["Gọi 0912 345 678 hoặc phong.nguyen@thudientu.test", "Gọi … hoặc …"],
    ["Xem https://www.linkedin.com/in/phong và www.phong.test/cv", "Xem … và …"],
    // What is somebody else's, and what is a word, stays.
    ["Nguyễn Hoàng Long, 2019 - 2024", "Nguyễn Hoàng Long, 2019 - 2024"],
    ["Lập trình phong cách hàm", "Lập trình phong cách hàm"],
  ])("%j is shown as %j", (text, shown) => {
    expect(withoutIdentity(text, name)).toBe(shown);
  });

  it("never has the name, wherever it stands", () => {
    const words = fc.string({ unit: fc.constantFrom(..."ab \n.,ễ"), maxLength: 40 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(withoutIdentity(`${before} ${name} ${after}`, name)).not.toContain(name);
      }),
    );
  });

  it("of a whole CV costs little", () => {
    const text = "nguyễn hoàng ".repeat(8000);
    const from = performance.now();
    withoutIdentity(text, name);
    expect(performance.now() - from).toBeLessThan(500);
  });
});
