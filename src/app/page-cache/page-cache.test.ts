import { request as ask } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { browser, site } from "./testing/site.ts";

let here: Awaited<ReturnType<typeof site>>;
beforeEach(async () => {
  here = await site();
});

describe("Cached pages", () => {
  it("are rendered once for all visitors", async () => {
    const { get, state } = here;
    const first = await get("/jobs");
    expect(await get("/jobs")).toMatchObject({ status: 200, text: first.text });
    expect(state.renders).toBe(1);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.get("x-frame-options")).toBe("DENY");
  });

  it("share one rendering among visitors who request them at the same time", async () => {
    const { get, state, viewed } = here;
    state.page.terms = { seconds: 60, viewOf: 7 };
    const open = Promise.withResolvers<void>();
    state.gate = open.promise;
    const all = Promise.all([get("/jobs"), get("/jobs"), get("/jobs")]);
    await expect.poll(() => state.renders).toBe(1);
    open.resolve();
    expect(new Set((await all).map(({ text }) => text)).size).toBe(1);
    expect(state.renders).toBe(1);
    // A shared rendering counts the view of the first visitor; only the views of the other two are counted here.
    expect(viewed).toEqual([7, 7]);
  });

  it("are not cached if the market changes during the rendering, nor shown to visitors after the change", async () => {
    const { get, state, line } = here;
    const open = Promise.withResolvers<void>();
    state.gate = open.promise;
    const before = get("/jobs");
    await expect.poll(() => state.renders).toBe(1);
    line.notify();
    state.gate = Promise.resolve();
    const after = await get("/jobs");
    expect(after.text).toContain("rendering 2");
    open.resolve();
    expect((await before).text).toContain("rendering 1");
    expect((await get("/jobs")).text).toContain("rendering 2");
  });

  it("end with each change, and with their time", async () => {
    const { get, state, line, clock } = here;
    await get("/jobs");
    line.notify();
    await get("/jobs");
    expect(state.renders).toBe(2);
    clock.advance(59_999);
    await get("/jobs");
    expect(state.renders).toBe(2);
    clock.advance(1);
    await get("/jobs");
    expect(state.renders).toBe(3);
  });

  it("end at the time that the loader has set", async () => {
    const { get, state, clock } = here;
    state.page.terms = { seconds: 60, until: new Date(clock.now().getTime() + 5000) };
    await get("/jobs");
    clock.advance(5000);
    await get("/jobs");
    expect(state.renders).toBe(2);
  });

  it("end when the next job expires, also one that is published meanwhile", async () => {
    const { get, state, line, clock } = here;
    state.expiry = new Date(clock.now().getTime() + 5000);
    await get("/jobs");
    clock.advance(4000);
    await get("/jobs");
    expect(state.renders).toBe(1);
    state.expiry = new Date(clock.now().getTime() + 500);
    line.notify();
    await get("/jobs");
    expect(state.renders).toBe(2);
    clock.advance(500);
    state.expiry = null;
    await get("/jobs");
    expect(state.renders).toBe(3);
    clock.advance(59_000);
    await get("/jobs");
    expect(state.renders).toBe(3);
  });

  it("are neither shown nor cached without a connection to pub/sub", async () => {
    const { get, state, line } = here;
    await get("/jobs");
    line.up = false;
    expect((await get("/jobs")).text).toContain("rendering 2");
    expect((await get("/jobs")).text).toContain("rendering 3");
    line.notify();
    line.up = true;
    expect((await get("/jobs")).text).toContain("rendering 4");
    expect(state.renders).toBe(4);
  });

  it("are neither rendered for a request with a session nor shown to it", async () => {
    const { get, state } = here;
    const cookie = "token=anything";
    await get("/jobs", { cookie });
    expect((await get("/jobs")).text).toContain("rendering 2");
    expect((await get("/jobs", { cookie })).text).toContain("rendering 3");
    expect((await get("/jobs", { authorization: "Bearer x" })).text).toContain("rendering 4");
    expect((await get("/jobs")).text).toContain("rendering 2");
    expect(state.renders).toBe(4);
  });

  it.each([
    ["no offer of the loader", { terms: null }],
    ["a cookie that it sets", { setsCookie: true }],
    ["another status", { status: 404 }],
    ["nothing in them", { html: Buffer.alloc(0) }],
  ])("are not those with %s", async (_name, page) => {
    const { get, state } = here;
    Object.assign(state.page, page);
    await get("/jobs");
    await get("/jobs");
    expect(state.renders).toBeGreaterThan(2);
  });

  it("have only the parameters that the page reads in their key", async () => {
    const { get, state } = here;
    state.page.terms = { seconds: 60, query: ["page"] };
    // The first rendering is not cached, because its address has a parameter that the page does not read.
    await get("/jobs?utm_source=x&page=2");
    const kept = await get("/jobs?page=2");
    const renders = state.renders;
    expect((await get("/jobs?page=2&utm_source=y")).text).toBe(kept.text);
    expect((await get("/jobs?fbclid=z&page=2")).text).toBe(kept.text);
    expect(state.renders).toBe(renders);
    expect((await get("/jobs?page=3")).text).not.toBe(kept.text);
  });

  it("rendered with an unknown cookie are cached only once the parameters of the page are known", async () => {
    const { get, state } = here;
    await get("/jobs", { cookie: "support=1" });
    await get("/jobs");
    const { renders } = state;
    await get("/jobs", { cookie: "support=2" });
    expect(state.renders).toBe(renders);
  });

  it("answer conditional requests, HEAD, and clients without gzip", async () => {
    const { get, state, port } = here;
    const first = await get("/jobs");
    const etag = first.headers.get("etag") ?? "";
    const fresh = await get("/jobs", { "if-none-match": `"other", ${etag}` });
    expect([fresh.status, fresh.text, fresh.headers.get("x-frame-options")]).toEqual([304, "", "DENY"]);
    expect((await get("/jobs", { "if-none-match": '"other"' })).status).toBe(200);
    const plain = await get("/jobs", { "accept-encoding": "gzip;q=0" });
    expect([plain.headers.get("content-encoding"), plain.text]).toEqual([null, first.text]);
    const head = await new Promise<Record<string, unknown>>((done) =>
      ask({ port, path: "/jobs", method: "HEAD", headers: browser }, (response) => {
        response.resume();
        done(response.headers);
      }).end(),
    );
    expect(head["content-length"]).toBe(first.headers.get("content-length"));
    expect(state.renders).toBe(1);
  });

  it("are sent in Brotli to clients that accept it, once they are read often", async () => {
    const { get, state } = here;
    state.page.html = Buffer.from("<p>Việc làm mới</p>".repeat(200));
    await get("/jobs");
    const br = { "accept-encoding": "gzip, br" };
    await expect.poll(async () => (await get("/jobs", br)).headers.get("content-encoding")).toBe("br");
    expect((await get("/jobs", br)).text).toBe(String(state.page.html));
    expect((await get("/jobs", { "accept-encoding": "br;q=0, gzip" })).headers.get("content-encoding")).toBe(
      "gzip",
    );
    expect(state.renders).toBe(1);
  });

  it("set the cookie of each reader's language, which no entry contains", async () => {
    const { get, state } = here;
    for (const status of [200, 304]) {
      const etag = status === 304 ? ((await get("/viec-lam")).headers.get("etag") ?? "") : "";
      const first = await get("/viec-lam", { "if-none-match": etag });
      expect([first.status, first.headers.get("set-cookie")?.split(";")[0]]).toEqual([
        status,
        "X_LANGUAGE=1",
      ]);
    }
    const again = await get("/viec-lam", { cookie: "X_LANGUAGE=1" });
    expect(again.headers.get("set-cookie")).toBeNull();
    expect(again.headers.get("vary")).toBe("Accept-Encoding, Cookie");
    expect(state.renders).toBe(1);
    const login = await get("/login", { "accept-language": "vi" });
    expect([login.headers.get("set-cookie"), login.headers.get("vary")]).toEqual([
      null,
      "Accept-Encoding, Accept-Language, Cookie",
    ]);
  });

  it("count the views of people", async () => {
    const { get, state, viewed } = here;
    state.page.terms = { seconds: 60, viewOf: 42 };
    await get("/jobs/a-i42");
    await get("/jobs/a-i42");
    await get("/jobs/a-i42", { "user-agent": "Googlebot/2.1" });
    expect(viewed).toEqual([42]);
  });

  it("count the link by which a reader came, from the address or the cookie, with one entry for all links", async () => {
    const { get, state, links } = here;
    state.page.terms = { seconds: 60, viewOf: 42 };
    const plain = await get("/jobs/a-i42");
    const cookie = "utm_source=zalo%20oa; referral_id=%E0%A4";
    for (const [path, headers] of [
      ["/jobs/a-i42?utm_source=fb&x=1", {}],
      ["/jobs/a-i42", { cookie }],
      ["/jobs/a-i42?referral_id=m7%0d", { cookie }],
    ] as const)
      expect((await get(path, headers)).text).toBe(plain.text);
    expect(links).toEqual([
      { referralId: null, utmSource: "fb" },
      { referralId: "%E0%A4", utmSource: "zalo oa" },
      { referralId: "m7", utmSource: "zalo oa" },
    ]);
  });
});
