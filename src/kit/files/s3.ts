import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { spool } from "./spool.ts";
import type { Storage } from "./storage.ts";
import { FileExists, FileMissing } from "./storage-errors.ts";

/** Reads `s3://KEY:SECRET@host:port/bucket?region=…&tls=0`. */
export function readS3Url(storageUrl: string) {
  const url = new URL(storageUrl);
  const bucket = url.pathname.replace(/^\/|\/$/g, "");
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent);
  if (
    url.protocol !== "s3:" ||
    !url.host ||
    !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket) ||
    !accessKeyId ||
    !secretAccessKey
  )
    throw new Error("STORAGE_URL must look like s3://KEY:SECRET@host:port/bucket?region=us-east-1");
  const scheme = url.searchParams.get("tls") === "0" ? "http" : "https";
  return {
    endpoint: `${scheme}://${url.host}`,
    region: url.searchParams.get("region") ?? "us-east-1",
    bucket,
    credentials: { accessKeyId, secretAccessKey },
  };
}

/** Files in an S3 bucket. The client is loaded at first use: an installation with files on disk does not need it. */
export function s3Storage(storageUrl: string, spoolDir: string): Storage {
  const options = readS3Url(storageUrl);
  let opened: ReturnType<typeof openDriver> | undefined;
  const driver = () => {
    opened ??= openDriver(options);
    return opened;
  };

  return {
    async put(key, body, { contentType }) {
      // S3 requires the length before the first byte.
      await mkdir(spoolDir, { recursive: true, mode: 0o700 });
      const path = join(spoolDir, `s3-${randomUUID()}`);
      const spooled = await spool(body, path, { maxBytes: Number.POSITIVE_INFINITY, sync: false });
      if (spooled === "too_large") throw new Error("unreachable: no limit was set");
      try {
        await (await driver()).putStream(key, createReadStream(path), {
          contentType,
          contentLength: spooled.bytes,
          IfNoneMatch: "*",
        });
      } catch (error) {
        throw httpStatus(error) === 412 ? new FileExists(key, error) : error;
      } finally {
        await unlink(path).catch(() => {});
      }
      return spooled;
    },
    async get(key) {
      try {
        return (await (await driver()).getStream(key)) as Readable;
      } catch (error) {
        throw httpStatus(error) === 404 ? new FileMissing(key, error) : error;
      }
    },
    remove: async (key) => (await driver()).delete(key),
    exists: async (key) => (await driver()).exists(key),
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const bucket = await driver();
        const page = await bucket.listAll(`${folder}/`, { recursive: true, paginationToken });
        // The listing contains the time of each file, so this makes no further request.
        for (const file of page.objects)
          if (file.isFile) yield { key: file.key, modifiedAt: (await file.getMetaData()).lastModified };
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    async ready() {
      try {
        await (await driver()).exists("ready");
        return true;
      } catch {
        return false;
      }
    },
  };
}

async function openDriver(options: ReturnType<typeof readS3Url>) {
  const { S3Driver } = await import("flydrive/drivers/s3").catch((error: unknown) => {
    throw new Error(
      "STORAGE_URL needs the packages @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner: npm install them first",
      { cause: error },
    );
  });
  return new S3Driver({ ...options, forcePathStyle: true, supportsACL: false, visibility: "private" });
}

function httpStatus(error: unknown): number | undefined {
  const metadata = (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata;
  return metadata?.httpStatusCode;
}
