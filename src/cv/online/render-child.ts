import { type PdfRequest, renderPdf } from "./render.ts";

/** Runs in a sandboxed process (make.ts): draws one CV after the other, as it is asked to. */

export type Asked = Omit<PdfRequest, "photo"> & { photo: string | null };
export type Answered = { pdf: string } | { failed: string };

async function answer({ photo, ...asked }: Asked): Promise<Answered> {
  try {
    const bytes = await renderPdf({ ...asked, photo: photo === null ? null : Buffer.from(photo, "base64") });
    return { pdf: Buffer.from(bytes).toString("base64") };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// The child ends with its parent.
process.on("disconnect", () => process.exit(0));
process.on("message", (asked: Asked) => void answer(asked).then((answered) => process.send?.(answered)));
