import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { fillCompanyPage } from "#people/companies/factory.ts";
import { builtPages } from "../src/app/server.ts";
import { askRaw, badTexts, brokenEncodings, each, faultOf, type Reply } from "./bad-input.ts";
import { type TestSite, testSite } from "./browser.ts";
import { openAgent, send } from "./fuzz/send.ts";
import { pageAddresses } from "./page-addresses.ts";

let site: TestSite;
/** The address of each page, with placeholders such as `:id`. */
let pages: string[];
/** Addresses of pages with an action. */
let takers: string[];
/** Valid values for the placeholders in addresses. */
let named: Record<string, string>;
beforeAll(async () => {
  site = await testSite();
  const { db } = site.database;
  const { companyId } = await makeRecruiter(db);
  const { slug } = await fillCompanyPage(db, site.services.storage, companyId);
  const job = await makeJob(db, { companyId, at: new Date(Date.now() - 3_600_000) });
  named = { companyId: String(companyId), jobId: String(job.id), company: slug, job: job.slug };
  const all = await pageAddresses(await builtPages());
  pages = all.map(({ path }) => path);
  takers = all.filter(({ takes }) => takes).map(({ path }) => path);
}, 60_000);

/** Every query parameter that a page reads, and some that no page reads. */
const names = [
  ...[
    "keyword",
    "location_id",
    "category_id",
    "industry_id",
    "size_id",
    "salary_min",
    "job_type",
    "job_level",
    "experience",
  ],
  ...[
    "posted_within",
    "remote",
    "hot",
    "verified",
    "hiring",
    "sort",
    "page",
    "next",
    "token",
    "thread",
    "guest",
  ],
  ...[
    "gone",
    "new",
    "status",
    "q",
    "kind",
    "error",
    "welcome",
    "utm_source",
    "company_id",
    "id",
    "_routes",
    "index",
  ],
];
const forms = [
  "email",
  "password",
  "full_name",
  "name",
  "text",
  "message",
  "follow",
  "intent",
  "id",
  "reason",
  "consent",
  "to",
];

/** Patterns of pages that parse their slug, and of pages that read many parameters. */
const namers = /^\/((jobs|viec-lam|company|cong-ty)\/:slug|language\/:language|\*)$/;
const readers =
  /^\/(jobs|viec-lam|viec-lam\/:slug|work-from-home|companies|cong-ty\/:slug\/jobs|login|chat-with-support)$/;

const filled = (path: string) =>
  path
    .replace(/^\/(company|cong-ty)\/:slug/, `/$1/${named.company}`)
    .replace(/^\/(jobs|viec-lam)\/:slug/, `/$1/${named.job}`)
    .replace(/:(\w+)/g, (_, name: string) => named[name] ?? "1")
    .replace("*", "nothing/here");

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends all requests. A slow request is repeated, because the machine may have been busy. */
async function faultsOf(requests: readonly Asked[]): Promise<string[]> {
  const faults: string[] = [];
  await each(requests, 4, async ({ path, ...rest }) => {
    const say = (what: string): void =>
      void faults.push(`${rest.method ?? "GET"} ${path.slice(0, 150)}: ${what}`);
    const ask = () => askRaw(site.url, path, rest);
    let reply: Reply;
    try {
      reply = await ask();
    } catch (error) {
      return say(String(error));
    }
    const fault = faultOf(reply, site.url);
    if (fault) say(fault);
    for (let n = 0; n < 5 && reply.ms >= slowMs; n++) reply = await ask();
    if (reply.ms >= slowMs) say(`${Math.round(reply.ms)} ms`);
  });
  return faults;
}
const slowMs = 400;
/** Node refuses a header of more than 16 kB before the product reads it. */
const fits = (path: string) => path.length < 14_000;
const written = [...badTexts.map((text) => encodeURIComponent(text)), ...brokenEncodings];

