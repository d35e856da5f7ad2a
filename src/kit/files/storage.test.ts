import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readS3Url } from "./s3.ts";
import { FileExists, FileMissing, newKey, openStorage, StorageFull } from "./storage.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sen-storage-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const pdf = { contentType: "application/pdf" };

async function filesLeft(): Promise<string[]> {
  const all = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe("files on disk", () => {
  it("gives back what was put, and tells its size and hash", async () => {
    const storage = openStorage({ dataDir });
    const key = newKey("cv");
    const chunks = [Buffer.alloc(70_000, 1), Buffer.from("end")];
    const whole = Buffer.concat(chunks);
    expect(await storage.exists(key)).toBe(false);
    expect(await storage.put(key, Readable.from(chunks), pdf)).toEqual({
      bytes: whole.length,
      sha256: createHash("sha256").update(whole).digest("hex"),
    });
    expect(await storage.exists(key)).toBe(true);
    expect(await buffer(await storage.get(key))).toEqual(whole);
    expect(await storage.ready()).toBe(true);
  });

  it("never overwrites, even when two put under one key at once", async () => {
    const storage = openStorage({ dataDir });
    const tries = ["first", "second", "third"].map((text) =>
      storage.put("cv/aa/one", Buffer.from(text), pdf),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toBeInstanceOf(FileExists);
    expect(await filesLeft()).toEqual(["one"]);
  });

  it("leaves nothing of an upload that breaks off", async () => {
    const storage = openStorage({ dataDir });
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000);
        throw new Error("connection lost");
      })(),
    );
    await expect(storage.put("cv/aa/two", broken, pdf)).rejects.toThrow("connection lost");
    expect(await filesLeft()).toEqual([]);
    expect(await storage.exists("cv/aa/two")).toBe(false);
  });

  it("tells a full disk from other errors", async () => {
    const storage = openStorage({ dataDir });
    const full = new Readable({
      read() {
        this.destroy(Object.assign(new Error("no space"), { code: "ENOSPC" }));
      },
    });
    await expect(storage.put("cv/aa/three", full, pdf)).rejects.toBeInstanceOf(StorageFull);
    expect(await filesLeft()).toEqual([]);
  });

  it("removes, and says when a file is not there", async () => {
    const storage = openStorage({ dataDir });
    await storage.put("cv/aa/four", Buffer.from("x"), pdf);
    await storage.remove("cv/aa/four");
    await storage.remove("cv/aa/four");
    await expect(storage.get("cv/aa/four")).rejects.toBeInstanceOf(FileMissing);
  });

  it("lists a folder with the age of each file, and nothing half-written", async () => {
    const storage = openStorage({ dataDir });
    for (const key of ["cv/aa/one", "cv/bb/two", "logo/aa/three"])
      await storage.put(key, Buffer.from("x"), pdf);
    const listed = await Array.fromAsync(storage.list("cv"));
    expect(listed.map(({ key }) => key).sort()).toEqual(["cv/aa/one", "cv/bb/two"]);
    for (const { modifiedAt } of listed) expect(Date.now() - modifiedAt.getTime()).toBeLessThan(60_000);
    expect(await Array.fromAsync(storage.list("nothing"))).toEqual([]);
  });

  it("is not ready when its folder cannot be made", async () => {
    const storage = openStorage({ dataDir: join(dataDir, "files") });
    await mkdir(join(dataDir, "files"));
    await openStorage({ dataDir }).put("files", Buffer.from("a file in the way"), pdf);
    expect(await storage.ready()).toBe(false);
  });

  it("never leaves its folder, whatever the key", async () => {
    const storage = openStorage({ dataDir });
    for (const key of [
      "../x",
      "/etc/passwd",
      "cv/../../x",
      "cv//x",
      ".tmp/x",
      "cv/.x",
      "",
      "a\\b",
      "cv/ü",
      "a\0b",
    ])
      await expect(storage.put(key, Buffer.from("x"), pdf)).rejects.toThrow("Not a storage key");
    await fc.assert(
      fc.asyncProperty(fc.string(), async (tail) => {
        const outcome = await storage.exists(`cv/${tail}`).catch((error: Error) => error.message);
        expect(outcome === false || String(outcome).startsWith("Not a storage key")).toBe(true);
      }),
    );
  });
});

describe("files in an S3 bucket", () => {
  it("reads its address", () => {
    expect(readS3Url("s3://KEY:a%2Fb@127.0.0.1:9000/sen-files?region=ap-southeast-1&tls=0")).toEqual({
      endpoint: "http://127.0.0.1:9000",
      region: "ap-southeast-1",
      bucket: "sen-files",
      credentials: { accessKeyId: "KEY", secretAccessKey: "a/b" },
    });
    expect(readS3Url("s3://K:S@s3.example.com/b-1").endpoint).toBe("https://s3.example.com");
  });

  it("lists a folder page after page", async () => {
    const asked: string[] = [];
    const page = (key: string, next: string) =>
      `<ListBucketResult><Contents><Key>${key}</Key><Size>1</Size><ETag>"a"</ETag><LastModified>2026-03-02T03:00:00.000Z</LastModified></Contents>${next}</ListBucketResult>`;
    const bucket = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.setHeader("content-type", "application/xml");
      response.end(
        request.url?.includes("continuation-token=more")
          ? page("cv/bb/two", "")
          : page(
              "cv/aa/one",
              "<IsTruncated>true</IsTruncated><NextContinuationToken>more</NextContinuationToken>",
            ),
      );
    });
    await once(bucket.listen(0, "127.0.0.1"), "listening");
    const { port } = bucket.address() as AddressInfo;
    const storage = openStorage({ storageUrl: `s3://K:S@127.0.0.1:${port}/files?tls=0`, dataDir });
    const modifiedAt = new Date("2026-03-02T03:00:00.000Z");
    expect(await Array.fromAsync(storage.list("cv"))).toEqual([
      { key: "cv/aa/one", modifiedAt },
      { key: "cv/bb/two", modifiedAt },
    ]);
    expect(asked).toHaveLength(2);
    for (const url of asked) expect(url).toContain("prefix=cv%2F");
    bucket.closeAllConnections();
    bucket.close();
  });

  it("refuses an address without a bucket or a key", () => {
    for (const url of ["s3://K:S@host", "s3://host/bucket", "s3://K:S@host/a/b"])
      expect(() => openStorage({ storageUrl: url, dataDir })).toThrow("STORAGE_URL must look like");
  });
});
