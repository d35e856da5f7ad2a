import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await testApi();
  origin = await api.app.listen({ port: 0, host: "127.0.0.1" });
});

/** Reads a stream of events until it contains `text`. */
async function until(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  let seen = "";
  while (!seen.includes(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended before "${text}": ${seen}`);
    seen += new TextDecoder().decode(value);
  }
  return seen;
}

describe("Following a board", () => {
  it("does not prevent the server from closing", async () => {
    const own = await testApi();
    const address = await own.app.listen({ port: 0, host: "127.0.0.1" });
    const recruiter = await makeRecruiter(own.database.db);
    const job = await makeJob(own.database.db, { companyId: recruiter.companyId });
    const headers = { authorization: `Bearer ${await own.token(recruiter.id)}` };
    const answer = await fetch(`${address}/api/v2/companies/jobs/${job.id}/events`, { headers });
    const left = own.app.close();
    expect(await answer.text()).toContain("event: open");
    await left;
  });

  it("receives a move; an account can open at most six streams", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId });
    const { id } = await makeApplicant(api.database.db, { job });
    const headers = { authorization: `Bearer ${await api.token(recruiter.id)}` };
    const openStream = () => fetch(`${origin}/api/v2/companies/jobs/${job.id}/events`, { headers });
    const answer = await openStream();
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    const reader = answer.body?.getReader();
    if (!reader) throw new Error("No body");
    await until(reader, "event: open");
    // The listening connection to the database is opened with the first stream.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const call = await api.as(recruiter.id);
    const { data } = await call(contract.board, { params: { id: job.id } });
    const screening = Number(data.attributes.stages.find(({ kind }) => kind === "screening")?.id);
    await call(contract.move, { params: { id }, body: { job_stage_id: screening } });
    await until(reader, "event: changed");
    const others = await Promise.all(Array.from({ length: 6 }, openStream));
    expect(others.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    await reader.cancel();
    for (const other of others) await other.body?.cancel();
    await expect
      .poll(async () => {
        const again = await openStream();
        await again.body?.cancel();
        return again.status;
      })
      .toBe(200);
  });
});
