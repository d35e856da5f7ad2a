import { readFile } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { z } from "zod";
import { docxVerdicts, inspectDocx } from "./docx.ts";
import { isTestVirus } from "./eicar.ts";
import { inspectOle, oleMagic, oleVerdicts } from "./ole.ts";
import { inspectPdf } from "./pdf.ts";

/** The first bytes of a zip with entries, and of an empty zip. */
const zipMagics = ["PK\x03\x04", "PK\x05\x06"];

/**
 * The result of inspecting a file's content. Its name is not used. `damaged`: it crashed or exhausted the inspector.
 */
export const inspection = z.discriminatedUnion("container", [
  z.object({
    container: z.literal("pdf"),
    pdf: z.object({
      sound: z.boolean(),
      encrypted: z.boolean(),
      pages: z.number().int().optional(),
      active: z.enum(["none", "onRequest", "onOpen", "unknown"]),
    }),
  }),
  z.object({ container: z.literal("zip"), docx: z.enum(docxVerdicts) }),
  z.object({ container: z.literal("ole"), ole: z.enum(oleVerdicts) }),
  z.object({ container: z.enum(["infected", "damaged", "unknown"]) }),
]);
export type Inspection = z.infer<typeof inspection>;

/**
 * Inspects an uploaded file: its kind, whether it is complete, and hidden content. Executes nothing of it. Called only
 * in a sandboxed process (inspector.ts).
 */
export async function inspect(path: string): Promise<Inspection> {
  const file = await readFile(path);
  if (isTestVirus(file)) return { container: "infected" };
  if (file.subarray(0, 8).equals(oleMagic)) return { container: "ole", ole: inspectOle(file) };
  if (zipMagics.includes(file.toString("latin1", 0, 4)))
    return { container: "zip", docx: await inspectDocx(file) };
  const pdf = inspectPdf(file);
  if (pdf === "infected") return { container: "infected" };
  if (pdf === null || (await isAlsoAnotherKind(file))) return { container: "unknown" };
  return pdf === "too_complex" ? { container: "damaged" } : { container: "pdf", pdf };
}

/** A polyglot: one kind by its first or last bytes, and also a PDF; programs would disagree about its content. */
async function isAlsoAnotherKind(file: Buffer): Promise<boolean> {
  const type = await fileTypeFromBuffer(file.subarray(0, 4100)).catch(() => undefined);
  if (type && type.mime !== "application/pdf") return true;
  if (file.subarray(0, file.indexOf("%PDF-")).includes("<")) return true;
  const tail = file.subarray(-65_557);
  const end = tail.lastIndexOf("PK\x05\x06");
  return end >= 0 && end + 22 <= tail.length && end + 22 + tail.readUInt16LE(end + 20) === tail.length;
}
