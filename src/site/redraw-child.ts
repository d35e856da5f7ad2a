import sharp from "sharp";

/** More pixels than any camera takes are a bomb. */
const mostPixels = 60_000_000;

/** Runs alone in a sandboxed process (banner-image.ts): draws one picture anew and sends it. */
async function main(path: string, longestSide: number): Promise<string | null> {
  try {
    const picture = await sharp(path, { limitInputPixels: mostPixels, failOn: "error" })
      .rotate()
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return picture.toString("base64");
  } catch {
    return null;
  }
}

// A parent that has died must not leave its child behind.
process.on("disconnect", () => process.exit(1));
const [path = "", longestSide] = process.argv.slice(2);
process.send?.(await main(path, Number(longestSide)));
