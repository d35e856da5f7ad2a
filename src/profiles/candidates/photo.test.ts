import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const candidate = async () => {
  const { id } = await makeCandidate(api.database.db);
  return { id, call: await api.as(id) };
};
const read = async (call: Caller) => (await call(contract.profileShow)).data.attributes;

describe("A photo", () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
  const send = (call: Caller, bytes: Uint8Array<ArrayBuffer> | Buffer) =>
    call(contract.photoUpload, { files: { photo: new File([new Uint8Array(bytes)], "photo.png") } });

  it("is drawn anew as a square, shown to its owner and removed", async () => {
    const { call, id } = await candidate();
    const { data } = await send(call, await picture(900, 700));
    expect(data.attributes.photo).toContain("/candidates/profile/photo?v=");
    const reply = await api.app.inject({
      url: data.attributes.photo!,
      headers: { authorization: `Bearer ${await api.token(id)}` },
    });
    // Browsers must revalidate, so that the photo is not shown after a logout.
    expect(reply.headers).toMatchObject({ "cache-control": "private, no-cache", etag: expect.any(String) });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: "jpeg",
      width: 640,
      height: 640,
    });
    await call(contract.photoRemove);
    expect((await read(call)).photo).toBeNull();
    expect(await refusal(call(contract.photoShow))).toMatchObject({ status: 404 });
    expect(api.queued.filter(({ name }) => name === "delete-file")).toHaveLength(1);
  });

  it("is refused where it is no picture, too large or too wide", async () => {
    const { call } = await candidate();
    const refused = async (bytes: Buffer) => (await refusal(send(call, bytes))).codes;
    expect(await refused(Buffer.from("<svg/>"))).toEqual(["photo_type"]);
    expect(await refused(Buffer.alloc(5 * 1024 * 1024 + 1))).toEqual(["photo_too_large"]);
    expect(await refused(await picture(30_000, 2))).toEqual(["photo_too_wide"]);
    expect((await read(call)).photo).toBeNull();
  });
});
