import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { afterAll } from "vitest";
import { fixedClock } from "#kit/clock.ts";
import { readConfig } from "#kit/config.ts";
import { openFront } from "#kit/http/front.ts";
import { openLog } from "#kit/log.ts";
import type { Services } from "#kit/services.ts";
import type { Link } from "#market/jobs/source.ts";
import { openPageCache, type PageCache } from "../page-cache.ts";
import type { Rendered } from "../page-store.ts";
import { sendCachedPage } from "../send-page.ts";

export const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/140", "accept-encoding": "gzip" };

/** Starts a server whose pages contain the number of their rendering, with a pub/sub connection that a test can cut. */
export async function site() {
  const clock = fixedClock(new Date("2026-03-02T03:00:00Z"));
  const { line, pubsub } = cuttableLine();
  const viewed: number[] = [];
  const links: Link[] = [];
  const views = {
    count: (id: number, _at: Date, link: Link) => {
      viewed.push(id);
      links.push(link);
    },
    flush: async () => {},
  };
  const services = {
    config: readConfig({ SEN_ENV: "test" }),
    log: openLog("silent"),
    clock,
    pubsub,
  } as unknown as Services;
  const front = openFront();
  const app = Fastify({ serverFactory: front.serverFactory });
  app.decorate("front", front);
  const state = {
    renders: 0,
    page: { terms: { seconds: 60 } } as Partial<Rendered>,
    /** Renderings wait for this promise. */
    gate: Promise.resolve(),
    expiry: null as Date | null,
  };
  const cache: PageCache = openPageCache(app, services, views, async () => state.expiry);
  app.get("/*", async (request, reply) => {
    const render = async (): Promise<Rendered> => {
      const number = ++state.renders;
      await state.gate;
      const html = Buffer.from(`rendering ${number} of ${request.url}`);
      return {
        status: 200,
        headers: { "x-frame-options": "DENY" },
        setsCookie: false,
        terms: null,
        html,
        ...state.page,
      };
    };
    const wanted = cache.pageRequest(request.raw);
    const cached = wanted && (await cache.share(request.raw, wanted, render));
    if (!cached) return (await render()).html.toString();
    reply.hijack();
    sendCachedPage(request.raw, reply.raw, cached, { id: request.id, remember: wanted.remember });
  });
  await app.listen({ port: 0 });
  afterAll(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { ...browser, ...headers } });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return { get, state, line, clock, viewed, links, port };
}

/** Returns a pub/sub connection that a test can cut, and by which it can send notifications. */
function cuttableLine() {
  const listeners = new Set<() => void>();
  const line = { up: true, notify: () => void [...listeners].map((listener) => listener()) };
  const pubsub = {
    subscribe: (_topic: string, listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isConnected: () => line.up,
    flush: async () => {},
    close: async () => {},
  };
  return { line, pubsub };
}
