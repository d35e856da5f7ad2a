import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrCode } from "./qr.ts";

/** The dark squares that a path covers. */
function painted({ path }: { path: string }): Set<string> {
  const squares = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let step = 0; step < Number(width); step++) squares.add(`${Number(x) + step},${y}`);
  return squares;
}

describe("a QR code", () => {
  it.each(["https://sen.test/", "http://localhost:3000/en", `https://sen.test/${"viec-lam-".repeat(20)}`])(
    "of %s paints each dark square of the code once, inside a quiet edge",
    (address) => {
      const code = qrCode(address);
      const { data } = encode(address, { ecc: "M", border: 0 });
      const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x + 4},${y + 4}`] : [])));
      expect(code.size).toBe(data.length + 8);
      expect([...painted(code)].sort()).toEqual(dark.sort());
    },
  );
});
