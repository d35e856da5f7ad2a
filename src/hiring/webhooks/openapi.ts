import { z } from "zod";
import { payloads } from "./payloads.ts";
import type { signedHeaders } from "./signature.ts";

const headers: Record<keyof ReturnType<typeof signedHeaders>, string> = {
  "webhook-id": "The event’s id, the same over all attempts",
  "webhook-timestamp": "When this attempt was made, in seconds since 1970",
  "webhook-signature":
    "One or more signatures `v1,…` by Standard Webhooks 1.0, with spaces between them: HMAC-SHA256 of `id.timestamp.body`",
};
const parameters = Object.entries(headers).map(([name, description]) => ({
  name,
  in: "header" as const,
  description,
  required: true,
  schema: { type: "string" as const },
}));

/** The section `webhooks` of OpenAPI 3.1: the requests that Sen sends to receivers. */
export const webhooks = Object.fromEntries(
  Object.entries(payloads).map(([event, payload]) => {
    // The schema of the input allows additional fields, because new fields may be added and receivers must accept them.
    const { $schema: _, ...schema }: { $schema?: unknown } = z.toJSONSchema(payload, { io: "input" });
    const operation = {
      parameters,
      requestBody: { required: true, content: { "application/json": { schema } } },
      responses: { "2XX": { description: "Taken" } },
      // The requests have no session: receivers check the signature instead.
      security: [],
    };
    return [event, { post: operation }];
  }),
);
