import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ApiError } from "#kit/call.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

const folder = join(import.meta.dirname, "../../../../shared/data/cvs");

/** Real CVs and malicious files, which are not part of the repository. */
describe.skipIf(!existsSync(folder))("Applying with real files", () => {
  it("stores each file whole or not at all, with an error at the field", async () => {
    const api = await testApi();
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const names = (await readdir(folder)).filter((name) => /\.(pdf|docx?)$/.test(name));
    let sent = 0;
    for (const name of names) {
      const bytes = new Uint8Array(await readFile(join(folder, name)));
      const job = await makeJob(api.database.db);
      const answer = await call(contract.apply, {
        params: { id: job.id },
        body: {},
        files: { cv: new File([bytes], name) },
      }).then(
        () => 201,
        (error: ApiError) => {
          expect([name, error.errors[0]?.source?.pointer]).toEqual([name, "/cv"]);
          return error.status;
        },
      );
      expect([name, answer]).toEqual([name, answer === 201 ? 201 : 422]);
      if (answer === 201) sent += 1;
    }
    expect(sent).toBeGreaterThan(names.length / 2);
    const rows = await api.database.db.selectFrom("cv_files").select("id").execute();
    const files = await readdir(join(api.services.config.DATA_DIR, "files"), {
      recursive: true,
      withFileTypes: true,
    });
    expect(rows).toHaveLength(sent);
    expect(files.filter((entry) => entry.isFile())).toHaveLength(sent);
  }, 120_000);
});
