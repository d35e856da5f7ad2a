import { createHmac } from "node:crypto";
import * as oidc from "openid-client";
import { type Config, ConfigError, isLoopback } from "#kit/config.ts";
import type { Services } from "#kit/services.ts";
import type { Provider } from "./contract-providers.ts";

/** The identity that a provider reports. */
export interface ForeignIdentity {
  provider: Provider;
  subject: string;
  email: string | null;
  /** True only where the provider confirms that the address is the user's. */
  emailVerified: boolean;
  name: string | null;
}

/** The state of the flow: stored in the browser, signed, until the callback. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string;
}

export interface IdentityProvider {
  /** Returns the authorization address, and the state for checking the callback. */
  begin(): Promise<{ url: URL; flow: Flow }>;
  /** @throws for a wrong state or nonce, a used code, a denied consent, and any other error */
  finish(callback: URL, flow: Flow): Promise<ForeignIdentity>;
}

export interface IdentityProviders {
  readonly configured: readonly Provider[];
  get(provider: Provider): IdentityProvider | null;
}

const timeoutSeconds = 8;

/**
 * The providers that the operator configured.
 * @throws ConfigError for a provider without https, except loopback outside production
 */
export function createIdentityProviders(services: Services): IdentityProviders {
  const { config } = services;
  const known: Partial<Record<Provider, IdentityProvider>> = {};
  const { GOOGLE_CLIENT_ID: googleId, GOOGLE_CLIENT_SECRET: googleSecret } = config;
  if (googleId && googleSecret) known.google = google(config, googleId, googleSecret);
  const { FACEBOOK_CLIENT_ID: facebookId, FACEBOOK_CLIENT_SECRET: facebookSecret } = config;
  if (facebookId && facebookSecret) known.facebook = facebook(config, facebookId, facebookSecret);
  return {
    configured: Object.keys(known) as Provider[],
    get: (provider) => known[provider] ?? null,
  };
}

/** The redirect address, which the operator registers with the provider. */
export function callbackUrl(config: Config, provider: Provider): string {
  return `${config.publicUrl}/api/v2/auths/${provider}/callback`;
}

/** OpenID Connect: claims are signed; the configuration is read once from the discovery document. */
function google(config: Config, id: string, secret: string): IdentityProvider {
  const insecure = allowsPlain(config, "GOOGLE_ISSUER");
  let discovered: Promise<oidc.Configuration> | null = null;
  // After a failure the discovery is retried at the next sign-in.
  const discover = () => {
    discovered ??= oidc
      .discovery(new URL(config.GOOGLE_ISSUER), id, secret, oidc.ClientSecretPost(secret), {
        timeout: timeoutSeconds,
        // The signature of the ID token is verified too, not only the TLS connection.
        execute: [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  };
  return {
    async begin() {
      const flow = newFlow();
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: callbackUrl(config, "google"),
        scope: "openid email profile",
        state: flow.state,
        nonce: flow.nonce,
        prompt: "select_account",
        ...(await challenge(flow)),
      });
      return { url, flow };
    },
    async finish(callback, flow) {
      const tokens = await oidc.authorizationCodeGrant(await discover(), callback, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("No ID token");
      const address = text(claims.email)?.toLowerCase() ?? null;
      return {
        provider: "google",
        subject: claims.sub,
        email: address,
        emailVerified: address !== null && claims.email_verified === true,
        name: text(claims.name),
      };
    },
  };
}

/** Plain OAuth 2: the identity comes from the Graph API, which does not report whether an address is verified. */
function facebook(config: Config, id: string, secret: string): IdentityProvider {
  const insecure = [allowsPlain(config, "FACEBOOK_URL"), allowsPlain(config, "FACEBOOK_GRAPH_URL")].some(
    Boolean,
  );
  const server = {
    issuer: config.FACEBOOK_URL,
    authorization_endpoint: `${config.FACEBOOK_URL}/v23.0/dialog/oauth`,
    token_endpoint: `${config.FACEBOOK_GRAPH_URL}/v23.0/oauth/access_token`,
  };
  const client = new oidc.Configuration(server, id, secret, oidc.ClientSecretPost(secret));
  client.timeout = timeoutSeconds;
  if (insecure) oidc.allowInsecureRequests(client);
  return {
    async begin() {
      const flow = newFlow();
      const url = oidc.buildAuthorizationUrl(client, {
        redirect_uri: callbackUrl(config, "facebook"),
        scope: "email,public_profile",
        state: flow.state,
        ...(await challenge(flow)),
      });
      return { url, flow };
    },
    async finish(callback, flow) {
      const tokens = await oidc.authorizationCodeGrant(client, callback, {
        expectedState: flow.state,
        pkceCodeVerifier: flow.verifier,
      });
      const person = new URL(`${config.FACEBOOK_GRAPH_URL}/v23.0/me?fields=id,name,email`);
      // Proves to Facebook that this client uses the token.
      const proof = createHmac("sha256", secret).update(tokens.access_token).digest("hex");
      person.searchParams.set("appsecret_proof", proof);
      const answer = await oidc.fetchProtectedResource(client, tokens.access_token, person, "GET");
      if (!answer.ok) throw new Error(`The Graph answered ${answer.status}`);
      const said = (await answer.json()) as Record<string, unknown>;
      const subject = text(said.id);
      if (!subject) throw new Error("The Graph named nobody");
      return {
        provider: "facebook",
        subject,
        email: text(said.email)?.toLowerCase() ?? null,
        emailVerified: false,
        name: text(said.name),
      };
    },
  };
}

const text = (value: unknown): string | null => (typeof value === "string" && value.trim() ? value : null);

function newFlow(): Flow {
  return { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
}

async function challenge(flow: Flow) {
  return {
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: "S256",
  };
}

/** Plain http is only for a stub on this machine. */
function allowsPlain(config: Config, name: "GOOGLE_ISSUER" | "FACEBOOK_URL" | "FACEBOOK_GRAPH_URL"): boolean {
  const { protocol, hostname } = new URL(config[name]);
  if (protocol === "https:") return false;
  if (config.production || !isLoopback(hostname))
    throw new ConfigError(`Wrong setting: ${name}: must be https`);
  return true;
}
