import type { FastifyInstance } from "fastify";
import { audienceOfPrefix } from "#accounts/actor.ts";
import type { Guard } from "#accounts/guard.ts";
import { createGuard } from "#accounts/guard.ts";
import { createIdentityProviders } from "#accounts/providers.ts";
import { accountProfiles } from "#accounts/routes/profiles.ts";
import { providerAccounts } from "#accounts/routes/providers.ts";
import { publicAccounts } from "#accounts/routes/public.ts";
import { sessionAccounts } from "#accounts/routes/session.ts";
import { type TokenKeys, tokenKeys } from "#accounts/tokens.ts";
import { candidateApplications } from "#applications/routes/candidate.ts";
import { companyApplicants } from "#applications/routes/company.ts";
import { candidateCompanies } from "#company-pages/routes/candidate.ts";
import { publicCompanies } from "#company-pages/routes/public.ts";
import { candidateCvs } from "#cv/routes/candidate.ts";
import { publicFeeds } from "#feeds/routes/public.ts";
import { candidateJobAlerts } from "#job-alerts/routes/candidate.ts";
import { publicJobAlerts } from "#job-alerts/routes/public.ts";
import { adminJobs } from "#job-review/routes/admin.ts";
import { consultantJobs } from "#job-review/routes/consultant.ts";
import { openJobIndex } from "#job-search/open.ts";
import { publicJobs } from "#job-search/routes/public.ts";
import { candidateJobs } from "#jobs/routes/candidate.ts";
import { companyJobs } from "#jobs/routes/company.ts";
import { type JobViews, openJobViews } from "#jobs/views.ts";
import { mount } from "#kit/http/bind.ts";
import { type Routes, routeKey } from "#kit/http/direct.ts";
import type { Bound } from "#kit/http/handle.ts";
import { requestLanguage } from "#kit/http/request.ts";
import type { Route } from "#kit/http/route.ts";
import { createHttp } from "#kit/http/server.ts";
import { apiPrefix } from "#kit/inject.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { publicReference } from "#reference/routes/public.ts";
import { adminSite } from "#site/routes/admin.ts";
import { publicSite } from "#site/routes/public.ts";
import { adminSupport } from "#support/routes/admin.ts";
import { publicSupport } from "#support/routes/public.ts";
import { sessionSupport } from "#support/routes/session.ts";
import { errorText } from "./error-texts.ts";
import { addForwards } from "./forwards.ts";
import { addDocumentation } from "./openapi.ts";
import { secretOf } from "./secret.ts";

export interface Api {
  app: FastifyInstance;
  guard: Guard;
  views: JobViews;
  /** For calls of this process. */
  routes: Routes;
}

/** Every route of the API, in the order of the product's rooms. */
export function allRoutes(
  services: Services,
  keys: TokenKeys,
  views: JobViews = openJobViews(services.database),
): Bound[] {
  const providers = createIdentityProviders(services);
  const index = openJobIndex(services);
  return [
    ...publicReference(),
    ...publicAccounts(keys),
    ...providerAccounts(keys, providers),
    ...sessionAccounts(),
    ...accountProfiles(),
    ...publicCompanies(),
    ...candidateCompanies(),
    ...publicFeeds(),
    ...publicJobs(index),
    ...candidateJobs(views, index),
    ...companyJobs(),
    ...consultantJobs(),
    ...adminJobs(),
    ...candidateJobAlerts(),
    ...publicJobAlerts(),
    ...candidateCvs(),
    ...candidateApplications(),
    ...companyApplicants(),
    ...publicSite(),
    ...adminSite(),
    ...publicSupport(keys),
    ...sessionSupport(),
    ...adminSupport(),
  ];
}

/** The API without pages: what tests call, and what `--role=api` would serve. */
export async function createApi(services: Services): Promise<Api> {
  const keys = tokenKeys(await secretOf(services.config));
  const guard = createGuard(services, keys);
  const app = await createHttp({ services, language: requestLanguage, errorText });
  await addDocumentation(app, services.config);
  const views = openJobViews(services.database);
  app.addHook("onClose", () => views.close());
  const routes = new Map<string, Route>();
  await app.register(async (scope) => {
    for (const bound of allRoutes(services, keys, views)) {
      if (!audienceOfPrefix[bound.endpoint.path.split("/")[1] ?? ""])
        throw new Error(`No audience for ${bound.endpoint.path}`);
      const binding = { services, language: requestLanguage, identify: guard.identify };
      routes.set(routeKey(bound.endpoint), mount(scope, apiPrefix, bound, binding));
    }
  });
  await addForwards(app, services, publicFeeds());
  app.all(`${apiPrefix}/*`, { schema: { hide: true } }, async () => {
    throw new Problem(404, "not_found");
  });
  // Any address has an answer; methods that no route takes have none.
  app.setNotFoundHandler(async () => {
    throw new Problem(405, "method_not_allowed");
  });
  return { app, guard, views, routes };
}
