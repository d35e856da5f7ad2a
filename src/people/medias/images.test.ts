import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { logoUpload, pictureAdd } from "#people/company-settings/contract.ts";
import { photoUpload, profileShow } from "#profiles/candidates/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { pruneWaitingImages } from "./commands/images.ts";
import { imageUpload } from "./contract.ts";

let api: TestApi;
let image: File;
beforeAll(async () => {
  api = await testApi();
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#14957f" } })
    .jpeg()
    .toBuffer();
  image = new File([new Uint8Array(bytes)], "a.jpg", { type: "image/jpeg" });
});

const read = async (url: string, accountId: number) =>
  api.app.inject({ url, headers: { authorization: `Bearer ${await api.token(accountId)}` } });

describe("An uploaded image", () => {
  it("is used as logo, gallery picture or photo by its id, and read by its owner only", async () => {
    const { db } = api.database;
    const [boss, candidate] = [await makeRecruiter(db), await makeCandidate(db)];
    const [company, person] = [await api.as(boss.id), await api.as(candidate.id)];
    const { id, attributes } = (await company(imageUpload, { files: { image } })).data;
    const shown = await read(attributes.url, boss.id);
    expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).width]).toEqual([200, 640]);
    expect((await read(attributes.url, candidate.id)).statusCode).toBe(404);
    const logo = (await company(logoUpload, { body: { image_id: id } })).data.attributes?.logo;
    expect((await api.app.inject(logo ?? "")).statusCode).toBe(200);
    const gallery = await company(pictureAdd, { body: { caption: "Bếp", image_id: id } });
    expect(gallery.data.attributes).toMatchObject({ gallery: [{ alt: "Bếp" }] });
    const photo = (await person(imageUpload, { files: { image } })).data.id;
    await person(photoUpload, { body: { image_id: photo } });
    expect((await person(profileShow)).data.attributes.photo).not.toBeNull();
    expect(await refusal(person(photoUpload, { body: { image_id: id } }))).toMatchObject({
      status: 422,
      codes: ["image_unknown"],
    });
  });

  it("is taken from every kind of account and from no visitor", async () => {
    const { db } = api.database;
    for (const kind of ["admin", "consultant"] as const) {
      const staff = await api.as((await makeStaff(db, kind)).id);
      expect((await staff(imageUpload, { files: { image } })).data.type).toBe("image");
    }
    expect(await refusal((await api.as(null))(imageUpload, { files: { image } }))).toMatchObject({
      status: 401,
    });
  });

  it("is a picture, sent and of up to 5 MB: else the specification's texts say so", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const big = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "a.png");
    const svg = new File(["<svg/>"], "a.svg");
    for (const [files, text] of [
      [{}, "Upload fail"],
      [{ image: big }, "Upload file exceeds max size (5MB)"],
      [{ image: svg }, "File type must be image/jpeg, image/png"],
    ] as const) {
      const error = await call(imageUpload, { files } as never).then(
        () => null,
        (failure) => failure,
      );
      expect([error.status, error.errors[0].detail]).toEqual([422, text]);
    }
  });

  it("is limited to 200 a day, and pruned a day later while what used it stays", async () => {
    const { database, clock, queued } = api;
    const candidate = await makeCandidate(database.db);
    const call = await api.as(candidate.id);
    const { id } = (await call(imageUpload, { files: { image } })).data;
    await call(photoUpload, { body: { image_id: id } });
    await database.db
      .updateTable("attempts")
      .set({ count: 200 })
      .where("bucket", "=", `images:${candidate.id}`)
      .execute();
    expect(await refusal(call(imageUpload, { files: { image } }))).toMatchObject({ status: 429 });
    const before = queued.length;
    expect(await pruneWaitingImages(database, new Date(clock.now().getTime() + 2 * day))).toBeGreaterThan(0);
    expect(queued.slice(before).map(({ name }) => name)).toContain("delete-file");
    expect(await database.db.selectFrom("images").selectAll().execute()).toEqual([]);
    expect((await call(profileShow)).data.attributes.photo).not.toBeNull();
  });
});
