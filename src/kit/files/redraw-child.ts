import sharp from "sharp";

/** Maximum number of pixels, above the resolution of every camera: a larger picture is a decompression bomb. */
const mostPixels = 60_000_000;
const widest = 12_000;

/** Runs in a sandboxed process (redraw.ts): redraws one picture and sends it, or the reason why it cannot. */
async function main(path: string, side: number, as: string, least: number): Promise<string | null> {
  try {
    const opened = sharp(path, { limitInputPixels: mostPixels, failOn: "error" });
    const { width, height } = await opened.metadata();
    if (Math.max(width, height) > widest || width * height > mostPixels) return "too_wide";
    if (Math.min(width, height) < least) return "too_small";
    const upright = opened.rotate();
    const picture =
      as === "square jpeg"
        ? upright
            .resize(side, side, { fit: "cover", withoutEnlargement: true })
            // Without a white background, a transparent photo would become black.
            .flatten({ background: "white" })
            .jpeg({ quality: 86, mozjpeg: true })
        : as === "whole png"
          ? upright.resize(side, side, { fit: "inside", withoutEnlargement: true }).png({ palette: true })
          : upright.resize(side, side, { fit: "inside", withoutEnlargement: true }).webp({ quality: 82 });
    return (await picture.toBuffer()).toString("base64");
  } catch {
    return null;
  }
}

// A parent that has died must not leave its child behind.
process.on("disconnect", () => process.exit(1));
const [path = "", side, as = "", least] = process.argv.slice(2);
process.send?.(await main(path, Number(side), as, Number(least)));
