import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { momentOf } from "./pages/console/banner-form.ts";
import { linkIn } from "./paths.ts";

let api: TestApi;
let admin: Caller;
beforeAll(async () => {
  api = await testApi();
  admin = await api.as((await makeStaff(api.database.db, "admin")).id);
});
beforeEach(async () => {
  api.clock.set(monday);
  await api.database.db.deleteFrom("site_banners").execute();
});

const at = (days: number) => new Date(monday.getTime() + days * day).toISOString();
const fields = {
  title_en: "Hot jobs",
  title_vi: "Việc làm hot",
  text_en: "Pay in the ad",
  text_vi: "Lương ghi rõ",
  link: "/jobs?hot=true",
  link_text_vi: "Xem ngay",
  tone: "lotus" as const,
  starts_at: at(-1),
};
const create = async (given: object = {}) =>
  (await admin(contract.bannerCreate, { body: { ...fields, ...given } })).data;
const live = async (language: "0" | "1" = "0") =>
  (await api.as(null, { "x-language": language }))(contract.liveBanner);

describe("The banner of the home page", () => {
  it("is nothing until there is one", async () => {
    expect(await live()).toEqual({ data: null, meta: { changes_at: null } });
  });

  it("is shown in the reader's language, its link too", async () => {
    await create();
    expect((await live("0")).data?.attributes).toEqual({
      title: "Hot jobs",
      text: "Pay in the ad",
      link: "/jobs?hot=true",
      link_text: null,
      image: null,
      tone: "lotus",
    });
    expect((await live("1")).data?.attributes).toMatchObject({
      title: "Việc làm hot",
      text: "Lương ghi rõ",
      link: "/viec-lam?hot=true",
      link_text: "Xem ngay",
    });
    expect(
      ["/companies", "/viec-lam-x", "https://a.test/jobs", null].map((link) => linkIn(link, "vi")),
    ).toEqual([...["/cong-ty", "/viec-lam-x", "https://a.test/jobs", null]]);
  });

  it("comes and goes at its time; of several, the one that began last is shown", async () => {
    await create({ title_en: "Old", starts_at: at(-3) });
    await create({ title_en: "Now", starts_at: at(-1), ends_at: at(0.1) });
    await create({ title_en: "Later", starts_at: at(0.2) });
    await create({ title_en: "Off", starts_at: at(-0.5), active: false });
    const seen = [];
    for (const days of [0, 0.1, 0.2]) {
      api.clock.set(new Date(at(days)));
      const { data, meta } = await live();
      seen.push([data?.attributes.title, meta.changes_at]);
    }
    expect(seen).toEqual([
      ["Now", at(0.1)],
      ["Old", at(0.2)],
      ["Later", null],
    ]);
    api.clock.set(monday);
    const { data } = await admin(contract.banners);
    expect(data.map(({ attributes }) => [attributes.title_en, attributes.state])).toEqual([
      ["Later", "scheduled"],
      ["Off", "off"],
      ["Now", "live"],
      ["Old", "covered"],
    ]);
    api.clock.set(new Date(at(0.1)));
    const { data: after } = await admin(contract.banners);
    expect(after.map(({ attributes }) => attributes.state)).toEqual(["scheduled", "off", "ended", "live"]);
  });

  it("is changed and deleted, and gone for everybody then", async () => {
    const { id } = await create();
    const params = { id: Number(id) };
    await admin(contract.bannerUpdate, { params, body: { ...fields, title_en: "Newer" } });
    expect((await live()).data?.attributes.title).toBe("Newer");
    await admin(contract.bannerDelete, { params });
    expect((await live()).data).toBeNull();
    for (const call of [
      () => admin(contract.banner, { params }),
      () => admin(contract.bannerUpdate, { params, body: fields }),
      () => admin(contract.bannerDelete, { params }),
    ])
      expect((await refusal(call())).status).toBe(404);
  });

  it("needs both languages, a sound link, and an end after its beginning", async () => {
    const wrong = await refusal(create({ title_vi: " ", link: "javascript:alert(1)", ends_at: at(-2) }));
    expect(wrong.status).toBe(422);
    expect(wrong.pointers.sort()).toEqual(["/ends_at", "/link", "/title_vi"]);
    for (const link of ["//evil.test", "http://evil.test", "/\\evil.test", "data:text/html,x", "https://"])
      expect((await refusal(create({ link }))).pointers, link).toEqual(["/link"]);
    const { attributes } = await create({ title_en: "<img src=x onerror=alert(1)>Fair" });
    expect(attributes.title_en).toBe("Fair");
  });
});

describe("A banner's picture", () => {
  const upload = async (bytes: Uint8Array<ArrayBuffer>, name = "photo.jpg") =>
    admin(contract.bannerCreate, { body: fields, files: { image: new File([bytes], name) } });

  it("is drawn anew: smaller, without what was hidden in it, and its address changes with it", async () => {
    const photo = await sharp({ create: { width: 2400, height: 900, channels: 3, background: "teal" } })
      .withExif({ IFD0: { Copyright: "Sen at home" } })
      .jpeg()
      .toBuffer();
    const { data } = await upload(new Uint8Array(photo));
    const url = data.attributes.image ?? "";
    const answer = await api.app.inject({ url });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    const drawn = await sharp(answer.rawPayload).metadata();
    expect([drawn.format, drawn.width, drawn.height, drawn.exif]).toEqual(["webp", 1200, 450, undefined]);
    expect((await live()).data?.attributes.image).toBe(url);
    expect((await api.app.inject({ url: url.replace(/v=.*/, "v=guess") })).statusCode).toBe(404);
    const params = { id: Number(data.id) };
    const kept = await admin(contract.bannerUpdate, { params, body: fields });
    expect(kept.data.attributes.image).toBe(url);
    const gone = await admin(contract.bannerUpdate, { params, body: { ...fields, remove_image: true } });
    expect(gone.data.attributes.image).toBeNull();
    expect((await api.app.inject({ url })).statusCode).toBe(404);
  });

  it("must be a JPEG or PNG that can be read", async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const cut = new Uint8Array(
      (
        await sharp({ create: { width: 90, height: 90, channels: 3, background: "red" } })
          .png()
          .toBuffer()
      ).subarray(0, 60),
    );
    const own = new Uint8Array(await readFile(import.meta.filename));
    for (const bytes of [svg, cut, own])
      expect((await refusal(upload(bytes, "a.png"))).codes).toEqual(["banner_image_type"]);
  });
});

describe("The form's moments", () => {
  it("are read on the clock of Vietnam", () => {
    expect(new Date(momentOf("2026-03-02T10:00"))).toEqual(monday);
    expect(momentOf("soon")).toBe("soon");
  });
});
