import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { webhooks } from "#hiring/webhooks/openapi.ts";
import type { Config } from "#kit/config.ts";
import { apiPrefix } from "#kit/inject.ts";

/** Serves OpenAPI 3.1 at /api/v2/openapi.json, made from the contracts, and a page to browse it at /api/docs. */
export async function addDocumentation(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Sen API",
        version: "2.0.0",
        description: "Everything that Sen does, it does through these calls.",
      },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: { session: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
      security: [{ session: [] }],
      webhooks,
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    uiConfig: { docExpansion: "none" },
    staticCSP: true,
  });
  app.get(`${apiPrefix}/openapi.json`, { schema: { hide: true } as object }, async () => app.swagger());
}
