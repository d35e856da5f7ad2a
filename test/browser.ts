import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterEach } from "vitest";
import { systemClock } from "#kit/clock.ts";
import { readConfig } from "#kit/config.ts";
import type { Database } from "#kit/db.ts";
import { openInspector } from "#kit/files/inspector.ts";
import { openStorage } from "#kit/files/storage.ts";
import { uploadFolder } from "#kit/http/upload.ts";
import { openLog } from "#kit/log.ts";
import { openPubSub } from "#kit/pubsub.ts";
import { openQueue } from "#kit/queue.ts";
import type { Services } from "#kit/services.ts";
import { builtPages, createServer } from "../src/app/server.ts";
import { siteMap } from "../src/app/site-map.ts";
import { jobHandlers, jobNames, repeatableJobs, schedules } from "../src/app/worker.ts";
import { testDatabase } from "./api.ts";
import { atEnd } from "./at-end.ts";
import { launchChromium } from "./chromium.ts";

export interface TestSite {
  url: string;
  services: Services;
  database: Database;
  /** Opens a window with its own cookies. `checkClean` fails the test for console errors and failed requests. */
  visitor(options?: {
    width?: number;
    height?: number;
    locale?: string;
    phone?: boolean;
    dark?: boolean;
    /** False opens a browser without JavaScript. */
    script?: boolean;
    /** True allows the service worker, which loads more files than the visible page needs. */
    worker?: boolean;
  }): Promise<Visitor>;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** The address of the product. */
  url: string;
  script: boolean;
  /** Console errors and failed requests so far. */
  complaints: string[];
}

let browser: Promise<Browser> | undefined;

/** Returns the browser that all test files of a Vitest worker share. It closes when the worker ends. */
export function openBrowser(): Promise<Browser> {
  // Without a graphics card, emulating one takes longer than the page itself.
  browser ??= launchChromium(["--disable-gpu"]);
  return browser;
}

/**
 * Starts the whole product with built pages and a worker process, on a separate database and port. With
 * SCREENSHOTS=folder, a failing test stores a picture of every window there.
 * @param log the log of the product; silent by default
 */
export async function testSite(
  env: Record<string, string> = {},
  log: Services["log"] = openLog("silent"),
): Promise<TestSite> {
  const { database, url: databaseUrl } = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), "sen-site-"));
  const config = readConfig({
    SEN_ENV: "test",
    PORT: "0",
    DATA_DIR: folder,
    RATE_LIMIT: "0",
    LOG_LEVEL: "silent",
    SESSION_SECRET: "a secret that only tests know, 32+",
    DEMO: "0",
    ...env,
  });
  const queue = await openQueue(databaseUrl, jobNames, log, "all", repeatableJobs);
  database.queueJobs = queue.add;
  const pubsub = openPubSub(databaseUrl);
  const services: Services = {
    config,
    secret: config.SESSION_SECRET ?? "",
    log,
    clock: systemClock,
    database,
    storage: openStorage({ dataDir: folder }),
    inspector: openInspector(uploadFolder(folder)),
    scanner: null,
    siteMap,
    queue,
    pubsub,
  };
  const pages = await builtPages();
  const app = await createServer({ services, databaseUrl, close: async () => {} }, pages);
  await queue.work(jobHandlers(services, pages.renderMail), schedules);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  config.publicUrl = url;
  const contexts: BrowserContext[] = [];
  const shots = process.env.SCREENSHOTS;
  if (shots)
    afterEach(async ({ task }) => {
      if (task.result?.state !== "fail") return;
      const name = `${task.file.name}-${task.name}`.replace(/[^a-z0-9]+/gi, "-");
      for (const [index, page] of contexts.flatMap((context) => context.pages()).entries())
        await page.screenshot({ path: join(shots, `${name}-${index}.png`) });
    });
  atEnd(async () => {
    for (const context of contexts) await context.close();
    app.server.closeAllConnections();
    await app.close();
    services.inspector.close();
    await queue.stop();
    await pubsub.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    url,
    services,
    database,
    async visitor(options = {}) {
      const context = await (await openBrowser()).newContext({
        baseURL: url,
        viewport: {
          width: options.width ?? (options.phone ? 360 : 1440),
          height: options.height ?? (options.phone ? 740 : 900),
        },
        locale: options.locale ?? "en-US",
        hasTouch: options.phone ?? false,
        isMobile: options.phone ?? false,
        javaScriptEnabled: options.script ?? true,
        serviceWorkers: options.worker ? "allow" : "block",
        colorScheme: options.dark ? "dark" : "light",
        reducedMotion: "reduce",
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const complaints: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        // Browsers report some expected events as errors: the 422 for an invalid form, a blocked service worker, and a
        // preloaded font that was still in memory from the previous page. pdf.js reads the canvas of a CV back, which
        // Chromium comments on when it happens twice.
        const meant =
          /status of 422|Service Worker registration blocked|\.woff2 was preloaded|willReadFrequently/.test(
            text,
          );
        // The first service worker may take over the page between the preload of a script and its use.
        if (options.worker && text.includes("cross-world service worker resource mismatch")) return;
        if (/^(error|warning)$/.test(message.type()) && !meant) complaints.push(text);
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("requestfailed", (request) => {
        const why = request.failure()?.errorText ?? "";
        // A request that ends because the reader leaves the page is no failure. `csp` is the reason in a browser
        // without JavaScript.
        if (!/ERR_ABORTED|^csp$/.test(why)) complaints.push(`${why} ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
      });
      return { page, context, url, script: options.script ?? true, complaints };
    },
  };
}

/**
 * Waits until the worker has sent a mail to an address. Returns the newest one: its text with links, and its header
 * for one-click unsubscription.
 */
export async function mailTo(
  site: TestSite,
  email: string,
  template: string,
): Promise<{ subject: string; text: string; unsubscribe: string | undefined }> {
  const { default: PostalMime } = await import("postal-mime");
  const { readFile, readdir } = await import("node:fs/promises");
  const folder = join(site.services.config.DATA_DIR, "mail");
  const deadline = Date.now() + 15_000;
  for (;;) {
    const row = await site.database.db
      .selectFrom("mails")
      .select(["id", "state"])
      .where("to_email", "=", email)
      .where("template", "=", template)
      .orderBy("id", "desc")
      .executeTakeFirst();
    if (row?.state === "sent") {
      const name = (await readdir(folder)).find((file) =>
        file.includes(`-${String(row.id).padStart(8, "0")}-`),
      );
      if (name) {
        const mail = await PostalMime.parse(await readFile(join(folder, name)));
        const header = mail.headers.find(({ key }) => key === "list-unsubscribe")?.value;
        const unsubscribe = /<(https?:[^>]+)>/.exec(header ?? "")?.[1];
        return { subject: mail.subject ?? "", text: mail.text ?? "", unsubscribe };
      }
    }
    if (Date.now() > deadline) throw new Error(`No mail ${template} to ${email}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Returns the address of the link in a mail whose path begins with `path`. */
export function linkIn(text: string, path: string): string {
  const line = text
    .split("\n")
    .find((part) => /^https?:/.test(part.trim()) && new URL(part.trim()).pathname.startsWith(path));
  if (!line) throw new Error(`No link to ${path} in:\n${text}`);
  return line.trim();
}
