import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { TestApi } from "./api.ts";
import { atEnd } from "./at-end.ts";

/** A person with an account at the stub identity provider. */
export interface StubPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface StubProvider {
  url: string;
  /** The person who consents to the next sign-in; null for a refusal. */
  person: StubPerson | null;
  /** Makes the next ID token invalid by a wrong nonce, audience or signature. */
  spoil: "nonce" | "audience" | "signature" | null;
}

/**
 * Starts an identity provider on loopback: OpenID Connect (discovery, keys, one-time codes, PKCE), and the two addresses of Facebook's Graph API.
 */
export async function startStubProvider(): Promise<StubProvider> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const strange = (await generateKeyPair("RS256")).privateKey;
  const codes = new Map<string, { query: URLSearchParams; person: StubPerson }>();
  const tokens = new Map<string, StubPerson>();
  const stub: StubProvider = { url: "", person: null, spoil: null };

  function authorize(query: URLSearchParams, response: ServerResponse) {
    const back = new URL(query.get("redirect_uri") ?? "");
    back.searchParams.set("state", query.get("state") ?? "");
    if (stub.person) {
      const code = randomBytes(8).toString("hex");
      codes.set(code, { query, person: stub.person });
      back.searchParams.set("code", code);
    } else back.searchParams.set("error", "access_denied");
    response.writeHead(302, { location: back.href }).end();
  }

  async function exchange(form: URLSearchParams, facebook: boolean, response: ServerResponse) {
    const code = form.get("code") ?? "";
    const issued = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const right =
      issued?.query.get("code_challenge") === challenge &&
      issued.query.get("redirect_uri") === form.get("redirect_uri") &&
      form.get("client_secret") === "stub-secret";
    if (!issued || !right) return json(response, { error: "invalid_grant" }, 400);
    const accessToken = randomBytes(8).toString("hex");
    tokens.set(accessToken, issued.person);
    const answer = { access_token: accessToken, token_type: "bearer", expires_in: 3600 };
    if (facebook) return json(response, answer);
    const { spoil } = stub;
    const idToken = await new SignJWT({
      ...issued.person,
      nonce: spoil === "nonce" ? "another" : issued.query.get("nonce"),
    })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(stub.url)
      .setAudience(spoil === "audience" ? "somebody-else" : "stub-client")
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(spoil === "signature" ? strange : privateKey);
    return json(response, { ...answer, id_token: idToken });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", stub.url);
    const isFacebook = url.pathname.startsWith("/v23.0/");
    if (url.pathname === "/.well-known/openid-configuration")
      return json(response, {
        issuer: stub.url,
        authorization_endpoint: `${stub.url}/authorize`,
        token_endpoint: `${stub.url}/token`,
        jwks_uri: `${stub.url}/jwks`,
        id_token_signing_alg_values_supported: ["RS256"],
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
      });
    if (url.pathname === "/jwks")
      return json(response, {
        keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" }],
      });
    if (url.pathname === "/authorize" || url.pathname === "/v23.0/dialog/oauth")
      return authorize(url.searchParams, response);
    if (request.method === "POST") {
      let body = "";
      for await (const chunk of request) body += chunk;
      return exchange(new URLSearchParams(body), isFacebook, response);
    }
    const person = tokens.get(request.headers.authorization?.replace(/^Bearer /, "") ?? "");
    if (url.pathname !== "/v23.0/me" || !person) return json(response, {}, 404);
    return json(response, { id: person.sub, name: person.name, email: person.email });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atEnd(() => new Promise<void>((done) => server.close(() => done())));
  return stub;
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

/** Returns the product's settings with which the stub is both providers, Google and Facebook. */
export const stubSettings = (stub: StubProvider) => ({
  GOOGLE_CLIENT_ID: "stub-client",
  GOOGLE_CLIENT_SECRET: "stub-secret",
  GOOGLE_ISSUER: stub.url,
  FACEBOOK_CLIENT_ID: "stub-client",
  FACEBOOK_CLIENT_SECRET: "stub-secret",
  FACEBOOK_URL: stub.url,
  FACEBOOK_GRAPH_URL: stub.url,
});

export const cookieOf = (answer: { headers: Record<string, unknown> }, name: string): string =>
  [answer.headers["set-cookie"]]
    .flat()
    .map(String)
    .find((set) => set.startsWith(`${name}=`))
    ?.split(";")[0] ?? "";

/** Returns functions that sign in with the stub provider, as a browser does. */
export function providerBrowser(api: TestApi) {
  const get = (url: string, cookie = "") =>
    api.app.inject({ url, headers: { cookie, "accept-language": "vi" } });

  /** Goes to the provider and returns the address of the product's callback, without calling it. */
  async function walk(provider: "google" | "facebook", query = "") {
    const begun = await get(`/api/v2/auths/${provider}${query}`);
    if (begun.statusCode !== 302) throw new Error(`The start was answered ${begun.statusCode}`);
    const consent = await fetch(String(begun.headers.location), { redirect: "manual" });
    const back = new URL(consent.headers.get("location") ?? "");
    return { cookie: cookieOf(begun, "sign-in"), back, begun };
  }

  /**
   * Signs in with a provider.
   * @param session the session token of an account that is signed in already
   */
  async function signIn(provider: "google" | "facebook", query = "", session = "") {
    const { cookie, back } = await walk(provider, query);
    const ended = await get(back.pathname + back.search, session ? `${cookie}; token=${session}` : cookie);
    if (ended.statusCode !== 302) throw new Error(`The callback was answered ${ended.statusCode}`);
    const token = cookieOf(ended, "token").slice("token=".length);
    return { location: String(ended.headers.location), token };
  }

  return { get, walk, signIn };
}
