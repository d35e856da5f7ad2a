import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { companyPage } from "#market/company-pages/contract.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { fillCompanyPage } from "#people/companies/factory.ts";
import { companyUpdate } from "#people/company-settings/contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { pruneImages } from "./commands/images.ts";
import * as contract from "./contract.ts";
import type { ImageKind } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const empty = { about: null, values: [], team: [], clients: [], gallery: [] };

async function company() {
  const boss = await makeRecruiter(api.database.db);
  const { slug } = await api.database.db
    .selectFrom("companies")
    .select("slug")
    .where("id", "=", boss.companyId)
    .executeTakeFirstOrThrow();
  return { ...boss, slug, call: await api.as(boss.id) };
}
const shown = async (slug: string) =>
  (await (await api.as(null))(companyPage, { params: { slug } })).data.attributes;

async function upload(call: Caller, kind: ImageKind, width = 400) {
  const bytes = await sharp({ create: { width, height: width, channels: 3, background: "#14957f" } })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(bytes)], "a.png", { type: "image/png" });
  return (await call(contract.imageAdd, { body: { kind }, files: { image } })).data;
}

describe("The editor of a company's page", () => {
  it("keeps a draft that nobody else sees, and publishes it", async () => {
    const { call, companyId, slug } = await company();
    const photo = await upload(call, "photo");
    const logo = await upload(call, "logo");
    const picture = await upload(call, "picture");
    const body = {
      about: "<p>Chào <strong>bạn</strong><script>alert(1)</script></p>",
      values: [{ title: "Giữ lời", description: "Hứa ít, làm đủ." }],
      team: [
        { full_name: "Lê Mai", job_title: "Giám đốc", photo: photo.attributes.picture },
        { full_name: "Trần Gió", job_title: "", photo: "" },
      ],
      clients: [{ name: "Bếp Việt", logo: logo.attributes.picture }],
      gallery: [{ picture: picture.attributes.picture, caption: "Bếp" }],
    };
    const saved = await call(contract.pageSave, { body: { ...body, version: 0 } });
    expect(saved.data.attributes).toMatchObject({
      version: 1,
      about: "<p>Chào <strong>bạn</strong></p>",
      draft: { saved_by: "Trần Thị Bình" },
    });
    expect(await shown(slug)).toMatchObject({ about: null, values: [], team: [] });

    const published = await call(contract.pagePublish, { body: { version: 1 } });
    expect(published.data.attributes).toMatchObject({ version: 2, draft: null });
    const page = await shown(slug);
    expect(page).toMatchObject({
      about: "<p>Chào <strong>bạn</strong></p>",
      values: body.values,
      team: [{ full_name: "Lê Mai" }, { full_name: "Trần Gió", job_title: null, photo: null }],
      clients: [{ name: "Bếp Việt" }],
      gallery: [{ alt: "Bếp" }],
    });
    for (const [src, type] of [
      [page.team[0]?.photo, "image/webp"],
      [page.clients[0]?.logo, "image/png"],
      [page.gallery[0]?.src, "image/webp"],
    ] as const) {
      const answer = await api.app.inject(src ?? "");
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, type]);
    }
    // The draft's files are deleted after a day; the page has its own.
    await pruneImages(api.database, new Date(monday.getTime() + 25 * 3_600_000));
    const left = await api.database.db
      .selectFrom("company_page_images")
      .select("id")
      .where("company_id", "=", companyId)
      .execute();
    expect(left).toEqual([]);
    expect(api.queued.filter(({ name }) => name === "delete-file")).toHaveLength(3);
  });

  it("begins with what the page shows, keeps its pictures and drops what was removed", async () => {
    const { call, companyId, slug } = await company();
    const { keys } = await fillCompanyPage(api.database.db, api.services.storage, companyId);
    await call(companyUpdate, { body: { video_url: "" } });
    const { data } = await call(contract.pageShow);
    const { about, values, team, clients, gallery, images } = data.attributes;
    expect(team[0]?.photo).toMatch(/^photo:/);
    expect(images[gallery[0]?.picture ?? ""]).toContain("/gallery/");
    const body = { about, values, team, clients: [], gallery: [gallery[2]!], version: 0 };
    api.queued.length = 0;
    expect(clients).toHaveLength(2);
    await call(contract.pageSave, { body });
    await call(contract.pagePublish, { body: { version: 1 } });
    const page = await shown(slug);
    expect(page.clients).toEqual([]);
    expect(page.gallery).toHaveLength(1);
    expect((await api.app.inject(page.team[0]?.photo ?? "")).statusCode).toBe(200);
    // `fillCompanyPage` stores one file for all three gallery pictures, and the page still has one of them.
    expect(api.queued.map(({ data: { key } }) => key)).not.toContain(keys.picture);
  });

  it.each([
    [{ values: [{ title: "", description: "x" }] }, "required", "/values/0/title"],
    [{ values: [{ title: "x", description: "x".repeat(501) }] }, "length_range", "/values/0/description"],
    [{ values: Array(9).fill({ title: "x", description: "x" }) }, "page_rows_full", "/values"],
    [{ team: Array(13).fill({ full_name: "x" }) }, "page_rows_full", "/team"],
    [{ clients: Array(31).fill({ name: "x" }) }, "page_rows_full", "/clients"],
    [{ clients: [{ name: " " }] }, "required", "/clients/0/name"],
    [{ gallery: [{ caption: "x" }] }, "page_image_needed", "/gallery/0/picture"],
    [{ gallery: [{ picture: "../../etc" }] }, "page_image_needed", "/gallery/0/picture"],
    [{ gallery: [{ picture: "picture:999999" }] }, "page_image_unknown", "/gallery/0/picture"],
    [{ team: [{ full_name: "x", photo: "image:999999" }] }, "page_image_unknown", "/team/0/photo"],
    [{ about: `<p>${"x".repeat(5001)}</p>` }, "length_range", "/about"],
  ])("has limits: %j", async (part, code, pointer) => {
    const { call } = await company();
    const body = { ...empty, ...part, version: 0 };
    expect(await refusal(call(contract.pageSave, { body } as never))).toMatchObject({
      status: 422,
      codes: [code],
      pointers: [pointer],
    });
  });

  it("takes pictures of its own company and of the right kind only", async () => {
    const [{ call }, rival] = [await company(), await company()];
    const logo = await upload(call, "logo");
    const { picture, src } = logo.attributes;
    const gallery = [{ picture, caption: null }];
    for (const body of [
      { ...empty, gallery, version: 0 },
      { ...empty, team: [{ full_name: "x", photo: picture }], version: 0 },
    ])
      expect(await refusal(call(contract.pageSave, { body }))).toMatchObject({
        codes: ["page_image_unknown"],
      });
    const body = { ...empty, clients: [{ name: "x", logo: picture }], version: 0 };
    expect(await refusal(rival.call(contract.pageSave, { body }))).toMatchObject({
      codes: ["page_image_unknown"],
    });
    const ask = async (id: number) =>
      (await api.app.inject({ url: src, headers: { authorization: `Bearer ${await api.token(id)}` } }))
        .statusCode;
    expect(await ask(rival.id)).toBe(404);
    const file = new File(["<svg/>"], "a.svg", { type: "image/svg+xml" });
    expect(
      await refusal(call(contract.imageAdd, { body: { kind: "logo" }, files: { image: file } })),
    ).toMatchObject({ status: 422, codes: ["image_type"], pointers: ["/image"] });
  });

  it("overwrites and publishes nothing that somebody else wrote meanwhile", async () => {
    const { call } = await company();
    expect(await refusal(call(contract.pagePublish, { body: { version: 0 } }))).toMatchObject({
      status: 409,
      codes: ["page_no_draft"],
    });
    const save = (version: number) => call(contract.pageSave, { body: { ...empty, version } });
    const both = await Promise.allSettled([save(0), save(0)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await save(1);
    expect(await refusal(save(1))).toMatchObject({ status: 409, codes: ["page_edited"] });
    expect(await refusal(call(contract.pagePublish, { body: { version: 1 } }))).toMatchObject({
      codes: ["page_edited"],
    });
    await call(contract.pageDiscard);
    await call(contract.pageDiscard);
    expect((await call(contract.pageShow)).data.attributes).toMatchObject({ version: 3, draft: null });
  });

  it("does not overwrite what was published, or changed in the settings, since it was opened", async () => {
    const { call, companyId } = await company();
    const logo = (await upload(call, "logo")).attributes.picture;
    const clients = [{ name: "Bếp Việt", logo }];
    const mai = await api.as((await makeRecruiter(api.database.db, { companyId })).id);
    const values = [{ title: "Giữ lời", description: "Hứa ít, làm đủ." }];
    const { data } = await mai(contract.pageSave, { body: { ...empty, values, clients, version: 0 } });
    await mai(contract.pagePublish, { body: { version: data.attributes.version } });
    const stale = await refusal(call(contract.pageSave, { body: { ...empty, version: 0 } }));
    expect(stale).toMatchObject({ status: 409, codes: ["page_edited"] });
    expect(stale.meta.now).toMatchObject({ version: 2, by: "Trần Thị Bình", fields: ["values", "clients"] });
    await mai(companyUpdate, { body: { about: "<p>Mới</p>" } });
    expect(await refusal(call(contract.pageSave, { body: { ...empty, version: 2 } }))).toMatchObject({
      codes: ["page_edited"],
    });
    // The content typed before the publication refers to the logo as an upload; the logo stays on the page when
    // this content is published, and after one more publication.
    const saved = await call(contract.pageSave, { body: { ...empty, clients, version: 3 } });
    await call(contract.pagePublish, { body: { version: saved.data.attributes.version } });
    const shownNow = (await call(contract.pageShow)).data.attributes;
    await call(contract.pageSave, {
      body: { ...empty, clients: shownNow.clients, version: shownNow.version },
    });
    await call(contract.pagePublish, { body: { version: shownNow.version + 1 } });
    expect((await call(contract.pageShow)).data.attributes.clients).toEqual(shownNow.clients);
  });

  it("shows pictures or a video", async () => {
    const { call } = await company();
    const { attributes } = await upload(call, "picture");
    const gallery = [{ picture: attributes.picture, caption: null }];
    await call(contract.pageSave, { body: { ...empty, gallery, version: 0 } });
    await call(companyUpdate, { body: { video_url: "https://www.youtube.com/watch?v=abc" } });
    expect(await refusal(call(contract.pagePublish, { body: { version: 1 } }))).toMatchObject({
      status: 409,
      codes: ["gallery_or_video"],
    });
  });

  it("forgets pictures that no draft shows after a day", async () => {
    const { call } = await company();
    const loose = await upload(call, "logo");
    const held = await upload(call, "logo");
    const clients = [{ name: "Bếp", logo: held.attributes.picture }];
    await call(contract.pageSave, { body: { ...empty, clients, version: 0 } });
    await pruneImages(api.database, new Date(monday.getTime() + 25 * 3_600_000));
    const rows = await api.database.db.selectFrom("company_page_images").select("id").execute();
    const ids = rows.map(({ id }) => String(id));
    expect(ids).toContain(held.id);
    expect(ids).not.toContain(loose.id);
  });

  it("belongs to a company's administrators", async () => {
    const boss = await company();
    const member = await makeRecruiter(api.database.db, { companyId: boss.companyId, member: true });
    for (const [who, status] of [
      [await api.as(member.id), 403],
      [await api.as(null), 401],
    ] as const)
      for (const asked of [
        () => who(contract.pageShow),
        () => who(contract.pageSave, { body: { ...empty, version: 0 } }),
        () => who(contract.pagePublish, { body: { version: 1 } }),
        () => who(contract.pageDiscard),
        () => upload(who, "logo"),
        () => who(contract.imageShow, { params: { id: 1 } }),
      ])
        expect(await refusal(asked())).toMatchObject({ status });
  });
});
