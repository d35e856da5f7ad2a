import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import type { ErrorReports } from "./error-reports.ts";

/**
 * Maximum size and time for which lines are buffered: writing each line separately costs more than answering with
 * a cached page.
 */
const gatheredBytes = 8192;
const gatheredMs = 100;
const error = 50;

/**
 * Opens structured logs, by default on standard output. Fields that must not be logged are removed by name.
 * Errors are written immediately.
 * @param report called with each logged error
 */
export function openLog(level: string, to?: DestinationStream, report?: ErrorReports["report"]): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "password",
        "*.password",
        "token",
        "*.token",
        "authorization",
        "*.authorization",
        "cookie",
        "*.cookie",
        "email",
        "*.email",
        "phone",
        "*.phone",
      ],
      censor: "[cut]",
    },
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  };
  const output = to ? null : standardOutput();
  const hooks: LoggerOptions["hooks"] = {
    logMethod(given, write, level) {
      write.apply(this, given);
      if (level < error) return;
      output?.flushSync();
      const [fields, message] = given as unknown as [{ err?: unknown; id?: string }, string | undefined];
      if (fields.err) report?.(fields.err, { message, id: fields.id });
    },
  };
  return pino({ ...options, hooks }, to ?? (output as DestinationStream));
}

let opened: ReturnType<typeof pino.destination> | undefined;

/** Returns the standard output, which all logs of the process share. */
function standardOutput() {
  if (opened) return opened;
  const output = pino.destination({ sync: true, minLength: gatheredBytes });
  setInterval(() => output.flushSync(), gatheredMs).unref();
  process.once("exit", () => output.flushSync());
  opened = output;
  return output;
}
