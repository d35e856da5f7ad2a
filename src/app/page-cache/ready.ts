import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { isView, type JobViews } from "#jobs/views.ts";
import { logRequest } from "#kit/http/server.ts";
import type { KeepTerms } from "#kit/page.ts";
import type { Services } from "#kit/services.ts";
import { type Asked, askedOf, isKnownQuery, isShareable } from "./asked.ts";
import { sendReady } from "./send.ts";
import { openShelf, type ReadyPage } from "./shelf.ts";

const compress = promisify(gzip);
const compressMore = promisify(brotliCompress);
const megabyte = 1_048_576;
/** Brotli takes ten times as long as gzip: it is made for pages that are read again and again. */
const readOften = 8;
/** A replica may show what it was told to forget for so long. */
const lagMs = 5000;
/** Paths whose pages' parameters are remembered. */
const mostPaths = 20_000;
/** Different browsers are some hundreds; what names itself anew each time must not fill the memory. */
const mostBrowsers = 2000;

/** What a rendering made, before it is kept. */
export interface Rendered {
  status: number;
  html: Buffer;
  /** Those that every visitor's answer has. */
  headers: Record<string, string>;
  setsCookie: boolean;
  /** The loader's offer; null when it made none. */
  terms: KeepTerms | null;
}

export interface ReadyPages {
  /** What is asked for, if it is a visitor's reading of a page; null for everybody and everything else. */
  asked(request: IncomingMessage): Asked | null;
  /**
   * The page for everyone who asks for it at this moment, rendered once; null when it turned out not to be one for
   * everyone, and each must have their own.
   */
  share(request: IncomingMessage, asked: Asked, render: () => Promise<Rendered>): Promise<ReadyPage | null>;
}

/**
 * Pages of visitors without a session, rendered and compressed, answered before anything else of the server runs. Nothing
 * outlives a change of the market that this process was told of, and nothing is answered from here while it cannot hear
 * (docs/decisions/014-ready-made-pages.md).
 */
export function openReadyPages(app: FastifyInstance, services: Services, views: JobViews): ReadyPages {
  const { config, clock, live, log } = services;
  const shelf = openShelf(config.READY_PAGES_MB * megabyte);
  const reads = new Map<string, readonly string[] | null>();
  const underWay = new Map<string, Promise<ReadyPage | null>>();
  const browsers = new Map<string, boolean>();
  /** Goes up with each change: what was begun before one is not kept after it. */
  let generation = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  let leaving = false;

  const forget = live.follow("market", () => {
    generation++;
    changedAt = performance.now();
    shelf.empty();
    underWay.clear();
  });
  app.addHook("preClose", async () => {
    leaving = true;
    forget();
  });

  const readsOf = (path: string) => reads.get(path) ?? undefined;

  function remember(path: string, terms: KeepTerms | null): void {
    reads.delete(path);
    reads.set(path, terms ? [...(terms.query ?? []), ...(path.endsWith(".data") ? ["_routes"] : [])] : null);
    if (reads.size > mostPaths) reads.delete(reads.keys().next().value ?? "");
  }

  async function make(asked: Asked, render: () => Promise<Rendered>): Promise<ReadyPage | null> {
    const begun = { generation, at: performance.now() };
    const rendered = await render();
    const { terms } = rendered;
    if (rendered.status !== 200) return null;
    remember(asked.path, terms);
    if (!terms || rendered.setsCookie || !isShareable(asked) || rendered.html.length === 0) return null;
    if (!asked.known && !isKnownQuery(asked.query, reads.get(asked.path) ?? [])) return null;
    const page = await pack(rendered, terms, clock.now().getTime());
    const settled = !config.DATABASE_REPLICA_URL || begun.at - changedAt >= lagMs;
    if (settled && begun.generation === generation && live.hears()) {
      shelf.put(asked.key, page);
    }
    return page;
  }

  async function share(
    request: IncomingMessage,
    asked: Asked,
    render: () => Promise<Rendered>,
  ): Promise<ReadyPage | null> {
    const running = underWay.get(asked.key);
    if (running) {
      const page = await running.catch(() => null);
      // The rendering has counted the visitor for whom it was made, and nobody else.
      if (page) count(request, page);
      return page;
    }
    const made = make(asked, render);
    // A page that is known to be each visitor's own makes nobody wait for another's.
    if (reads.get(asked.path) === null || !isShareable(asked)) return made;
    underWay.set(asked.key, made);
    const done = () => {
      if (underWay.get(asked.key) === made) underWay.delete(asked.key);
    };
    made.then(done, done);
    return made;
  }

  function isPerson(userAgent: string): boolean {
    let known = browsers.get(userAgent);
    if (known === undefined) {
      known = isView({ kind: "visitor" }, userAgent);
      if (browsers.size >= mostBrowsers) browsers.clear();
      browsers.set(userAgent, known);
    }
    return known;
  }

  function count(request: IncomingMessage, page: ReadyPage): void {
    const userAgent = request.headers["user-agent"];
    if (page.viewOf === undefined || request.method !== "GET" || request.headers["x-kept-copy"]) return;
    if (userAgent && isPerson(userAgent)) views.count(page.viewOf, clock.now());
  }

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (leaving || !live.hears()) return false;
    const asked = askedOf(request, readsOf);
    if (!asked) return false;
    const page = shelf.get(asked.key, clock.now().getTime());
    if (!page) return false;
    const began = performance.now();
    const id = crypto.randomUUID();
    sendReady(request, response, page, id);
    if (++page.reads === readOften) void makeSmaller(page);
    count(request, page);
    const ms = Math.round(performance.now() - began);
    logRequest(log, { id, method: request.method ?? "", url: asked.path, status: response.statusCode, ms });
    return true;
  }

  standInFront(app, serve);
  return { asked: (request) => askedOf(request, readsOf), share };
}

/** The earliest place there is: Fastify's own listener gets what is not answered here. */
function standInFront(
  app: FastifyInstance,
  serve: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const { server } = app;
  const behind = server.listeners("request") as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!serve(request, response)) for (const listener of behind) listener.call(server, request, response);
  });
}

async function makeSmaller(page: ReadyPage): Promise<void> {
  const html = gunzipSync(page.body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const smaller = await compressMore(html, { params }).catch(() => null);
  if (smaller && smaller.length < page.body.length) page.smaller = smaller;
}

async function pack({ html, headers }: Rendered, terms: KeepTerms, now: number): Promise<ReadyPage> {
  const body = await compress(html);
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  const ends = terms.until ? new Date(terms.until).getTime() : Number.POSITIVE_INFINITY;
  const constant = { ...headers, etag, "cache-control": "no-cache", vary: "Accept-Encoding, Cookie" };
  return {
    body,
    smaller: null,
    reads: 0,
    etag,
    headers: Object.entries(constant).flat(),
    // What has ended already does not end again.
    expiresAt: Math.min(now + terms.seconds * 1000, ends > now ? ends : Number.POSITIVE_INFINITY),
    viewOf: terms.viewOf,
  };
}
