import { beforeAll, describe, expect, it } from "vitest";
import { labels as siteEn } from "#front/site/messages.en.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { fillCompanyPage } from "#people/companies/factory.ts";
import { labels as en } from "#ui/messages.en.ts";
import { labels as vi } from "#ui/messages.vi.ts";
import { type TestSite, testSite } from "./browser.ts";
import { type ReadPage, readPage } from "./read-page.ts";

let site: TestSite;
let slug: string;
let job: Awaited<ReturnType<typeof makeJob>>;
beforeAll(async () => {
  site = await testSite();
  const { db } = site.database;
  const { companyId } = await makeRecruiter(db);
  slug = await fillCompanyPage(db, site.services.storage, companyId).then((filled) => filled.slug);
  const at = new Date(Date.now() - 3_600_000);
  job = await makeJob(db, { companyId, at, categoryIds: [7], locationIds: [22], remote: true });
});
const read = (path: string) => readPage(site.url, path);

/** Returns the visible breadcrumb: the name and path of each step. The last step is the page itself and has no path. */
function visibleWay({ html }: ReadPage): string[] {
  const list = new RegExp(`<nav aria-label="(?:${en.breadcrumbs}|${vi.breadcrumbs})">(.*?)</nav>`).exec(
    html,
  )?.[1];
  return (list ?? "")
    .split("<li")
    .slice(1)
    .map((step) => {
      const name = step.replace(/^[^>]*>/, "").replace(/<svg.*?<\/svg>|<[^>]*>/g, "");
      return [name, /<a [^>]*href="([^"]*)"/.exec(step)?.[1]].filter(Boolean).join(" ");
    });
}

interface Step {
  position: number;
  name: string;
  item?: string;
}
function structuredWay({ things }: ReadPage): string[] {
  const lists = things.filter((thing) => thing["@type"] === "BreadcrumbList");
  return lists.flatMap((list) =>
    (list.itemListElement as Step[]).map(({ name, item, position }, index) => {
      expect(position).toBe(index + 1);
      return [name, item?.slice(site.url.length)].filter(Boolean).join(" ");
    }),
  );
}

describe("The way to a page (BreadcrumbList)", () => {
  const ways: [string, () => string, () => string[]][] = [
    ["a trade", () => "/jobs/it-software-c6", () => ["Jobs /jobs", "IT/Software"]],
    [
      "a part of it in a place",
      () => "/viec-lam/backend-developer-tai-ha-noi-l22-c7",
      () => [
        "Việc làm /viec-lam",
        "Công nghệ thông tin/Phần mềm /viec-lam/cong-nghe-thong-tin-phan-mem-c6",
        "Lập trình viên Backend /viec-lam/lap-trinh-vien-backend-c7",
        "Hà Nội",
      ],
    ],
    ["a place", () => "/jobs/in-ha-noi-l22", () => ["Jobs /jobs", "Ha Noi"]],
    ["remote work", () => "/viec-lam-tu-xa-remote", () => ["Việc làm /viec-lam", "Việc làm từ xa"]],
    ["all trades", () => "/job-by-category", () => ["Jobs /jobs", "Jobs by category"]],
    [
      "all places",
      () => "/viec-lam-theo-tinh-thanh",
      () => ["Việc làm /viec-lam", "Việc làm theo tỉnh thành"],
    ],
    ["a company", () => `/company/${slug}`, () => ["Companies /companies", "NAME"]],
    [
      "its jobs",
      () => `/cong-ty/${slug}/jobs`,
      () => ["Công ty /cong-ty", `NAME /cong-ty/${slug}`, "Việc làm"],
    ],
  ];
  it.each(ways)("to %s equals the visible one", async (_name, path, steps) => {
    const page = await read(path());
    expect(page.status).toBe(200);
    const name = /<h1[^>]*>([^<]*)/.exec((await read(`/company/${slug}`)).html)?.[1] ?? "";
    const expected = steps().map((step) => step.replace("NAME", name));
    expect(visibleWay(page)).toEqual(expected);
    expect(structuredWay(page)).toEqual(expected);
  });

  it("to a job goes through its category", async () => {
    const page = await read(jobPath("en", job.slug));
    expect(structuredWay(page)).toEqual(visibleWay(page));
    expect(structuredWay(page)).toHaveLength(3);
  });

  it("is not on the home pages, nor on the list of all jobs", async () => {
    for (const path of ["/", "/en", "/jobs", "/viec-lam"]) {
      const page = await read(path);
      expect([...visibleWay(page), ...structuredWay(page)], path).toEqual([]);
    }
  });

  it("is shown, but not in the structured data, where a list must not be indexed", async () => {
    const page = await read("/jobs/in-ha-noi-l22?hot=true");
    expect([page.noindex, visibleWay(page), structuredWay(page)]).toEqual([
      true,
      ["Jobs /jobs", "Ha Noi"],
      [],
    ]);
  });
});

it("A company's jobs name its feed and its picture, as the company's page does", async () => {
  for (const [own, language] of [
    [`/company/${slug}`, "en"],
    [`/cong-ty/${slug}`, "vi"],
  ] as const) {
    const [page, jobs] = await Promise.all([read(own), read(`${own}/jobs`)]);
    const feeds = ({ html }: ReadPage) =>
      [...html.matchAll(/<link [^>]*type="application\/rss\+xml"[^>]*>/g)].map(([tag]) => tag);
    const picture = ({ html }: ReadPage) => /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(feeds(jobs)).toEqual(feeds(page));
    expect(feeds(jobs)[0]).toContain(`/rss/${language}/company-${slug}.xml`);
    expect(picture(jobs)).toBe(picture(page));
    const shared = await fetch(picture(jobs));
    expect([shared.status, shared.headers.get("content-type")]).toEqual([200, "image/png"]);
    const news = await fetch(`${site.url}/rss/${language}/company-${slug}.xml`);
    expect(await news.text()).toContain(job.slug);
  }
});

it("A company's own texts have their language where it differs from the page's", async () => {
  const about = ({ html }: ReadPage) =>
    /<div(?: lang="(\w+)")? class="max-w-reading[^>]*><p>Chúng tôi viết/.exec(html)?.[1];
  const [english, vietnamese] = await Promise.all([read(`/company/${slug}`), read(`/cong-ty/${slug}`)]);
  expect(about(english)).toBe("vi");
  expect(english.html).toMatch(/<p [^>]*lang="vi"[^>]*>Phần mềm cho bếp nhỏ/);
  expect(english.html).toMatch(/<div [^>]*lang="vi"[^>]*><dt[^>]*>Giữ lời/);
  expect(vietnamese.html).toContain("Chúng tôi viết");
  expect(vietnamese.html.match(/<(?:div|p) [^>]*lang="/g)).toBeNull();
});

describe("An invalid form body", () => {
  it("is refused as invalid, and is no server error", async () => {
    const headers = { origin: site.url, "content-type": "application/octet-stream" };
    const reply = await fetch(`${site.url}/login`, { method: "POST", headers, body: "a" });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(`>${siteEn.failures["400"].title}<`);
  });
});
