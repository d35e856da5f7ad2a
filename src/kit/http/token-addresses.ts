import type { FastifyInstance } from "fastify";
import type { SiteMap } from "../pages.ts";

/** Parameters whose value opens what they name, in the query of a page or of the API. */
const secretParameters = ["token", "pass"];
const secretPart = "/:token";

/**
 * Answers to an address with a token are stored nowhere, and no other site learns the address (`private, no-store`,
 * `no-referrer`): the address is the key. It holds for pages and for the API, whatever a handler has set.
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
