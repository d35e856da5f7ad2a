import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** Returns a black PNG of one bit per pixel: 20,000 × 20,000 pixels are 50 MB unpacked and about 50 kB as a file. */
export function pngBomb(side = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const svgWithScript = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>',
);

/** Returns a JPEG with as many segments of metadata as fit into 2 MB. */
export function jpegOfMetadata(): Buffer {
  const segment = Buffer.alloc(65_535);
  segment.write("\xff\xe1\xff\xfdExif\0\0", "latin1");
  return Buffer.concat([
    Buffer.from("ffd8", "hex"),
    ...Array.from({ length: 30 }, () => segment),
    Buffer.from("ffd9", "hex"),
  ]);
}
