import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicantDetail, apply } from "#hiring/applications/contract.ts";
import { cvFile } from "#hiring/applications/contract-files.ts";
import { openScanner, ScannerUnavailable } from "#kit/files/clamd.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { scanCv } from "./commands/scan.ts";
import * as contract from "./contract.ts";

/** A scanner that implements INSTREAM and reports the configured files. */
function standIn(): { server: Server; answers: (answer: (bytes: Buffer) => string | null) => void } {
  let answer: (bytes: Buffer) => string | null = () => "stream: OK";
  const server = createServer((socket) => {
    let all = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (piece: Buffer) => {
      all = Buffer.concat([all, piece]);
      let at = "zINSTREAM\0".length;
      const parts: Buffer[] = [];
      while (at + 4 <= all.length) {
        const length = all.readUInt32BE(at);
        if (length === 0) {
          const said = answer(Buffer.concat(parts));
          if (said !== null) socket.end(`${said}\0`);
          return;
        }
        parts.push(all.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  return {
    server,
    answers: (next) => {
      answer = next;
    },
  };
}

const clamd = standIn();
let address: string;
let api: TestApi;
beforeAll(async () => {
  await once(clamd.server.listen(0, "127.0.0.1"), "listening");
  address = `tcp://127.0.0.1:${(clamd.server.address() as AddressInfo).port}`;
  api = await testApi({ CLAMD_URL: address });
});
afterAll(() => clamd.server.close());

const pdf = makePdf(["Nguyễn Văn An"], 200_000);
const file = { cv: new File([new Uint8Array(pdf)], "cv.pdf") };
const isFound = (bytes: Buffer) => (bytes.equals(pdf) ? "stream: Test.Virus FOUND" : "stream: wrong bytes");
const stateOf = async (id: number) =>
  (
    await api.database.db
      .selectFrom("cv_files")
      .select("scan_state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).scan_state;

/** Sends an application with a CV while the scanner gives no valid answer. */
async function applyUnscanned() {
  clamd.answers(() => "INSTREAM size limit exceeded. ERROR");
  const recruiter = await makeRecruiter(api.database.db);
  const job = await makeJob(api.database.db, { companyId: recruiter.companyId });
  const candidate = await api.as((await makeCandidate(api.database.db)).id);
  const { data } = await candidate(apply, { params: { id: job.id }, body: {}, files: file });
  const cvId = Number(data.attributes.cv?.id);
  const company = await api.as(recruiter.id);
  const params = { id: Number(data.id) };
  return {
    cvId,
    opened: () => refusal(company(cvFile, { params })),
    ownOpened: () => refusal(candidate(contract.myCvFile, { params: { id: cvId } })),
    card: async () => (await company(applicantDetail, { params })).data.attributes,
  };
}

describe("With a virus scanner, a CV", () => {
  it("is scanned before it is kept, and an infected one is refused", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    clamd.answers((bytes) => (bytes.equals(pdf) ? "stream: OK" : "stream: wrong bytes"));
    const { data } = await call(contract.keepCv, { body: {}, files: file });
    expect(await stateOf(Number(data.id))).toBe("clean");
    clamd.answers(isFound);
    expect(await refusal(call(contract.keepCv, { body: {}, files: file }))).toMatchObject({
      status: 422,
      codes: ["cv_infected"],
      pointers: ["/cv"],
    });
  });

  it("waits while the scanner is away: nobody is handed it before it is found clean", async () => {
    const sent = await applyUnscanned();
    expect(await stateOf(sent.cvId)).toBe("waiting");
    for (const opened of [sent.opened, sent.ownOpened])
      expect(await opened()).toMatchObject({ status: 409, codes: ["cv_not_scanned"] });
    expect((await sent.card()).cv.url).toBeNull();
    expect(api.queued).not.toContainEqual({ name: "read-cv", data: { id: sent.cvId } });
    await expect(scanCv(api.services, sent.cvId, monday)).rejects.toBeInstanceOf(ScannerUnavailable);
    clamd.answers(() => "stream: OK");
    await scanCv(api.services, sent.cvId, monday);
    expect(await stateOf(sent.cvId)).toBe("clean");
    expect((await sent.card()).cv.url).not.toBeNull();
    expect(api.queued).toContainEqual({ name: "read-cv", data: { id: sent.cvId } });
  });

  it("that turns out infected goes from the storage, the list and the application", async () => {
    const sent = await applyUnscanned();
    clamd.answers(isFound);
    await scanCv(api.services, sent.cvId, monday);
    expect(await stateOf(sent.cvId)).toBe("infected");
    expect(await sent.opened()).toMatchObject({ status: 409, codes: ["cv_infected"] });
    expect((await sent.ownOpened()).status).toBe(404);
    expect(await sent.card()).toMatchObject({ cv: { url: null }, cv_text: { state: "failed", text: null } });
  });
});

describe("The scanner", () => {
  it("is unavailable when nobody answers, at all or in time", async () => {
    clamd.answers(() => null);
    const slow = openScanner(address)?.scan(Readable.from([pdf]), 100);
    await expect(slow).rejects.toBeInstanceOf(ScannerUnavailable);
    for (const away of ["tcp://127.0.0.1:9", "unix:/nonexistent/clamd.ctl"])
      await expect(openScanner(away)?.scan(Readable.from([pdf]), 1000)).rejects.toBeInstanceOf(
        ScannerUnavailable,
      );
    expect(openScanner(undefined)).toBeNull();
  });

  it.skipIf(!existsSync("/usr/sbin/clamd"))("finds what a real clamd finds", async () => {
    const dir = await mkdtemp(join(tmpdir(), "sen-clamd-"));
    await chmod(dir, 0o755);
    const socket = join(dir, "clamd.ctl");
    const sign = Buffer.from("Nguyen Van Virus").toString("hex");
    await writeFile(join(dir, "test.ndb"), `Sen.Test:0:*:${sign}\n`);
    const settings = ["Foreground yes", `LocalSocket ${socket}`, `DatabaseDirectory ${dir}`, "User root"];
    await writeFile(join(dir, "clamd.conf"), `${settings.join("\n")}\n`);
    const daemon = spawn("/usr/sbin/clamd", ["-c", join(dir, "clamd.conf")], { stdio: "ignore" });
    const scan = (bytes: Buffer) => openScanner(`unix:${socket}`)?.scan(Readable.from([bytes]), 10_000);
    try {
      await expect.poll(() => existsSync(socket), { timeout: 20_000 }).toBe(true);
      expect(await scan(pdf)).toBe("clean");
      expect(await scan(Buffer.from("a Nguyen Van Virus b"))).toBe("infected");
    } finally {
      daemon.kill("SIGKILL");
      await once(daemon, "exit");
      await rm(dir, { recursive: true });
    }
  });
});
