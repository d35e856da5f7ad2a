import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hour, minute } from "#kit/clock.ts";
import { Problem } from "#kit/problem.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { cookieOf } from "#test/stub-provider.ts";
import { makeCandidate } from "./factory.ts";
import { verifyPassword } from "./passwords.ts";

let api: TestApi;
let email: string;
let id: number;
const right = "mưa rào tháng bảy";
/** A password hash in the product's format with minimal cost: the test counts attempts, not hashes. */
const cheap = "$argon2id$v=19$m=8,t=1,p=1$c2VuLW5vYm9keS1oZXJl$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
let hash: string;

beforeAll(async () => {
  api = await testApi();
  const { argon2Sync } = await import("node:crypto");
  const nonce = Buffer.from("sixteen bytes 16");
  const tag = argon2Sync("argon2id", {
    message: Buffer.from(right.normalize("NFKC")),
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 8,
    passes: 1,
  });
  hash = `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString("base64")}$${tag.toString("base64")}`;
});
beforeEach(async () => {
  ({ email, id } = await makeCandidate(api.database.db));
  await withPassword();
});

const withPassword = (of = id) =>
  api.database.db.updateTable("accounts").set({ password_hash: hash }).where("id", "=", of).execute();

const login = (ip: string, password = "guess", cookie = "", of = email) =>
  api.app.inject({
    method: "POST",
    url: "/api/v2/auths/login",
    remoteAddress: ip,
    headers: { cookie },
    payload: { email: of, password },
  });
