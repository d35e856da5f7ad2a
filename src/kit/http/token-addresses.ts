import type { FastifyInstance } from "fastify";
import type { SiteMap } from "../pages.ts";

/** Query parameters of pages and the API whose value gives access. */
const secretParameters = ["token", "pass"];
const secretPart = "/:token";

/**
 * Marks answers to addresses with a token `private, no-store` and `no-referrer`, because the address is the
 * key: no cache stores them and no other site learns the address. It applies to pages and the API, whatever a
 * handler has set.
 */
export function protectTokenAddresses(app: FastifyInstance, siteMap: Pick<SiteMap, "patternOf">): void {
  app.addHook("onSend", async (request, reply) => {
    const [path = "", query = ""] = request.url.split("?", 2);
    const sent = new URLSearchParams(query);
    const pattern = request.routeOptions.url?.includes(secretPart)
      ? secretPart
      : siteMap.patternOf(path.replace(/\.data$/, ""));
    if (!pattern?.includes(secretPart) && !secretParameters.some((name) => sent.has(name))) return;
    reply.headers({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  });
}
