import { type Letter, renderLetter } from "./letter.ts";
import { type PdfRequest, renderPdf } from "./render.ts";

/** Runs in a sandboxed process (make.ts): draws one CV or letter after the other, as it is asked to. */

export type Asked = (Omit<PdfRequest, "photo"> & { photo: string | null }) | { letter: Letter };
export type Answered = { pdf: string } | { failed: string };

async function draw(asked: Asked): Promise<Uint8Array> {
  if ("letter" in asked) return renderLetter(asked.letter);
  const { photo, ...cv } = asked;
  return renderPdf({ ...cv, photo: photo === null ? null : Buffer.from(photo, "base64") });
}

async function answer(asked: Asked): Promise<Answered> {
  try {
    const bytes = await draw(asked);
    return { pdf: Buffer.from(bytes).toString("base64") };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// The child ends with its parent.
process.on("disconnect", () => process.exit(0));
process.on("message", (asked: Asked) => void answer(asked).then((answered) => process.send?.(answered)));
