import type { ErrorEvent } from "@sentry/node";
import type { Config } from "./config.ts";

export interface ErrorReports {
  /** Sends an error with what its log line says: never a body, a cookie, an address with its query, or personal data. */
  report(error: unknown, about: { message?: string | undefined; id?: string | undefined }): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

const closeMs = 2000;

/**
 * Error reports to a Sentry-compatible service (decision 090); null without SENTRY_DSN, and then nothing of it is loaded. Refusals
 * such as 404 are no errors and are not logged as such, so they are not sent; performance is not traced.
 */
export async function openErrorReports(
  config: Pick<Config, "SENTRY_DSN" | "SEN_ENV">,
): Promise<ErrorReports | null> {
  if (!config.SENTRY_DSN) return null;
  const sentry = await import("@sentry/node");
  sentry.init({
    dsn: config.SENTRY_DSN,
    environment: config.SEN_ENV,
    // Of the default integrations, most collect what requests and processes say.
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

/** What the report keeps: type, message and stack of errors, tags and the environment. */
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

/** A message without email addresses, queries of addresses, phone numbers and keys. */
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
