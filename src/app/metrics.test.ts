import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction, openDatabase } from "#kit/db.ts";
import { createHttp } from "#kit/http/server.ts";
import { queueMail } from "#kit/mail.ts";
import type { Services } from "#kit/services.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { testMail } from "#test/mail.ts";
import { addMetrics } from "./metrics.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function ask(config: Partial<Services["config"]>, headers: Record<string, string> = {}) {
  const services = { ...api.services, config: { ...api.services.config, ...config } };
  const app = await createHttp({ services, language: () => "en", errorText: (_language, code) => code });
  addMetrics(app, services);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  try {
    await (await fetch(`${url}/nothing`)).text();
    const answer = await fetch(`${url}/metrics`, { headers });
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  } finally {
    await app.close();
  }
}

const token = "a token of the metrics";

describe("/metrics", () => {
  it("shows the backlog of each lane, the queue, the event loop and the answers", async () => {
    const due = { language: "en", to: { email: "an@example.test", name: null }, props: {} } as const;
    await inTransaction(api.database, async (tx) => {
      await queueMail(tx, testMail("proof"), due);
      await queueMail(tx, testMail(), due);
      await queueMail(tx, testMail(), due);
      await queueMail(tx, testMail(), { ...due, sendAt: new Date(Date.now() + 3_600_000) });
    });
    const { status, type, text } = await ask({});
    expect(status).toBe(200);
    expect(type).toContain("text/plain");
    expect(text).toContain('sen_mails_waiting{lane="proof"} 1\n');
    expect(text).toContain('sen_mails_waiting{lane="other"} 2\n');
    expect(text).toMatch(/sen_mails_oldest_seconds\{lane="proof"\} \d/);
    expect(text).toContain("sen_mails_failed 0\n");
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).toContain('sen_http_answers_total{status="4xx"} 1\n');
    expect(text).toMatch(/sen_http_seconds_bucket\{le="10"\} 1\n/);
  });

  it("needs the token if one is set", async () => {
    expect((await ask({ METRICS_TOKEN: token })).status).toBe(401);
    expect((await ask({ METRICS_TOKEN: token }, { authorization: "Bearer no" })).status).toBe(401);
    const right = { authorization: `Bearer ${token}` };
    expect((await ask({ METRICS_TOKEN: token, production: true }, right)).status).toBe(200);
  });

  it("does not exist in production without one", async () => {
    expect((await ask({ production: true })).status).toBe(404);
  });

  it("shows the figures of the process while the database is away", async () => {
    const database = openDatabase("postgres://nobody@127.0.0.1:1/nowhere");
    const services = { ...api.services, database };
    const app = await createHttp({ services, language: () => "en", errorText: (_language, code) => code });
    addMetrics(app, services);
    const answer = await app.inject("/metrics");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("process_cpu_seconds_total");
    expect(answer.body).not.toContain("sen_mails");
    await app.close();
    await database.close();
  });
});
