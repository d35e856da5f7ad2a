import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { makePdf } from "#kit/testing/make-files.ts";
import { companyPage } from "#market/company-pages/contract.ts";
import { companyCompany } from "#people/accounts/contract-profile.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import {
  companyUpdate,
  logoUpload,
  pictureAdd,
  pictureRemove,
  verificationRequest,
  verificationShow,
} from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function company(given: { verified?: boolean } = {}) {
  const boss = await makeRecruiter(api.database.db, { companyVerified: given.verified ?? false });
  return { ...boss, call: await api.as(boss.id) };
}
const picture = async (width: number, height = width, name = "a.png") => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#14957f" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/png" });
};
const pdf = async () =>
  new File([new Uint8Array(await makePdf(["GIẤY CHỨNG NHẬN ĐĂNG KÝ DOANH NGHIỆP"]))], "giay-phep.pdf");
let serial = 0;
/** A tax code with the right check digit. */
function taxCode(): string {
  for (;;) {
    const digits = String(200_000_000 + ++serial).padStart(9, "0");
    const sum = [31, 29, 23, 19, 17, 13, 7, 5, 3].reduce((all, w, at) => all + w * Number(digits[at]), 0);
    const check = 10 - (sum % 11);
    if (check >= 0 && check <= 9) return digits + check;
  }
}

describe("Logo and gallery", () => {
  it("are drawn anew and shown on the company's page", async () => {
    const { call, companyId } = await company();
    const { data } = await call(logoUpload, { files: { image: await picture(900, 300) } });
    const answer = await api.app.inject(data.attributes?.logo ?? "");
    expect(answer.headers["content-type"]).toBe("image/png");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 512, format: "png" });
    await call(pictureAdd, { body: { caption: "Bếp" }, files: { image: await picture(800, 600) } });
    const { slug } = await api.database.db
      .selectFrom("companies")
      .select("slug")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
    const visitor = await api.as(null);
    const page = await visitor(companyPage, { params: { slug } });
    expect(page.data.attributes.gallery).toMatchObject([{ alt: "Bếp" }]);
  });

  it("refuse what is no picture, too small, or one too many", async () => {
    const { call } = await company();
    const svg = new File(["<svg><script>alert(1)</script></svg>"], "logo.svg", { type: "image/svg+xml" });
    for (const [file, code] of [
      [svg, "image_type"],
      [await picture(1), "image_too_small"],
    ] as const)
      for (const endpoint of [logoUpload, pictureAdd])
        expect(await refusal(call(endpoint, { files: { image: file }, body: {} } as never))).toMatchObject({
          status: 422,
          codes: [code],
          pointers: ["/image"],
        });
    const image = await picture(400);
    for (let n = 0; n < 5; n++) await call(pictureAdd, { body: {}, files: { image } });
    expect(await refusal(call(pictureAdd, { body: {}, files: { image } }))).toMatchObject({
      status: 409,
      codes: ["gallery_full"],
    });
    const film = { video_url: "https://www.youtube.com/watch?v=abc" };
    expect(await refusal(call(companyUpdate, { body: film }))).toMatchObject({ codes: ["gallery_or_video"] });
    const { gallery = [] } = (await call(companyCompany)).data.attributes ?? {};
    const rival = await company();
    const first = { params: { id: gallery[0]?.id ?? "" } };
    expect(await refusal(rival.call(pictureRemove, first))).toMatchObject({ status: 404 });
    for (const { id } of gallery) await call(pictureRemove, { params: { id } });
    await call(companyUpdate, { body: film });
    expect(await refusal(call(pictureAdd, { body: {}, files: { image } }))).toMatchObject({
      codes: ["gallery_or_video"],
    });
    expect(api.queued.filter(({ name }) => name === "delete-file")).toHaveLength(5);
  });

  it("are the administrators' to change", async () => {
    const { companyId, call } = await company();
    const image = await picture(400);
    await call(pictureAdd, { body: {}, files: { image } });
    const id = (await call(companyCompany)).data.attributes?.gallery[0]?.id ?? "";
    const member = await api.as((await makeRecruiter(api.database.db, { companyId, member: true })).id);
    for (const asked of [
      () => member(logoUpload, { files: { image } }),
      () => member(pictureAdd, { body: {}, files: { image } }),
      () => member(pictureRemove, { params: { id } }),
    ])
      expect(await refusal(asked())).toMatchObject({ status: 403 });
  });
});

describe("Verification", () => {
  it("is asked for with a licence, once the tax code and address are given", async () => {
    const { call, companyId } = await company();
    const licence = await pdf();
    expect((await call(verificationShow)).data.attributes).toMatchObject({
      state: "none",
      missing: ["tax_code", "address"],
      can: { request: false },
    });
    expect(await refusal(call(verificationRequest, { files: { licence } }))).toMatchObject({
      status: 409,
      codes: ["verification_needs"],
    });
    await call(companyUpdate, { body: { tax_code: taxCode(), address: "12 Lê Lợi, Huế" } });
    expect(await refusal(call(verificationRequest, {}))).toMatchObject({ codes: ["licence_required"] });
    const text = new File(["không phải giấy phép"], "giay-phep.pdf");
    expect(await refusal(call(verificationRequest, { files: { licence: text } }))).toMatchObject({
      status: 422,
      codes: ["licence_type"],
    });
    const sent = await call(verificationRequest, { files: { licence } });
    expect(sent.data.attributes).toMatchObject({ state: "pending", file_name: "giay-phep.pdf" });
    expect(await refusal(call(verificationRequest, { files: { licence } }))).toMatchObject({
      codes: ["verification_pending"],
    });
    const member = await api.as((await makeRecruiter(api.database.db, { companyId, member: true })).id);
    expect((await member(verificationShow)).data.attributes).toMatchObject({
      state: "pending",
      file_name: null,
      can: { request: false },
    });
    expect(await refusal(member(verificationRequest, { files: { licence } }))).toMatchObject({ status: 403 });
  });

  it("can be asked for again after a refusal, and not once it is given", async () => {
    const { db } = api.database;
    const { call, companyId } = await company();
    await call(companyUpdate, { body: { tax_code: taxCode(), address: "12 Lê Lợi, Huế" } });
    await call(verificationRequest, { files: { licence: await picture(900, 1200, "giay-phep.png") } });
    await db
      .updateTable("company_verifications")
      .set({ status: "refused", decided_at: new Date(), refuse_note: "Ảnh bị mờ" })
      .where("company_id", "=", companyId)
      .execute();
    expect((await call(verificationShow)).data.attributes).toMatchObject({
      state: "refused",
      refuse_note: "Ảnh bị mờ",
      can: { request: true },
    });
    await call(verificationRequest, { files: { licence: await pdf() } });
    const verified = await company({ verified: true });
    expect(
      await refusal(verified.call(verificationRequest, { files: { licence: await pdf() } })),
    ).toMatchObject({
      codes: ["already_company_verified"],
    });
  });
});
