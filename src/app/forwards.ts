import type { FastifyInstance } from "fastify";
import { mount } from "#kit/http/bind.ts";
import type { Bound } from "#kit/http/handle.ts";
import { requestLanguage } from "#kit/http/request.ts";
import type { Services } from "#kit/services.ts";
import { errorText } from "./error-texts.ts";

/**
 * Mounts public files at paths without the API's prefix too, because crawlers expect them there: /sitemap.xml, /robots.txt,
 * /neuvoojob.xml … (spec §2, "Proxied paths"). Caches may store them, so sessions are ignored.
 */
export async function addForwards(
  app: FastifyInstance,
  services: Services,
  bounds: readonly Bound[],
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.schema = { ...route.schema, hide: true } as object;
    });
    for (const bound of bounds) {
      const path = bound.endpoint.path.replace(/^\/public/, "");
      mount(
        scope,
        "",
        { ...bound, endpoint: { ...bound.endpoint, path } },
        {
          services,
          errorText,
          language: requestLanguage,
          identify: async () => ({ actor: { kind: "visitor" }, sessionId: null, who: null, person: null }),
        },
      );
    }
  });
}
