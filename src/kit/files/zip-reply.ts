import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { FileReply } from "../http/handle.ts";
import type { Services } from "../services.ts";
import { attachmentHeaders } from "./download.ts";

/** A file of a ZIP: its bytes, or a stream that is begun when its turn comes. */
export type ZipPart = { path: string } & ({ bytes: Buffer } | { begin: () => Promise<Readable> });

/**
 * A ZIP that is made while it is sent, the next part when the one before has been read; one that breaks off is logged, and
 * the download fails.
 * @param about what the log says of it
 */
export function zipReply(
  name: string,
  parts: Iterable<ZipPart> | AsyncIterable<ZipPart>,
  { asOf, log, about }: { asOf: Date; log: Services["log"]; about: object },
): FileReply {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  let open: Readable | undefined;
  const add = (path: string, begin: () => Promise<Readable>) =>
    new Promise<void>((sent, failed) => {
      zip.addReadStreamLazy(path, { mtime: asOf }, (take) => {
        begin().then((stream) => {
          open = stream;
          stream.once("error", failed).once("close", sent);
          take(null, stream);
        }, failed);
      });
    });
  async function addAll() {
    for await (const part of parts) {
      if (out.destroyed) return;
      if ("bytes" in part) zip.addBuffer(part.bytes, part.path, { mtime: asOf });
      else await add(part.path, part.begin);
    }
    zip.end();
  }
  addAll().catch((error: unknown) => {
    log.error({ err: error, ...about }, "a ZIP was broken off");
    out.destroy(error as Error);
  });
  return {
    stream: out,
    headers: attachmentHeaders(name, "application/zip"),
    onClose: () => {
      open?.destroy();
      out.destroy();
    },
  };
}
