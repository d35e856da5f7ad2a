import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "#kit/i18n.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { jobImagePath, siteVersion } from "#platform/seo/image-address.ts";
import { siteImagePath } from "#platform/seo/paths.ts";
import { say } from "#platform/seo/say.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { faces, fontsReady, lettering, oneLine, title, widthOf } from "./letters.ts";
import { drawJob } from "./picture.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
const get = (url: string) => api.app.inject({ method: "GET", url });

describe("Letters of pictures", () => {
  it("are Be Vietnam Pro, also where SVG is drawn: a line is as wide as the font's own", async () => {
    await fontsReady();
    for (const face of ["regular", "semibold", "bold"] as const) {
      const own = await widthOf("Nghiệp vụ kế toán Ễ", face, 60);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="120"><text x="20" y="80" font-family="Be Vietnam Pro" font-weight="${faces[face].weight}" font-size="60">Nghiệp vụ kế toán Ễ</text></svg>`;
      const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
      expect(Math.abs(info.width - own), face).toBeLessThanOrEqual(5);
      expect((await readFile(faces[face].file)).length).toBeGreaterThan(50_000);
    }
    const widths = await Promise.all((["regular", "bold"] as const).map((face) => widthOf("Sen", face, 100)));
    expect(widths[0]).not.toBe(widths[1]);
  });

  it("stay within their line and their box, whatever is written", async () => {
    const long = "Trưởng nhóm vận hành hệ thống thanh toán ".repeat(10);
    const line = await oneLine(long, "semibold", 34, 500);
    expect(line).toMatch(/^Trưởng nhóm .*[^\s]…$/);
    expect(await widthOf(line, "semibold", 34)).toBeLessThanOrEqual(500);
    expect(await oneLine("  Sen ", "bold", 34, 500)).toBe("Sen");
    for (const text of [long, "x".repeat(255), "Kế toán & <b>thuế</b>", "N"]) {
      const box = { width: 800, height: 200, sizes: [60, 48], colour: "#000000" };
      const drawn = await title(text, box);
      expect(drawn.width).toBeLessThanOrEqual(800);
      expect(drawn.height).toBeLessThanOrEqual(200);
    }
    await expect(lettering("&amp; <script> \u0000 \ud800", "bold", 20, "#000000")).resolves.toBeTruthy();
  });
});

describe("A job's picture", () => {
  it("is a PNG of 1200 × 630 below 300 kB", async () => {
    const png = await drawJob({
      title: "Kỹ sư phần mềm",
      company: "Công ty Sen",
      logo: await sharp({ create: { width: 400, height: 90, channels: 4, background: "teal" } })
        .png()
        .toBuffer(),
      salary: "15–20 triệu",
      place: "Hà Nội",
    });
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
  });

  it("has an address that changes with what it shows, and is served there only for public jobs", async () => {
    const { db } = api.database;
    const job = await makeJob(db);
    const visitor = await api.as(null);
    const { detail } = await import("#market/jobs/contract.ts");
    const read = async () => (await visitor(detail, { params: { id: job.id } })).data.attributes;
    const path = jobImagePath(job.id, await read(), "vi");
    const image = await get(path);
    expect(image.statusCode).toBe(200);
    expect(image.headers["content-type"]).toBe("image/png");
    expect(image.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });

    await db.updateTable("jobs").set({ title: "Kế toán thuế" }).where("id", "=", job.id).execute();
    const now = jobImagePath(job.id, await read(), "vi");
    expect(now).not.toBe(path);
    const old = await get(path);
    expect(old.statusCode).toBe(302);
    expect(old.headers.location).toBe(now);
    expect((await get(now)).statusCode).toBe(200);
    await db.updateTable("jobs").set({ status: 2 }).where("id", "=", job.id).execute();
    expect((await get(now)).statusCode).toBe(404);
    for (const wrong of [
      "jobs/1-fr-0123456789.png",
      "jobs/x-en-0123456789.png",
      "jobs/1-en-zz.png",
      "site/1-en-0123456789.png",
    ])
      expect((await get(`/og/${wrong}`)).statusCode, wrong).toBe(404);
  });
});

describe("The pictures of companies and of the site", () => {
  it("are served under their addresses; the site's version follows its words", async () => {
    const { companyId } = await makeRecruiter(api.database.db);
    const { slug } = await api.database.db
      .selectFrom("companies")
      .select("slug")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
    const way = await get(`/og/companies/${slug}-en-0123456789.png`);
    expect(way.statusCode).toBe(302);
    expect((await get(String(way.headers.location))).statusCode).toBe(200);
    for (const language of languages) {
      const words = [say(language, "image.tagline"), say(language, "image.promise")];
      expect(siteImagePath(language)).toContain(siteVersion(words));
      expect((await get(siteImagePath(language))).statusCode).toBe(200);
    }
  });
});
