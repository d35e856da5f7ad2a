import { createReadStream } from "node:fs";
import { ScannerUnavailable } from "#kit/files/clamd.ts";
import type { Services } from "#kit/services.ts";

/** The time limit of a scan. It is short, because a request waits for the result. */
const timeMs = 5000;

/**
 * Scans a file that was just uploaded: "waiting" when the scanner is unavailable or slow, "unscanned" when none is
 * configured.
 */
export async function scanUpload(
  { scanner, log }: Pick<Services, "scanner" | "log">,
  path: string,
): Promise<"clean" | "infected" | "waiting" | "unscanned"> {
  if (!scanner) return "unscanned";
  try {
    return await scanner.scan(createReadStream(path), timeMs);
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    log.warn({ err: error }, "the virus scanner did not answer: the file waits for it");
    return "waiting";
  }
}
