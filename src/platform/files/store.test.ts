import { text } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import type { Services } from "#kit/services.ts";
import { testApi } from "#test/api.ts";
import { sendFile } from "./send.ts";
import { storeFile } from "./store.ts";

let services: Services;
beforeAll(async () => {
  ({ services } = await testApi());
});

const letter = { folder: "cv", bytes: Buffer.from("letter"), type: "text/plain" };
/** Stores a file with a row that cannot be written. @returns whether the file remains */
async function remainsAfter(error: Error): Promise<boolean> {
  let stored = "";
  const failing = storeFile(services, letter, async (key) => {
    stored = key;
    throw error;
  });
  await expect(failing).rejects.toBe(error);
  return services.storage.exists(stored);
}

it("A file is stored before its row is written, and sent as it is", async () => {
  const key = await storeFile(services, letter, async (made) => {
    expect(await services.storage.exists(made)).toBe(true);
    return made;
  });
  const { stream, headers } = await sendFile(services, key, { "Content-Type": "text/plain" });
  expect(await text(stream as NodeJS.ReadableStream)).toBe("letter");
  expect(headers).toEqual({ "Content-Type": "text/plain" });
  await services.storage.remove(key);
  await expect(sendFile(services, key, {})).rejects.toMatchObject({ status: 404 });
});

it("A file goes with the row that could not be written, but not where the row may have been written", async () => {
  expect(await remainsAfter(new Error("refused"))).toBe(false);
  const broken = Object.assign(new Error("Connection terminated"), { code: "ECONNRESET" });
  expect(await remainsAfter(broken)).toBe(true);
});
