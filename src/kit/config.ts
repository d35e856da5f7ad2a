import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a ${protocols.map((p) => `${p}//`).join(" or ")} address`,
  });

/** Address ranges that Fastify accepts by their names. */
const proxyNames = ["loopback", "linklocal", "uniquelocal"];

/** Accepts an address, a range (CIDR), or the name of a range. A range of all addresses would let clients forge theirs. */
function namesProxy(entry: string): boolean {
  if (proxyNames.includes(entry)) return true;
  const [address = "", bits, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Returns whether a host or address is this machine's own. */
export function isLoopback(host: string): boolean {
  const plain = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/^::ffff:/, "");
  return plain === "localhost" || plain === "::1" || (isIP(plain) === 4 && plain.startsWith("127."));
}

/**
 * Returns why a secret of 32 characters or more can still be guessed: too few different characters, a
 * repeated short text, or an unchanged placeholder. Null for a strong one.
 */
function weakSecret(secret: string): string | null {
  if (/change.?me|passw|secret|example/i.test(secret)) return "is a placeholder";
  const triples = new Set(Array.from(secret, (_, at) => secret.slice(at, at + 3)));
  return new Set(secret).size < 10 || triples.size < 24 ? "repeats itself" : null;
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: url("http:", "https:").optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  DATABASE_REPLICA_URL: url("postgres:", "postgresql:").optional(),
  WATCHDOG_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  MAIL_FROM: z.string().min(3).default("Sen <hello@sen.test>"),
  STORAGE_URL: url("s3:").optional(),
  CLAMD_URL: z
    .string()
    .regex(
      /^(?:tcp:\/\/[^\s/]{1,255}:\d{1,5}|unix:\/\S{1,255})$/,
      "must look like tcp://host:3310 or unix:/path",
    )
    .optional(),
  SEARCH_URL: url("http:", "https:").optional(),
  WEBHOOK_PRIVATE_ADDRESSES: flag.default(false),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SEN_ENV: z.enum(["development", "test", "production"]).default("development"),
  ALLOW_PUBLIC_DEVELOPMENT: flag.default(false),
  DEMO: flag.optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(10_000).default(24),
  RATE_LIMIT: flag.default(true),
  NOINDEX: flag.default(false),
  TRUST_PROXY: z
    .string()
    .refine((value) => value.split(",").every((entry) => namesProxy(entry.trim())), {
      message: `must be addresses or ranges of proxies with commas, such as 10.0.0.5 or 10.0.0.0/8, or ${proxyNames.join(", ")}`,
    })
    .optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(6),
  ENUMERATION_SAFE: flag.default(false),
  STAFF_TOTP: flag.optional(),
  ENCRYPTION_KEYS: z
    .string()
    .regex(
      /^[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=(?:,[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=){0,9}$/,
      "must look like 2:BASE64,1:BASE64, with 32 bytes each; make one with: openssl rand -base64 32",
    )
    .optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, "must look like GTM-XXXX")
    .optional(),
  SENTRY_DSN: url("https:", "http:").optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: url("https:", "http:").default("https://accounts.google.com"),
  GOOGLE_CALENDAR: flag.default(false),
  GOOGLE_CALENDAR_URL: url("https:", "http:").default("https://www.googleapis.com"),
  MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
  MICROSOFT_ISSUER: url("https:", "http:").default("https://login.microsoftonline.com/common/v2.0"),
  MICROSOFT_GRAPH_URL: url("https:", "http:").default("https://graph.microsoft.com"),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_URL: url("https:", "http:").default("https://www.facebook.com"),
  FACEBOOK_GRAPH_URL: url("https:", "http:").default("https://graph.facebook.com"),
});

export type Config = ReturnType<typeof readConfig>;

/** An invalid setting, as one line for the operator. */
export class ConfigError extends Error {}

/**
 * Reads and checks every setting of the process (api §5).
 * @throws ConfigError naming each invalid variable in one line
 */
export function readConfig(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`Wrong setting: ${issues.join("; ")}`);
  }
  const values = parsed.data;
  const production = values.SEN_ENV === "production";
  if (production && !values.SESSION_SECRET)
    throw new ConfigError("Wrong setting: SESSION_SECRET is required in production");
  const weakness = production && values.SESSION_SECRET ? weakSecret(values.SESSION_SECRET) : null;
  if (weakness)
    throw new ConfigError(
      `Wrong setting: SESSION_SECRET ${weakness}; make one with: openssl rand -base64 48`,
    );
  if (!production && !isLoopback(values.HOST) && !values.ALLOW_PUBLIC_DEVELOPMENT)
    throw new ConfigError(
      `Wrong setting: HOST=${values.HOST} is open to other machines, which could read every mail at /dev/mail: set SEN_ENV=production, or ALLOW_PUBLIC_DEVELOPMENT=1 if that is meant`,
    );
  if (production && !values.RATE_LIMIT)
    throw new ConfigError("Wrong setting: RATE_LIMIT=0 is refused in production");
  if (production && values.WEBHOOK_PRIVATE_ADDRESSES)
    throw new ConfigError("Wrong setting: WEBHOOK_PRIVATE_ADDRESSES=1 is refused in production");
  for (const provider of ["GOOGLE", "FACEBOOK", "MICROSOFT"] as const) {
    if (!values[`${provider}_CLIENT_ID`] !== !values[`${provider}_CLIENT_SECRET`])
      throw new ConfigError(`Wrong setting: ${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET go together`);
  }
  return {
    ...values,
    production,
    DATA_DIR: resolve(values.DATA_DIR),
    DEMO: values.DEMO ?? !production,
    /** True when consultants and administrators must have two-step login: by default in production, except for a demo. */
    staffTwoStep: values.STAFF_TOTP ?? (production && !values.DEMO),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, ""),
  };
}
