import { EventEmitter } from "node:events";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { formOf } from "#kit/page.ts";
import { longestTurn } from "#test/longest-turn.ts";
import { pageAddress, webRequest } from "./page-request.ts";

describe("The page that a request asks for", () => {
  it.each([
    ["/jobs?page=2", "/jobs?page=2"],
    ["http://127.0.0.1:3000/jobs?page=2", "/jobs?page=2"],
    ["https://evil.test/jobs", "/jobs"],
    ["//evil.test/jobs", "//evil.test/jobs"],
    ["/\\evil.test", "//evil.test"],
    ["//", "//"],
    ["///", "///"],
    ["*", "/*"],
    ["http://", "/*"],
    ["/%zz?%", "/%zz?%"],
  ])("is on this site, whatever host it names: %s", (asked, page) => {
    const { origin, pathname, search } = pageAddress(asked, "https://sen.example");
    expect([origin, pathname + search]).toEqual(["https://sen.example", page]);
  });
});

describe("A form that is posted to a page", () => {
  const urlencoded = "application/x-www-form-urlencoded";
  const multipart = "multipart/form-data; boundary=x";
  const parts = (count: number) =>
    `${'--x\r\nContent-Disposition: form-data; name="ids"\r\n\r\n1\r\n'.repeat(count)}--x--\r\n`;
  function read(contentType: string, body: string): Promise<FormData> {
    const bytes = Buffer.from(body);
    const size = 65_536;
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    );
    const raw = Readable.from(chunks);
    const request = { method: "POST", headers: { "content-type": contentType }, raw };
    const reply = { raw: new EventEmitter() };
    const url = new URL("https://sen.example/jobs");
    return formOf(webRequest(request as unknown as FastifyRequest, reply as unknown as FastifyReply, url));
  }

  it("is read within the limits of our forms", async () => {
    expect((await read(urlencoded, "ids=1&".repeat(600))).getAll("ids")).toHaveLength(600);
    expect((await read(multipart, parts(600))).getAll("ids")).toHaveLength(600);
  });

  it.each([
    ["six million empty fields", urlencoded, "a&".repeat(6_000_000)],
    ["100,000 fields", urlencoded, "p=1&".repeat(100_000)],
    ["one field of four million bytes", urlencoded, `a=${"%3E".repeat(1_400_000)}`],
    ["100,000 parts", multipart, parts(100_000)],
  ])("of %s is refused before it is parsed", async (_, type, body) => {
    const ms = await longestTurn(async () => {
      await expect(read(type, body)).rejects.toMatchObject({ init: { status: 413 } });
    });
    expect(ms).toBeLessThan(500);
  });
});
