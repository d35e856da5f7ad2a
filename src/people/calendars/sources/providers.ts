import * as oidc from "openid-client";
import { z } from "zod";
import { type Config, ConfigError, isLoopback } from "#kit/config.ts";
import { merged } from "../ics/busy-hours.ts";
import { type CalendarProvider, caps, type Span } from "../terms.ts";
import { type ReadCalendar, UnreadableCalendar } from "./source.ts";

/** The state of a connection in progress: stored in the browser, sealed, until the callback. */
export interface ConnectFlow {
  state: string;
  verifier: string;
}

/** A provider of calendars that the operator has set up. */
export interface ConnectedCalendars {
  begin(): Promise<{ url: URL; flow: ConnectFlow }>;
  /** @returns the refresh token @throws for a wrong state, a used code, a denied consent, and any other error */
  finish(callback: URL, flow: ConnectFlow): Promise<string>;
  read: ReadCalendar;
}

export type CalendarProviders = Partial<Record<CalendarProvider, ConnectedCalendars>>;

const timeoutSeconds = 8;

/** Returns the redirect address, which the operator registers with the provider. */
export const callbackUrl = (config: Config, provider: CalendarProvider): string =>
  `${config.publicUrl}/api/v2/account/calendars/${provider}/callback`;

/** Returns the providers that the operator has set up. @throws ConfigError for an address without https, except loopback */
export function calendarProvidersOf(config: Config): CalendarProviders {
  const { GOOGLE_CLIENT_ID: googleId, GOOGLE_CLIENT_SECRET: googleSecret } = config;
  const { MICROSOFT_CLIENT_ID: microsoftId, MICROSOFT_CLIENT_SECRET: microsoftSecret } = config;
  const known: CalendarProviders = {};
  if (config.GOOGLE_CALENDAR && googleId && googleSecret)
    known.google = connected({
      ...clientOf(config, "GOOGLE_ISSUER", googleId, googleSecret),
      redirect: callbackUrl(config, "google"),
      // The scope that tells when a user is busy and nothing about the events.
      scope: "https://www.googleapis.com/auth/calendar.freebusy",
      asked: { access_type: "offline", prompt: "consent" },
      hoursOf: googleHours(securely(config, "GOOGLE_CALENDAR_URL")),
    });
  if (microsoftId && microsoftSecret)
    known.microsoft = connected({
      ...clientOf(config, "MICROSOFT_ISSUER", microsoftId, microsoftSecret),
      redirect: callbackUrl(config, "microsoft"),
      scope: "offline_access https://graph.microsoft.com/Calendars.ReadBasic",
      asked: { prompt: "select_account" },
      hoursOf: microsoftHours(securely(config, "MICROSOFT_GRAPH_URL")),
    });
  return known;
}

type HoursOf = (
  between: Span,
  ask: (url: URL, body?: object, headers?: Record<string, string>) => Promise<unknown>,
) => Promise<Span[]>;

interface Provider {
  /** Returns the client with the addresses of the provider, which are read once. */
  client: () => Promise<oidc.Configuration>;
  redirect: string;
  scope: string;
  asked: Record<string, string>;
  hoursOf: HoursOf;
}

function connected({ client, redirect, scope, asked, hoursOf }: Provider): ConnectedCalendars {
  return {
    async begin() {
      const flow = { state: oidc.randomState(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(await client(), {
        redirect_uri: redirect,
        scope,
        state: flow.state,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
        ...asked,
      });
      return { url, flow };
    },
    async finish(callback, { state, verifier }) {
      const checks = { expectedState: state, pkceCodeVerifier: verifier };
      const tokens = await oidc.authorizationCodeGrant(await client(), callback, checks);
      if (!tokens.refresh_token) throw new Error("The provider gave no refresh token");
      return tokens.refresh_token;
    },
    async read(secret, between, signal) {
      const grant = async () => oidc.refreshTokenGrant(await client(), secret);
      const tokens = await grant().catch((error: unknown) => {
        // "invalid_grant": the user has ended the consent at the provider (RFC 6749 §5.2).
        const isEnded = error instanceof oidc.ResponseBodyError && error.error === "invalid_grant";
        throw new UnreadableCalendar(isEnded ? "calendar_refused" : "calendar_unreachable", error);
      });
      const hours = await hoursOf(between, (url, body, headers) =>
        ask(url, { token: tokens.access_token, body, headers, signal }),
      );
      const next = tokens.refresh_token;
      return { hours: merged(hours).slice(0, caps.hours), ...(next && next !== secret && { secret: next }) };
    },
  };
}

interface Asked {
  token: string;
  body: object | undefined;
  headers: Record<string, string> | undefined;
  signal: AbortSignal;
}

async function ask(url: URL, { token, body, headers, signal }: Asked): Promise<unknown> {
  const answer = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
    redirect: "error",
    signal,
  }).catch((error: unknown) => {
    throw new UnreadableCalendar("calendar_unreachable", error);
  });
  if (answer.status === 401 || answer.status === 403) throw new UnreadableCalendar("calendar_refused");
  if (!answer.ok) throw new UnreadableCalendar("calendar_unreachable");
  return answer.json().catch((error: unknown) => {
    throw new UnreadableCalendar("calendar_not_one", error);
  });
}

