import { encode } from "uqr";

/** A QR code as one path on a grid of `size` by `size`, with the quiet zone that cameras need. */
export interface QrCode {
  size: number;
  path: string;
}

const quiet = 4;

/** Draws an address as a QR code that remains readable when an eighth of it is covered. */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: "M", border: quiet });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? "#" : " "))
        .join("")
        .matchAll(/#+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join("") };
}
