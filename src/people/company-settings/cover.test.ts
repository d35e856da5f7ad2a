import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { companyPage } from "#market/company-pages/contract.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { deleteFileJob } from "#platform/files/store.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { coverRemove, coverUpload } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function company() {
  const boss = await makeRecruiter(api.database.db);
  return { ...boss, call: await api.as(boss.id) };
}
const picture = async (width: number, height = width) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#14957f" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "a.png", { type: "image/png" });
};

describe("The cover of a company's page", () => {
  it("is described, described anew, changed and removed", async () => {
    const { call, companyId } = await company();
    const { slug } = await api.database.db
      .selectFrom("companies")
      .select("slug")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
    const visitor = await api.as(null);
    const shown = async () => (await visitor(companyPage, { params: { slug } })).data.attributes;
    const first = await call(coverUpload, {
      body: { alt: "Xưởng" },
      files: { image: await picture(2000, 400) },
    });
    const { src = "" } = first.data.attributes?.cover ?? {};
    const answer = await api.app.inject(src);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 1280,
      height: 256,
      format: "webp",
    });
    expect(await shown()).toMatchObject({ banner: src, banner_alt: "Xưởng" });
    await call(coverUpload, { body: { alt: "Xưởng may ở Huế" } });
    expect(await shown()).toMatchObject({ banner: src, banner_alt: "Xưởng may ở Huế" });
    await call(coverUpload, { body: { alt: null }, files: { image: await picture(1000, 300) } });
    expect((await shown()).banner).not.toBe(src);
    expect(api.queued.filter(({ name }) => name === deleteFileJob)).toHaveLength(1);
    await call(coverRemove);
    await call(coverRemove);
    expect(await shown()).toMatchObject({ banner: null, banner_alt: null });
    expect(api.queued.filter(({ name }) => name === deleteFileJob)).toHaveLength(2);
  });

  it("is its administrators' to change, and a picture that is large enough", async () => {
    const { call, companyId } = await company();
    const member = await makeRecruiter(api.database.db, { companyId, member: true });
    for (const [who, status] of [
      [null, 401],
      [member.id, 403],
    ] as const) {
      const other = await api.as(who);
      await expect(other(coverUpload, { body: { alt: null } })).rejects.toMatchObject({ status });
      await expect(other(coverRemove)).rejects.toMatchObject({ status });
    }
    for (const [input, code] of [
      [{}, "image_required"],
      [{ files: { image: await picture(900, 100) } }, "image_too_small"],
      [{ files: { image: new File(["<svg/>"], "a.svg") } }, "image_type"],
    ] as const)
      expect(await refusal(call(coverUpload, { body: { alt: null }, ...input }))).toMatchObject({
        status: 422,
        pointers: ["/image"],
        codes: [code],
      });
    expect(
      await refusal(
        call(coverUpload, { body: { alt: "x".repeat(161) }, files: { image: await picture(900) } }),
      ),
    ).toMatchObject({ status: 422, pointers: ["/alt"], codes: ["length_range"] });
  });
});
