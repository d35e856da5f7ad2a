import type { FastifyInstance } from "fastify";
import { accountViews } from "#administration/viewing/views.ts";
import { mount } from "#kit/http/bind.ts";
import { type Routes, routeKey } from "#kit/http/direct.ts";
import type { Bound } from "#kit/http/handle.ts";
import { requestLanguage } from "#kit/http/request.ts";
import type { Route } from "#kit/http/route.ts";
import { createHttp } from "#kit/http/server.ts";
import { apiPrefix } from "#kit/inject.ts";
import { Problem } from "#kit/problem.ts";
import type { Stop } from "#kit/room.ts";
import type { Services } from "#kit/services.ts";
import { audienceOfPrefix } from "#people/accounts/actor.ts";
import { createGuard, type Guard } from "#people/accounts/guard.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { keyCallers } from "#people/api-keys/caller.ts";
import { errorText } from "./error-texts.ts";
import { addForwards } from "./forwards.ts";
import { loadedRooms } from "./loaded-rooms.ts";
import { addDocumentation } from "./openapi.ts";

export interface Api {
  app: FastifyInstance;
  guard: Guard;
  /** The routes by method and path, for calls in this process. */
  routes: Routes;
}

/** A route of a room. A forwarded route answers without the API's prefix too. */
type RoomRoute = Bound & { forwarded: boolean };

/** Returns every route of the API, in the order of rooms. */
export function allRoutes(services: Services, onClose: (work: Stop) => void = () => {}): RoomRoute[] {
  return loadedRooms.flatMap(({ room }) =>
    (room.routes?.(services, onClose) ?? []).map((bound) => ({
      ...bound,
      forwarded: room.forwarded === true && bound.endpoint.path.startsWith("/public/"),
    })),
  );
}

/** Creates the API without pages. Tests call it. */
export async function createApi(services: Services): Promise<Api> {
  const { database } = services;
  const guard = createGuard(
    services,
    tokenKeys(services.secret),
    keyCallers(database),
    accountViews(database),
  );
  const app = await createHttp({ services, language: requestLanguage, errorText });
  await addDocumentation(app, services.config);
  const routes = allRoutes(services, (work) => void app.addHook("onClose", work));
  const mounted = new Map<string, Route>();
  await app.register(async (scope) => {
    for (const bound of routes) {
      if (!audienceOfPrefix[bound.endpoint.path.split("/")[1] ?? ""])
        throw new Error(`No audience for ${bound.endpoint.path}`);
      const binding = { services, language: requestLanguage, errorText, identify: guard.identify };
      mounted.set(routeKey(bound.endpoint), mount(scope, apiPrefix, bound, binding));
    }
  });
  const forwarded = routes.filter((bound) => bound.forwarded);
  await addForwards(app, services, forwarded);
  app.all(`${apiPrefix}/*`, { schema: { hide: true } }, async () => {
    throw new Problem(404, "not_found");
  });
  // Every path has a route (pages take `/*`), so a request without one has a method that no route takes.
  app.setNotFoundHandler(async () => {
    throw new Problem(405, "method_not_allowed");
  });
  return { app, guard, routes: mounted };
}