function parsed<T>(schema: z.ZodType<T>, answer: unknown): T {
  const { data, error } = schema.safeParse(answer);
  if (error) throw new UnreadableCalendar("calendar_not_one", error);
  return data;
}

const iso = (at: number) => new Date(at).toISOString();
const moment = z
  .string()
  .transform((text) => Date.parse(text))
  .pipe(z.number());

const googleAnswer = z.object({
  calendars: z.object({
    primary: z.object({
      busy: z
        .array(z.object({ start: moment, end: moment }))
        .max(10_000)
        .default([]),
    }),
  }),
});

/** Asks Google's "Freebusy: query" for the hours of the primary calendar. */
const googleHours =
  (base: string): HoursOf =>
  async ([from, to], ask) => {
    const body = { timeMin: iso(from), timeMax: iso(to), items: [{ id: "primary" }] };
    const { calendars } = parsed(googleAnswer, await ask(new URL(`${base}/calendar/v3/freeBusy`), body));
    return calendars.primary.busy.map(({ start, end }) => [start, end]);
  };

const microsoftTime = z.object({
  dateTime: z
    .string()
    .transform((text) => Date.parse(`${text.replace(/Z$/, "")}Z`))
    .pipe(z.number()),
});
const microsoftAnswer = z.object({
  value: z
    .array(
      z.object({
        start: microsoftTime,
        end: microsoftTime,
        showAs: z.string().optional(),
        isCancelled: z.boolean().optional(),
      }),
    )
    .max(10_000),
  "@odata.nextLink": z.string().optional(),
});

/** The most pages of events that are read. */
const mostPages = 10;

/** Asks Microsoft Graph's "List calendarView" for the events that are not free. */
const microsoftHours =
  (base: string): HoursOf =>
  async ([from, to], ask) => {
    const hours: Span[] = [];
    let next: URL | null = new URL(`${base}/v1.0/me/calendarView`);
    next.search = String(
      new URLSearchParams({
        startDateTime: iso(from),
        endDateTime: iso(to),
        $select: "start,end,showAs,isCancelled",
        $top: "500",
      }),
    );
    for (let page = 0; next && page < mostPages; page++) {
      const answer = await ask(next, undefined, { prefer: 'outlook.timezone="UTC"' });
      const { value, "@odata.nextLink": link } = parsed(microsoftAnswer, answer);
      for (const { start, end, showAs, isCancelled } of value)
        if (showAs !== "free" && !isCancelled) hours.push([start.dateTime, end.dateTime]);
      // A link to another host would receive the token of the user.
      next =
        link && URL.canParse(link) && new URL(link).origin === new URL(base).origin ? new URL(link) : null;
    }
    return hours;
  };

/** Returns a client of a provider. After a failure the provider's configuration is read again. */
function clientOf(config: Config, name: "GOOGLE_ISSUER" | "MICROSOFT_ISSUER", id: string, secret: string) {
  const issuer = new URL(securely(config, name));
  let discovered: Promise<oidc.Configuration> | null = null;
  const client = () => {
    discovered ??= oidc
      .discovery(issuer, id, secret, oidc.ClientSecretPost(secret), {
        timeout: timeoutSeconds,
        execute: issuer.protocol === "https:" ? [] : [oidc.allowInsecureRequests],
      })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  };
  return { client };
}

type Setting = "GOOGLE_ISSUER" | "GOOGLE_CALENDAR_URL" | "MICROSOFT_ISSUER" | "MICROSOFT_GRAPH_URL";

/** Returns the address of a setting. Plain http is only for a stand-in on this machine. @throws ConfigError */
function securely(config: Config, name: Setting): string {
  const { protocol, hostname } = new URL(config[name]);
  if (protocol !== "https:" && (config.production || !isLoopback(hostname)))
    throw new ConfigError(`Wrong setting: ${name}: must be https`);
  return config[name];
}
