import { expect, it, vi } from "vitest";
import { openLog } from "#kit/log.ts";
import { linkIn, mailTo, testSite } from "./browser.ts";

const lines: string[] = [];
const heard = vi.spyOn(console, "error").mockImplementation((...words) => void lines.push(words.join(" ")));
const site = await testSite({}, openLog("trace", { write: (line) => void lines.push(line) }));
const { db } = site.database;

const email = "nguyen.thi.bich@example.test";
const password = "Sen-nở-trong-ao-77";

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(site.url + path, { redirect: "manual", ...init });
  await answer.clone().text();
  return answer;
}
const post = (path: string, body: object) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const form = (path: string, body: Record<string, string>) =>
  ask(path, { method: "POST", headers: { origin: site.url }, body: new URLSearchParams(body) });

/** Returns the key in the link of the last mail of a template. */
async function keyIn(to: string, template: string, path: string): Promise<string> {
  const { text } = await mailTo(site, to, template);
  return new URL(linkIn(text, path)).searchParams.get("token") ?? "";
}

it("No log has a secret of an address, a session, a password, or the caller's identity", {
  timeout: 60_000,
}, async () => {
  const registered = await post("/api/v2/auths/register", {
    email,
    password,
    full_name: "Nguyễn Thị Bích",
    user_type: 1,
    phone: "0901234567",
  });
  expect(registered.status).toBe(201);
  const session = ((await registered.json()) as { token: string }).token;
  const verify = await keyIn(email, "accounts.verify_email", "/verify-email");
  expect((await ask(`/verify-email?token=${verify}`)).status).toBe(200);
  expect((await ask(`/verify-email%3Ftoken=${verify}`)).status).toBe(404);
  expect((await ask(`/verify-email/${verify}`)).status).toBe(404);
  expect((await ask(`/verify-email.data?token=${verify}`)).status).toBe(200);
  expect((await form(`/verify-email?token=${verify}`, { token: verify })).status).toBe(200);

  expect((await form("/forgot-password", { email })).status).toBe(302);
  const reset = await keyIn(email, "accounts.reset_password", "/forgot-password");
  expect((await ask(`/forgot-password/reset-password?token=${reset}`)).status).toBe(200);
  await post("/api/v2/auths/reset_password", { token: reset, password: "x" });
  await form("/login", { email, password: `${password}?` });

  const guest = "le.van.nam@example.test";
  expect((await post("/api/v2/public/job_alerts", { email: guest, keyword: "kế toán" })).status).toBe(201);
  const confirm = await keyIn(guest, "job_alerts.confirm", "/job-alerts");
  expect((await ask(`/job-alerts/confirm?token=${confirm}`)).status).toBe(200);
  expect((await form("/job-alerts/confirm", { token: confirm })).status).toBe(200);
  const { stop_token: stop } = await db
    .selectFrom("job_alerts")
    .select("stop_token")
    .executeTakeFirstOrThrow();
  expect((await ask(`/job-alerts/unsubscribe?token=${stop}`)).status).toBe(200);
  expect((await ask(`/api/v2/public/job_alerts/unsubscribe?token=${stop}`)).status).toBe(302);
  expect((await form(`/api/v2/public/job_alerts/unsubscribe?token=${stop}`, {})).status).toBe(200);

  const chat = await post("/api/v2/public/support_threads", { name: "Nam", email: guest, text: "Chào" });
  const { token: thread } = (await chat.json()) as { token: string };
  const threads = "/api/v2/public/support_threads";
  expect((await ask(`${threads}/${thread}`)).status).toBe(200);
  expect((await post(`${threads}/${thread}/messages`, { text: "Còn ai không?" })).status).toBe(201);
  expect((await ask(`${threads}/${thread}/nothing`)).status).toBe(404);
  expect((await ask(`/chat-with-support?token=${thread}`)).status).toBe(302);
  expect((await ask(`/chat-with-support/${thread}`)).status).toBe(404);
  expect((await ask("/chat-with-support", { headers: { cookie: `support=${thread}` } })).status).toBe(200);

  const code = "4_0AfrIepBcode-of-a-provider-that-nobody-may-read";
  await ask(`/api/v2/auths/google/callback?code=${code}&state=${code}`);
  const headers = { authorization: `Bearer ${session}` };
  expect((await ask("/api/v2/auths/me", { headers })).status).toBe(200);
  expect((await ask("/my-jobs/saved", { headers: { cookie: `token=${session}` } })).status).toBe(200);
  expect((await ask(`/companies?keyword=${encodeURIComponent(email)}`)).status).toBe(200);
  await ask(`/jobs/${encodeURIComponent(email)}`);

  // An error is logged with its cause.
  await db.schema.alterTable("support_keys").renameTo("support_keys_away").execute();
  expect((await ask(`${threads}/${thread}`)).status).toBe(500);
  expect((await ask(`/chat-with-support?token=${thread}`)).status).toBe(500);

  const log = lines.join("\n");
  expect(heard.mock.calls.length + lines.length).toBeGreaterThan(40);
  expect(log).toContain('"path":"/api/v2/public/support_threads/*/messages"');
  expect(log).toContain('"path":"/verify-email"');
  expect(log).toContain("support_keys");
  const secrets = {
    session,
    verify,
    reset,
    confirm,
    stop,
    thread,
    code,
    password,
    email,
    guest,
    phone: "901234567",
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(8);
    for (const written of [secret, encodeURIComponent(secret)])
      expect(
        lines.find((line) => line.includes(written)),
        name,
      ).toBeUndefined();
  }
});
