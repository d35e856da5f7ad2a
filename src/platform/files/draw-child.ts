/** Runs in a sandboxed process (draw-pdf.ts): renders one requested document after the other. */

export interface RenderTask {
  /** The address of the module that renders the document. */
  module: string;
  given: object;
}
export type Answered = { pdf: string } | { failed: string };

async function answer({ module, given }: RenderTask): Promise<Answered> {
  try {
    const { renderPdf } = (await import(module)) as { renderPdf(given: object): Promise<Uint8Array> };
    return { pdf: Buffer.from(await renderPdf(given)).toString("base64") };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// The child process ends with its parent.
process.on("disconnect", () => process.exit(0));
process.on("message", (asked: RenderTask) => void answer(asked).then((answered) => process.send?.(answered)));
