import type { ErrorEvent } from "@sentry/node";
import type { Config } from "./config.ts";

export interface ErrorReports {
  /**
   * Sends an error with its log fields: never a body, a cookie, an address with its query, or personal data.
   */
  report(error: unknown, about: { message?: string | undefined; id?: string | undefined }): void;
  /** Sends the remaining reports. */
  close(): Promise<void>;
}

const closeMs = 2000;

/**
 * Opens error reports to a Sentry-compatible service (decision 090). Without SENTRY_DSN it returns null and
 * loads no code. Refusals such as 404 are not errors and are not sent; performance is not traced.
 */
export async function openErrorReports(
  config: Pick<Config, "SENTRY_DSN" | "SEN_ENV">,
): Promise<ErrorReports | null> {
  if (!config.SENTRY_DSN) return null;
  const sentry = await import("@sentry/node");
  sentry.init({
    dsn: config.SENTRY_DSN,
    environment: config.SEN_ENV,
    // Most of the default integrations collect data of requests and processes.
    defaultIntegrations: false,
    integrations: [
      sentry.linkedErrorsIntegration(),
      sentry.dedupeIntegration(),
      sentry.onUncaughtExceptionIntegration(),
      sentry.onUnhandledRejectionIntegration({ mode: "strict" }),
    ],
    skipOpenTelemetrySetup: true,
    registerEsmLoaderHooks: false,
    sendClientReports: false,
    sendDefaultPii: false,
    maxBreadcrumbs: 0,
    beforeSend: withoutPersonalData,
  });
  return {
    report(error, { message, id }) {
      const tags = { ...(message && { log: message }), ...(id && { request_id: id }) };
      sentry.captureException(error, { tags });
    },
    close: async () => void (await sentry.close(closeMs)),
  };
}

/** Reduces an event to type, message and stack of errors, tags and the environment. */
export function withoutPersonalData(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, level, environment, platform, tags, exception } = event;
  const values = exception?.values?.map((each) => ({
    ...each,
    ...(each.value !== undefined && { value: scrubbed(each.value) }),
    ...(each.stacktrace && {
      stacktrace: {
        frames: each.stacktrace.frames?.map(({ vars: _, ...frame }) => frame) ?? [],
      },
    }),
  }));
  const kept = { event_id, timestamp, level, environment, platform, tags, exception: { values } };
  return { ...kept, type: undefined } as ErrorEvent;
}

const longestMessage = 2000;
const shortestKey = 24;
const shortestPhone = 8;

/** Removes email addresses, queries, phone numbers and keys from a message. */
export function scrubbed(message: string): string {
  const words = message.slice(0, longestMessage).split(" ");
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    // A phone number may be written in groups.
    let end = at;
    while (end < words.length && /^\+?\d[\d.,-]*$/.test(words[end] ?? "")) end++;
    const group = words.slice(at, end);
    const digits = group.join("").replaceAll(/\D/g, "").length;
    if (digits >= shortestPhone) kept.push("[number]");
    else kept.push(...group);
    if (end < words.length) kept.push(withoutSecret(words[end] ?? ""));
    at = end + 1;
  }
  return kept.join(" ");
}

function withoutSecret(word: string): string {
  if (word.includes("@")) return "[email]";
  const query = word.indexOf("?");
  if (query >= 0) return `${word.slice(0, query)}?[query]`;
  return word.length >= shortestKey && /\d/.test(word) && /[A-Za-z]/.test(word) ? "[key]" : word;
}
