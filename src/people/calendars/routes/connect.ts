import { inTransaction } from "#kit/db.ts";
import type { CookieOptions, OpenCall } from "#kit/http/handle.ts";
import { assertAllowed, notFound, Problem } from "#kit/problem.ts";
import type { Account } from "#people/accounts/actor.ts";
import { isSecure } from "#people/accounts/cookie.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { workspaceOfAccount } from "#people/accounts/workspace.ts";
import { addCalendar, type NewCalendar, periodAt } from "../commands/calendars.ts";
import type { ConnectResult, connectCalendar, connectedCalendar } from "../contract.ts";
import { calendarsPath } from "../paths.ts";
import { mayAddCalendars } from "../policy.ts";
import { type ConnectedCalendars, type ConnectFlow, callbackUrl } from "../sources/providers.ts";
import { type CalendarProvider, readSeconds } from "../terms.ts";
import type { CalendarTools } from "../tools.ts";

interface Parties {
  keys: TokenKeys;
  tools: CalendarTools;
}

/** A connection in progress, in a sealed cookie of the browser that began it. */
interface Connecting extends ConnectFlow {
  provider: CalendarProvider;
  accountId: number;
}

const flowSeconds = 600;
const flowCookie = (secure: boolean) => (secure ? "__Host-calendar" : "calendar");
/** Lax: the provider returns by a top-level navigation, for which the browser must send the cookie. */
const cookieOptions = (secure: boolean): CookieOptions => ({
  httpOnly: true,
  sameSite: "lax",
  secure,
  path: "/",
  maxAge: flowSeconds,
});

const to = (location: string) => ({ stream: "", headers: { location, "cache-control": "no-store" } });
function back(actor: Account, result: ConnectResult) {
  const workspace = workspaceOfAccount(actor);
  return to(workspace ? `${calendarsPath(workspace)}?result=${result}` : "/");
}

function providerOf({ providers }: CalendarTools, provider: CalendarProvider): ConnectedCalendars {
  const found = providers[provider];
  if (!found) throw notFound();
  return found;
}

/** Redirects to the provider, with the state of the connection in a sealed cookie. */
export async function beginConnection({ keys, tools }: Parties, call: OpenCall<typeof connectCalendar>) {
  const { actor, params, services, asOf, setCookie } = call;
  assertAllowed(mayAddCalendars(actor));
  const provider = providerOf(tools, params.provider);
  try {
    const { url, flow } = await provider.begin();
    const state: Connecting = { ...flow, provider: params.provider, accountId: actor.accountId };
    const sealed = await keys.seal({ ...state }, new Date(asOf.getTime() + flowSeconds * 1000), asOf);
    const secure = isSecure(services);
    setCookie(flowCookie(secure), sealed, cookieOptions(secure));
    return to(url.href);
  } catch (error) {
    services.log.warn({ provider: params.provider, err: error }, "provider of calendars is away");
    return back(actor, "failed");
  }
}

/** Stores the calendar with the provider's answer, and redirects to the page of the own calendars. */
export async function endConnection({ keys, tools }: Parties, call: OpenCall<typeof connectedCalendar>) {
  const { actor, params, query, services, asOf, setCookie, cookies, database } = call;
  assertAllowed(mayAddCalendars(actor));
  const provider = providerOf(tools, params.provider);
  const secure = isSecure(services);
  const sealed = cookies[flowCookie(secure)];
  // A state is valid for one callback only, whatever its result.
  setCookie(flowCookie(secure), "", { ...cookieOptions(secure), maxAge: 0 });
  const flow = (sealed ? await keys.unseal(sealed, asOf) : null) as Connecting | null;
  if (!flow || flow.provider !== params.provider || flow.accountId !== actor.accountId)
    return back(actor, "failed");
  if (query.error) return back(actor, query.error === "access_denied" ? "denied" : "failed");
  try {
    const callback = new URL(callbackUrl(services.config, params.provider));
    for (const [key, value] of Object.entries(query)) if (value) callback.searchParams.set(key, value);
    const secret = await provider.finish(callback, flow);
    const { hours, secret: next } = await provider.read(
      secret,
      periodAt(asOf),
      AbortSignal.timeout(readSeconds * 1000),
    );
    const calendar: NewCalendar = {
      kind: params.provider,
      name: providerNames[params.provider],
      secret: next ?? secret,
      hours,
    };
    await inTransaction(database, (tx) =>
      addCalendar(tx, actor.accountId, calendar, { box: tools.box, asOf }),
    );
    return back(actor, "connected");
  } catch (error) {
    if (error instanceof Problem && error.errors[0]?.code === "too_many_calendars")
      return back(actor, "too_many");
    services.log.warn({ provider: params.provider, err: error }, "a calendar was not connected");
    return back(actor, "failed");
  }
}

const providerNames: Record<CalendarProvider, string> = { google: "Google Calendar", microsoft: "Outlook" };
