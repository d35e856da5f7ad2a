import type { FastifyInstance } from "fastify";
import { mount } from "#kit/http/bind.ts";
import type { Bound } from "#kit/http/handle.ts";
import { requestLanguage } from "#kit/http/request.ts";
import type { Services } from "#kit/services.ts";
import { errorText } from "./error-texts.ts";

/**
 * Public files that are also asked for without the API's prefix, because those who fetch them look there: /sitemap.xml,
 * /robots.txt, /neuvoojob.xml … (spec §2, "Proxied paths"). Caches may keep them, so nobody's session is looked at.
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
