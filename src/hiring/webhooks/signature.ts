import { createHmac, randomBytes } from "node:crypto";

const start = "whsec_";

/** Returns a new secret of 256 bits in the format of the Standard Webhooks specification. */
export function newSecret(): string {
  return start + randomBytes(32).toString("base64");
}

/**
 * Returns the headers of a delivery by the Standard Webhooks specification 1.0.
 * @param secrets each signs: a receiver that knows one of them accepts the delivery
 */
export function signedHeaders(
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
  at: Date,
) {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(start.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