const statuses = async (times: number, ip: (n: number) => string, cookie = "") => {
  const counts: Record<number, number> = {};
  for (let n = 0; n < times; n++) {
    const { statusCode } = await login(ip(n), "guess", cookie);
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
};
const anywhere = (n: number) => `203.0.${n >> 8}.${n & 255}`;
const retryAfter = async (ip: string) => Number((await login(ip)).headers["retry-after"]);

describe("Guessing the password of an account", () => {
  it("from one network is compared ten times, however often it is tried", async () => {
    expect(await statuses(300, () => "198.51.100.7")).toEqual({ 401: 10, 429: 290 });
  });

  it("from hundreds of networks is compared twenty times", async () => {
    expect(await statuses(300, anywhere)).toEqual({ 401: 20, 429: 280 });
  });

  it("counts an IPv6 customer's 64 bits as one network, and an IPv4 address in either notation", async () => {
    const ways = [
      (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`,
      (n: number) => (n % 2 === 0 ? "198.51.100.8" : "::ffff:198.51.100.8"),
    ];
    for (const way of ways) {
      ({ email, id } = await makeCandidate(api.database.db));
      await withPassword();
      expect(await statuses(12, way)).toEqual({ 401: 10, 429: 2 });
    }
  });

  it("waits twice as long after each further try, an hour at most, and starts anew after a day", async () => {
    const start = api.clock.now();
    await statuses(10, () => "198.51.100.7");
    const waits = [await retryAfter("198.51.100.7")];
    for (let n = 0; n < 3; n++) {
      api.clock.advance((waits.at(-1) ?? 0) * 1000);
      expect((await login("198.51.100.7")).statusCode).toBe(401);
      waits.push(await retryAfter("198.51.100.7"));
    }
    expect(waits).toEqual([900, 1800, 3600, 3600]);
    api.clock.advance(26 * hour);
    expect(await statuses(11, () => "198.51.100.7")).toEqual({ 401: 10, 429: 1 });
    api.clock.set(start);
  });

  it("from one network leaves every other one its tries", async () => {
    await statuses(30, () => "198.51.100.7");
    expect((await login("192.0.2.1", right)).statusCode).toBe(200);
  });

  it("looks the same where there is no such account", async () => {
    const [known, unknown] = await Promise.all(
      [email, "nobody@example.test"].map(async (of) => {
        const answers = [];
        for (let n = 0; n < 11; n++) answers.push(await login("198.51.100.9", "guess", "", of));
        return answers.map(({ statusCode, body, headers }) => [statusCode, body, headers["retry-after"]]);
      }),
    );
    expect(known).toEqual(unknown);
  });
});

describe("A device that has signed in to the account before", () => {
  const deviceOf = async (answer: ReturnType<typeof login>) => cookieOf(await answer, "device");

  it("is remembered out of scripts' reach, and signs in whatever others guess elsewhere", async () => {
    const first = await login("192.0.2.1", right);
    expect(String(first.headers["set-cookie"])).toMatch(
      /device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    await statuses(24, anywhere);
    await statuses(20, () => "192.0.2.1");
    expect((await login("192.0.2.1", right)).statusCode).toBe(429);
    const again = await login("192.0.2.1", right, cookieOf(first, "device"));
    expect(again.statusCode).toBe(200);
    // Other networks still wait: the owner's sign-in does not release them.
    expect((await login("203.0.9.9", right)).statusCode).toBe(429);
  });

  it("has ten tries too, and takes none from others", async () => {
    const device = await deviceOf(login("192.0.2.1", right));
    expect(await statuses(14, anywhere, device)).toEqual({ 401: 10, 429: 4 });
    expect((await login("192.0.2.1", right)).statusCode).toBe(200);
  });

  it("is one of this account's: another one's cookie, or one that was made up, is a stranger's", async () => {
    const other = await makeCandidate(api.database.db);
    await withPassword(other.id);
    const foreign = await deviceOf(login("192.0.2.2", right, "", other.email));
    await statuses(24, anywhere);
    const session = `device=${await api.token(id)}`;
    for (const cookie of [foreign, "device=x", session])
      expect((await login("192.0.2.2", right, cookie)).statusCode).toBe(429);
    // A browser shared by two people remembers both accounts.
    api.clock.advance(16 * minute);
    const both = await deviceOf(login("192.0.2.2", right, foreign));
    await statuses(24, anywhere);
    expect((await login("192.0.2.2", right, both)).statusCode).toBe(200);
    expect((await login("192.0.2.2", right, both, other.email)).statusCode).toBe(200);
  });

  it("is also one where the password was set by the mail's link", async () => {
    await statuses(24, anywhere);
    await api.app.inject({ method: "POST", url: "/api/v2/auths/forgot_password", payload: { email } });
    const mail = (await api.mails("accounts.reset_password")).at(-1);
    const password = "nắng lên mười giờ";
    const payload = { token: mail?.props.proof, password, password_confirmation: password };
    const reset = await api.app.inject({ method: "POST", url: "/api/v2/auths/reset_password", payload });
    await withPassword();
    await statuses(24, anywhere);
    expect((await login("192.0.2.3", right)).statusCode).toBe(429);
    expect((await login("192.0.2.3", right, cookieOf(reset, "device"))).statusCode).toBe(200);
  });
});

describe("Many who sign in at once", () => {
  it("wait in line by network; one network's hundred and first is told to come back, others are not", async () => {
    const refused: unknown[] = [];
    const crowd = Array.from({ length: 400 }, () =>
      verifyPassword("x", cheap, "198.51.100.0").catch((error: unknown) => refused.push(error)),
    );
    let ahead = 0;
    for (const one of crowd) void one.then(() => ahead++);
    const other = verifyPassword("x", cheap, "192.0.2.0").then(() => ahead - refused.length);
    expect(await other).toBeLessThan(20);
    await Promise.all(crowd);
    expect(refused).toHaveLength(298);
    for (const error of refused) {
      expect(error).toBeInstanceOf(Problem);
      expect(error).toMatchObject({ status: 429, retryAfterSeconds: 5 });
    }
  });
});

describe("The limit of sign-ins of a network", () => {
  it("is a hundred an hour for an IPv6 customer's 64 bits, whatever the address in them", async () => {
    const limited = await testApi({ RATE_LIMIT: "1" });
    const ask = (ip: string) =>
      limited.app.inject({
        method: "POST",
        url: "/api/v2/auths/login",
        remoteAddress: ip,
        payload: { email: `nobody${ip.replace(/\W/g, "")}@example.test`, password: "" },
      });
    const codes: number[] = [];
    for (let n = 1; n <= 110; n++) codes.push((await ask(`2001:db8::${n.toString(16)}`)).statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
    expect((await ask("2001:db8:0:1::1")).statusCode).toBe(422);
  });
});
