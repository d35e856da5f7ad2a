import { type Bound, type OpenCall, on, onFile } from "#kit/http/handle.ts";
import { languageCookie, readLanguage } from "#kit/i18n.ts";
import { safePath } from "#kit/next.ts";
import { notFound } from "#kit/problem.ts";
import { closingPath, withWelcome } from "../access.ts";
import { ProviderRefusal, signInWithProvider } from "../commands/provider-sign-in.ts";
import {
  facebookBegin,
  facebookEnd,
  googleBegin,
  googleEnd,
  type Provider,
  type ProviderFailure,
  signInProviders,
} from "../contract-providers.ts";
import { isSecure, storeToken } from "../cookie.ts";
import { rememberDevice } from "../device.ts";
import { type FlowState, flowCookie, flowCookieOptions, flowSeconds } from "../flow-cookie.ts";
import { callbackUrl, type IdentityProviders } from "../providers.ts";
import type { TokenKeys } from "../tokens.ts";

type Begin = OpenCall<typeof googleBegin | typeof facebookBegin>;
type End = OpenCall<typeof googleEnd | typeof facebookEnd>;

/** Binds the endpoints of signing in with Google and Facebook: start and callback. */
export function providerAccounts(keys: TokenKeys, providers: IdentityProviders): Bound[] {
  const begin = (name: Provider) => (call: Begin) => beginSignIn({ keys, providers }, name, call);
  const end = (name: Provider) => (call: End) => endSignIn({ keys, providers }, name, call);
  return [
    on(signInProviders, async () => ({ data: [...providers.configured] })),
    onFile(googleBegin, begin("google")),
    onFile(googleEnd, end("google")),
    onFile(facebookBegin, begin("facebook")),
    onFile(facebookEnd, end("facebook")),
  ];
}

const to = (location: string) => ({ stream: "", headers: { location, "cache-control": "no-store" } });

function failed(code: ProviderFailure, next: string | null): string {
  const query = new URLSearchParams({ error: code });
  if (next) query.set("next", next);
  return `/login?${query}`;
}

interface Parties {
  keys: TokenKeys;
  providers: IdentityProviders;
}

/** Redirects to the provider, with the state of the sign-in in a sealed cookie. */
async function beginSignIn({ keys, providers }: Parties, name: Provider, call: Begin) {
  const { services, query, asOf, setCookie } = call;
  const provider = providers.get(name);
  if (!provider) throw notFound();
  const next = safePath(query.next);
  const site = query.site ?? null;
  try {
    const { url, flow } = await provider.begin();
    const state: FlowState = { ...flow, provider: name, next, site };
    const sealed = await keys.seal({ ...state }, new Date(asOf.getTime() + flowSeconds * 1000), asOf);
    const secure = isSecure(services);
    setCookie(flowCookie(secure), sealed, flowCookieOptions(secure));
    return to(url.href);
  } catch (error) {
    services.log.warn({ provider: name, err: error }, "sign-in provider is away");
    return to(failed("provider_failed", next));
  }
}

/** Signs in with the provider's answer, and redirects to the page after the sign-in. */
async function endSignIn({ keys, providers }: Parties, name: Provider, call: End) {
  const { services, query, asOf, setCookie, cookies, database, language, origin, actor, sessionId } = call;
  const provider = providers.get(name);
  if (!provider) throw notFound();
  const refuse = (code: ProviderFailure, next: string | null) => {
    call.note({ refused: code });
    return to(failed(code, next));
  };
  const secure = isSecure(services);
  const sealed = cookies[flowCookie(secure)];
  // A state is valid for one callback only, whatever its result.
  setCookie(flowCookie(secure), "", { ...flowCookieOptions(secure), maxAge: 0 });
  const flow = (sealed ? await keys.unseal(sealed, asOf) : null) as FlowState | null;
  if (!flow || flow.provider !== name) return refuse("provider_failed", null);
  if (query.error) {
    const denied = query.error === "access_denied" && query.state === flow.state;
    return refuse(denied ? "provider_denied" : "provider_failed", flow.next);
  }
  try {
    const callback = new URL(callbackUrl(services.config, name));
    for (const [key, value] of Object.entries(query)) if (value) callback.searchParams.set(key, value);
    const identity = await provider.finish(callback, flow);
    const { person, token, isNew, isClosing } = await signInWithProvider(database, keys, {
      identity,
      site: flow.site,
      // The browser returns from the provider's site, so the language of the page before is better than the
      // browser's own.
      language: readLanguage(cookies[languageCookie]) ?? language,
      origin,
      asOf,
      actor,
      endsSession: sessionId,
    });
    storeToken(services, setCookie, token);
    call.note({ person });
    await rememberDevice(keys, call, person.accountId);
    if (isClosing) return to(closingPath);
    return to(isNew ? withWelcome(flow.next ?? "/home") : (flow.next ?? "/home"));
  } catch (error) {
    if (error instanceof ProviderRefusal) return refuse(error.code, flow.next);
    services.log.warn({ provider: name, err: error }, "sign-in with a provider failed");
    return refuse("provider_failed", flow.next);
  }
}
