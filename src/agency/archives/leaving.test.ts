import { beforeAll, describe, expect, it } from "vitest";
import { agencyReports } from "#agency/agency-reports/contract.ts";
import { newKey } from "#kit/files/storage.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { unzip } from "#test/unzip.ts";
import { loadDemo } from "../../app/demo.ts";
import type { Manifest } from "./archive/manifest.ts";
import { leaving } from "./testing/leaving.ts";

let api: TestApi;
let desk: Awaited<ReturnType<typeof leaving>>;
/** The administrator of the agency of the demo market: 300 people, 40 orders. */
let admin: { id: number; agencyId: number };
beforeAll(async () => {
  api = await testApi();
  await loadDemo(api.services);
  desk = await leaving(api);
  const { id, agency_id } = await api.database.db
    .selectFrom("accounts")
    .select(["id", "agency_id"])
    .where("email", "=", "consultant@sen.test")
    .executeTakeFirstOrThrow();
  admin = { id, agencyId: agency_id! };
  await storeFiles();
  api.queued.splice(0);
}, 120_000);

/** Stores the files of three CVs and one contract; the demo market draws its CVs when they are needed. */
async function storeFiles() {
  const { db } = api.database;
  const put = async (folder: string, text: string) => {
    const key = newKey(folder);
    await api.services.storage.put(key, Buffer.from(text), { contentType: "application/pdf" });
    return key;
  };
  const cvs = await db
    .selectFrom("applicants")
    .select("cv_file_id")
    .distinct()
    .where("agency_id", "=", admin.agencyId)
    .where("cv_file_id", "is not", null)
    .limit(3)
    .execute();
  for (const { cv_file_id } of cvs)
    await db
      .updateTable("cv_files")
      .set({ storage_key: await put("cv", `CV ${cv_file_id}`) })
      .where("id", "=", cv_file_id)
      .execute();
  const { id } = await db
    .selectFrom("clients")
    .select("id")
    .where("agency_id", "=", admin.agencyId)
    .executeTakeFirstOrThrow();
  const file = { client_id: id, is_contract: true, name: "Hợp đồng.pdf", type: "application/pdf", bytes: 8 };
  await db
    .insertInto("client_files")
    .values({ ...file, file_key: await put("client-file", "Hợp đồng"), added_at: new Date(0) })
    .execute();
}

const manifestOf = async (bytes: Buffer): Promise<Manifest> =>
  JSON.parse((await unzip(bytes)).get("manifest.json")!.toString());

describe("Leaving with everything", () => {
  it("moves an agency of 300 people into an empty one, with equal counts, file hashes and figures", async () => {
    const before = await desk.exported(admin.id);
    expect(before.archive).toMatchObject({ status: "ready", progress: 100, faults: [] });
    const rows = await desk.rowsOf(admin.agencyId);
    expect(rows.prospects).toBeGreaterThanOrEqual(250);
    expect(rows.job_orders).toBeGreaterThanOrEqual(40);

    const other = await desk.emptyAgency();
    const checked = await desk.checked(other.id, before.bytes);
    expect(checked.archive.faults).toEqual([]);
    expect(checked.archive).toMatchObject({ status: "checked", can: { import: true } });
    expect((await desk.rowsOf(other.agencyId)).clients).toBe(0);
    const done = await desk.imported(other.id, checked.id);
    expect(done).toMatchObject({ status: "done", faults: [] });
    expect(await desk.rowsOf(other.agencyId)).toEqual(rows);

    const after = await desk.exported(other.id);
    const [from, to] = [await manifestOf(before.bytes), await manifestOf(after.bytes)];
    const counts = ({ tables }: Manifest) =>
      Object.fromEntries(Object.entries(tables).map(([table, each]) => [table, each.rows]));
    expect(counts(to)).toEqual(counts(from));
    const hashes = ({ files }: Manifest) => files.map(({ sha256 }) => sha256).toSorted();
    expect(from.files).toHaveLength(4);
    expect(hashes(to)).toEqual(hashes(from));

    for (const name of ["fees", "debt", "submissions", "warranties", "forecast"] as const) {
      const query = name === "debt" || name === "forecast" ? {} : { period: "all" as const };
      const total = async (id: number) =>
        (await (await api.as(id))(agencyReports[name], { query: query as never })).data.attributes.total;
      expect(await total(other.id), name).toEqual(await total(admin.id));
    }
  }, 180_000);
});
