import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { FileReply } from "../http/handle.ts";
import type { Services } from "../services.ts";
import { attachmentHeaders } from "./download.ts";

/** A file of a ZIP: its bytes, or a stream that is opened when its turn comes. */
export type ZipPart = { path: string } & ({ bytes: Buffer } | { begin: () => Promise<Readable> });

/**
 * Streams a ZIP while it is made; each part starts when the previous one has been read. When a part fails,
 * the failure is logged and the download aborts.
 * @param about fields for the log
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