describe("Any value in the address of a page", { timeout: 120_000 }, () => {
  it("in a placeholder of the path: a quick answer below 500", async () => {
    const requests = pages.flatMap((page, p) =>
      written.flatMap((text, i) =>
        /[:*]/.test(page) && (namers.test(page) || (p + i) % 3 === 0)
          ? [{ path: page.replace(/:\w+|\*/g, () => text.slice(0, 12_000)) }]
          : [],
      ),
    );
    expect(requests.length).toBeGreaterThan(500);
    expect(await faultsOf(requests.filter(({ path }) => fits(path)))).toEqual([]);
  });

  it("in the query: a quick answer below 500", async () => {
    const requests = pages.flatMap((page, p) =>
      written.flatMap((text, i) => {
        if (!readers.test(page) && (p + i) % 8 !== 0) return [];
        const some = text.length > 400 ? ["keyword", "page"] : names;
        return [{ path: `${filled(page)}?${some.map((name) => `${name}=${text}`).join("&")}` }];
      }),
    );
    expect(requests.length).toBeGreaterThan(600);
    expect(await faultsOf(requests.filter(({ path }) => fits(path)))).toEqual([]);
  });

  it("as a repeated, listed or empty parameter", async () => {
    const shapes = [
      (name: string) => `${name}=1&${name}=2`,
      (name: string) => `${name}[]=1&${name}[]=a`,
      (name: string) => `${name}[a][b]=1`,
      (name: string) => `${name}`,
      (name: string) => `&=&&${name}=%&=%E0&?`,
    ];
    const requests = pages.flatMap((page) =>
      shapes.map((shape) => ({ path: `${filled(page)}?${names.map(shape).join("&")}` })),
    );
    expect(await faultsOf(requests)).toEqual([]);
  });

  it("in the router's names for data, and in invalid paths", async () => {
    const strange = `/_root.data /_root.data?_routes=nothing /__manifest /__manifest?p=%E0&p=/jobs&version=x
      // //evil.test //evil.test/.. //jobs?page=0&keyword= //viec-lam/x?location_id=1 //company/CONG-TY /\\evil.test/ /. /..
      /%2e%2e/%2e%2e /; /? /# /jobs// /jobs/%2F%2F /api /api/v2 /api/v2/ /api/v2/% /api/v2/%00 /api/v2/public/%E0%A4%A
      /assets/% /assets/ /og/jobs/%E0%A4%A /og/companies/x /og/site/x.png /rss/en/% /rss/xx/jobs.xml /rss/en/category-0.xml
      /rss/en/category-99999999999999999999.xml /rss/en/company-%00.xml /sitemap/%E0%A4%A /sitemap/jobs-99999999999.xml`;
    const paths = [
      ...pages.map((page) => `${filled(page)}.data`),
      ...pages.map((page) => `${filled(page)}.data?_routes=${encodeURIComponent("a,b,__proto__")}`),
      ...strange.split(/\s+/),
    ];
    expect(await faultsOf(paths.map((path) => ({ path })))).toEqual([]);
  });
});

describe("Any body that is sent to a page", { timeout: 120_000 }, () => {
  const as = (type: string) => ({ origin: site.url, "content-type": type });
  it("as a form, or as an invalid form: an answer below 500", async () => {
    expect(takers.length).toBeGreaterThan(25);
    const requests = [...takers, "/jobs", "/nothing/here"].flatMap((page, p): Asked[] => {
      const path = filled(page);
      const text = encodeURIComponent(badTexts[(p * 7) % badTexts.length] ?? "");
      const every = [...names, ...forms];
      return [
        {
          body: every.map((name) => `${name}=${text}`).join("&"),
          headers: as("application/x-www-form-urlencoded"),
        },
        {
          body: every.map((name) => `${name}=1&${name}=%E0%A4%A`).join("&"),
          headers: as("application/x-www-form-urlencoded"),
        },
        { body: "", headers: as("application/x-www-form-urlencoded") },
        { body: '{"email": {"a": [1]}}', headers: as("application/json") },
        { body: "{", headers: as("application/json") },
        { body: "no parts", headers: as("multipart/form-data; boundary=x") },
        {
          body: '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na',
          headers: as("multipart/form-data; boundary=x"),
        },
        { body: "a", headers: as("multipart/form-data") },
        { body: "<a/>", headers: as("text/xml") },
        { body: "a", headers: { origin: site.url } },
      ].map((one) => ({ ...one, path, method: "POST" }));
    });
    expect(await faultsOf(requests)).toEqual([]);
  });

  it("as a form of a page without an action, or of too many fields: the connection serves the next request", async () => {
    const agent = openAgent(1);
    const headers = as("application/x-www-form-urlencoded");
    const body = `text=${"a".repeat(400_000)}`;
    for (const path of ["/jobs", "/admin/banner", "/my-jobs/saved.data", "/nothing/here"]) {
      await send(agent, site.url, { method: "POST", path, headers, body });
      const { status } = await send(agent, site.url, { method: "GET", path: "/health/live", headers: {} });
      expect(status, path).toBe(200);
    }
    const many = { method: "POST", path: "/login", headers, body: "a=1&".repeat(6000) };
    expect((await send(agent, site.url, many)).status).toBe(413);
    agent.destroy();
  });

  it("by a method that forms do not have, or with foreign cookies", async () => {
    const cookies = [
      "token=x",
      "token=; token=a.b.c; support=%E0%A4%A",
      `support=${"x".repeat(43)}`,
      "X_LANGUAGE=99; theme=<script>alert(1)</script>; consent=%",
      "=; ;; a=b=c; __proto__=1",
      `a=${"b".repeat(4000)}`,
    ];
    const requests = [...takers, "/jobs", "/company/:slug", "/nothing/here"].flatMap((page): Asked[] => [
      ...["PUT", "DELETE", "PATCH", "OPTIONS"].map((method) => ({
        path: filled(page),
        method,
        headers: { origin: site.url },
      })),
      ...cookies.map((cookie) => ({ path: filled(page), headers: { cookie } })),
    ]);
    expect(await faultsOf(requests)).toEqual([]);
  });
});
